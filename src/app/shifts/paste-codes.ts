import type { CodeMeaning } from '../../core/paste/answers';
import { isOff, readCell } from '../../core/paste/times/cell';
import { isDayEnd } from '../../core/paste/times/clock';
import { asWritten } from '../../core/paste/times/halves';
import type { TrackedRow } from '../../core/changes/row';
import { fieldOf, type Entity } from '../../core/entities/entity';

/** A time of day of the service: its name and its times. */
export interface NamedTimes {
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

/** The times of day of the sheet that holds them, as far as they have both times. */
export function namedTimes(entity: Entity, rows: readonly TrackedRow[]): NamedTimes[] {
  return rows.flatMap(({ cells, state }) => {
    if (state === 'blank' || state === 'gone') return [];
    const [start, end] = ['StartTime', 'EndTime'].map((name) => {
      const cell = cells[name];
      const read = cell === undefined || cell === '' ? undefined : fieldOf(entity, name).kind.fromCell(cell);
      return read?.ok === true && typeof read.value === 'string' ? read.value.slice(-5) : undefined;
    });
    const name = String(cells['Name'] ?? '').trim();
    return name === '' || start === undefined || end === undefined ? [] : [{ name, start, end }];
  });
}

/** The names of the times of day, which are codes that are known without a question. */
export function codesOfTimes(times: readonly NamedTimes[]): ReadonlyMap<string, CodeMeaning> {
  return new Map(times.map(({ name, start, end }) => [name.toLowerCase(), { start, end }]));
}

/** What a code may mean: the one time of day whose name begins with it. Two such names propose nothing. */
export function proposalFor(code: string, times: readonly NamedTimes[]): NamedTimes | undefined {
  const found = times.filter(({ name }) => name.toLowerCase().startsWith(code.toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
}

/** What the user typed for a code: times, a time of day by its name, or a word for a day off; undefined where it is none. */
export function codeMeaning(text: string, times: readonly NamedTimes[]): CodeMeaning | undefined {
  const named = times.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  if (named) return { start: named.start, end: named.end };
  if (isOff(text)) return 'off';
  const read = readCell(text);
  const [range] = read.kind === 'ranges' && read.ranges.length === 1 ? read.ranges : [];
  const shift = range && !isDayEnd(range.from) ? asWritten(range, 'clock') : undefined;
  // `7-3` could be of two clocks: here the times are typed to be sure.
  return !shift || (shift.open && shift.end <= shift.start)
    ? undefined
    : { start: shift.start, end: shift.end };
}
