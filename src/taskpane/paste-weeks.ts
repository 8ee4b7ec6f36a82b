import { MINUTES_A_DAY } from '../core/calendar/days';
import { minutesOfTime, shortClock } from '../core/calendar/clock';
import type { OldShift, PasteShift, PasteTimeOff } from '../app/view';
import { pasteText as words } from './paste-messages';

/** A week of pasted shifts: its days, and its people with their shifts by day. */
export interface PasteWeek {
  /** The first day, `yyyy-MM-dd`. */
  readonly first: string;
  readonly days: readonly string[];
  readonly count: number;
  readonly people: readonly {
    readonly name: string;
    readonly byDay: ReadonlyMap<string, readonly PasteShift[]>;
    readonly awayOn: ReadonlyMap<string, readonly PasteTimeOff[]>;
  }[];
}

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

interface PersonDays {
  readonly byDay: Map<string, PasteShift[]>;
  readonly awayOn: Map<string, PasteTimeOff[]>;
}

/**
 * Pasted shifts and time off by week. The people of each week are in the order of the text; people without shifts are last.
 * `firstDay`: 0 is Monday.
 */
export function weeksOf(
  shifts: readonly PasteShift[],
  firstDay: number,
  timeOff: readonly PasteTimeOff[] = [],
): PasteWeek[] {
  const weeks = new Map<string, Map<string, PersonDays>>();
  const daysOf = ({ date, person }: { readonly date: string; readonly person: string }) => {
    const people = entry(weeks, firstOf(date, firstDay), () => new Map<string, PersonDays>());
    return entry(people, person, (): PersonDays => ({ byDay: new Map(), awayOn: new Map() }));
  };
  for (const shift of shifts) entry(daysOf(shift).byDay, shift.date, () => []).push(shift);
  for (const away of timeOff) entry(daysOf(away).awayOn, away.date, () => []).push(away);
  return [...weeks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([first, people]) => ({
      first,
      days: Array.from({ length: DAYS_A_WEEK }, (_, at) => iso(Date.parse(first) + at * DAY_MS)),
      count: [...people.values()].reduce((sum, { byDay }) => sum + [...byDay.values()].flat().length, 0),
      people: [...people].map(([name, days]) => ({ name, ...days })),
    }));
}

/** `9–17`, `9a–5p`: short enough for a narrow column. */
export function shortTimes({ start, end, date, endDate }: Omit<OldShift, 'others'>): string {
  const days = Math.round((Date.parse(endDate) - Date.parse(date)) / DAY_MS);
  const more = days > 1 || (days === 1 && end > start) ? ` +${days}` : '';
  // Midnight as an end is the end of the same day: `14–24`.
  const until = end === '00:00' ? MINUTES_A_DAY : minutesOfTime(end);
  return `${shortClock(minutesOfTime(start))}–${shortClock(until)}${more}`;
}

/** What a changed shift was before: the day, the times and the other values, each only if it has changed. */
export function oldParts(shift: PasteShift): string[] {
  const { was } = shift;
  if (!was) return [];
  return [
    ...(was.date === shift.date ? [] : [words.wasOn(was.date)]),
    ...(shortTimes(was) === shortTimes(shift) ? [] : [shortTimes(was)]),
    ...was.others.map(({ header, value }) => (value === '' ? words.wasEmpty(header) : value)),
  ];
}

function firstOf(day: string, firstDay: number): string {
  const at = Date.parse(day);
  const weekday = (new Date(at).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  return iso(at - ((weekday - firstDay + DAYS_A_WEEK) % DAYS_A_WEEK) * DAY_MS);
}

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function entry<Key, Value>(map: Map<Key, Value>, key: Key, fresh: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = fresh();
  map.set(key, made);
  return made;
}
