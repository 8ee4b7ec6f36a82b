import { WorkbookProblem } from '../app/failures';

/** While the user types in a cell, Excel delays every batch; after this long the pane asks the user to finish. */
const WAITING_MS = 1000;

/**
 * `Excel.run` that waits while a cell is being edited, calls `onWaiting` if that is the reason for the wait, and turns
 * Excel's errors into sentences. Source: Office documentation, "Delay execution while cell is being edited".
 */
export async function runInExcel<T>(
  work: (context: Excel.RequestContext) => Promise<T>,
  onWaiting: (waiting: boolean) => void,
): Promise<T> {
  let isNotified = false;
  const timer = setTimeout(() => {
    void isEditingCell().then((editing) => {
      if (editing && !done) {
        isNotified = true;
        onWaiting(true);
      }
    });
  }, WAITING_MS);
  let done = false;
  try {
    return await Excel.run({ delayForCellEdit: true }, work);
  } catch (error) {
    throw asProblem(error);
  } finally {
    done = true;
    clearTimeout(timer);
    if (isNotified) onWaiting(false);
  }
}

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

const sentences: Readonly<Record<string, string>> = {
  [EDIT_MODE]: 'A cell is being edited. Press Enter or Esc to finish it, then try again: nothing is lost.',
  AccessDenied:
    'The sheet is protected, so Shiftsheet can’t write into it. Choose Review > Unprotect Sheet, then try again: nothing is lost.',
  InvalidSelection:
    'Several separate parts of the sheet are selected. Select rows that stand together, then try again.',
  ApiNotFound:
    'This Excel is too old for Shiftsheet: it needs Excel 2021, Microsoft 365 or Excel on the web.',
};

/** Excel's codes if a table, a sheet or a range is no longer there. */
export const GONE = ['ItemNotFound', 'InvalidObjectPath', 'InvalidReference'];

export class TableMissing extends WorkbookProblem {
  constructor() {
    super('The table or its sheet is no longer there. Press Ctrl+Z to bring it back, or download it anew.');
  }
}

/** A request or an answer was larger than Excel on the web allows (5 MB): the caller may try again with smaller parts. */
export class TooMuchAtOnce extends WorkbookProblem {
  constructor() {
    super(
      'The table holds more than Excel gives at once, even row by row. Shorten its longest texts, then try again.',
    );
  }
}

const TOO_MUCH = ['RequestPayloadSizeLimitExceeded', 'ResponsePayloadSizeLimitExceeded', 'RangeExceedsLimit'];

function asProblem(error: unknown): unknown {
  const code = codeOf(error);
  if (code === '') return error;
  if (TOO_MUCH.includes(code)) return new TooMuchAtOnce();
  if (GONE.includes(code)) return new TableMissing();
  // Excel's own message may quote cells and is not written for users. Its code is shown, for people who are asked for help.
  return new WorkbookProblem(
    sentences[code] ?? `Excel could not do this (${code}). Nothing you typed is lost; try again.`,
  );
}
