/**
 * Another workbook is in front, or a sheet that is no worksheet. Behind another workbook, Excel on Windows and Mac adds and shows no
 * sheet, selects nothing and freezes nothing, and says GeneralException, which other failures say too. Source: Office documentation,
 * "Troubleshooting Excel add-ins", part "API limitations when the active workbook switches". It says the same in odd cases while
 * several sheets are selected (OfficeDev/office-js, issue 2266).
 */
import { Cancelled, WorkbookProblem } from '../../app/failures';
import { writeMessages } from './messages';
import { errorCodeOf, GONE } from './run';
import { silenceLimit, type OnWaiting } from './silence';

/** Excel refused an act on sheets or windows, and did nothing of it. */
export class NotInFront extends WorkbookProblem {
  constructor() {
    super(writeMessages.notInFront);
  }
}

/** For an act that does nothing if Excel refuses it: throws a NotInFront if that may be the reason, or else the error. */
export function needsFront(error: unknown): never {
  throw isRefusedBehind(error) ? new NotInFront() : error;
}

/** For a sheet that could not be added: throws the sentence if the workbook's structure is protected, or else as `needsFront` does. */
export function notAdded(error: unknown, whenProtected: string): never {
  if (errorCodeOf(error) === 'AccessDenied') throw new WorkbookProblem(whenProtected);
  return needsFront(error);
}

/** For acts at the end of a batch that are only for the eye: swallows the error if another workbook may be in front. */
export function onlyInFront(error: unknown): void {
  if (!isRefusedBehind(error)) throw error;
}

/**
 * Whether Excel may have refused an act because another workbook is in front. InvalidSelection: not for the selection itself, which
 * may be in several parts.
 */
export function isRefusedBehind(error: unknown): boolean {
  return ['GeneralException', 'InactiveWorkbook', 'InvalidSelection'].includes(errorCodeOf(error));
}

/**
 * Whether Excel may have refused to name the worksheet in front, because a chart sheet is there (OfficeDev/office-js, issue 2444).
 * Something else may be missing too.
 */
export function isFrontUnnamed(error: unknown): boolean {
  return errorCodeOf(error) === 'UnsupportedSheet' || GONE.includes(errorCodeOf(error));
}

/** As parts of the time after which Excel counts as silent: how often an act is tried again, and for how long. */
const TRIES = 15;
const LONGEST = 4;

/**
 * Tries work that failed with a NotInFront again, until the user has come back to this workbook, for a minute. Throws a
 * Cancelled as soon as the signal aborts.
 */
export async function untilInFront<T>(
  work: () => Promise<T>,
  onWaiting: OnWaiting,
  signal: AbortSignal | undefined,
): Promise<T> {
  let isWaiting = false;
  try {
    for (let tries = TRIES * LONGEST; ; tries -= 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof NotInFront) || tries === 0) throw error;
      }
      if (!isWaiting) onWaiting(true, 'behind');
      isWaiting = true;
      await pause(silenceLimit() / TRIES, signal);
      if (signal?.aborted === true) throw new Cancelled();
    }
  } finally {
    if (isWaiting) onWaiting(false, 'behind');
  }
}

/** Resolves after some milliseconds, or as soon as the signal aborts. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
