/** Sentences of the jobs. */
import { paneWords } from '../core/words/words';
import { amount, number } from './messages';

export const jobMessages = paneWords.words('jobMessages', {
  connecting: 'Connecting',
  connected: (records: string) => `Connected: the service lists ${records}.`,
  /** The buttons below a field for a session ID. */
  connectButton: 'Connect',
  goOnButton: 'Go on',
  sessionAwaited: 'Waiting for a new session ID',
  sessionWrong: (reason: string) => `This session ID does not work either. ${reason}`,
  sessionOfOthers: (listed: number, known: number) =>
    `This session ID seems to be another company’s: of the ${amount(known, 'person', 'people')} whom the service listed before, it lists ${number(listed)}. Nothing was sent with it. Paste a session ID of your own company, or cancel.`,
  signedOut: 'Signed out. The session ID is forgotten.',
  noSample: 'There is no sample data here: this copy of Shiftsheet is hosted without the sandbox.',
  readingSheets: 'Reading the sheets',
  openingReports: 'Looking for reports',
  makingReport: 'Making the report',
  makingRoster: 'Making the roster…',
  takingOver: 'Taking over the roster…',
  notingGivenOut: 'Noting that it was given out',
  givenOut: 'Noted: this was given out. When you make it again, what has changed since is marked.',
  makeFirst: 'It is not known what this sheet said when it was made. Make it again, then press “Given out”.',
  takeOverFirst:
    'What was typed into this roster is not taken over. Take it over first, then press “Given out”.',
  notingTold: 'Noting who was told',
  makingCalendar: 'Making a calendar file',
  drawingReport: (title: string) => `Drawing “${title}”`,
  reportMade: (title: string, sheet: string) => `${title} is ready, on the sheet ${sheet}.`,
  asking: (many: string) => `Asking the service for its ${many}`,
  makingTemplate: 'Making the sheet',
  pickingCategory: 'Downloading everything',
  badTemplate:
    'A template’s number is a whole number from 1000 on. Ask whoever made the template in the service.',
  includingBelow: 'Adding the rows below the table to it',
  includedBelow: (count: number, sheet: string) =>
    `${amount(count, 'row', 'rows')} below the table ${count === 1 ? 'is' : 'are'} now part of it, on ${sheet}.`,
  noneBelow: (sheet: string) => `There is no filled row directly below the table on ${sheet}.`,
  addingTimeOff: 'Adding time off to the sheets',
  addingShifts: 'Adding shifts to the sheet',
  takingBack: 'Taking back what was added',
  merging: 'Merging the service’s values into the sheet',
  downloading: (many: string) => `Downloading ${many}`,
  checking: 'Checking the sheet',
  clearingMarks: 'Clearing the marks',
  notConnected: 'You are not connected to a service. Connect first.',
  notLogged: (reason: string) => `The push log could not be written: ${reason}`,
  lookingAtLastPush: 'Reading the service’s present values',
  checkingTables: 'Checking the sheets',
  downloadingAll: 'Downloading everything',
  changingCompany: 'Making the workbook the other company’s',
  notingPlace: 'Noting where this workbook is',
  tableMoving:
    'The table kept changing while Shiftsheet was writing into it. Finish your changes, then try again. Nothing was sent.',
  noTable: (sheet: string) => `There is no table of ${sheet} in this workbook. Download it first.`,
});
