import { longDay } from '../calendar/day-text';
import {
  daysOfPeriod,
  minutesOfDays,
  type DayNumber,
  MINUTES_A_DAY,
  dayOfMinute,
  type MinuteSpan,
  weekOf,
} from '../calendar/days';
import { shortClock } from '../calendar/short-clock';
import { lateStarts, sinceOf } from '../shifts/known-since';
import { takeEach, sorted, type Sliced } from '../slices';
import { groupingBy } from '../table/group-by';
import { byAlphabet } from '../values/alphabet';
import { isTimeOffBlock, plannedWork, type ReportFacts, type Owner, type ReportShift } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import type { RecordWords } from './report';

/** The blocks of a schedule that a report contains. */
interface Chosen {
  readonly work: readonly ReportShift[];
  readonly timeOff: readonly ReportShift[];
}

/**
 * Blocks with at least a minute in the period, of the chosen people and departments. Time off is chosen by its person alone:
 * most time off has no department.
 */
export function* chosenShifts(
  { shifts }: Pick<ReportFacts, 'shifts'>,
  { period, people, departments }: ReportOptions,
  schedule: ReportShift['schedule'] = 'current',
): Sliced<Chosen> {
  const { first, after } = minutesOfDays(daysOfPeriod(period));
  const [work, timeOff]: [ReportShift[], ReportShift[]] = [[], []];
  yield* takeEach(shifts, (shift) => {
    if (shift.schedule !== schedule || shift.start >= after || shift.end <= first) return;
    if (people && !people.has(shift.personId)) return;
    if (isTimeOffBlock(shift)) timeOff.push(shift);
    else if (!departments || departments.has(shift.departmentId)) work.push(shift);
  });
  return { work, timeOff };
}

export type Compare = (one: string, other: string) => number;

/**
 * The order of names: the caller's, else one that is the same on every machine. Names that the order calls equal have a
 * fixed order too.
 */
export function compareNames({ compare = byAlphabet }: Pick<ReportOptions, 'compare'>): Compare {
  return (one, other) => (one === other ? 0 : compare(one, other) || (one < other ? -1 : 1));
}

const OWNER = ['person', 'personId', 'account', 'accountId'] as const;

/** By person, then by account; those of the same name by ID. */
export function compareOwners(names: Compare): (one: Owner, other: Owner) => number {
  return (one, other) => OWNER.reduce((found, part) => found || names(one[part], other[part]), 0);
}

/**
 * Departments in the service's order, then those that the service does not list, by name, and last the blocks without a
 * department.
 */
export function compareDepartments(
  { departments }: Pick<ReportFacts, 'departments'>,
  names: Compare,
): Compare {
  const places = new Map(departments.map(({ label }, at) => [label, at]));
  const placeOf = (label: string) => (label === '' ? Infinity : (places.get(label) ?? departments.length));
  return (one, other) => {
    if (one === other) return 0;
    const [first, second] = [placeOf(one), placeOf(other)];
    return first === second ? names(one, other) : first < second ? -1 : 1;
  };
}

/**
 * The rank of each distinct text in an order: sorting many rows by numbers is faster than comparing their texts each time.
 */
export function* ranksOf(texts: Iterable<string>, compare: Compare): Sliced<ReadonlyMap<string, number>> {
  const order = yield* sorted([...new Set(texts)], compare);
  return new Map(order.map((label, at) => [label, at]));
}

/** Texts that distinguish two blocks with the same times. */
const APART = ['task', 'area', 'timeOffReason', 'timeOffAccount', 'notes'] as const;

/**
 * The order of blocks: by their times, then by all their texts, so that the report is the same however the user sorted the
 * sheet.
 */
export function compareBlocks(
  facts: Pick<ReportFacts, 'departments'>,
  options: ReportOptions,
): (one: ReportShift, other: ReportShift) => number {
  const names = compareNames(options);
  const departments = compareDepartments(facts, names);
  return (one, other) =>
    one.start - other.start ||
    one.end - other.end ||
    departments(one.department, other.department) ||
    APART.reduce((found, part) => found || names(one[part], other[part]), 0) ||
    (one.hoursTyped ?? -1) - (other.hoursTyped ?? -1);
}

/** The shifts of each person by the person's id, in their order. Open shifts are those of OPEN_SHIFT. */
export type ShiftsByPerson = ReadonlyMap<string, readonly ReportShift[]>;

export function* shiftsByPerson(
  shifts: readonly ReportShift[],
  facts: Pick<ReportFacts, 'departments'>,
  options: ReportOptions,
): Sliced<ShiftsByPerson> {
  const people = yield* groupingBy(shifts, ({ personId }) => personId);
  const inOrder = compareBlocks(facts, options);
  yield* takeEach([...people.values()], (shiftsOfPerson) => void shiftsOfPerson.sort(inOrder));
  return people;
}

/**
 * The days on which a block is written. It is written on the day on which it begins, as people write shifts (`22–6` is
 * written on one day), and counts on that day. A block of more than a day is also written on its later days.
 * @param firstShown if a block of a night began before this day and ends on it, the block is written on this day
 */
export function daysOfBlock({ start, end }: ReportShift, firstShown = -Infinity): DayNumber[] {
  const first = dayOfMinute(start);
  const last = dayOfMinute(end - 1);
  if (end - start <= MINUTES_A_DAY) return [first >= firstShown ? first : last];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Whether a block is written on a day, wherever a report begins (daysOfBlock). */
export function isWrittenOn({ start, end }: ReportShift, day: DayNumber): boolean {
  const first = dayOfMinute(start);
  return end - start <= MINUTES_A_DAY ? day === first : day >= first && day <= dayOfMinute(end - 1);
}

/** A block's time on a day on which it is written: `9–17`, `22–6`, `until 6`, `from 9`, or '' for all day. */
export function timeText({ start, end }: Pick<ReportShift, 'start' | 'end'>, day: DayNumber): string {
  const [midnight, nextMidnight] = [day * MINUTES_A_DAY, (day + 1) * MINUTES_A_DAY];
  if (start <= midnight && end >= nextMidnight) return '';
  if (start < midnight) return reportMessages.until(shortClock(end - midnight));
  if (end - start > MINUTES_A_DAY) return reportMessages.from(shortClock(start - midnight));
  const until = end > nextMidnight ? shortClock(end - nextMidnight) : shortClock(end - midnight);
  return range(shortClock(start - midnight), until);
}

/** The part of a block that is in a day: `9–13`, `22–24`, or '' for the whole day. */
export function partText({ start, end }: ReportShift, day: DayNumber): string {
  const midnight = day * MINUTES_A_DAY;
  const [from, until] = [Math.max(start, midnight), Math.min(end, midnight + MINUTES_A_DAY)];
  return until - from === MINUTES_A_DAY
    ? ''
    : range(shortClock(from - midnight), shortClock(until - midnight));
}

/** An en dash is used, because Excel reads `9-12` as a date if a user types the text or opens a file of texts. */
function range(from: string, until: string): string {
  return `${from}–${until}`;
}

/**
 * Hours are summed as whole numbers of this part of an hour, so that sums have no rounding errors: a minute is 500 parts,
 * and the last decimal of typed hours (values/numbers.ts keeps four) is 3.
 */
const PARTS_OF_AN_HOUR = 30_000;
const PARTS_OF_A_MINUTE = PARTS_OF_AN_HOUR / 60;
const TYPED_DECIMALS = 10_000;
const PARTS_OF_A_TYPED_DECIMAL = PARTS_OF_AN_HOUR / TYPED_DECIMALS;

/** A whole number of 30,000ths of an hour: the unit in which hours are summed. */
export type HourParts = number;

/** Hours as a cell shows them. */
export function hoursOfParts(parts: HourParts): number {
  return parts / PARTS_OF_AN_HOUR;
}

/** A shift's hours: the typed ones, else the hours between its ends by the clock. */
export function wholeHours({ start, end, hoursTyped }: ReportShift): HourParts {
  return hoursTyped === undefined
    ? (end - start) * PARTS_OF_A_MINUTE
    : Math.round(hoursTyped * TYPED_DECIMALS) * PARTS_OF_A_TYPED_DECIMAL;
}

/** A shift's hours in a span: all of them if it begins there, as payroll counts them, else none. */
export function hoursIn(shift: ReportShift, { first, after }: MinuteSpan): HourParts {
  return shift.start >= first && shift.start < after ? wholeHours(shift) : 0;
}

/** The week in which a shift begins, by its first day. */
export function weekOfShift({ start }: ReportShift, weekStart: number): DayNumber {
  return weekOf(dayOfMinute(start), weekStart);
}

/** A sentence about blocks of work that cross the edge of the period: it says on which day their hours count. */
export function crossingNotices(
  work: readonly ReportShift[],
  { period }: ReportOptions,
  { one, many }: RecordWords,
): string[] {
  const { first, after } = minutesOfDays(daysOfPeriod(period));
  const crossing = work.filter(({ start, end }) => start < first || end > after).length;
  return crossing > 0 ? [reportMessages.crossing(crossing, one, many)] : [];
}

export function typedNotices(...lists: readonly (readonly ReportShift[])[]): string[] {
  const isTyped = lists.some((work) => work.some(({ hoursTyped }) => hoursTyped !== undefined));
  return isTyped ? [reportMessages.typedHours] : [];
}

/** A sentence if time off is in the report, or may be looked for in it. */
export function timeOffNotices(timeOff: readonly ReportShift[]): string[] {
  return timeOff.length > 0 ? [reportMessages.timeOffIsNoWork] : [];
}

/** A sentence if the clocks change within the period. */
export function clockNotices({ clocksChange }: ReportOptions): string[] {
  return clocksChange ? [reportMessages.clocksChange] : [];
}

/** A sentence if the period begins before the shifts that are known of some of the people: their sums are too small. */
export function knownSinceNotices(
  work: readonly ReportShift[],
  { shifts }: Pick<ReportFacts, 'shifts'>,
  { period, weekStart = 0 }: ReportOptions,
): string[] {
  const late = lateStarts(plannedWork(shifts), weekOf(daysOfPeriod(period).first, weekStart));
  const people = new Set(late.size === 0 ? [] : work.map(({ personId }) => personId));
  const found = sinceOf([...late].flatMap(([personId, start]) => (people.has(personId) ? [start] : [])));
  return found ? [reportMessages.knownSince(found.people, longDay(found.since))] : [];
}

/** Why the counted hours of these blocks may differ from their times. Every report with hours must show these sentences. */
export function hourNotices(
  work: readonly ReportShift[],
  facts: Pick<ReportFacts, 'shifts'>,
  options: ReportOptions,
  called: RecordWords,
): string[] {
  return [
    ...crossingNotices(work, options, called),
    ...knownSinceNotices(work, facts, options),
    ...typedNotices(work),
  ];
}
