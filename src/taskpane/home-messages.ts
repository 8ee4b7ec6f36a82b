/** Sentences of Home, Shifts and Data. */
import type { RowStanding } from '../app/view/index';
import { countText } from '../core/values/shown';
import { paneWords } from '../core/words/words';
import { counted, digits, noun, countedRows } from './messages';

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
const some = (count: number, what: string): string => (count === 0 ? '' : `${digits(count)} ${what}`);

export const homeText = paneWords.words('homeText', {
  status: {
    empty: 'Nothing is downloaded yet',
    howToBegin: [
      '“Download everything” makes one sheet for each kind of record.',
      'Then you edit in the sheets, and push what you have changed.',
    ],
    ready: (count: number) => `${counted(count, 'change', 'changes')} ready`,
    attention: (count: number) => `${digits(count)} ${noun(count, 'needs', 'need')} attention`,
    inDoubt: (count: number) => `${countedRows(count)} in doubt`,
    inDoubtMeaning: 'Sent, but no answer has come. “Find out now” asks the service.',
    findOut: 'Find out now',
    onlyAttention: (count: number) => `${countedRows(count)} ${noun(count, 'needs', 'need')} attention`,
    broken: (count: number) => `${counted(count, 'sheet needs', 'sheets need')} attention`,
    stored: 'Everything is stored',
    held: (count: number) =>
      `${counted(count, 'row with a warning is', 'rows with warnings are')} held back.`,
    warned: (count: number) => `${counted(count, 'row has', 'rows have')} a warning.`,
    added: (count: number) => `${digits(count)} new`,
    edited: (count: number) => `${digits(count)} edited`,
    wrong: (count: number) => `${digits(count)} to fix`,
    unknown: (count: number) => `${digits(count)} unknown`,
    downloadEverything: 'Download everything',
    check: (count: number) => `Check ${countedRows(count)}`,
    push: (count: number) => `Push ${counted(count, 'change', 'changes')}`,
    checkAll: 'Check all sheets',
    /** Above "Push", if rows are new. */
    final: (count: number) =>
      `${noun(count, 'The new row', 'The new rows')} can’t be taken back after the push: the service deletes nothing.`,
  },

  /** About a push of which no row needs the user. */
  pushed: {
    ofTable: (title: string, stored: number) => `${title}: ${digits(stored)}`,
    found: (count: number) =>
      `${counted(count, 'row', 'rows')} of an earlier push ${noun(count, 'was', 'were')} found stored.`,
  },

  noTable: 'The sheet in front has no table of Shiftsheet. “Data” lists the sheets that have one.',
  others: 'Other sheets with changes',
  more: (title: string) => `More for ${title}`,

  acts: {
    goTo: 'Go to the sheet',
    enterTimeOff: 'Enter time off…',
    ill: 'Somebody is ill…',
    pasteShifts: 'Paste shifts…',
    roster: 'Roster…',
    checkWeek: 'Check the week',
    rules: 'Rules…',
    wanted: 'How many are wanted…',
    checkAgain: 'Check again',
    pushOnly: (title: string) => `Push only ${title}`,
    downloadAgain: 'Download again',
    renewNames: 'Update the name lists',
    refreshSelected: 'Refresh selected rows',
    download: 'Download',
    downloadOne: (title: string) => `Download ${title}`,
    make: 'Make',
    makeOne: (title: string) => `Make the sheet ${title}`,
  },

  table: {
    needsLook: 'needs attention',
    total: (count: number, one: string, many: string) =>
      count === 0 ? `No ${many} yet` : counted(count, one, many),
    howToBegin: 'Type or paste them into the table.',
    unlisted: (many: string) =>
      `The service can’t list ${many}: this sheet knows those that were made or pushed here.`,
    changes: ({ fix, unknown, inDoubt, refused, added, edited, warned, deleted, rowsBelow }: Changes) =>
      listed([
        some(fix - unknown, 'to fix'),
        some(unknown, 'unknown'),
        some(inDoubt, 'in doubt'),
        some(refused, 'refused'),
        some(added, 'new'),
        some(edited, 'edited'),
        warned === 0 ? '' : counted(warned, 'warning', 'warnings'),
        some(deleted, 'deleted here'),
        rowsBelow === 0 ? '' : `${countedRows(rowsBelow)} below the table`,
      ]),
    state: (total: string, changes: string) => listed([total, changes]),
  },

  rows: {
    fix: 'To fix',
    unknown: 'Unknown',
    unknownMeaning:
      'These rows were sent, and nobody knows yet whether they are stored. “Check” shows what you can do with them.',
    inDoubt: 'In doubt',
    refused: 'Refused by the service',
    refusedMeaning: 'Change the row and push again. The next push sends it once more as it is.',
    warned: 'Warnings',
    added: 'New',
    edited: 'Edited',
    changedOnService: (count: number) => `${counted(count, 'cell', 'cells')} changed on the service`,
    clearMarks: 'Clear marks',
    copied: (count: number) =>
      `${digits(count)} copied ${noun(count, 'row', 'rows')} will be added; what was copied stays as it is.`,
    below: (count: number) =>
      `${counted(count, 'filled row', 'filled rows')} below the table ${noun(count, 'is', 'are')} not part of it: Shiftsheet does not check or push ${noun(count, 'it', 'them')}.`,
    includeBelow: (count: number) => `Add ${noun(count, 'the row', 'the rows')} to the table`,
  },

  deleted: {
    listed: (count: number, one: string, many: string) =>
      `${counted(count, `${one} was`, `${many} were`)} deleted here. On the service nothing is deleted.`,
    unlisted: (count: number, one: string, many: string) =>
      `${counted(count, `${one} was`, `${many} were`)} deleted here. ${noun(count, 'It still exists', 'They still exist')} on the service, which can’t delete or list ${noun(count, 'it', 'them')}: only this workbook knows ${noun(count, 'it', 'them')}.`,
    choices: {
      'put-back': (count: number) => `Put ${noun(count, 'it', 'them')} back`,
      'open-shift': (count: number) => noun(count, 'Make it an open shift', 'Make them open shifts'),
      forget: (count: number) => `Forget ${noun(count, 'it', 'them')} here`,
    },
  },

  shifts: {
    heading: 'Shifts',
    again: 'Copy or repeat shifts…',
    lastAct: 'What can be taken back',
    wanted: 'How many are wanted',
    /** How many rows of the sheet count. */
    wantedRows: (rows: number) =>
      `${counted(rows, 'row of the sheet Wanted counts', 'rows of the sheet Wanted count')}.`,
    moreWanted: (count: number) => `and ${digits(count)} more`,
    none: 'There are no shifts yet. Paste a roster, a list or a message: the sheet is made for you.',
  },

  data: {
    heading: 'Data',
    tables: 'Sheets in this workbook',
    downloadMeaning: 'Your edits stay.',
    more: 'More sheets…',
  },

  template: {
    title: 'A schedule template…',
    label: 'Template number',
    hint: 'From 1000 on. The service does not list templates: ask whoever made it.',
    wrong: 'A template’s number is a whole number from 1000 on.',
    make: 'Make its sheet',
  },
});

interface Changes {
  readonly fix: number;
  readonly unknown: number;
  readonly inDoubt: number;
  readonly refused: number;
  readonly added: number;
  readonly edited: number;
  readonly warned: number;
  readonly deleted: number;
  readonly rowsBelow: number;
}

export const weekText = paneWords.words('weekText', {
  heading: 'Week',
  before: 'Earlier week',
  after: 'Later week',
  inSheet: 'Show only this week',
  allRows: 'Show all rows',
  empty: 'No shifts in this week.',
  /** Below a narrow bar: whole hours, without a unit. */
  hours: (hours: number) => digits(Math.round(hours)),
  open: (count: number) => `${digits(count)} open`,
  day: (day: string, hours: number, people: number, open: number) =>
    `${day}: ${digits(hours)} hours, ${digits(people)} ${noun(people, 'person', 'people')}, ${digits(open)} open ${noun(open, 'shift', 'shifts')}`,
  sum: (hours: number, open: number) =>
    open === 0
      ? `${digits(hours)} hours in this week.`
      : `${digits(hours)} hours in this week, ${digits(open)} open ${noun(open, 'shift', 'shifts')}.`,
});

const STANDINGS: Readonly<Record<RowStanding, string>> = {
  unchanged: 'Unchanged',
  stored: 'Stored',
  new: 'New',
  edited: 'Edited',
  fix: 'To fix',
  refused: 'Refused',
  conflict: 'Conflict',
  unknown: 'Unknown',
  'not-sent': 'Not sent',
  gone: 'Gone',
};

export const selectionText = paneWords.words('selectionText', {
  heading: 'Selected row',
  headingOfMany: 'Selected rows',
  none: 'Select a row in the sheet, or several rows below each other, to see them here.',
  inParts:
    'Several separate parts of the sheet are selected. Shiftsheet pushes and reverts one block of rows at a time: select rows that stand below each other.',
  standing: (standing: RowStanding, code: string) =>
    code === '' ? STANDINGS[standing] : `${STANDINGS[standing]}, code ${code}`,
  many: (count: number, parts: readonly { readonly standing: RowStanding; readonly count: number }[]) =>
    `${countedRows(count)}: ${parts.map((part) => `${digits(part.count)} ${STANDINGS[part.standing].toLowerCase()}`).join(', ')}.`,
  push: 'Push this row',
  pushMany: 'Push selected rows',
  revert: 'Revert',
  revertRow: 'Revert this row',
  revertMany: 'Revert selected rows',
  revertField: (field: string) => `Revert ${field}`,
  newRow: (standing: RowStanding) =>
    standing === 'unknown'
      ? 'The service may have stored this row, although no answer came. Keep the row: the next push finds out before it sends anything.'
      : 'A new row has no earlier values. To take it back, delete the row in the sheet.',
  who: 'Who can work this?',
  ill: 'Ill…',
  more: 'More for the selected row',
  moreOfMany: 'More for the selected rows',
  show: 'Show on the sheet',
  refresh: (count: number) => noun(count, 'Refresh this row', 'Refresh selected rows'),
  history: 'History',
  historyLoading: 'Reading the Push Log',
  noHistory: 'The Push Log has nothing about this row.',
  historyLine: (when: string, result: string) => (when === '' ? result : `${when}: ${result}`),
});

export const settingsText = paneWords.words('settingsText', {
  heading: 'Settings…',
  log: {
    label: 'Keep a log of pushes',
    meaning:
      'The sheet Push Log then says when each record was pushed, what it was before, and what the service answered.',
  },
  ownName: {
    label: 'Your name',
    meaning:
      'Push Log and accepted warnings then say your name, to everybody who uses the workbook. Empty: they say none. It is kept on this device.',
    save: 'Save the name',
  },
  hold: {
    label: 'Hold rows with warnings',
    meaning: 'A row with a warning is then not sent until you change it or untick this.',
  },
  marks: {
    label: 'Show edits in Status while I type',
    meaning:
      'Status then says New, Edited or Fix a moment after you change a row. Each change of Status is one more step to undo. An Excel that can’t undo what add-ins write can undo nothing after it. The choice is for this device.',
  },
  colours: {
    label: 'Colour Status and changed cells',
    meaning: 'Your own fills stay as they are. The choice is for everybody who uses this workbook.',
  },
  codes: {
    heading: (unnamed: number) =>
      unnamed === 0
        ? 'Codes of the service…'
        : `Codes of the service… (${countText(unnamed)} without a meaning)`,
    intro:
      'The service explains its codes nowhere. Say here what a code means and what to do: the Message of each row that is refused with this code then has it. It is kept in this workbook, for everybody who uses it.',
    code: (code: string) => `Code ${code}`,
    came: (method: string, words: string) => (words === '' ? method : `${method}: ${words}`),
    meaning: 'What it means',
    meaningHint: 'For example: The user name is taken.',
    advice: 'What to do',
    adviceHint: 'For example: Choose another one.',
    save: 'Save',
    saveNamed: (code: string) => `Save code ${code}`,
  },
  headers: {
    label: 'Show the service’s field names as headers',
    meaning:
      'For example EffectiveDate in place of “Effective date”. A header that you changed yourself stays. The choice is for everybody who uses this workbook.',
  },
});
