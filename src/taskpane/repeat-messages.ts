/** Sentences of the pane about shifts that are copied or repeated. */
import type { PatternId, PatternProblem } from '../core/shifts/patterns';
import type { RecurringProblem } from '../core/shifts/recurring';
import { paneWords } from '../core/words/words';
import { counted, digits } from './messages';

const days = (count: number): string => counted(count, 'day', 'days');

const patterns: Readonly<Record<PatternId, string>> = {
  'four-on-four-off': '4 on, 4 off',
  'four-on-four-off-rotating': '4 on, 4 off, days then nights',
  'two-two-three': '2-2-3 (Pitman)',
  'two-two-three-rotating': '2-2-3 (Pitman), days then nights',
  dupont: 'DuPont',
  'every-other-week': 'Every other week, 5 days',
};

const span = {
  'no-days': 'Choose the first day, and 1 to 52 weeks or the last day.',
  'ends-before-start': 'The last day is before the first. Choose a later last day.',
  'too-long': 'Choose at most a year.',
};

const patternProblems: Readonly<Record<PatternProblem, string>> = {
  ...span,
  'no-people': 'Choose the people who work in this pattern.',
  'bad-ahead': 'Days ahead are whole numbers from 0 on.',
  'no-times': 'Enter when each turn begins and ends.',
  'too-many': 'These are too many shifts at once. Choose fewer people or fewer weeks.',
};

const recurringProblems: Readonly<Record<RecurringProblem, string>> = {
  ...span,
  'no-day-one': 'Choose a date of day number 1.',
  'bad-cycle': 'The days of the cycle are a whole number from 1 to 364.',
};

export const repeatText = paneWords.words('repeatText', {
  heading: 'Copy or repeat shifts',
  meaning: 'Adds new shifts to the sheet. Nothing is sent.',
  back: 'Back',
  sheet: 'Sheet',
  leave: {
    label: 'People on leave',
    choices: { open: 'make open shifts', 'leave-out': 'leave out', anyway: 'copy anyway' },
  },
  first: 'First day',
  weeks: 'Number of weeks',
  last: 'Last day',

  copyWeek: {
    title: 'Copy a week',
    none: 'There are no shifts yet that could be copied.',
    from: 'From the week of',
    to: 'To the week of',
    times: 'Number of weeks to fill',
    asOpen: 'Without people, as open shifts',
    meaning: (from: string, to: string) =>
      `The shifts of ${from} are copied to ${to}. Shifts that are there already are not copied again.`,
    sameWeek: 'The week would be copied to itself. Choose another week to fill.',
    wrong: (most: number) => `Choose two weeks, and a number of weeks from 1 to ${most}.`,
    copy: 'Copy the week',
  },

  pattern: {
    title: 'Pattern',
    label: 'Pattern',
    names: patterns,
    /** `picture`: a sign for each day of the cycle. */
    picture: (picture: string, length: number) =>
      `${days(length)}: ${picture} (D: first turn, N: second turn, -: off)`,
    people: 'People',
    nobody: 'nobody',
    ahead: (person: string) => `${person}: days ahead in the cycle`,
    begins: (picture: string) => `Begins with ${picture}`,
    /** `turn` counts from 0. */
    start: (turn: number, turns: number) => (turns === 1 ? 'Start' : `${turnName(turn)}: start`),
    end: (turn: number, turns: number) => (turns === 1 ? 'End' : `${turnName(turn)}: end`),
    department: 'Department',
    area: 'Area',
    task: 'Task',
    none: 'None',
    closed: 'Day on which nobody works',
    addClosed: 'Leave this day out',
    removeClosed: (day: string) => `Work on ${day} after all`,
    sum: (count: number, span: string) =>
      `${counted(count, 'shift', 'shifts')} for ${span}. Shifts that are there already are not added again.`,
    add: 'Add the shifts',
    problems: patternProblems,
  },

  recurring: {
    title: 'Recurring shifts',
    none: (sheet: string) => `${sheet} has no rows in this workbook.`,
    meaning: (sheet: string, rows: number) =>
      `Makes shifts on dates of the ${counted(rows, 'row', 'rows')} of ${sheet}. The service does not say on which date day number 1 falls: choose it here.`,
    dayOne: 'A date of day number 1',
    cycle: 'Days in the cycle',
    sum: (span: string) => `For ${span}. Shifts that are there already are not added again.`,
    add: 'Add the shifts',
    problems: recurringProblems,
  },
});

function turnName(turn: number): string {
  return turn === 0 ? 'First turn' : turn === 1 ? 'Second turn' : `Turn ${digits(turn + 1)}`;
}
