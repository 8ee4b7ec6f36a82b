import { timesText } from '../calendar/clock';
import { paneWords } from '../words/words';
import type { DoubtId, LayoutGuess } from './question-ids';
import type { Times } from './times/am-pm';

const times = ({ start, end }: Times): string => timesText(start, end);

/** The reasons why a pasted line or cell is left, as sentences for people (reasons.ts). */
export const reasonWords = paneWords.words('pasteReasons', {
  aboveHeader: 'is above the headers',
  title: 'is a title: no shift',
  weekTitle: 'is a title with the week of the days below',
  sum: 'is a row of sums: no shift',
  belowUnconfirmed: (heading: string) => `is below "${heading}", so it is not a confirmed shift`,
  twoVersions: 'is in one of two different tables of the same days and people: paste only the valid one',
  emptyRosterLine: 'has no shift on any day',
  noTimes: 'has no times',
  timesBelow: 'has the times of the names below',
  noEnd: (start: string) => `has no end: "${start}" alone is not a shift`,
  noStart: (end: string) => `has no start: "${end}" alone is not a shift`,
  off: 'is a day off, which needs no shift (not an error)',
  againstShift: (text: string) => `says "${text}": no shift`,
  offBeside: (text: string) => `"${text}" has times, but also a word for “no shift”`,
  doubt: (text: string) => `"${text}" is uncertain: write only the shift if it takes place`,
  moved: (text: string) =>
    `"${text}" means that the shift was moved or given to somebody else: write it only where it is now`,
  numbers: (text: string) => `"${text}" has more numbers than the times of a shift`,
  ditto: (text: string) =>
    `the mark ${text} repeats another cell, but it is unclear which one: write the shift or the name itself`,
  overlap: (text: string) => `"${text}" has two shifts at the same time`,
  whichNight: (text: string) => `"${text}" may be one night or two: write each day in a line of its own`,
  notAShift: (text: string) =>
    `"${text}" is not a shift; write it for example as 9-17, 9a-5:30p or 22:00-06:00`,
  noDate: 'has no date',
  notADate: (text: string) => `"${text}" is not a date; write it for example as 2026-11-23 or 23 Nov 2026`,
  noSuchDay: (text: string) => `"${text}" is not a real date: the weekday, month or year does not match`,
  daysDiffer: (one: string, other: string) => `"${one}" and "${other}" are different days`,
  noPerson: 'has no name, so nobody knows whose shift it is',
  startsAtDayEnd: (text: string) =>
    `"${text}" starts at 24:00, so its day is unclear: write 00:00 on the day that the shift begins on`,
  endsAtDayEnd: (text: string) =>
    `"${text}" ends at 24:00 of a later day, which may be two days: write 00:00 on the day that is meant`,
  noSuchTime: (text: string) => `"${text}" has a time that does not exist`,
  unusedColumn: (header: string, text: string) =>
    `"${text}" looks like a shift, but its column${header === '' ? '' : ` "${header}"`} is not read`,
  timesIn: (column: string, text: string) => `"${text}" has times, but is in ${column}`,
  askAgainst: (text: string) => `waits for your answer: it says "${text}", so is it a shift?`,
  askLayout: 'waits for your answer: in which way is the text to be read?',
  askTitleName: (name: string) => `waits for your answer: are these the shifts of "${name}"?`,
  askName: (text: string) => `waits for your answer: is "${text}" the name that the company has?`,
  askPeople: 'waits for your answer: which column names the people?',
  askMeant: 'waits for your answer: does the text hold shifts that are meant?',
  notInLine: 'does not line up with the other lines, so its columns are unclear',
  sentence: 'can’t be read for sure: write it for example as Ann: Mon 9-17, Tue 12-20',
  askWeek: (title: string) =>
    `waits for your answer: the weekdays are not the days of "${title}", so which week are they of?`,
  askWeekNumber: (number: number, title: string) =>
    `waits for your answer: "${title}" is not week ${number}, so which week is meant?`,
  askOrder: 'waits for your answer: is the day or the month first?',
  askHalves: 'waits for your answer: which half of the day is meant?',
  askDots: 'waits for your answer: what does the point in the times mean?',
  askCode: (code: string) => `waits for your answer: what does ${code} mean?`,
  askNames: (text: string) => `"${text}" may be one person or two: write one name in a line of its own`,
  notAName: (text: string) =>
    `"${text}" is among names but is written in another way: write it alone if it is a name`,
  whoseTimes: 'has times in a line of its own, and it is unclear whose they are',
  askTicks: (sample: string) => `waits for your answer: do marks mean ${sample}?`,
  whoIsWho:
    'has a name and times in each cell, and it is unclear whether the rows or the cells name the people',
  severalDays: 'names several days and an end date, so its days are unclear',
  otherWeekday: (text: string) => `"${text}" is explained for other days of the week`,
  notInSpan: (text: string) => `names days that "${text}" does not have once each`,
  daysInCell: (text: string) => `"${text}" names days that are unclear: write each shift below its own day`,
  remark: 'belongs to no day: no shift',
  endsBefore: (text: string) => `"${text}" ends before it begins`,
  initials: 'explains the initials: no shift',
  mailHead: 'is the head of an e-mail: no shift',
  greeting: 'greets: no shift',
  closing: 'ends the message: no shift',
  quoted: 'is quoted from an older message: paste it without the sign > if it is meant',
  legend: 'explains the codes: no shift',
  askDoubt: (sample: string) => `waits for your answer to the question with "${sample}"`,
  askLong: 'waits for your answer: is it one long shift, or one each day?',
  notUsed: 'columns that are not used',
  refused: 'was read with a guess that you did not confirm',
  notFor: (column: string, text: string) => `"${text}" does not belong in ${column}`,
  tooLong: 'has more text than fits into a cell',
});

/** Columns of a pasted text in sentences. */
export const columnWords = paneWords.words('pasteColumns', {
  column: (name: string, sample: string) => `${name} ("${sample}")`,
  columnNamed: (letters: string) => `column ${letters}`,
  columnOfNames: 'the column of names',
});

/** The texts of the questions, with what they are about. */
export const asks = paneWords.words('pasteQuestions', {
  order: (sample: string) => `Which comes first in dates like ${sample}: the day or the month?`,
  week: (sample: string) => `Which week is "${sample}" of?`,
  firstDay: (sample: string) => `The days begin with ${sample}: on which day does the week begin?`,
  halves: 'Which half of the day do these times mean?',
  halvesForm: (form: string, proposed: Times) => `${form} is ${times(proposed)}`,
  dots: (sample: string) => `Is ${sample} a time with minutes, or a decimal number of hours?`,
  hours: (header: string, sample: string) =>
    `"${header}" holds ${sample}, which is not the length of that shift: is it a sum that is to be left out?`,
  names: (sample: string) => `Rows without a name, such as line ${sample}: are they of the person above?`,
  nameTimes: (text: string) =>
    `"${text}" is a name that the company has: do cells such as this one mean the times of a shift?`,
  nameWord: (text: string) =>
    `"${text}" is a name that the company has, and a word for no shift or a place as well: does it mean the name here?`,
  dates: (sample: string) => `Rows without a date, such as line ${sample}: are they of the day above?`,
  meant: (title: string) => `The title says "${title}": are the times below it shifts all the same?`,
  nobody: (name: string) => `"${name}" is in place of a name: is it an open shift?`,
  against: (text: string) => `Rows such as the one with "${text}": are they shifts all the same?`,
  people: (header: string) =>
    header === ''
      ? 'Which column names the people?'
      : `Which column names the people? "${header}" looks like it.`,
  titleName: (name: string) => `Are these the shifts of "${name}"?`,
  ticks: (sample: string) => `Marks below the days have no times of their own: do they mean ${sample}?`,
  weeks: 'The weekdays come again without dates: does each group follow the one before by a week?',
  codes: (codes: readonly string[]) => `What do these codes mean: ${codes.join(', ')}?`,
  long: (sample: string) =>
    `"${sample}" ends on a later day: is it one long shift, or a shift on each of the days?`,
  layout: 'This text can be read in two ways. Which is right?',
  /** What stands where, as it was guessed. */
  layouts: {
    'cell-names': (cell: string) => `Cells such as "${cell}" have a name and times, and name the people.`,
    'row-names': (name: string) => `Rows such as "${name}" name the people.`,
    'below-times': (name: string) => `Lines below times, such as "${name}", name the people.`,
    'slot-names': (header: string) =>
      `Columns such as "${header}" name the people who work at the row’s times.`,
    'times-above': (line: string) =>
      `Rows without a time, such as line ${line}, have the time of the row above.`,
    'days-above': (line: string) =>
      `Each day is above its shifts, although line ${line} has times and stands above the first day.`,
  } satisfies Readonly<Record<LayoutGuess, (sample: string) => string>>,
  /** Questions about shifts that were read and look wrong. Each is answered with "Add them" or "Leave them out". */
  doubts: {
    'doubt-length': (sample: string) => `"${sample}" would be a shift of more than 16 hours: is that right?`,
    'doubt-hours': (sample: string) =>
      `"${sample}" is longer than the hours of its row by more than a break: are the times right?`,
    'doubt-end': (sample: string) =>
      `The second number of "${sample}" may be the length of the shift: is it the end?`,
    'doubt-date': (date: string) =>
      `${date} is more than half a year from most days of the text: is that right?`,
    'doubt-utc': (sample: string) =>
      `"${sample}" gives its distance from UTC: are the times of the text the local times of the shifts?`,
    'doubt-week': (header: string) =>
      `The column "${header}" is not read, but it may name another week: are the shifts in the right week?`,
    'doubt-title': (title: string) =>
      `"${title}" names another week than the days of the shifts below it: are the days right?`,
    'doubt-removed': (text: string) => `Rows such as the one with "${text}": are they shifts all the same?`,
    'doubt-replaced': (text: string) =>
      `"${text}" may work in place of the person of the row: is it still the shift of the person named first?`,
    'doubt-break': (text: string) => `"${text}" may be a break: are such times shifts?`,
    'doubt-ranges': (text: string) =>
      `"${text}" may hold a number of a place beside its times: is each range a shift?`,
    'doubt-code': (code: string) =>
      `The text explains ${code} twice, with different times: is the first one right?`,
    'doubt-quantity': (sample: string) =>
      `"${sample}" may ask for several people: is one shift for each row right?`,
    'doubt-version': (title: string) =>
      `The text has several versions of the same days, such as "${title}": are the shifts of all of them to be added?`,
    'doubt-person': (text: string) =>
      `"${text}" names another person than its row: is it the shift of the row's person?`,
    'doubt-available': (text: string) => `"${text}" may only say when somebody can work: is it a shift?`,
    'doubt-names': (line: string) =>
      `Line ${line} has times and no name, and the names below it have no times: is it an open shift?`,
    'doubt-remark': (text: string) =>
      `"${text}" may change other lines of the text: are these shifts right as they are written?`,
  } satisfies Readonly<Record<DoubtId, (sample: string) => string>>,
});

const LETTERS = 26;
const A = 'A'.charCodeAt(0);

/** The name of a column without a header, by its letters as in a sheet: 0 is `column A`, 26 is `column AA`. */
export function columnName(at: number): string {
  let letters = '';
  for (let rest = at; rest >= 0; rest = Math.floor(rest / LETTERS) - 1)
    letters = String.fromCharCode(A + (rest % LETTERS)) + letters;
  return columnWords.columnNamed(letters);
}
