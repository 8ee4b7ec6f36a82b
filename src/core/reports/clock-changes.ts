import { dayOfSerial, spanOf, daysOf, type Period } from '../calendar/days';

/** Whether the clocks change on a day of the period. `utcOffset`: minutes from UTC at the beginning of a day. */
export function clocksChange(period: Period, utcOffset: (day: string) => number): boolean {
  return daysOf(spanOf(period)).some((day) => {
    const [today, tomorrow] = [dayOfSerial(day), dayOfSerial(day + 1)];
    return today !== undefined && tomorrow !== undefined && utcOffset(today) !== utcOffset(tomorrow);
  });
}
