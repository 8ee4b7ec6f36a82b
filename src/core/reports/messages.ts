import { clockText } from '../calendar/clock';
import { longMoment, longDay } from '../calendar/day-text';
import type { DaySpan } from '../calendar/days';
import { countText } from '../values/shown';
import { paneWords } from '../words/words';

/** If there are more names, the others are counted, so that the filter's sentence stays on one line. */
const NAMES_LISTED = 5;

/** The sentences of reports. */
export const reportMessages = paneWords.words('reportMessages', {
  period: ({ first, after }: DaySpan) =>
    after === first + 1 ? `${longDay(first)}` : `${longDay(first)} to ${longDay(after - 1)}`,
  only: (what: string, names: readonly string[]) => `${what}: ${listed(names)}`,
  madeAt: (moment: string) => `Made ${longMoment(moment)}`,
  warningsBelow: (count: number) => `${countedNoun(count, 'warning', 'warnings')} below the table`,
  about: 'About this report',
  ownColour: 'A colour of the shift’s own',
  timeOff: 'Time off',
  someMissing: 'People missing',
  tooMany: 'Too many people',
  beginsBefore: (minute: number) => `Begins before ${clockText(minute)}`,
  beginsBetween: (first: number, last: number) => `Begins from ${clockText(first)} to ${clockText(last)}`,
  /** `3 on`, `3 on, 1 open`. */
  headsOn: (people: number, open: number) =>
    open === 0 ? `${countText(people)} on` : `${countText(people)} on, ${countText(open)} open`,
  allDepartments: 'All departments',
  colourRule: 'A shift has its own colour, or that of its task, or that of its department.',
  colours: 'Colours',
  changedSince: 'Changed since it was given out',
  givenOutAt: (moment: string) => `Given out on ${moment}.`,
  commonDays: ({ first, after }: DaySpan) =>
    `It was given out for another period. Compared: ${after === first + 1 ? longDay(first) : `${longDay(first)} to ${longDay(after - 1)}`}.`,
  noCommonDays: 'It was given out for other days: nothing can be compared.',
  commonPeople: 'It was given out for other people or departments. Compared: the people who are in both.',
  nothingChanged: 'Nothing has changed since.',
  /** `Thu 3 Dec 9–17 instead of 12–20` */
  insteadOf: (now: string, before: string) => `${now} instead of ${before}`,
  newOn: (now: string) => `new: ${now}`,
  noLongerOn: (before: string) => `no longer ${before}`,
  asOf: (sheet: string, moment: string) => `${sheet}: data as of ${longMoment(moment)}.`,
  blocksOfThisWorkbook: 'Shifts are those made or pushed in this workbook.',
  noSheet: (sheet: string) => `There is no sheet ${sheet} in this workbook.`,
  notPushed: (some: number, all: number, one: string, many: string) =>
    `${countText(some)} of ${countedNoun(all, one, many)} ${some === 1 ? 'is' : 'are'} not pushed yet.`,
  unreadable: (rows: number, sheet: string) =>
    `${countedNoun(rows, 'row', 'rows')} of ${sheet} can’t be read and ${rows === 1 ? 'is' : 'are'} left out.`,
  deleted: (rows: number, sheet: string) =>
    `${countedNoun(rows, 'row', 'rows')} deleted from ${sheet} ${rows === 1 ? 'is' : 'are'} still on the service and not counted.`,
  lost: (names: readonly string[], many: string) =>
    `No longer among the ${many}: ${listed(names)}. To choose others, press “Change…” in the pane.`,
  clocksChange:
    'The clocks change in this period. Hours are counted by the times on the clock, so a shift in that night may be one hour longer or shorter than shown.',
  knownSince: (people: number, since: string) =>
    people === 1
      ? `The shifts of 1 person are known since ${since}, later than the period begins.`
      : `The shifts of ${countText(people)} people are known since ${since} at the earliest, later than the period begins.`,
  /** `Fri 25 Dec Christmas Day` */
  holidays: (listed: readonly string[], more: number) =>
    `Holidays in this period: ${listed.join('; ')}${more > 0 ? `; and ${countText(more)} more` : ''}.`,
  typedHours: 'Typed Hours are used as they are.',
  timeOffIsNoWork: 'Time off counts as no hours.',
  noShifts: 'No shifts in this period.',
  nothingBegins:
    'No shift begins in this period. A shift that only ends in it counts on the day on which it begins.',
  nothingToShow: (title: string, why: string) =>
    `“${title}” has no rows, so no sheet was made. ${why}`.trim(),
  nearestDay: (day: number) => `The nearest day that has some is ${longDay(day)}: choose its week.`,
  otherChoice: 'This period has records that are not in this report: choose other people or departments.',
  otherPeople: 'This period has records that are not in this report: choose other people.',
  othersOnly: 'The workbook has records that are not in this report: choose other people or departments.',
  noPushesYet:
    'Nothing was pushed from this workbook yet, or the log of pushes is off. Push something first.',
  noRecordsYet: 'This workbook has none yet: choose “Download everything” under “Data”, or add rows.',
  headsAreAverages:
    'Cells show how many people are present in that hour on average: one person for half of the hour counts as 0.5.',
  presenceIsByTheClock: 'Presence is from Start to End, whatever Hours were typed.',
  headsByHour: 'People in each hour, on average of all days',
  shortOrOverMeans:
    '“Short or over by day” compares with the sheet Wanted: how many people are missing (-) at the worst minute of an hour, or are too many (+) at each minute. Its “Hours a day” are the hours of missing people.',
  shortOrOverAdds:
    'Departments are added. Who is missing at an area or a task of a department is missing in the department too, and counts once. All people’s shifts count; open shifts do not.',
  shortOrOverNotByPerson: '“Short or over by day” is left out, because this report shows some people only.',
  openIsNobody: (shifts: number) =>
    `${countedNoun(shifts, 'open shift is', 'open shifts are')} not counted: nobody is there.`,
  crossing: (count: number, one: string, many: string) =>
    count === 1
      ? `1 ${one} begins before the period or ends after it: all its hours count on the day on which it begins.`
      : `${countText(count)} ${many} begin before the period or end after it: all their hours count on the day on which they begin.`,
  doubleBookings: (count: number, listed: readonly string[], more: number) =>
    `${countedNoun(count, 'double booking', 'double bookings')}: ${listed.join('; ')}${more > 0 ? `; and ${countText(more)} more, all of them in the report “Hours by week and department”` : ''}.`,
  /** `Ann, Tue 1 Dec, 9–17 (probably)` */
  shiftOfAway: (person: string, day: string, time: string, isProbable: boolean) =>
    `${person}, ${day}, ${time}${isProbable ? ' (probably)' : ''}`,
  shiftsOfAway: (count: number, listed: readonly string[]) =>
    `${countedNoun(count, 'shift', 'shifts')} of people who are away: ${listed.join('; ')}${count > listed.length ? `; and ${countText(count - listed.length)} more` : ''}.`,
  awayCounted: 'Shifts of people who are away count as if the people come.',
  countTwice: 'The hours of double bookings count twice.',
  countOnce: 'Whoever is booked twice counts once.',
  overlappingTimesheet: (count: number) =>
    `${countedNoun(count, 'timesheet row overlaps', 'timesheet rows overlap')} with another one of the same person: the hours in both count twice.`,
  differenceUpTo: (day: string) => `Difference counts what was planned and worked up to ${day}.`,
  off: 'Off',
  allDay: 'all day',
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  totalOf: (what: string) => `${what}, total`,
  weekOf: (day: string, part: string | undefined) => `Week of ${day}${part === undefined ? '' : `, ${part}`}`,
  /** A week of which only so many days are in the period. */
  partOfWeek: (days: number, all: number) => `${days} of ${all} days`,
  inParts: (what: string, parts: readonly string[]) =>
    parts.length === 0 ? what : `${what} (${parts.join(', ')})`,
  whenWorks: (person: string) => `When ${person} works`,
  noOpenShifts: 'No open shifts in this period.',
  noWarnings: 'No warnings in this period: the plan keeps every rule that is checked.',
  rulesOfWorkbook: 'The rules are those of this workbook (“Shifts”, “Rules…”). They are no legal advice.',
  acceptedWithoutNote: 'Yes',
  acceptedBy: (note: string, who: string) => `${note} (${who})`,

  noChanges: 'Nothing was pushed in this period.',
  logOfThisWorkbook: 'Changes are those that were pushed from this workbook and are still in its log.',
  undatedLines: (lines: number) =>
    `${countedNoun(lines, 'line', 'lines')} of the log ${lines === 1 ? 'has' : 'have'} no time any more and ${lines === 1 ? 'is' : 'are'} left out.`,

  balancesAreSums: 'Balances are the sums of the transactions’ days as stored.',
  notPushedApart: 'What is not pushed yet is in no balance: Not Pushed tells by how much it would change it.',
  blocksChangeNoBalance: 'Time off in a schedule changes no balance here: only transactions do.',
  undatedLeave: (some: number) =>
    `${countedNoun(some, 'transaction has', 'transactions have')} no day and ${some === 1 ? 'counts' : 'count'} as before the period.`,
  undatedLeftOut: (some: number) =>
    `${countedNoun(some, 'transaction has', 'transactions have')} no day and ${some === 1 ? 'is' : 'are'} left out.`,
  laterLeave: (some: number) =>
    `${countedNoun(some, 'transaction takes', 'transactions take')} effect after the period and ${some === 1 ? 'is' : 'are'} not counted.`,
  noLeave: 'No time-off transactions up to this day.',
  noTimeOff: 'No time off in this period.',
  calendarCells:
    'Cells show the reason of time off in the schedule, and the days of a transaction on its effective date.',
  /** How the days of a transaction are counted: the service keeps the first day and the number of days. */
  leaveCounted: {
    'monday-to-friday':
      'Leave by transactions counts Mondays to Fridays from its effective date on (“Rules…”). “Off?” is a day that counts only if weekends count too, or only if they do not.',
    'every-day':
      'Leave by transactions counts every day from its effective date on (“Rules…”). “Off?” is a day that counts only if weekends do not count, or only if they do.',
  },
  onLeave: { certain: 'Off', probable: 'Off?' },
  assumedOf: (account: string) => `${account}, probably`,
  qualificationCells: 'Cells show rank · pay rate. ✓ means qualified, neither given.',
  rankCells: 'Cells show the rank. ✓ means qualified, no rank given.',
  /** The minus sign is not a hyphen: with a hyphen the cell's text would look like a formula. */
  days: (amount: number) => `${amount < 0 ? '−' : ''}${countedNoun(Math.abs(amount), 'day', 'days')}`,
  peopleAway: 'People away',
  qualifiedPeople: 'People qualified',
  noQualifications: 'No qualifications.',

  papers: { a4: 'A4', letter: 'Letter', a3: 'A3', tabloid: 'Tabloid' },
  printsAcross: 'It prints across the page: upright, its letters would be smaller than 7 points.',
  printsOnLarge: (paper: string, asked: string) =>
    `It prints on ${paper} paper: on one ${asked} page its letters would be smaller than 7 points.`,
  printsOnPages: (pages: number, paper: string, asked: string) =>
    `It prints ${pages} pages of ${paper} wide: on one ${asked} page its letters would be smaller than 7 points. To print it otherwise, press “Change…”.`,

  noPeriod: 'Choose the first and the last day.',
  endsBefore: 'The period ends before it begins: choose a later last day.',
  tooLong: (days: number) => `This report shows at most ${days} days: choose a shorter period.`,
  noPerson: 'Choose a person.',
});

export function countedNoun(count: number, one: string, many: string): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

function listed(names: readonly string[]): string {
  const listed = names.slice(0, NAMES_LISTED).join(', ');
  const more = names.length - NAMES_LISTED;
  return more > 0 ? `${listed} and ${countText(more)} more` : listed;
}
