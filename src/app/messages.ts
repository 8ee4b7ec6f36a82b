/** Sentences of the use cases, in one place and ready for a second language. */
import { countText } from '../core/values/count-text';

export function number(of: number): string {
  return countText(of);
}

/** `1 user`, `48 users` */
export function amount(of: number, one: string, many: string): string {
  return `${number(of)} ${of === 1 ? one : many}`;
}

/** Joins sentences in their order. A sentence without a full stop gets one. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** `comesBack`: a download adds the missing columns. */
export function missingColumns(sheet: string, names: readonly string[], comesBack: boolean): string {
  const listed = names.map((name) => `"${name}"`).join(', ');
  const isOne = names.length === 1;
  const sentence = isOne
    ? `The table on ${sheet} has no column ${listed} any more. Give the column its name back (or press Ctrl+Z), then go on: nothing is lost.`
    : `The table on ${sheet} has no columns ${listed} any more. Give them their names back (or press Ctrl+Z), then go on: nothing is lost.`;
  if (!comesBack) return sentence;
  return isOne
    ? `${sentence} Or download this table: the column is added again with what the service holds.`
    : `${sentence} Or download this table: the columns are added again with what the service holds.`;
}

const whatNext =
  'Before anything else is sent, Shiftsheet finds out what became of them: choose Push changes, or Download again where the service lists them.';

export const messages = {
  newerWorkbook:
    'A newer version of Shiftsheet has worked in this workbook. This version changes nothing in it: reload the pane to get the newer one.',
  busy: 'Something is still running. Wait until it is done, or cancel it first.',
  lockedByAnother:
    'Shiftsheet is at work in this workbook in another window, or at somebody else’s: wait until it is done there, then try again. Nothing was read or sent here.',
  finishTyping: 'Finish typing in the cell: press Enter or Esc, then Shiftsheet goes on.',
  connecting: 'Connecting',
  connected: (records: string) => `Connected: the service lists ${records}.`,
  sessionAwaited: 'Waiting for a fresh session ID',
  sessionWrong: (reason: string) => `This session ID does not work either. ${reason}`,
  sessionOfOthers: (listed: number, known: number) =>
    `This session ID seems to be another company’s: of the ${amount(known, 'person', 'people')} whom the service listed before, it lists ${number(listed)}. Nothing was sent with it. Paste a session ID of your own company, or cancel.`,
  signedOut: 'Signed out. The session ID is forgotten.',
  noSample: 'There is no sample data here: this copy of Shiftsheet is hosted without the sandbox.',
  readingSheets: 'Reading the sheets',
  openingReports: 'Looking for reports',
  makingReport: 'Making the report',
  drawingReport: (title: string) => `Drawing “${title}”`,
  reportMade: (title: string, sheet: string) => `“${title}” is on the sheet ${sheet}.`,
  asking: (many: string) => `Asking the service for its ${many}`,
  makingTemplate: 'Making the sheet',
  pickingCategory: 'Downloading everything',
  badTemplate:
    'A template’s number is a whole number from 1000 on. Ask whoever made the template in the service.',
  addingShifts: 'Adding shifts to the sheet',
  merging: 'Merging what the service holds into the sheet',
  downloading: (many: string) => `Downloading ${many}`,
  checking: 'Checking the sheet',
  cancelled: 'Stopped, as you asked. Nothing was sent.',
  notConnected: 'You are not connected to a service. Connect first.',
  notLogged: (reason: string) => `The push log could not be written: ${reason}`,
  lookingAtLastPush: 'Looking at what the service holds now',
  clearingLog: 'Clearing the push log',
  logCleared: 'The push log is empty.',
  checkingTables: 'Checking the sheets',
  downloadingAll: 'Downloading everything',
  changingCompany: 'Making the workbook the other company’s',
  interrupted: (rows: string) => `An earlier push ended before the answers for ${rows} came.`,
  closedUnsaved: (rows: string) =>
    `This workbook was closed without saving after a push: ${rows}. Such rows may look new here.`,
  whatNext,
  notingPlace: 'Noting where this workbook is',
  tableMoving:
    'The table kept changing while Shiftsheet was writing into it. Wait until your changes are done, then try again: nothing was sent.',
  noTable: (sheet: string) => `There is no table of ${sheet} in this workbook. Download it first.`,
  memoryUnreadable:
    'What Shiftsheet remembers of this workbook can’t be read, so it can’t tell new rows from stored ones. Nothing was changed or sent: open the last saved version of the workbook, or download into a new one.',
  notLoaded:
    'A part of Shiftsheet could not be loaded. Check the network, then try again; nothing was sent. If it stays so, close the pane and open it again.',
  unexpected: (detail: string) =>
    `Something unexpected went wrong (${detail}). Nothing you typed is lost; try again.`,
};
