import { paneWords } from '../../core/words/words';
import { amount } from '../messages';

/** Sentences about tables that can't be used as they are, and words for their parts. */
export const tableMessages = paneWords.words('tableMessages', {
  /** `comesBack`: a download adds the missing columns. */
  missingColumns: (sheet: string, names: readonly string[], comesBack: boolean) => {
    const listed = names.map((name) => `"${name}"`).join(', ');
    const isOne = names.length === 1;
    const sentence = isOne
      ? `The table on ${sheet} has no column ${listed} any more. Rename the column as it was (or press Ctrl+Z if Excel still offers it). Nothing is lost.`
      : `The table on ${sheet} has no columns ${listed} any more. Rename the columns as they were (or press Ctrl+Z if Excel still offers it). Nothing is lost.`;
    if (!comesBack) return `${sentence} If neither works, open the workbook as it was last saved.`;
    return isOne
      ? `${sentence} Or download this table: the column is added again with the service’s values.`
      : `${sentence} Or download this table: the columns are added again with the service’s values.`;
  },
  /** A row that has no name, in the middle of a sentence. */
  rowName: (number: number) => `row ${number}`,
  rows: (count: number) => amount(count, 'row', 'rows'),
  cells: (count: number) => amount(count, 'cell', 'cells'),
  sheets: (count: number) => amount(count, 'sheet', 'sheets'),
});
