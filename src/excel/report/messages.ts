import { countText } from '../../core/values/shown';
import { paneWords } from '../../core/words/words';

/** Sentences and texts about reports that only the code for Excel uses. */
export const sheetMessages = paneWords.words('sheetMessages', {
  /** Excel's own codes: the number of the page, the number of pages, and the day and time of printing. */
  pageOf: 'Page &P of &N',
  printedAt: 'Printed &D &T',
  structureProtected:
    'The workbook’s structure is protected, so the report can’t get a worksheet. Choose Review > Protect Workbook to lift that, then make the report again.',
  keepsMoving:
    'The report’s worksheet kept changing while it was drawn. Wait until your changes are done, then make the report again.',
  nameTaken: (name: string) =>
    `This workbook has a name ${name} of yours, which Shiftsheet needs for the report. Rename it in Formulas > Name Manager, then make the report again.`,
  tooBig:
    'The report has more rows or columns than a worksheet. Choose a shorter period or fewer people, then make it again.',
  notesMoved: (cells: number) =>
    cells === 1
      ? 'A note of yours stood where the report needed room: it is to the right of the report now, in its row.'
      : `${countText(cells)} cells with notes of yours stood where the report needed room: they are to the right of the report now, in their rows.`,
  leftAsItWas: (sheet: string) =>
    `It is on a new sheet: in the old one, ${sheet}, your notes could not be moved safely, so the old sheet was kept.`,
  ornamentsRefused:
    'Excel refused charts, colours or widths of the report. Its texts and numbers are complete.',
  pagesRefused:
    'The report is complete, but Excel could not set up its pages for printing. This happens if no printer is installed. Check Page Layout before you print, or make the report again.',
  noSheet: 'The report’s worksheet is no longer in this workbook. Make the report again.',
});
