import { countText } from '../../core/values/shown';
import { paneWords } from '../../core/words/words';
import { amount } from '../messages';

/** Sentences about the sheet "Wanted". */
export const needMessages = paneWords.words('needMessages', {
  filled: (count: number, where: string) => `${amount(count, 'open shift', 'open shifts')} added: ${where}.`,
  notSent: 'Nothing has been sent yet. “Take back” removes the new rows.',
  noGaps: 'Nobody is missing here any more who has no open shift. The list is up to date now.',
  tooMany: (count: number, most: number) =>
    `${amount(count, 'person is', 'people are')} missing. At most ${countText(most)} open shifts are added at once, so none was. Look at “Heads” in the sheet, or fill the gaps of single needs.`,
  /** What is wrong with a row, without the row itself: the sentence stands in it. */
  unread: {
    empty: (_typed: string, column: string) => `${column}: the cell is empty.`,
    day: (typed: string, column: string) =>
      `${column}: “${typed}” can’t be read. Type weekdays such as Mon-Fri, a date such as 24 Dec 2026, or holiday.`,
    'no-holidays': (_typed: string, column: string, sheet: string) =>
      `${column}: this row counts on no holiday, because the workbook has no sheet ${sheet}, or no date in it. “Rules…” makes the sheet.`,
    time: (typed: string, column: string) =>
      `${column}: “${typed}” is no time of day that can be used here. Type a time such as 9:00 or 17:30. Type midnight at the end of a day as the text 24:00.`,
    'half-day': (typed: string, column: string) =>
      `${column}: until “${typed}” the need would last more than 16 hours, over midnight. If you mean the afternoon, type for example 17:00 or 5 PM.`,
    name: (typed: string, column: string) =>
      `${column}: nothing, or more than one record, is called “${typed}”.`,
    'no-place': (_typed: string, column: string) => `${column}: the row has no department, area or task.`,
    heads: (typed: string, column: string) =>
      `${column}: “${typed}” is no number of people. Type a whole number, such as 2.`,
    nobody: (typed: string, column: string) =>
      `${column}: “${typed}” on weekdays asks for nobody. Delete the row, or type a date or holiday on which nobody is needed.`,
    valid: (typed: string, column: string) =>
      `${column}: “${typed}” can’t be read. Type a date with its year, such as 1 Mar 2027.`,
    order: (typed: string, column: string) =>
      `${column}: “${typed}” is before the first day on which the row is valid, so the row never counts.`,
  },
  inRow: (row: number, sentence: string) => `Row ${row}, ${sentence}`,
  notAsTyped: (rows: number, sheet: string) =>
    rows === 1
      ? `1 row of ${sheet} does not count as it is typed. “Shifts” says why.`
      : `${countText(rows)} rows of ${sheet} do not count as they are typed. “Shifts” says why.`,
});
