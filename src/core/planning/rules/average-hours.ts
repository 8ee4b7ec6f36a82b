import { DAYS_A_WEEK, isWeekend, type DayNumber, weekdayOf, weekOf } from '../../calendar/days';
import { awayDays } from '../../shifts/away-days';
import { isUnknown } from '../../shifts/known-since';
import type { Shift } from '../../shifts/shift';
import { breach, type PersonShifts, type Rule, type RuleInput } from '../breach';
import { REFERENCE_WEEKS } from './presets';
import { hundredths, workedIn } from './worked';

/**
 * Too many hours a week on average over some weeks in a row. Leave is neutral: a day of leave makes the weeks shorter by a day of work.
 * Weeks before the first shift are not known, and count as 0 hours: so what is found is sure. Of periods that overlap, the one that
 * ends first is found, with all its shifts; the search goes on with the shifts after it. The source of 48 hours is in presets.ts.
 */
export const averageHours: Rule<'average-hours'> = {
  name: 'average-hours',
  find: (own, input) => {
    const { averageHours: most, averageWeeks: weeks = REFERENCE_WEEKS } = input.rules.numbers;
    if (most === undefined) return [];
    const { shifts } = own;
    const weekOfShift = ({ day }: Shift) => weekOf(day, input.weekStart);
    const leave = leaveWeeks(own, input, weeks);
    const found: ReturnType<typeof breach<'average-hours'>>[] = [];
    // A window of shifts: from `first` to the shift before `after`. It ends with a week that has shifts.
    let [first, after] = [0, 0];
    while (after < shifts.length) {
      const last = shifts[after];
      if (!last) break;
      const week = weekOfShift(last);
      while (after < shifts.length && weekOfShift(shifts[after] ?? last) === week) after += 1;
      const begins = week - (weeks - 1) * DAYS_A_WEEK;
      while (weekOfShift(shifts[first] ?? last) < begins) first += 1;
      const inWindow = shifts.slice(first, after);
      const away = hundredths(sumBetween(leave, begins, week));
      // Who was away for all other weeks is judged by one whole week.
      const counted = Math.max(1, weeks - away);
      const sum = workedIn(inWindow, input);
      if (sum <= hundredths(most * counted)) continue;
      const hours = hundredths(sum / counted);
      const facts = { hours, most, weeks, ...(away > 0 && { away }), ...sinceWhen(shifts, begins) };
      found.push(breach('average-hours', inWindow, facts));
      first = after;
    }
    return found;
  },
};

/** Which part of each week is leave: days of leave of those on which the person usually works. A week of work and leave is at most one week. */
function leaveWeeks(
  { shifts, absence }: PersonShifts,
  { facts, weekStart }: RuleInput,
  weeks: number,
): Map<DayNumber, number> {
  const leave = new Map<DayNumber, number>();
  const [first] = shifts;
  const last = shifts.at(-1);
  if (!first || !last || absence.blocks.length + absence.transactions.length === 0) return leave;
  const days = facts.counting.ownDays.get(first.personId);
  const ownDays = days?.includes(true) ? days : undefined;
  const isUsual = (day: DayNumber) => ownDays?.[weekdayOf(day)] ?? !isWeekend(day);
  const daysAWeek = ownDays?.filter(Boolean).length ?? USUAL_DAYS;
  const worked = new Set(shifts.map(({ day }) => day));
  // Leave is known also where shifts are not.
  const span = {
    first: weekOf(first.day, weekStart) - weeks * DAYS_A_WEEK,
    after: weekOf(last.day, weekStart) + DAYS_A_WEEK,
  };
  const away = awayDays(absence, span).filter((each) => each.block || each.isCounted);
  const daysOff = new Set(away.map(({ day }) => day).filter((day) => isUsual(day) && !worked.has(day)));
  const daysWorked = new Map<DayNumber, number>();
  for (const day of worked) add(daysWorked, weekOf(day, weekStart), 1);
  for (const day of daysOff) add(leave, weekOf(day, weekStart), 1);
  for (const [week, days] of leave)
    leave.set(week, Math.max(0, Math.min(days, daysAWeek - (daysWorked.get(week) ?? 0))) / daysAWeek);
  return leave;
}

const USUAL_DAYS = 5;

function add(to: Map<DayNumber, number>, week: DayNumber, amount: number): void {
  to.set(week, (to.get(week) ?? 0) + amount);
}

function sumBetween(leave: ReadonlyMap<DayNumber, number>, first: DayNumber, last: DayNumber): number {
  let sum = 0;
  for (const [week, part] of leave) if (week >= first && week <= last) sum += part;
  return sum;
}

/** The first day of a person's shifts, if the first of some weeks is not known. */
function sinceWhen([first]: readonly Shift[], week: DayNumber): { readonly since?: DayNumber } {
  return first && isUnknown(week, first.day) ? { since: first.day } : {};
}
