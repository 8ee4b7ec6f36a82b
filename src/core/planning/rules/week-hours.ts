import {
  DAYS_A_WEEK,
  dayOfMinute,
  MINUTES_A_DAY,
  type DayNumber,
  weekOf,
  weeksOf,
} from '../../calendar/days';
import type { Shift } from '../../shifts/shift';
import { breach, type Rule, type RuleInput } from '../breach';
import { hundredths, workedHours } from './worked';

/**
 * Too many hours in one week. All hours of a shift count for the week in which it begins; where a law cuts weeks (`cutsWeeks`), the hours
 * after the edge count for the next week. Of a person's contract hours and the limit for all, the smaller counts. The source of 40
 * hours is in presets.ts.
 */
export const weekHours: Rule<'week-hours'> = {
  name: 'week-hours',
  find: ({ shifts, weeks: weekOfShift, hours: hoursOfShift }, input) => {
    const limit = weekLimit(shifts[0]?.personId ?? '', input);
    if (!limit) return [];
    const found: ReturnType<typeof breach<'week-hours'>>[] = [];
    const weeks = new Map<DayNumber, { hours: number; readonly shiftsOfWeek: Shift[] }>();
    const count = (shift: Shift, week: DayNumber, hours: number) => {
      let ofWeek = weeks.get(week);
      if (!ofWeek) weeks.set(week, (ofWeek = { hours: 0, shiftsOfWeek: [] }));
      ofWeek.hours += hours;
      ofWeek.shiftsOfWeek.push(shift);
    };
    shifts.forEach((shift, at) => {
      if (input.rules.cutsWeeks === true)
        for (const { week, hours } of weekParts(shift, input)) count(shift, week, hours);
      else count(shift, weekOfShift[at] ?? 0, hoursOfShift[at] ?? 0);
    });
    for (const [week, { hours: sum, shiftsOfWeek }] of weeks) {
      const hours = hundredths(sum);
      if (hours > limit.most) found.push(breach('week-hours', shiftsOfWeek, { hours, ...limit, week }));
    }
    return found;
  },
};

/** The most hours a week of a person, and whether they are the person's own; undefined if there is no limit. */
export function weekLimit(
  personId: string,
  { rules: { numbers }, facts: { limits } }: Pick<RuleInput, 'rules' | 'facts'>,
): { readonly most: number; readonly isOwn: boolean } | undefined {
  const [limitOfPerson = Infinity, limitOfAll = Infinity] = [
    limits.get(personId)?.weekHours,
    numbers.weekHours,
  ];
  const most = Math.min(limitOfPerson, limitOfAll);
  return most === Infinity ? undefined : { most, isOwn: limitOfPerson < limitOfAll };
}

interface Part {
  readonly shift: Shift;
  readonly week: DayNumber;
  readonly hours: number;
}

/** The hours of a shift in each week for which they count. */
export function weekParts(shift: Shift, input: RuleInput): Part[] {
  const { start, end, day } = shift;
  const { weekStart, rules } = input;
  const hours = workedHours(shift, input);
  const week = weekOf(day, weekStart);
  const edge = (week + DAYS_A_WEEK) * MINUTES_A_DAY;
  if (rules.cutsWeeks !== true || end <= edge) return [{ shift, week, hours }];
  return weeksOf({ first: day, after: dayOfMinute(end - 1) + 1 }, weekStart).map((weekOfPart) => {
    const [first, after] = [weekOfPart * MINUTES_A_DAY, (weekOfPart + DAYS_A_WEEK) * MINUTES_A_DAY];
    const minutes = Math.min(end, after) - Math.max(start, first);
    return { shift, week: weekOfPart, hours: (hours * minutes) / (end - start) };
  });
}
