import { ExcelSilent, SelectionInParts, WorkbookProblem } from '../app/failures';
import { recordRun } from './record-run';
import { Silence, type OnWaiting } from './silence';
import { excelMessages } from './messages';

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
  const silence = new Silence(onWaiting, isEditingCell, isHasty);
  try {
    return await recordRun(
      (context) => work(silence.watched(context)),
      (recorded) => Promise.race([Excel.run(RUN_OPTIONS, recorded), silence.tooLong]),
    );
  } catch (error) {
    throw await asProblem(error);
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
    return codeOf(error) === EDIT_MODE;
  }
}

const EDIT_MODE = 'InvalidOperationInCellEditMode';

/** The error's code: unlike its message, it is the same in every language. '' for other errors. */
export function codeOf(error: unknown): string {
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

/** Excel's code if the selection is asked for, and several separate parts are selected. */
const IN_PARTS = 'InvalidSelection';

async function asProblem(error: unknown): Promise<unknown> {
  const code = codeOf(error);
  if (code === '') return error;
  if (TOO_MUCH.includes(code)) return new TooMuchAtOnce();
  if (GONE.includes(code)) return new TableMissing();
  // The pane loads this part while the network is available; without it, the code says enough.
  const part = await import(/* webpackChunkName: "commands" */ './sentences').catch(() => undefined);
  // Excel's own message may quote cells and is not written for users. Its code is shown, for people who are asked for help.
  const sentence = part?.sentences[code] ?? excelMessages.unknown(code);
  return code === IN_PARTS ? new SelectionInParts(sentence) : new WorkbookProblem(sentence);
}
