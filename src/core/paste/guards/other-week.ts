import { daysAfter, DAYS_A_WEEK, weekOfYear } from '../../calendar/days';
import { dayOfParts } from '../days/calendar';
import { anyParts, isOnlyWeekday, partsIn } from '../days/day-groups';
import type { DayRef, WeekHint } from '../days/day-items';
import type { DayOrder, WrittenDay } from '../days/days';
import { weekHintIn } from '../days/titles';
import type { LeftOutRow } from '../draft';
import type { ReasonCode } from '../reasons';
import type { Doubt, ReadResult } from './doubt';

/** Lines above shifts that may name their week. */
const TITLES: ReadonlySet<ReasonCode> = new Set(['title', 'aboveHeader', 'weekTitle']);

const ORDERS: readonly DayOrder[] = ['day-first', 'month-first'];

/**
 * A title names a week in which none of the shifts below it is: of last week's plan, only the title was changed, or only the days. Days of a
 * title that begins or ends on the day before or after are near enough, because weeks begin on different days.
 */
export function otherWeek({ page, shifts, left }: ReadResult): Doubt | undefined {
  const titles = left.flatMap((row) => {
    const isIn = TITLES.has(row.reason.code) ? weekTest(row, weekHintIn(row.text, page.language)) : undefined;
    return isIn ? [{ ...row, isIn }] : [];
  });
  const doubted = titles.flatMap(({ line, text, isIn }, at) => {
    const after = titles[at + 1]?.line ?? Infinity;
    const below = shifts.filter(
      ({ shift, draft }) => shift.line > line && shift.line < after && isDated(draft.day),
    );
    return below.some(({ shift }) => isIn(shift.date))
      ? []
      : below.map((foundShift) => ({ foundShift, text }));
  });
  const [first] = doubted;
  return first && { sample: first.text, doubted: new Set(doubted.map(({ foundShift }) => foundShift)) };
}

/** Whether the text says the date. Of a weekday alone, the user is asked for the week anyhow. */
function isDated({ group, at }: DayRef): boolean {
  const written = group.items[at]?.written;
  return written !== undefined && !isOnlyWeekday(anyParts(written));
}

/** Whether a day is in the week that a title names; undefined if the title names none for certain. */
function weekTest({ text }: LeftOutRow, hint: WeekHint | undefined): ((date: string) => boolean) | undefined {
  if (!hint || hint.isUnsure) return undefined;
  const { day, number } = hint;
  if (number !== undefined && hint.isNamedKind && hint.isCalendarWeek)
    return (date) => [date, daysAfter(date, 1)].some((nearDate) => weekOfYear(nearDate) === number);
  if (!day || !(day.until || day.begins || day.ends) || !/\d/.test(text)) return undefined;
  const { written, until, ends } = day;
  return (date) =>
    ORDERS.some((order) => {
      const near = daysAfter(date, -DAYS_A_WEEK);
      const named = isoIn(written, order, near);
      if (named === undefined) return false;
      const first = ends && !until ? daysAfter(named, 1 - DAYS_A_WEEK) : named;
      const last = until ? isoIn(until, order, named) : daysAfter(first, DAYS_A_WEEK - 1);
      return last === undefined || (date >= daysAfter(first, -1) && date <= daysAfter(last, 1));
    });
}

/** A written day as `yyyy-MM-dd`. A day without a year, or without a month, is the one that is near another day. */
function isoIn(written: WrittenDay, order: DayOrder, near: string): string | undefined {
  return dayOfParts(partsIn(written, order), near);
}
