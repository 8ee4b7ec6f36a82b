import { daysOf, isoDay, spanOf } from './days';
import type { Period } from './options';

/** Whether the clocks change on a day of the period. `utcOffset`: minutes from UTC at the beginning of a day. */
export function clocksChange(period: Period, utcOffset: (day: string) => number): boolean {
  return daysOf(spanOf(period)).some((day) => {
    const [today, tomorrow] = [isoDay(day), isoDay(day + 1)];
    return today !== undefined && tomorrow !== undefined && utcOffset(today) !== utcOffset(tomorrow);
  });
}
