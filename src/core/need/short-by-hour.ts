import { minutesOfDays, type DaySpan, type WallMinute } from '../calendar/days';
import { headsDuring, needsIn, placeKey, WorkIndex, type PlacedShift } from './count-needs';
import type { PlaceLabels, Wanted } from './need';

const MINUTES_AN_HOUR = 60;

/** How the needs of all places are met in an hour. */
export interface HourOfNeeds {
  /** How many people are missing at the worst minute, and how many too many are there at each minute at which people are wanted. One of both is 0. */
  readonly short: number;
  readonly over: number;
  /** The minutes of all people who are missing. */
  readonly shortMinutes: number;
}

/**
 * Counts how many people are missing or too many in each hour of a period: 24 entries for each day, undefined where nobody is wanted.
 * Each need is counted as in `countNeeds`, but minute by minute and over midnight: the end of a night is in the hours of the next day.
 * At each minute:
 *
 * - In one place (a department, an area and a task) the need for the most people counts.
 * - Different places are added. But a place is in another one if it has all that the other one names: a person who is missing in the
 *   kitchen as a cook is missing in the kitchen too, and is counted once.
 * - People are too many only if nobody is missing anywhere: those who could go without anybody missing.
 *
 * @param work the shifts of the current schedule, without time off
 */
export function shortByHour(
  wanted: Wanted,
  work: readonly PlacedShift[],
  span: DaySpan,
): (HourOfNeeds | undefined)[] {
  // The nights that end on the first day began on the day before.
  const days = { first: span.first - 1, after: span.after };
  const index = new WorkIndex(wanted, work, days);
  const { first, after } = minutesOfDays(span);
  const hours = Array.from({ length: (after - first) / MINUTES_AN_HOUR }, (): Part[] => []);
  for (const needOnDay of needsIn(wanted, days)) {
    const there = headsDuring(needOnDay, index.during(needOnDay));
    for (const [at, { from, heads }] of there.entries()) {
      const part = {
        need: needOnDay.need,
        start: from,
        end: there[at + 1]?.from ?? needOnDay.end,
        there: heads,
      };
      const last = Math.min(part.end, after);
      for (let hour = hourOf(Math.max(from, first) - first); first + hour * MINUTES_AN_HOUR < last; hour += 1)
        hours[hour]?.push(part);
    }
  }
  return hours.map((parts, hour) => {
    const start = first + hour * MINUTES_AN_HOUR;
    return countOfHour(parts, start, start + MINUTES_AN_HOUR);
  });
}

const hourOf = (minutes: number): number => Math.floor(minutes / MINUTES_AN_HOUR);

/** A part of a need in which the same number of people is there. */
interface Part {
  readonly need: PlaceLabels & { readonly heads: number };
  readonly start: WallMinute;
  readonly end: WallMinute;
  readonly there: number;
}

function countOfHour(parts: readonly Part[], start: WallMinute, end: WallMinute): HourOfNeeds | undefined {
  const ends = parts.flatMap((part) => [Math.max(start, part.start), Math.min(end, part.end)]);
  const cuts = [...new Set(ends)].sort((one, other) => one - other);
  let [short, over, shortMinutes] = [0, Infinity, 0];
  cuts.forEach((from, at) => {
    const until = cuts[at + 1] ?? from;
    const now = parts.filter((part) => part.start < until && from < part.end);
    if (now.length === 0) return;
    const found = countAtOnce(now);
    short = Math.max(short, found.short);
    over = Math.min(over, found.over);
    shortMinutes += found.short * (until - from);
  });
  return over === Infinity ? undefined : { short, over: short > 0 ? 0 : over, shortMinutes };
}

/** Who is missing or too many at one minute. */
function countAtOnce(parts: readonly Part[]): { readonly short: number; readonly over: number } {
  const places = placesOf(parts);
  const short = sum(headsToAdd(places, ({ need, there }) => need.heads - there));
  if (short > 0) return { short, over: 0 };
  const least = headsToAdd(places, ({ need }) => need.heads);
  const outermost = places.filter((place) =>
    places.every((other) => other === place || !isWithin(place, other)),
  );
  const over = outermost.map((place) => Math.max(0, place.there - sumWithin(place, places, least)));
  return { short, over: sum(over) };
}

/** The need for the most people of each place. A place comes before those that it is in. */
function placesOf(parts: readonly Part[]): Part[] {
  const places = new Map<string, Part>();
  for (const part of parts) {
    const key = placeKey(part.need);
    const known = places.get(key);
    if (!known || part.need.heads > known.need.heads) places.set(key, part);
  }
  return [...places.values()].sort((one, other) => namesOf(other) - namesOf(one));
}

const namesOf = ({ need: { department, area, task } }: Part): number =>
  [department, area, task].filter((label) => label !== '').length;

const isWithin = ({ need: inner }: Part, { need: outer }: Part): boolean =>
  (['department', 'area', 'task'] as const).every(
    (label) => outer[label] === '' || outer[label] === inner[label],
  );

/** The fewest people that must be added at each place, so that each has what it lacks: who is added within a place is in it too. */
function headsToAdd(places: readonly Part[], lackOf: (place: Part) => number): number[] {
  const added: number[] = [];
  for (const place of places) added.push(Math.max(0, lackOf(place) - sumWithin(place, places, added)));
  return added;
}

const sumWithin = (outer: Part, places: readonly Part[], heads: readonly number[]): number =>
  sum(heads.filter((_, at) => isWithin(places[at] ?? outer, outer)));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
