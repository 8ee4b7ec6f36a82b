import { paneWords } from '../core/words/words';

/** What Excel could not do, and what helps. The pane may need these at its start. */
export const excelMessages = paneWords.words('excelMessages', {
  tableMissing:
    'The table or its sheet is no longer there. Download it anew, or press Ctrl+Z if Excel still offers it.',
  tooMuchAtOnce:
    'This is more than Excel can take or give at once, even in the smallest parts. Shorten the longest texts in the table, or choose fewer rows, then try again.',
  movedWhileRead:
    'The table kept moving while it was read. Wait until your changes are done, then try again: nothing is lost.',
  saveFirst:
    'Excel does not let Shiftsheet remember anything in a workbook that was never saved. Save the workbook first, then open Shiftsheet again. Nothing was read or sent.',
  otherPane:
    'Shiftsheet is at work in this workbook in another window, or at somebody else’s, and both have changed the same just now. What either knew is kept: wait until the other is done, then try again.',
  unknown: (code: string) => `Excel could not do this (${code}). Nothing you typed is lost; try again.`,
  noTable: (sheet: string) =>
    `The table of ${sheet} is no longer in this workbook. Download it anew, or press Ctrl+Z if Excel still offers it.`,
});
