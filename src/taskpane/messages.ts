import { countText } from '../core/values/shown';
import { paneWords } from '../core/words/words';

export const digits = countText;
export const noun = (count: number, one: string, many: string): string => (count === 1 ? one : many);
export const counted = (count: number, one: string, many: string): string =>
  `${digits(count)} ${noun(count, one, many)}`;
export const countedRows = (count: number): string => counted(count, 'row', 'rows');

/** The sentences that the pane needs at its start. Counts are passed as numbers: each language has its own digits and plurals. */
export const paneText = paneWords.words('paneText', {
  product: 'Shiftsheet',
  number: digits,
  row: (rowNumber: number) => `Row ${digits(rowNumber)}`,
  /** Rows with the same note, in one line. */
  rowsFrom: (count: number, first: number) => `${digits(count)} rows, the first is row ${digits(first)}`,
  noName: '(no name)',
  emptyValue: '(empty)',
  listed: (listed: number, all: number) => `The first ${digits(listed)} of ${digits(all)} are listed here.`,

  outsideExcel: {
    title: 'Open Shiftsheet in Excel',
    detail: 'This page is the task pane of an Excel add-in. In Excel, choose Home, then Shiftsheet.',
  },
  failedToStart: {
    title: 'Shiftsheet could not start',
    detail: 'Your workbook was not touched.',
  },
  officeSilent: {
    title: 'Excel has not connected Shiftsheet',
    detail:
      'This can happen when Excel opens the pane by itself after a restart. Choose “Load again”. If this screen comes back, close the workbook and open it again.',
  },
  /** A button of the ribbon was pressed while the pane shows that it has not started. */
  notStarted: 'The button did nothing: Shiftsheet has not started.',
  loadAgain: 'Load again',
  officeJsBlocked: (origin: string) => ({
    title: 'Microsoft’s Office.js is blocked',
    detail: `Shiftsheet needs Office.js from ${origin}, and it did not load. Ask your administrator to allow this address in your network, then choose “Load again”. Nothing in your workbook was touched.`,
  }),
  failedToShow: {
    title: 'The pane could not show this',
    detail: 'Your sheet and everything that was pushed are as they were. Choose “Load again” to go on.',
  },

  connection: {
    sandbox: 'Sandbox',
    sandboxMeaning: 'sample data, nothing leaves this computer',
    live: 'Live',
    signOut: 'Sign out',
  },

  connect: {
    heading: 'Keep your schedule’s records in Excel',
    value:
      'Download them into a table, edit and paste as in any sheet, and push the changes back. You see the changes before they are sent, and every row shows its answer.',
    trySample: 'Try it with sample data',
    or: 'or use your own service',
    form: 'Connect to your service',
    address: 'Service address',
    addressHint: 'For example https://schedule.example.com/api',
    session: 'Session ID',
    sessionHint:
      'Your scheduling service gives it to you when you sign in there. It is never kept in the workbook.',
    getSession: 'Get a session ID',
    newWindow: '(opens in a new window)',
    /** `hours`: the administrator's limit; undefined if there is none. */
    keepSession: (hours: number | undefined) =>
      hours === undefined
        ? 'Keep the session ID on this device until I sign out'
        : `Keep the session ID on this device for ${counted(hours, 'hour', 'hours')}, or until I sign out`,
    saved: 'Your connections',
    savedDetail: (host: string, sp: string, hasSession: boolean, isOwn: boolean) =>
      [host, `SP ${sp}`, hasSession && 'session ID kept', isOwn && 'this workbook’s']
        .filter((part) => part)
        .join(' · '),
    moreSaved: (count: number) => `${counted(count, 'more connection', 'more connections')}`,
    editSaved: 'Rename or remove…',
    again: (host: string, sp: string) => `Connect again to ${host} (SP ${sp})`,
    sp: 'Company number (SP)',
    spHint: 'The number of your company at the service. It comes with the session ID.',
    submit: 'Connect',
    addressMissing: 'Enter the address of your service.',
    sessionMissing: 'Enter your session ID.',
    spMissing: 'Enter your company number.',
    reports: 'Reports…',
    reportsMeaning: 'Reports of this workbook need no connection.',
  },

  tabs: {
    name: 'Parts of Shiftsheet',
    home: 'Home',
    shifts: 'Shifts',
    reports: 'Reports',
    data: 'Data',
  },

  job: {
    connect: 'Connecting',
    download: 'Downloading',
    check: 'Checking',
    add: 'Adding rows',
    push: 'Pushing changes',
    report: 'Making a report',
    progress: 'Progress',
    cancel: 'Cancel',
    meanwhile: 'You can keep working: each result is written to the right row.',
    dontWait: 'Stop without waiting',
    stopping: 'Stopping after this batch…',
    left: (seconds: number) =>
      seconds <= 10
        ? 'Less than 10 seconds left'
        : seconds < 60
          ? `About ${seconds} seconds left`
          : `About ${counted(seconds / 60, 'minute', 'minutes')} left`,
  },

  paste: {
    heading: (title: string) => `Paste shifts into ${title}`,
  },

  roster: { heading: 'Roster' },
  reports: { heading: 'Reports' },

  /** Sentences for parts of the pane that are loaded when they are first needed. */
  later: {
    loading: 'One moment…',
    failed:
      'This part of Shiftsheet could not be loaded. Check the network, then go back and try again: nothing is lost.',
    back: 'Back',
  },

  result: {
    headingAll: (count: number, many: string) =>
      count === 1 ? 'The row is stored' : `${digits(count)} ${many} are stored`,
    headingSome: (stored: number, planned: number, many: string) =>
      `${digits(stored)} of ${digits(planned)} ${many} stored`,
    several: 'rows',
    putBack: (stored: number, planned: number) =>
      stored === planned
        ? `${counted(stored, 'change', 'changes')} put back`
        : `${digits(stored)} of ${counted(planned, 'change', 'changes')} put back`,
    stored: (count: number) => `${digits(count)} stored`,
    refused: (count: number) => `${digits(count)} refused`,
    unknown: (count: number) => `${digits(count)} unknown`,
    notSent: (count: number) => `${digits(count)} not sent`,
  },

  sampleMissing:
    'The sample data can’t be reached. Start Shiftsheet’s local server again, then try once more.',
  menu: 'More',
  help: 'Help',
  languageIn: (name: string) => `Language: ${name}`,
  copyDiagnostics: 'Copy diagnostics',
  reload: 'Reload Shiftsheet',

  notice: {
    info: 'Note',
    success: 'Done',
    warning: 'Warning',
    error: 'Error',
    dismiss: 'Dismiss',
    more: 'Details',
    takeBack: 'Take back',
  },
});
