import type { CodeMeaning } from '../../core/paste/answers';
import { isOff, readCell } from '../../core/paste/times/cell';
import { isDayEnd } from '../../core/paste/times/clock';
import { asWritten } from '../../core/paste/times/halves';
import type { TrackedRow } from '../../core/changes/row';
import { timesText } from '../../core/values/shown';
import { fieldOf, type Entity } from '../../core/entities/entity';
import { codeMessages } from './code-messages';

/** A time of day of the service: its name and its times. */
export interface NamedTimes {
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

/** The times of day of their sheet that have both a start and an end. */
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

/** The names of the times of day. They are codes with a known meaning, so the user is not asked about them. */
export function codesOfTimes(times: readonly NamedTimes[]): ReadonlyMap<string, CodeMeaning> {
  return new Map(times.map(({ name, start, end }) => [name.toLowerCase(), { start, end }]));
}

/** The reasons for time off that codes mean. */
export function chosenReasons(codes: ReadonlyMap<string, CodeMeaning>): ReadonlySet<string> {
  return new Set(
    [...codes.values()].flatMap((means) => (means !== 'off' && 'timeOff' in means ? means.timeOff : [])),
  );
}

/** What a code means, in the words in which the user may type it. */
export function meaningText(means: CodeMeaning): string {
  if (means === 'off') return codeMessages.off;
  return 'timeOff' in means ? timeOffText(means.timeOff) : timesText(means.start, means.end);
}

/** The proposed meaning of a code: the time of day whose name begins with the code. If two names do, there is no proposal. */
export function proposalFor(code: string, times: readonly NamedTimes[]): NamedTimes | undefined {
  const found = times.filter(({ name }) => name.toLowerCase().startsWith(code.toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
}

/** The labels of the company's reasons for time off. */
export function timeOffReasons({ fields }: Entity): readonly string[] {
  return fields.find(({ id }) => id === 'TimeOffReason')?.names?.labels ?? [];
}

export function timeOffText(reason: string): string {
  return `${codeMessages.timeOff}${reason}`;
}

/**
 * The meaning of what the user typed for a code: times, the name of a time of day, a reason for time off, or a word for a day
 * off. Undefined if it is none of these.
 */
export function codeMeaning(
  text: string,
  times: readonly NamedTimes[],
  reasons: readonly string[] = [],
): CodeMeaning | undefined {
  const typed = text.trim().toLowerCase();
  const prefix = codeMessages.timeOff.trim().toLowerCase();
  const wanted = typed.startsWith(prefix) ? typed.slice(prefix.length).trim() : typed;
  const timeOff = reasons.find((reason) => reason.toLowerCase() === wanted);
  if (timeOff !== undefined) return { start: '00:00', end: '00:00', timeOff };
  const named = times.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  if (named) return { start: named.start, end: named.end };
  if (isOff(text)) return 'off';
  const read = readCell(text);
  const [range] = read.kind === 'ranges' && read.ranges.length === 1 ? read.ranges : [];
  const shift = range && !isDayEnd(range.from) ? asWritten(range, 'clock') : undefined;
  // `7-3` fits a 12-hour and a 24-hour clock. Here the user types times to be exact, so such a range is not accepted.
  return !shift || (shift.open && shift.end <= shift.start)
    ? undefined
    : { start: shift.start, end: shift.end };
}
