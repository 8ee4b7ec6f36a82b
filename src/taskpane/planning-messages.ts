/** Sentences of the pane about rules, and about plans that are checked by them. */
import type { PresetName, RuleName } from '../app/view/index';
import type { RuleNumbers } from '../core/planning/breach';
import { paneWords } from '../core/words/words';
import { counted, digits } from './messages';

const warnings = (count: number): string => counted(count, 'warning', 'warnings');
const shifts = (count: number): string => counted(count, 'shift', 'shifts');

/** The rules by the words on the screen. */
const RULES: Readonly<Record<RuleName, string>> = {
  'same-block': 'The same shift twice',
  'double-booked': 'Two shifts at the same time',
  'on-time-off': 'A shift on a day off',
  'do-not-schedule': 'A person who must not be scheduled',
  'not-qualified': 'A person without the qualification',
  'not-available': 'A time at which the person can’t work',
  'short-rest': 'Rest between shifts',
  'day-hours': 'Hours a day',
  'long-shift': 'A shift longer than 16 hours',
  minor: 'People who are younger than an age',
  'weekly-rest': 'Weekly rest',
  'days-in-a-row': 'Days in a row',
  'week-hours': 'Hours a week',
  'average-hours': 'Hours a week on average',
};

const NUMBERS: Readonly<Record<keyof RuleNumbers, string>> = {
  restHours: 'Least hours of rest in 24 hours',
  dayHours: 'Most hours a day',
  weekHours: 'Most hours a week',
  averageHours: 'Most hours a week on average',
  averageWeeks: 'Weeks of the average',
  daysInARow: 'Most days in a row (own rule)',
  weeklyRestHours: 'Least hours of weekly rest',
  weeklyRestDays: 'Days of the weekly rest: 7 or 14',
  minorUnder: 'Younger than (years)',
  minorDayHours: 'Most hours a day',
  minorWeekHours: 'Most hours a week',
  minorNotAfter: 'No work after (hour, 0 to 24)',
  minorNotBefore: 'No work before (hour, 0 to 24)',
};

const PRESETS: Readonly<Record<PresetName, string>> = {
  none: 'No numbers',
  eu: 'European Union',
  us: 'United States',
  own: 'Own numbers',
};

const SOURCES: Readonly<Record<PresetName, string>> = {
  none: 'Rest and hours are not checked.',
  eu: 'Source: Directive 2003/88/EC, articles 3 (11 hours of rest in 24), 5 (24 hours of rest and these 11 in each week) and 6 with 16 (48 hours a week on average over four months, leave left out). Countries and contracts may say more.',
  us: 'Source: Fair Labor Standards Act, 29 U.S.C. 207: hours over 40 in a week of 168 hours are overtime (29 CFR 778.105), and forbidden is none. States and contracts may say more.',
  own: 'Leave a number empty, and it is not checked. Without a number of weeks, an average is one of 17 weeks.',
};

export const planningText = paneWords.words('planningText', {
  back: 'Back',
  warnings,
  wouldBreak: (count: number) => `${warnings(count)} about these shifts`,
  stopsNobody: 'Warnings stop nothing: you can add the shifts, and push them.',
  /** What no rule looks at, whatever is chosen. */
  notChecked: 'Not checked: breaks, night work, Sundays',
  list: (shown: number, count: number) => `The first ${digits(shown)} of ${warnings(count)}.`,

  check: {
    heading: (week: string) => `Check the week: ${week}`,
    leave: {
      'monday-to-friday': 'Leave counts Monday to Friday.',
      'every-day': 'Leave counts every day.',
    },
    change: 'Change',
    sum: (shifts: number, sheet: string) => `${counted(shifts, 'shift', 'shifts')} in ${sheet}.`,
    good: 'No warnings: the week keeps every rule that is checked.',
    goodOfPeople: 'No warnings about the shifts that somebody has.',
    empty: 'No shifts in this week.',
    openShifts: (count: number) =>
      `${counted(count, 'open shift', 'open shifts')}: nobody has ${count === 1 ? 'it' : 'them'} yet.`,
    openHeading: 'Open shifts',
    moreOpen: (count: number) => `and ${digits(count)} more`,
    needs: 'People needed',
    missing: (people: number) =>
      people === 0 ? 'Nobody is missing.' : `${counted(people, 'person is', 'people are')} missing.`,
    allOpen: 'There is an open shift for each of them.',
    fill: (shifts: number) => `Make ${counted(shifts, 'open shift', 'open shifts')}`,
    fillOf: (day: string, sentence: string, shifts: number) =>
      `Make ${counted(shifts, 'open shift', 'open shifts')}: ${day}, ${sentence}`,
    /** `Thu 26 Nov: 3 missing (Kitchen 2, Bar 1)` */
    missingOn: (day: string, people: number, departments: readonly string[]) =>
      `${day}: ${digits(people)} missing${departments.length === 0 ? '' : ` (${departments.join(', ')})`}`,
    over: (needs: number) => `Too many (${digits(needs)})`,
    fewHours: 'Below the least hours',
    before: 'Earlier',
    after: 'Later',
    rules: 'Rules…',
    notCheckedAnd: (more: number) => `Not checked: breaks, night work, Sundays, and ${digits(more)} more`,
    accepted: (count: number) => `Accepted (${digits(count)})`,
    accept: 'Accept…',
    acceptOf: (sentence: string) => `Accept: ${sentence}`,
    note: 'Note, such as who agreed',
    save: 'Accept',
    cancel: 'Cancel',
    undo: 'No longer accept',
    noted: (note: string) => `Accepted: ${note}`,
    notedEmpty: 'Accepted without a note.',
    /** `Accepted: it is agreed (Sue Miller)` */
    acceptedBy: (said: string, who: string) => `${said} (${who})`,
  },

  rules: {
    heading: 'Rules',
    meaning:
      'Shiftsheet warns when a plan breaks one of these rules. They are kept in this workbook. They help to plan and are no legal advice.',
    preset: 'Numbers for rest and hours',
    presets: PRESETS,
    sources: SOURCES,
    numbers: NUMBERS,
    wrong: (name: string, least: number, most: number) =>
      `${name}: type a number from ${digits(least)} to ${digits(most)}, or leave it empty. Weeks, days and years are whole numbers.`,
    minors: 'Young people, by “Date of birth”',
    minorsMeaning:
      'Laws and kinds of work differ, so the numbers are yours. Without an age nothing is checked. Who has no date of birth in Users is left out.',
    weekStart: 'Weeks begin on',
    leave: 'Days of leave',
    leaveCounts: { 'monday-to-friday': 'Monday to Friday', 'every-day': 'Every day' },
    leaveMeaning:
      'The service keeps the first day and the number of days, and not which days they are. A day that only the other way of counting covers is “probably” away. If People limits says all seven weekdays of a person, the person’s leave counts on these.',
    switches: 'Warn about',
    names: RULES,
    save: 'Save rules',
    sheets: {
      'people-limits': {
        name: 'People limits',
        meaning:
          'A sheet with the hours a week of single people, and the weekdays and times at which they can work. It is not sent.',
        make: 'Make the sheet People limits',
        show: 'Show the sheet People limits',
        count: (people: number) => `${counted(people, 'person has', 'people have')} limits.`,
      },
      holidays: {
        name: 'Holidays',
        meaning:
          'A sheet with the holidays of your country or region. Reports, “Check the week” and “Enter time off…” name them. It is not sent.',
        make: 'Make the sheet Holidays',
        show: 'Show the sheet Holidays',
        count: (days: number) => `${counted(days, 'day is a holiday', 'days are holidays')}.`,
      },
    },
  },

  proposal: {
    heading: (count: number) => `${warnings(count)} before you add`,
    notYet: (count: number) =>
      `Nothing is added yet: ${counted(count, 'shift waits', 'shifts wait')} for you.`,
    add: (count: number) => `Add ${shifts(count)}`,
  },
});
