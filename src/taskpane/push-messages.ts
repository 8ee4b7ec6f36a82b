/** Sentences of the screens of a push. */
import type { ShiftGrid } from '../core/shifts/grid';
import { paneWords } from '../core/words/words';
import { counted, digits, noun, countedRows } from './messages';

const AND = ' and ';

export const pushText = paneWords.words('pushText', {
  conflicts: {
    heading: 'Changed on both sides',
    meaning:
      'Somebody changed these on the service since you downloaded them, or a backup has another value. Both values are kept until you choose.',
    before: 'before:',
    mine: 'Mine',
    theirs: 'Theirs',
    takeMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    allMine: 'Keep all mine',
    allTheirs: 'Take all theirs',
    everythingMine: 'Keep mine in all tables',
    everythingTheirs: 'Take theirs in all tables',
    ofAll: 'everything changed on both sides',
  },

  passwords: {
    heading: 'First passwords',
    explain: (count: number) =>
      `${counted(count, 'new user gets', 'new users get')} a first password. The service never shows it again and this workbook does not keep it: save it before you send.`,
    afterwards: (count: number) =>
      `${counted(count, 'first password was', 'first passwords were')} made for this push. “Done” deletes the list.`,
    see: 'See or change them',
    seeOnly: 'See them',
    show: 'Show passwords',
    passwordOf: (label: string, userName: string) => `First password of ${label} (${userName})`,
    rest: (count: number) => `${digits(count)} more ${noun(count, 'is', 'are')} in the file and in the copy.`,
    save: 'Save as file…',
    copy: 'Copy',
    kept: 'I have saved the passwords',
    saved: (file: string) => `Handed to your browser as ${file}. If you can’t find the file, use Copy.`,
    copied: 'Copied. Paste it somewhere safe.',
    copiedInstead:
      'A pane can’t save files here, so the passwords were copied instead. Paste them somewhere safe.',
    failed: 'The passwords could not be saved or copied. Open the list and write them down.',
    columns: { label: 'Name', userName: 'User name', password: 'First password' },
    file: 'first-passwords.csv',
  },

  preview: {
    heading: 'Check before sending',
    sums: {
      nothing: 'Nothing to send',
      nothingYet: 'Nothing can be sent yet',
      ofTables: (count: number, tables: number) =>
        `${countedRows(count)} in ${counted(tables, 'table', 'tables')}`,
      shifts: ({ shifts, timeOffs, people, openShifts, period, hours }: ShiftGrid) =>
        [
          [
            shifts === 0 ? '' : counted(shifts, 'shift', 'shifts'),
            timeOffs === 0 ? '' : counted(timeOffs, 'row of time off', 'rows of time off'),
          ]
            .filter((part) => part !== '')
            .join(AND),
          people === 0 ? '' : ` for ${counted(people, 'person', 'people')}`,
          openShifts === 0 ? '' : ` (${digits(openShifts)} open)`,
          `, ${period}`,
          shifts === 0 ? '' : `, ${digits(hours)} h`,
        ].join(''),
      newAndChanged: (added: number, updated: number) =>
        updated === 0 ? '' : added === 0 ? ', changed' : `: ${digits(added)} new, ${digits(updated)} changed`,
      newRecords: (count: number, one: string, many: string) => counted(count, `new ${one}`, `new ${many}`),
      changes: (changes: number, count: number, one: string, many: string) =>
        `${counted(changes, 'change', 'changes')} to ${counted(count, one, many)}`,
      and: AND,
      left: (count: number) => `${countedRows(count)} can’t be sent yet`,
    },
    problems: 'Needs fixing',
    problemsMeaning: 'These rows can’t be sent yet. Fix them now or later: they are not part of this push.',
    stored: 'Stored, and to be checked',
    storedMeaning: 'The service has these rows. Nothing of them is sent.',
    going: 'What will be sent',
    warned: (count: number) =>
      `${counted(count, 'row has a warning', 'rows have warnings')}. ${noun(count, 'It is', 'They are')} sent as ${noun(count, 'it is', 'they are')}, unless you change ${noun(count, 'it', 'them')}.`,
    filled: (count: number) =>
      `Start and End of ${countedRows(count)} come from ${noun(count, 'its', 'their')} time of day.`,
    tidied: (count: number) =>
      `Spaces that don’t belong there are taken out of the names of ${countedRows(count)}.`,
    becomes: 'becomes',
    added: 'New',
    fieldChanged: (field: string, count: number) => `${field} changed in ${countedRows(count)}`,
    moreFields: (count: number) => `and ${counted(count, 'more field', 'more fields')}`,
    details: 'Details',
    grid: {
      label: 'Hours by person and day',
      person: 'Person',
      total: 'Hours to send',
      timeOff: 'off',
      others: (count: number) => counted(count, 'other person', 'other people'),
      moreDays: (count: number) =>
        `${counted(count, 'more day', 'more days')} with shifts ${noun(count, 'is', 'are')} not shown. The hours at the end of a line count all days.`,
    },
    fixAll: (count: number) => (count === 1 ? 'Change it' : `Change all ${digits(count)}`),
    /** A name of the text, and the company’s name that it may mean. */
    useName: (typed: string, name: string) => `${typed} → ${name}`,
    fixEverything: (count: number) => `Change all ${digits(count)} as suggested`,
    choose: (count: number) =>
      count === 1 ? 'Write this name into the cell:' : `Write this name into all ${digits(count)} cells:`,
    note: 'Note for this push',
    noteHint: 'Push Log and “Changes pushed” show it. You may leave it empty.',
    final: (count: number) =>
      `${counted(count, 'new row', 'new rows')} can’t be taken back after the push: the service deletes nothing.`,
    outdated: 'The sheet changed after this check. Check again to see what would be sent now.',
    checkAgain: 'Check again',
    unusualConfirmed: 'Yes, change all these rows',
    /** Without rows the button is blocked, and the reason stands above it. */
    send: (count: number) => (count === 0 ? 'Send' : `Send ${countedRows(count)}`),
    back: 'Back',
    areThere: 'They are there',
    areThereMeaning:
      'No answer came for these rows. Look on the service. “They are there” marks the rows as stored. “Send again” adds them, which creates duplicates if they exist.',
    numberTakenMeaning:
      'The service has shifts with these external IDs already. It does not show them: look there. They may be these rows, sent before or from a copy of this file, perhaps with other values.',
    asItStands: 'They are stored as they stand here',
    matchStored: 'Make the stored shifts like these rows',
    matchStoredMeaning:
      '“Make the stored shifts like these rows” changes nothing where a cell is empty here.',
    sendAnew: 'Send with new numbers',
    sendAgain: 'Send again',
    sendAgainMeaning:
      'No answer came for these rows, and the service does not list them. Look on the service first: if a row is stored there, sending it again stores it twice.',
  },

  result: {
    ofTable: (title: string, stored: number, planned: number) =>
      `${title}: ${digits(stored)} of ${digits(planned)} stored`,
    tables: 'By table',
    left: (count: number) => `${countedRows(count)} ${noun(count, 'was', 'were')} not sent.`,
    found: (count: number) =>
      `${counted(count, 'row', 'rows')} of an earlier push ${noun(count, 'was', 'were')} found stored.`,
    groups: {
      refused: { title: 'Refused', meaning: 'The service refused these rows. Change them and push again.' },
      unknown: {
        title: 'Unknown',
        meaning:
          'Sent, but nobody knows yet whether they are stored. Look on the service before you push these again.',
      },
      'not-sent': {
        title: 'Not sent',
        meaning: 'Each row says why. Push them again when the reason is gone.',
      },
      differs: {
        title: 'Stored, but reads back differently',
        meaning: 'The sheet now shows the service’s values.',
      },
    },
    pushRest: 'Push the remaining rows',
    done: 'Done',
  },
});

/**
 * Sentences of the pane about undoing the last push. In a file of their own, so that the pane's
 * start is small.
 */

export const undoText = paneWords.words('undoText', {
  undo: 'Undo last push…',

  heading: (when: string) => `Undo the push of ${when}`,
  meaning:
    'You see the service’s present values and the earlier values. Nothing is sent until you press the button. Your edits in the sheet stay.',
  back: 'Will be put back',
  unverified: 'Can’t be checked',
  unverifiedMeaning:
    'The service can’t show these fields, so nobody knows whether they were changed there since. Putting them back would overwrite such a change.',
  stays: 'Stays as it is',
  added: 'Added: can’t be undone',
  addedMeaning: 'The service has no delete: set them inactive, or delete them there.',
  meant: (count: number) => `Put back ${countedRows(count)} that can’t be checked as well`,
  putBack: (count: number) => (count === 0 ? 'Put rows back' : `Put ${countedRows(count)} back`),
});
