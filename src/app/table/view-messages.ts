import { paneWords } from '../../core/words/words';
import { countText } from '../../core/values/shown';

/** Sentences about the columns and saved views of a sheet. */
export const viewMessages = paneWords.words('viewMessages', {
  noSheet: (sheet: string) => `The workbook has no sheet ${sheet} any more. Download it first.`,
  viewGone: 'This view was deleted, perhaps on another device. Nothing was changed in the sheet.',
  dateTexts: (count: number) =>
    count === 1
      ? 'Excel has the date of 1 row as a text, so a view of a week hides this row. Type the date again as your Excel writes dates.'
      : `Excel has the dates of ${countText(count)} rows as texts, so a view of a week hides these rows. Type the dates again as your Excel writes dates.`,
  noRows: (name: string, header: string) =>
    `The view “${name}” shows no row: no row has its values of ${header} any more. Choose “All rows”, then save the view again with the present values.`,
});
