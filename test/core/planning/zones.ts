import { type ClockGap, clockGapOf } from '../../../src/core/calendar/clock-changes';

/** How clocks change in a time zone. */
export function clockGapIn(zone: string): ClockGap {
  return clockGapOf((day, time) => utcOffset(zone, day, time));
}

/** Minutes from UTC by the tables of the platform. */
function utcOffset(zone: string, day: string, time: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const wall = Date.parse(`${day}T${time}Z`);
  const offsetAt = (moment: number) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(moment)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
  return offsetAt(wall - offsetAt(wall) * 60_000);
}
