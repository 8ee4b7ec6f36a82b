import { countText } from '../values/shown';
import { paneWords } from '../words/words';

/** Sentences about a roster's cells, rows and columns. */
export const rosterMessages = paneWords.words('rosterMessages', {
  kind: {
    title: 'Roster',
    sheet: 'Roster',
    about: 'People down, days across: type shifts into the cells, and take them over.',
  },
  nobody: 'There is nobody for this roster. Choose other people or departments.',
  warnings: 'Warnings',
  /** The row with the people who are missing or too many in a department, by the sheet "Wanted"; and the row of needs of no department. */
  shortOrOver: 'Short or over',
  shortOrOverAnywhere: 'Short or over in any department',
  /** `by`: below zero if people are missing. */
  shortOrOverBy: (by: number, what: string, open: number) =>
    `${by < 0 ? '-' : '+'}${countText(Math.abs(by))} (${what})${open === 0 ? '' : `, ${countText(open)} open`}`,
  shortOrOverMeans:
    '“Short or over” says how many people are missing (-) or too many (+) by the sheet Wanted. It is of the moment when the roster was made or taken over last. Open shifts are nobody’s yet.',
  weekHours: 'Most a week',
  howTo:
    'Type into the cells: 9-17, a code, several lines, or nothing. Shiftsheet takes over what you typed when you choose “Take over”.',
  more: (sign: string) => `${sign}: the shift has details that its cell does not show, such as notes.`,
  tooLong: 'The text is too long for a shift.',
  /** `why` goes on after the text, or begins with it: `has no end`, `"9-" is not a shift`. */
  notRead: (text: string, why: string) =>
    why === ''
      ? `"${text}" can’t be read. Write for example 9-17, a code, or nothing.`
      : `${why.startsWith('"') ? why : `"${text}" ${why}`}.`,
  unknownCode: (line: string) =>
    `"${line}" is no code that this workbook knows. Write the times, for example 9-17; or paste a shift with this code once, and say what it means.`,
  ownDay: (line: string) =>
    `"${line}" names a day. The cell has its day from its column: write the times alone.`,
  whichPerson: (name: string) =>
    `"${name}" fits several people or nobody. Say in Time Blocks who it is, and make the roster again.`,
  codeBesideTimes: (code: string) =>
    `"${code}" stands beside times, but is a code itself. Write each shift in a line of its own (Alt+Enter).`,
  noText: (value: string) =>
    `The cell has the number ${value}, as Excel makes it of a date or a time. Write it as text, for example 9-17.`,
  formula: 'The cell has a formula. Write the shift itself.',
  merged: 'The cell is merged with others, so nobody knows whose shift it is. Unmerge it.',
  personGone: (name: string) => `${name} is no longer in the list of people. Make the roster again.`,
  otherPerson: (name: string, now: string) =>
    `The person of ${name}’s row is called ${now} in Users now. Make the roster again.`,
  shiftGone: 'Time Blocks have other shifts here than the roster. Make the roster again.',
  awayStays: 'The service can’t take time off away. Change it in its row.',
  openStays: 'The service can’t delete an open shift. Give it to somebody, or change it in its row.',
  openAway: 'An open shift is nobody’s, so it can’t be time off.',
  dayTwice: (header: string) => `The column of ${header} is there twice. Delete the copy.`,
  otherDay: (header: string, now: string) =>
    `The column of ${header} says "${now}" now. Write ${header} again, or make the roster again.`,
  rowTwice: (name: string) => `The row of ${name} is there twice. Delete the copy.`,
  otherName: (name: string, now: string) =>
    `The row of ${name} says "${now}" now. If the names were sorted alone, undo that; or make the roster again.`,
});
