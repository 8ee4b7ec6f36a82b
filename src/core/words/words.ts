import { Vocabulary } from './vocabulary';

/** The words of the pane, of messages and of reports: in the language of the person who works. */
export const paneWords = new Vocabulary();

/**
 * The words of the sheets: names of sheets and columns, notes of headers, texts of Status and of dropdowns. They are in the
 * language in which the workbook was begun, for everybody who opens it.
 */
export const sheetWords = new Vocabulary();
