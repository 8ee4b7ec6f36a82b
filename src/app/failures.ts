/**
 * What can go wrong outside the sheet's own contents. All failures have one root. Each constructor owns its sentence, which
 * says what happened, why, and what to do. No sentence contains a secret.
 */
import { paneWords } from '../core/words/words';

export abstract class ShiftsheetError extends Error {
  override name = this.constructor.name;
}

/** The add-in can't be used with this address, session ID or SP. `field` is the field that the user must correct. */
export class AddressProblem extends ShiftsheetError {
  constructor(
    readonly field: 'baseUrl' | 'sessionId' | 'sp',
    sentence: string,
  ) {
    super(sentence);
  }
}

/** The workbook can't be used as it is: a table was deleted, a column renamed, a cell is being edited, a sheet is protected. */
export class WorkbookProblem extends ShiftsheetError {}

/** The workbook has no table of this kind. */
export class NoTable extends WorkbookProblem {}

/** Several separate parts of the sheet are selected (Ctrl). Excel gives only a selection of one part. */
export class SelectionInParts extends WorkbookProblem {}

/** Waits for work without which everything else is still right, such as colours. That the workbook refuses it is no failure. */
export async function ifPossible(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof WorkbookProblem)) throw error;
  }
}

/** Excel has not answered. What it was asked to do may be done or not. */
export class ExcelSilent extends WorkbookProblem {
  constructor() {
    super(failureMessages.excelSilent);
  }
}

/**
 * Excel has ended the session: it refuses everything from now on, and what it had not saved yet may be lost. Only opening the
 * workbook again helps. No WorkbookProblem: no caller may go on without what it has asked for.
 */
export class ExcelSessionEnded extends ShiftsheetError {
  constructor(isOnWeb: boolean) {
    super(isOnWeb ? failureMessages.sessionEndedOnWeb : failureMessages.sessionEnded);
  }
}

/** Another pane has written a part of the workbook's memory since this pane read it. */
export class WrittenElsewhere extends WorkbookProblem {
  constructor() {
    super(failureMessages.writtenElsewhere);
  }
}

/** Another pane has taken the lock while this pane was silent. What was planned here may be stored by now. */
export class LockLost extends WorkbookProblem {
  constructor() {
    super(failureMessages.lockLost);
  }
}

/** The words of the sheets' language can't be loaded. In English, the columns and the texts of Status would not be found. */
export class WordsMissing extends WorkbookProblem {
  constructor() {
    super(failureMessages.wordsMissing);
  }
}

/** The user has ended the job, or closing the pane has. */
export class Cancelled extends ShiftsheetError {
  constructor() {
    super(failureMessages.cancelled);
  }
}

/** What happened, why, and what to do, for failures that any job can have. */
export const failureMessages = paneWords.words('failureMessages', {
  excelSilent:
    'Excel does not answer, so Shiftsheet stopped waiting. Save the workbook and open it again; on the web, reload the page. Rows that were sent are not stored twice. Shiftsheet first finds out which of them are stored.',
  sessionEndedOnWeb:
    'Excel has ended this session. Reload the page (F5), then open Shiftsheet: it first looks which rows are stored.',
  sessionEnded:
    'Excel has ended this session. Close the workbook and open it again, then open Shiftsheet: it first looks which rows are stored.',
  writtenElsewhere:
    'Shiftsheet is at work in this workbook in another window or on another computer, and both have changed the same data. Download, check, and repeat what is missing.',
  lockLost:
    'While Shiftsheet waited here, it went on working in another window or on another computer. So that nothing is stored twice, it stopped here. Wait until it has finished there, then try again.',
  wordsMissing:
    'The words for the language of this workbook can’t be loaded, so Shiftsheet can’t read its sheets. Nothing was changed. Check the network, then try again. If that does not help, choose “Reload Shiftsheet” in the menu at the top of the pane.',
  cancelled: 'Stopped, as you asked.',
});
