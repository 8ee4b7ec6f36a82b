import { MINUTES_A_DAY } from '../calendar/days';
import { textOf, type Cell } from '../values/cell';
import { oneOf, plainLimit } from './limit-words';

const HOURS_A_WEEK = 168;

/** Words beside a number of hours. A word of the other column is not read: `min 10` is no most. */
const BESIDE = {
  most: ['max,max.,maximal,maximum,hochstens,at most,up to,bis,bis zu,≤,<=', 'max,max.,maximum'],
  least: ['min,min.,minimum,mindestens,at least,≥,>=', 'minimum'],
} as const;

const NUMBER = String.raw`(?<hours>\d{1,3}(?:[.,]\d{1,2})?)(?:(?::|h|\s*h\s+)(?<minutes>[0-5]\d)(?:\s*min)?)?`;
const UNIT = String.raw`(?:\s*(?:h|hrs?|hours?|std|stunden?|heures?|horas?|uur)\b\.?)?`;
const WEEK = String.raw`(?:\s*(?:/|\b(?:a|per|pro|par|por)\b)\s*(?:week|woche|semaine|semana))?`;

/** A number of hours a week; null for an empty cell, undefined for one that can't be read. */
export function readHours(cell: Cell, limit: 'most' | 'least'): number | null | undefined {
  if (typeof cell === 'number') return inWeek(Math.round(cell * 1e4) / 1e4);
  const typed = plainLimit(textOf(cell));
  if (typed === '') return null;
  const [before, after] = BESIDE[limit];
  const shape = new RegExp(`^(?:(?:${oneOf(before)})\\s*)?${NUMBER}${UNIT}${WEEK}(?: (?:${oneOf(after)}))?$`);
  const { hours, minutes = '0' } = shape.exec(typed)?.groups ?? {};
  return hours === undefined ? undefined : inWeek(Number(hours.replace(',', '.')) + Number(minutes) / 60);
}

const inWeek = (hours: number): number | undefined =>
  hours >= 0 && hours <= HOURS_A_WEEK ? hours : undefined;

/** Fewer contract hours than these are not usual. 3 days are 72 hours. */
const FEWEST_HOURS = 3;

/**
 * The time that somebody has typed as hours, `37:30`. Excel makes a number of days of it, 1.5625, and the cell does not show which of
 * both it is. Undefined for other cells.
 */
export function timeOfDays(cell: Cell): string | undefined {
  if (typeof cell !== 'number' || cell <= 0 || cell >= FEWEST_HOURS) return undefined;
  const minutes = Math.round(cell * MINUTES_A_DAY);
  // A whole number of minutes, as far as Excel keeps it.
  if (Math.abs(cell * MINUTES_A_DAY - minutes) > 1e-6) return undefined;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
