import { columnWords } from '../messages';

const LETTERS = 26;
const A = 'A'.charCodeAt(0);

/** The name of a column without a header, by its letters as in a sheet: 0 is `column A`, 26 is `column AA`. */
export function columnName(at: number): string {
  let letters = '';
  for (let rest = at; rest >= 0; rest = Math.floor(rest / LETTERS) - 1)
    letters = String.fromCharCode(A + (rest % LETTERS)) + letters;
  return columnWords.columnNamed(letters);
}
