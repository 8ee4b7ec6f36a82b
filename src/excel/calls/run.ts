import { ExcelSilent, WorkbookProblem } from '../../app/failures';
import type { ExcelRun, Unsubscribe } from '../../app/ports/excel-workbook';
import { paneWords } from '../../core/words/words';
import { excelMessages } from './messages';
import { hasCarriedOut, noteAnswer, endedSession } from './session';
import { Silence, type OnWaiting } from './silence';

/** calls/: sends work to Excel in batches, watches how long Excel is silent, and words what Excel refuses. */

type Work<T> = (context: Excel.RequestContext) => Promise<T>;

/**
 * `Excel.run` that waits while a cell is being edited, calls `onWaiting` while it waits, and turns Excel's errors into
 * sentences. If Excel does not answer, it ends with an ExcelSilent; the work is not repeated, because Excel may have done it.
 * Source: Office documentation, "Delay execution while cell is being edited".
 */
export async function runInExcel<T>(work: Work<T>, onWaiting: OnWaiting): Promise<T> {
  return runOnce(work, onWaiting, false);
}

/** The same for work that changes nothing: if Excel does not answer, it is started anew once, in a new context. */
export async function readInExcel<T>(work: Work<T>, onWaiting: OnWaiting): Promise<T> {
  try {
    return await runOnce(work, onWaiting, true);
  } catch (error) {
    if (!(error instanceof ExcelSilent)) throw error;
  }
  onWaiting(true, 'silent');
  try {
    return await runInExcel(work, onWaiting);
  } finally {
    onWaiting(false, 'silent');
  }
}

async function runOnce<T>(work: Work<T>, onWaiting: OnWaiting, isHasty: boolean): Promise<T> {
  const ended = endedSession();
  if (ended) throw ended;
  const silence = new Silence(onWaiting, isEditingCell, isHasty);
  try {
    return await recordRun(
      (context) => work(silence.watched(context)),
      (recorded) => Promise.race([Excel.run(RUN_OPTIONS, recorded), silence.tooLong]),
    );
  } catch (error) {
    throw asProblem(error, isHasty);
  } finally {
    silence.end();
  }
}

/**
 * No run asks for a group of undo steps (`mergeUndoGroup`). In such a group, each member without undo ends in UndoNotSupported
 * (Office documentation, "Undo capabilities with the Excel JavaScript API"), and people report runs that fail without one
 * (OfficeDev/office-js, issues 6711 and 6255), and a crash at Ctrl+Z (issue 6001).
 */
const RUN_OPTIONS: Excel.RunOptions = { delayForCellEdit: true };

/** Asks Excel for a small value without waiting: Excel refuses it only while a cell is being edited. */
async function isEditingCell(): Promise<boolean> {
  try {
    await Excel.run(async (context) => {
      context.application.load('calculationMode');
      await context.sync();
    });
    return false;
  } catch (error) {
    return errorCodeOf(error) === EDIT_MODE;
  }
}

const EDIT_MODE = 'InvalidOperationInCellEditMode';

/** The error's code: unlike its message, it is the same in every language. '' for other errors. */
export function errorCodeOf(error: unknown): string {
  return error instanceof OfficeExtension.Error ? error.code : '';
}

/** Excel's codes if a table, a sheet or a range is no longer there. */
export const GONE = ['ItemNotFound', 'InvalidObjectPath', 'InvalidReference'];

export class TableMissing extends WorkbookProblem {
  constructor() {
    super(excelMessages.tableMissing);
  }
}

/** A request or an answer was larger than Excel on the web allows (5 MB), however little was in it. */
export class TooMuchAtOnce extends WorkbookProblem {
  constructor() {
    super(excelMessages.tooMuchAtOnce);
  }
}

/** Excel's code for a request that it refuses because it is too large. Nothing of the batch is carried out. */
export const REQUEST_TOO_LARGE = 'RequestPayloadSizeLimitExceeded';

/** Excel's code for an answer that is too large to come back. What the batch wrote is written. */
export const ANSWER_TOO_LARGE = 'ResponsePayloadSizeLimitExceeded';

/** Excel's codes for too much at once; the last one is for a range of more cells than Excel reads at once. */
export const TOO_MUCH = [REQUEST_TOO_LARGE, ANSWER_TOO_LARGE, 'RangeExceedsLimit'];

/** `isRead`: the work has only read, which no protection of a sheet forbids. */
function asProblem(error: unknown, isRead: boolean): unknown {
  const code = errorCodeOf(error);
  if (code === '') return error;
  const ended = endedSession();
  if (ended) return ended;
  if (TOO_MUCH.includes(code)) return new TooMuchAtOnce();
  if (code === 'AccessDenied' && (isRead || !hasCarriedOut()))
    return new WorkbookProblem(excelMessages.notAllowedYet);
  if (GONE.includes(code)) return new TableMissing();
  // Excel's own message may quote cells and is not written for users. Its code is shown, for people who are asked for help.
  return new WorkbookProblem(excelSentences[code] ?? excelMessages.unknown(code));
}

/** In place of Excel's code if Excel has not answered. The round trip that is still open is not in the list. */
const SILENT = 'silent';

type MeasuredWork<T> = (context: Excel.RequestContext) => Promise<T>;

/** A page has one Excel, so these are the listeners of the page. */
const listeners = new Set<(run: ExcelRun) => void>();

/** Calls the listener after each piece of work in Excel. */
export function onRun(listener: (run: ExcelRun) => void): Unsubscribe {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lets `run` do the work in Excel, and reports how long it and its round trips took, and Excel's code if it failed. Of an
 * error only the code and the place in the API are reported: its message may quote cells.
 */
async function recordRun<T>(work: MeasuredWork<T>, run: (work: MeasuredWork<T>) => Promise<T>): Promise<T> {
  const since = (began: number) => performance.now() - began;
  const began = performance.now();
  const trips: number[] = [];
  let failure: Pick<ExcelRun, 'code' | 'member'> = {};
  try {
    return await run(async (context) => {
      const sync = context.sync.bind(context);
      context.sync = async (value) => {
        const sent = performance.now();
        try {
          const answer = await sync(value);
          noteAnswer();
          return answer;
        } catch (error) {
          noteAnswer(errorCodeOf(error));
          throw error;
        } finally {
          trips.push(since(sent));
        }
      };
      try {
        return await work(context);
      } finally {
        context.sync = sync; // `Excel.run` calls it again at its end, without anything to send
      }
    });
  } catch (error) {
    if (error instanceof ExcelSilent) failure = { code: SILENT };
    if (error instanceof OfficeExtension.Error)
      failure = { code: error.code, ...memberOf(error.debugInfo?.errorLocation) };
    throw error;
  } finally {
    for (const listener of listeners) listener({ ms: since(began), trips, ...failure });
  }
}

/** The place of an error, if it is a member of Excel's API. Any other text could be data. */
function memberOf(place = ''): Pick<ExcelRun, 'member'> {
  const [name = '', member = ''] = place.split('.');
  const { prototype = {} } = (Excel as unknown as Record<string, { prototype?: object }>)[name] ?? {};
  return member in prototype ? { member: `${name}.${member}` } : {};
}

const editing =
  'A cell is being edited. Press Enter or Esc to finish it, then try again: nothing you typed is lost.';
const noRoom =
  'Merged cells, a PivotTable or another table are where the table needs room. Move them, then try again: nothing you typed is lost.';
const tooBusy = 'Excel has too much to do. Wait a minute, then try again: nothing you typed is lost.';
const noMemory =
  'This is more than Excel can do with its memory. Close other workbooks, then try again: nothing you typed is lost.';

const unable =
  'This Excel can’t do what Shiftsheet needs here. Open the workbook in another Excel, for example on the web: nothing you typed is lost.';

const behind =
  'Another workbook is in front. Come back to this one, then try again: nothing you typed is lost.';

/** By Excel's codes. Source: Office documentation, "Error handling with the application-specific JavaScript APIs". */
export const excelSentences: Readonly<Record<string, string>> = paneWords.words('excelSentences', {
  InvalidOperationInCellEditMode: editing,
  // The page "Delay execution while cell is being edited" names this code for it; it may have other reasons.
  InvalidOperation: `Excel can’t do this now. ${editing.replace('A cell is', 'Perhaps a cell is')}`,
  AccessDenied:
    'The sheet is protected, so Shiftsheet can’t write into it. Choose Review > Unprotect Sheet, then try again: nothing you typed is lost. If it is not protected, a virus scanner may keep Excel from it.',
  // Nobody asks for the selection here (show-table.ts does).
  InvalidSelection: behind,
  InactiveWorkbook: behind,
  InsertDeleteConflict: noRoom,
  MergedRangeConflict: noRoom,
  PivotTableRangeConflict: noRoom,
  FilteredRangeConflict:
    'A filter is in the way. Choose Data > Clear on this sheet, then try again: nothing you typed is lost.',
  NonBlankCellOffSheet:
    'The table needs more rows or columns, and cells at the end of the sheet would be pushed off it. Move them, then try again: nothing you typed is lost.',
  OperationCellsExceedLimit: noMemory,
  MemoryLimitReached: noMemory,
  ActivityLimitReached: tooBusy,
  RequestAborted: tooBusy,
  NotImplemented: unable,
  UnsupportedFeature: unable,
  UnsupportedFillType: unable,
  UnsupportedOperation: unable,
  UnsupportedSheet:
    'A chart sheet may be in front. Click the tab of a worksheet, then try again: nothing you typed is lost.',
  Conflict:
    'Somebody else has changed the same in this workbook just now. Wait a moment, then try again: nothing you typed is lost.',
  ApiNotFound:
    'This Excel is too old for Shiftsheet: it needs Excel 2021, Microsoft 365 or Excel on the web.',
});

/**
 * Marks a range that is used in one batch only. `Excel.run` keeps a reference to every other range and releases it in a
 * request of its own, which is one more round trip. Source: Office documentation, "Memory management", `untrack`.
 */
export function untracked<Cells extends Excel.Range | Excel.RangeAreas>(range: Cells): Cells {
  return range.untrack() as Cells;
}

/** A part of another range: row and column counted from 0 within it. */
export function subRange(
  within: Excel.Range,
  row: number,
  column: number,
  rows: number,
  columns: number,
): Excel.Range {
  return untracked(untracked(within.getCell(row, column)).getResizedRange(rows - 1, columns - 1));
}

/** Whether Excel has answered with what the function reads: Office.js throws if it has not. */
export function isLoaded(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
