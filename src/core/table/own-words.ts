import { sheetWords } from '../words/words';

/** Headers and notes of Shiftsheet's own columns. `Row` and `Status` are headers in all languages. */
export const ownWords = sheetWords.words('ownColumns', {
  row: 'Tells Shiftsheet which row is which. Leave it hidden.',
  status: 'Empty: as on the service. New or Edited: not pushed yet. Fix: see Message. 0: stored.',
  message: 'Message',
  messageNote: 'What happened to this row, and what to do.',
  inTheService: (note: string, names: string) => `${note} In the service: ${names}.`,
  unknownField: 'Sent by the service; Shiftsheet does not know this field and only shows it.',
});
