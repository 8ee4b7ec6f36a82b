import { sheetWords } from '../words/words';

/** Words that stand in cells of records. They are read in English too, in every language of the sheets. */
export const cellWords = sheetWords.words('cellWords', {
  openShift: 'Open shift',
  yes: 'Yes',
  no: 'No',
  userTypes: { A: 'Administrator', M: 'Manager', E: 'Employee', R: 'Read-only' },
});
