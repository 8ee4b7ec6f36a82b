import { timeOfMinutes } from './clock';
import { dayOfMinute, dayOfSerial, MINUTES_A_DAY, type DayNumber, type WallMinute } from './days';

/**
 * Minutes by which the time that passes between two moments is longer than on the clock: 60 in the night in which clocks go back, -60 in
 * the night in which they go forward, 0 in all others.
 */
export type ClockGap = (start: WallMinute, end: WallMinute) => number;

/**
 * @param utcOffset minutes from UTC on a day (`yyyy-MM-dd`) at a time on the clock (`HH:mm`), in the time zone in which the shifts are
 */
export function clockGapOf(utcOffset: (day: string, time: string) => number): ClockGap {
  const known = new Map<DayNumber, number>();
  const offsetOf = (day: DayNumber): number => {
    let offset = known.get(day);
    if (offset === undefined) known.set(day, (offset = utcOffset(dayOfSerial(day) ?? '', '00:00')));
    return offset;
  };
  const offsetAt = (moment: WallMinute): number => {
    const day = dayOfMinute(moment);
    const offset = offsetOf(day);
    if (offset === offsetOf(day + 1)) return offset;
    return utcOffset(dayOfSerial(day) ?? '', timeOfMinutes(moment - day * MINUTES_A_DAY));
  };
  return (start, end) =>
    offsetOf(dayOfMinute(start)) === offsetOf(dayOfMinute(end) + 1) ? 0 : offsetAt(start) - offsetAt(end);
}
