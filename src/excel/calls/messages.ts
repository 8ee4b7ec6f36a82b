import { paneWords } from '../../core/words/words';

/** What Excel could not do, and what helps. */
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
  notAllowedYet:
    'Excel does not let add-ins work in this workbook yet. Choose a sensitivity label if Excel asks for one, or Enable Editing. If the workbook is open for viewing only, choose Editing and reload the page. Then come back to this pane.',
  selectionInParts:
    'Several separate parts of the sheet, a chart or a picture are selected, or another workbook is in front. Select rows of this workbook that stand together, then try again.',
  unknown: (code: string) => `Excel could not do this (${code}). Nothing you typed is lost; try again.`,
  noTable: (sheet: string) =>
    `The table of ${sheet} is no longer in this workbook. Download it anew, or press Ctrl+Z if Excel still offers it.`,
});

/** What the ornaments of tables are called in a sentence. */
const ornamentWords = {
  widths: 'column widths',
  hidden: 'hidden columns',
  dropdowns: 'dropdowns',
  notes: 'notes of headers',
  looks: 'the look of tables and tabs',
  swatches: 'colours of colour columns',
  rules: 'colours of Status and of changed cells',
  groups: 'groups of columns',
};

/** One of the ornaments of a table (table/ornaments.ts). */
export type Ornament = keyof typeof ornamentWords;

/** What Excel could not write, and what helps. */
export const writeMessages = paneWords.words('writeMessages', {
  movedWhileWritten:
    'The table kept moving while Shiftsheet wrote into it. Wait until your changes are done, then try again: nothing is lost.',
  putIntoOtherRows:
    'Excel put values into other rows than Shiftsheet wrote them to, as it may under a filter or in merged cells. The old contents were put back. Choose Data > Clear to show all rows, unmerge cells in the table, then try again: nothing is lost.',
  notPutBack:
    'Excel put cells into other rows than Shiftsheet wrote them to, and some could not be put back. Press Ctrl+Z if Excel still offers it: it undoes the last changes of the table. Else compare the table with an earlier version of the file. Then choose Data > Clear to show all rows, and try again.',
  noListSheet:
    'The workbook’s structure is protected, so Shiftsheet can’t add the hidden sheet that its dropdowns need. Choose Review > Protect Workbook to lift that, or go on without dropdowns and type the names.',
  noSheet:
    'The workbook’s structure is protected, so Shiftsheet can’t add a sheet. Choose Review > Protect Workbook to lift that, then try again: nothing you typed is lost.',
  rulesUnreadable:
    'Excel can’t read the colour rules of this sheet, so Shiftsheet left all of them. Choose Home > Conditional Formatting > Manage Rules to change them by hand: nothing you typed is lost.',
  /** One notice for all tables of a download. */
  ornamentsRefused: (ornaments: readonly Ornament[]) =>
    `Excel refused some ornaments of the sheets: ${ornaments.map((ornament) => ornamentWords[ornament]).join(', ')}. The data are complete.`,
  notInFront:
    'Excel could not add or show a sheet, perhaps because another workbook is in front, or several sheets are selected: the title of Excel’s window then says [Group]. Come back to this workbook, click the tab of one sheet, then try again: nothing is lost.',
  rowColumnLost: (sheet: string, column: string) =>
    `The table on ${sheet} has lost its "${column}" column. Press Ctrl+Z if Excel still offers it, or open the workbook as it was last saved.`,
});
