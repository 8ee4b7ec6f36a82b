import { DAYS_A_WEEK, isWeekend, type DayNumber, weekdayOf, weekOf } from '../../calendar/days';
import { awayDays } from '../../shifts/away-days';
import { isUnknown } from '../../shifts/known-since';
import type { Shift } from '../../shifts/shift';
import { groupBy } from '../../table/group-by';
import { breach, type PersonShifts, type Rule, type RuleInput } from '../breach';
import { REFERENCE_WEEKS } from './presets';
import { hundredths } from './worked';

/**
 * Too many hours a week on average over some weeks in a row. Leave is neutral: a day of leave makes the weeks shorter by a day of work.
 * Weeks before the first shift are not known, and count as 0 hours: so what is found is sure. Of periods that overlap, the one that
 * ends first is found, with all its shifts; the search goes on with the shifts after it. The source of 48 hours is in presets.ts.
 */
export const averageHours: Rule<'average-hours'> = {
  name: 'average-hours',
  find: (person, input) => {
    const { averageHours: most, averageWeeks: weeks = REFERENCE_WEEKS } = input.rules.numbers;
    if (most === undefined) return [];
    const { shifts, weeks: weekOfShift } = person;
    const leave = leaveWeeks(person, input, weeks);
    const found: ReturnType<typeof breach<'average-hours'>>[] = [];
    // The hours of all shifts before each.
    const before = [0];
    let sumBefore = 0;
    for (const hours of person.hours) before.push((sumBefore += hours));
    // A window of shifts: from `first` to the shift before `after`. It ends with a week that has shifts.
    let [first, after] = [0, 0];
    while (after < shifts.length) {
      const week = weekOfShift[after] ?? 0;
      while (weekOfShift[after] === week) after += 1;
      const begins = week - (weeks - 1) * DAYS_A_WEEK;
      while ((weekOfShift[first] ?? week) < begins) first += 1;
      const away = hundredths(sumBetween(leave, begins, week));
      // Who was away for all other weeks is judged by one whole week.
      const counted = Math.max(1, weeks - away);
      const sum = hundredths((before[after] ?? 0) - (before[first] ?? 0));
      if (sum <= hundredths(most * counted)) continue;
      const hours = hundredths(sum / counted);
      const facts = { hours, most, weeks, ...(away > 0 && { away }), ...sinceWhen(shifts, begins) };
      found.push(breach('average-hours', shifts.slice(first, after), facts));
      first = after;
    }
    return found;
  },
};

/** Which part of each week is leave: days of leave of those on which the person usually works. A week of work and leave is at most one week. */
function leaveWeeks(
  { shifts, weeks: weekOfShift, absence }: PersonShifts,
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
  // Leave is known also where shifts are not.
  const span = {
    first: weekOf(first.day, weekStart) - weeks * DAYS_A_WEEK,
    after: weekOf(last.day, weekStart) + DAYS_A_WEEK,
  };
  const away = awayDays(absence, span).filter((awayDay) => awayDay.block || awayDay.isCounted);
  const weekOfDay = (day: DayNumber) => weekOf(day, weekStart);
  const daysOff = groupBy(new Set(away.map(({ day }) => day).filter(isUsual)), weekOfDay);
  for (const [week, off] of daysOff) {
    const worked = new Set<DayNumber>();
    shifts.forEach(({ day }, at) => {
      if (weekOfShift[at] === week) worked.add(day);
    });
    const free = off.filter((day) => !worked.has(day)).length;
    leave.set(week, Math.max(0, Math.min(free, daysAWeek - worked.size)) / daysAWeek);
  }
  return leave;
}

const USUAL_DAYS = 5;

function sumBetween(leave: ReadonlyMap<DayNumber, number>, first: DayNumber, last: DayNumber): number {
  let sum = 0;
  for (const [week, part] of leave) if (week >= first && week <= last) sum += part;
  return sum;
}

/** The first day of a person's shifts, if the first of some weeks is not known. */
function sinceWhen([first]: readonly Shift[], week: DayNumber): { readonly since?: DayNumber } {
  return first && isUnknown(week, first.day) ? { since: first.day } : {};
}
