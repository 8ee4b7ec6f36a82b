import { paneWords } from '../../core/words/words';
import { number } from '../messages';

/** Sentences about sending and undoing. */
export const pushMessages = paneWords.words('pushMessages', {
  notSaved: (why: string) => `The push is done, but the workbook could not be saved after it: ${why}`,
  oldValues:
    'Excel calculates this workbook by hand only, and has not calculated the latest changes. Formulas in the tables may show old values. Press F9, then check before you push.',
  finishing: 'Writing the push log and saving the workbook',
  saveYourself: 'Save the workbook (Ctrl+S): it then remembers this push when it is opened again.',
  decided: {
    'put-back': (rows: string) => `Put back: ${rows}.`,
    'open-shift': (rows: string) => `Put back as open shifts: ${rows}. Push to free them on the service.`,
    forget: (rows: string) => `Forgotten here: ${rows}. They are still on the service.`,
  },
  resolved: {
    mine: (rows: string) => `${rows}: your values are kept. Push to send them.`,
    theirs: (rows: string) => `${rows}: the sheet now shows their values.`,
  },
  unusual: (updated: number, total: number, many: string) =>
    `This push changes ${number(updated)} of ${number(total)} ${many} (${number(Math.round((updated / total) * 100))} %).`,
  confirmUnusual: 'First tick the box to confirm that you want all these changes.',
  noConflicts: 'No row is changed on both sides any more.',
  findingOut: 'Asking the service which rows are stored',
  foundOut: {
    stored: (rows: string) => `Stored: ${rows}.`,
    notStored: (rows: string) => `Not stored: ${rows}. Push to send them.`,
    asked: (rows: string) => `Nobody but you can say it: ${rows}. “Check” shows the question.`,
    open: (rows: string) => `Still in doubt: ${rows}. Try it again later.`,
    nothing: 'No row is in doubt any more.',
  },
  conflictsChanged: (rows: string) =>
    `Not decided: ${rows}, because the pane had not shown what is there now. Look at the values and decide again.`,
  fixed: (cells: string) => `${cells} changed.`,
  planChanged: 'The sheet has changed since you looked. Here is what would be sent now.',
  nothingToPush: (many: string) => `Nothing to push: no row of ${many} is new or edited.`,
  nothingToPushOf: (rows: number) =>
    rows === 1
      ? 'Nothing to push: the selected row is neither new nor edited.'
      : 'Nothing to push: none of the selected rows is new or edited.',
  nothingToPushAnywhere: 'Nothing to push: no row of any table is new or edited.',
  noTables: 'There is no table in this workbook yet. Download first.',
  nothingButFix: (rows: string) => `Nothing can be sent yet: ${rows} must be corrected first.`,
  savePasswords: 'Save or copy the first passwords, then tick that you have them. Shiftsheet keeps no copy.',
  badPassword: 'A first password can’t be used as it is; see below.',
  sentBefore:
    'An earlier push sent this row and got no answer. This push finds out first whether it is stored, and stores nothing twice.',
  stoppedByUser: 'Stopped, as you asked.',
  readingSheet: 'Reading the sheet',
  readingBack: (many: string) => `Reading the ${many} back`,
  sendingRows: (sent: number, total: number) => `Sending ${number(sent)} of ${number(total)} rows`,
  waiting: (seconds: number) => `The service is busy. Shiftsheet goes on in ${number(seconds)} seconds`,
  waitTooLong: (seconds: number) =>
    `The service asks to wait for ${number(Math.ceil(seconds / 60))} minutes. Push the remaining rows then.`,
  wholeCallRefused: (message: string, code: string) =>
    `The service refused the whole call: ${message === '' ? 'it gave no reason' : message} (code ${code}).`,
  rowTooLarge: 'This row is too large for the service. Shorten its longest text.',
  /** The Message of a new row whose record somebody else added just before it was sent. */
  addedElsewhere: (one: string) => `Somebody else has added this ${one} in the meantime. Nothing was sent.`,
  /** The Message of an edited row whose key belongs to another record now. */
  replaced: (one: string, keyName: string, key: string) =>
    `The service has another ${one} under ${keyName} ${key} now. Nothing was sent.`,
  confirmedStored: (rows: string) => `Marked as stored: ${rows}.`,
  storedWithoutNumber: (rows: string) =>
    `Shiftsheet doesn’t know the IDs of ${rows}. If they exist on the service, delete them from this sheet.`,
  answersNotReadBack: 'The answers are in the sheet, but Shiftsheet could not read the records back.',
  notReadBack:
    'Shiftsheet could not read the records back. The next push finds out whether the rows were stored.',
  nothingToUndo: 'There is no push to undo.',
  undoElsewhere: (company: string) =>
    `The last push of this workbook went to ${company}. Connect to it, then undo it there: nothing was read or sent here.`,
  undoChanged: 'Something has changed since you looked. Here is what would be put back now.',
  nothingToPutBack: 'There is nothing to put back.',
  confirmUnverified: 'First tick the box to restore values that can’t be checked.',
  undo: {
    gone: 'The record is no longer on the service.',
    theirs: 'Someone has changed this since. Their value is kept.',
    already: 'It already has its earlier value.',
    'before-unknown': 'This record was changed through a typed number, so its earlier values are unknown.',
    forgotten: 'This workbook has no data about it any more.',
  },
});
