import { sheetWords } from '../words/words';

/** The headers of Shiftsheet's own columns that have words. `Row` and `Status` are headers in all languages. */
export const ownWords = sheetWords.words('ownColumns', { message: 'Message' });
