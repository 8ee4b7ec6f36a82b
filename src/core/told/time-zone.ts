/** Offsets of a time zone of the IANA database, as the engine's own Intl knows them, and the part of a calendar file that says them. */
import { dayOfMinute, MINUTES_A_DAY, weekdayOf, type WallMinute } from '../calendar/days';
import { localTime } from './calendar-lines';

/** Minutes from 1970 to 0:00 of Excel's day 0. A WallMinute minus an offset is a moment of UTC on the same scale. */
const EPOCH_MINUTES = Date.UTC(1899, 11, 30) / 60_000;
const HOUR = 60;

/** A change of clocks. `at`: in minutes of UTC, counted as a WallMinute is. The offsets are in minutes east of UTC. */
interface ClockChange {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A zone in some years. */
export interface Zone {
  readonly name: string;
  readonly changes: readonly ClockChange[];
  /** The offset before the first change. */
  readonly offset: number;
}

/** Whether the engine knows a zone of this name. */
export function isZone(name: string): boolean {
  try {
    offsetsOf(name);
    return true;
  } catch {
    return false;
  }
}

/** A year before the span and a year after it are read too: in most zones, clocks have changed twice before the span then. */
const YEAR = 366 * MINUTES_A_DAY;

export function zoneIn(name: string, start: WallMinute, end: WallMinute): Zone {
  const offsetAt = offsetsOf(name);
  const changes: ClockChange[] = [];
  const offset = offsetAt(start - YEAR);
  let from = offset;
  for (let day = start - YEAR; day < end + YEAR; day += MINUTES_A_DAY) {
    const to = offsetAt(day + MINUTES_A_DAY);
    if (from === to) continue;
    let [before, at] = [day, day + MINUTES_A_DAY];
    while (at - before > 1) {
      const middle = Math.floor((before + at) / 2);
      if (offsetAt(middle) === from) before = middle;
      else at = middle;
    }
    changes.push({ at, from, to });
    from = to;
  }
  return { name, changes, offset };
}

/** The offset at a moment of UTC. */
function offsetsOf(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (at) => {
    const time = (at + EPOCH_MINUTES) * 60_000;
    const read = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => read.get(type) ?? 0;
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return (local - time) / 60_000;
  };
}

/** What the clocks show when a time comes that they skip: 3:30 for 2:30, as RFC 5545 (3.3.5) reads it. Not every calendar does. */
export function shownTime({ changes }: Zone, time: WallMinute): WallMinute {
  const skipped = changes.find(({ at, from, to }) => time >= at + from && time < at + to);
  return skipped ? time + skipped.to - skipped.from : time;
}

/**
 * A property with a time on the zone's clocks. A time that comes twice is the first of the two (RFC 5545, 3.3.5). Some calendars take
 * the second, so that such a time is written in UTC.
 */
export function timeLine(property: string, { name, changes }: Zone, time: WallMinute): string {
  const twice = changes.find(({ at, from, to }) => time >= at + to && time < at + from);
  return twice
    ? `${property}:${localTime(time - twice.from)}Z`
    : `${property};TZID=${name}:${localTime(time)}`;
}

/**
 * VTIMEZONE of RFC 5545 (3.6.5). Outlook approximates a zone by two changes in each year, so that changes that follow a yearly rule in
 * these years are written as the rule.
 */
export function zoneLines({ name, changes, offset }: Zone, firstTime: WallMinute): string[] {
  const standard = Math.min(offset, ...changes.map(({ to }) => to));
  const observance = (from: number, to: number, start: string, rule: readonly string[] = []) => {
    const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
    const offsets = [`TZOFFSETFROM:${offsetText(from)}`, `TZOFFSETTO:${offsetText(to)}`];
    return [`BEGIN:${kind}`, `DTSTART:${start}`, ...offsets, ...rule, `END:${kind}`];
  };
  const groups = new Map<string, ClockChange[]>();
  for (const change of changes) {
    const key = `${change.from} ${change.to}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  const known = changes.some(({ at, from }) => at + from < firstTime - MINUTES_A_DAY);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...(known ? [] : observance(offset, offset, '19700101T000000')),
    ...[...groups.values()].flatMap((group) => {
      const rule = yearlyRule(group);
      return (rule === undefined ? group : group.slice(0, 1)).flatMap(({ at, from, to }) =>
        observance(from, to, localTime(at + from), rule === undefined ? [] : [rule]),
      );
    }),
    'END:VTIMEZONE',
  ];
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The rule that all these changes follow: one in each year, on the second or on the last Sunday of a month, at one time. */
function yearlyRule(changes: readonly ClockChange[]): string | undefined {
  const days = changes.map(({ at, from }) => {
    const day = dayOfMinute(at + from);
    const text = localTime(at + from);
    const date = Number(text.slice(6, 8));
    const isLast = localTime((day + 7) * MINUTES_A_DAY).slice(4, 6) !== text.slice(4, 6);
    return {
      year: Number(text.slice(0, 4)),
      month: Number(text.slice(4, 6)),
      week: Math.ceil(date / 7),
      isLast,
      weekday: weekdayOf(day),
      time: text.slice(9),
    };
  });
  const [one] = days;
  if (!one || days.length < 2) return undefined;
  const isYearly = days.every(
    (day, at) =>
      day.year === one.year + at &&
      day.month === one.month &&
      day.weekday === one.weekday &&
      day.time === one.time,
  );
  const week = days.every(({ isLast }) => isLast)
    ? -1
    : days.every((day) => day.week === one.week)
      ? one.week
      : undefined;
  if (!isYearly || week === undefined) return undefined;
  return `RRULE:FREQ=YEARLY;BYMONTH=${one.month};BYDAY=${week}${WEEKDAYS[one.weekday]}`;
}

function offsetText(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / HOUR), Math.abs(offset) % HOUR];
  const two = (part: number) => String(part).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(hours)}${two(minutes)}`;
}
