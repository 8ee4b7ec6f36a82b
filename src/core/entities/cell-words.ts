import { sheetWords } from '../words/words';

/** The types of users, by the service's codes. */
export const ENGLISH_USER_TYPES = { A: 'Administrator', M: 'Manager', E: 'Employee', R: 'Read-only' };

/**
 * The word for a shift of nobody in every language of Shiftsheet: lists, backups and pasted texts may come from a workbook in
 * another language.
 */
export const OPEN_SHIFT_WORDS: readonly string[] = ['Open shift', 'Offene Schicht'];

/** Words that stand in cells of records. They are read in English too, in every language of the sheets. */
export const cellWords = sheetWords.words('cellWords', {
  openShift: 'Open shift',
  yes: 'Yes',
  no: 'No',
  userTypes: ENGLISH_USER_TYPES,
});
