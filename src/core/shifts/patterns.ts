import { daysAfter, serialOfDay } from '../calendar/days';
import { fieldOf, type Entity } from '../entities/entity';
import { namedCells } from '../table/record';
import type { LeavePolicy, NewShift } from './new-shifts';

/**
 * Patterns of work that repeat: on which days of a cycle a person works, and which turn. A picture shows a cycle with a sign for
 * each day: `D` is the first turn, `N` the second, `-` a day off.
 */
export interface Pattern {
  readonly id: string;
  /** The turn of each day of the cycle, counted from 0; undefined on a day off. */
  readonly days: readonly (number | undefined)[];
}

/** The signs of turns in a picture. */
const TURNS = 'DN';
const DAY_OFF = '-';

export const PATTERNS = [
  // "Four on, four off": en.wikipedia.org/wiki/Shift_plan
  pattern('four-on-four-off', 'DDDD----'),
  // The same with four days and then four nights: en.wikipedia.org/wiki/Shift_plan
  pattern('four-on-four-off-rotating', 'DDDD---- NNNN----'),
  // Two on, two off, three on, two off, two on, three off, which is called 2-2-3 or Pitman. Each team keeps its turn:
  // mytommy.com/blog/dupont-vs-pitman-schedule, "The Pitman fortnight"
  pattern('two-two-three', 'DD--DDD --DD---'),
  // The same with two weeks of days and two of nights, "2-2, 3-2, 2-3": en.wikipedia.org/wiki/Shift_plan, and
  // teami.io/time-tracking-glossary/the-pitman-work-schedule, "Rotating Pitman schedule"
  pattern('two-two-three-rotating', 'DD--DDD --DD--- NN--NNN --NN---'),
  // Four nights, three off, three days, one off, three nights, three off, four days, seven off:
  // en.wikipedia.org/wiki/Shift_plan and assembled.com/wfm-glossary/dupont-shift-schedule
  pattern('dupont', 'NNNN--- DDD-NNN ---DDDD -------'),
  // Monday to Friday in one of two weeks, if the first day is a Monday. The plain case; it has no source.
  pattern('every-other-week', 'DDDDD-- -------'),
] as const;

export type PatternId = (typeof PATTERNS)[number]['id'];

function pattern<Id extends string>(id: Id, picture: string) {
  const days = [...picture.replaceAll(' ', '')].map((sign) => {
    const turn = TURNS.indexOf(sign);
    return turn < 0 ? undefined : turn;
  });
  return { id, days } satisfies Pattern;
}

/** A pattern from a day of its cycle on, as a picture. */
export function pictureOf({ days }: Pattern, length = days.length, ahead = 0): string {
  return Array.from({ length }, (_, at) => {
    const turn = days[(at + ahead) % days.length];
    return turn === undefined ? DAY_OFF : (TURNS[turn] ?? String(turn));
  }).join('');
}

/** How many turns a pattern has. */
export function turnsOf({ days }: Pattern): number {
  return 1 + Math.max(...days.map((turn) => turn ?? 0));
}

/** More shifts at once are hardly meant, and a push of them can't be looked through. */
export const MOST_SHIFTS = 5_000;
/** A year. */
export const MOST_PATTERN_DAYS = 366;

/** What the user says about the shifts of a pattern. Days are `yyyy-MM-dd`, times `HH:mm`, and people and places IDs. */
export interface PatternEntry {
  readonly pattern: Pattern;
  /** Day 1 of the cycle, for people who are not ahead. */
  readonly first: string;
  readonly last: string;
  /** `ahead`: on the first day, the person is so many days further in the cycle. */
  readonly people: readonly { readonly id: string; readonly ahead: number }[];
  /** The times of each turn. A turn whose end is at or before its start ends on the next day. */
  readonly turns: readonly { readonly start: string; readonly end: string }[];
  /** Or '' for none. */
  readonly department: string;
  readonly area: string;
  readonly task: string;
  /** Days on which nobody works. */
  readonly closed: readonly string[];
  readonly leave: LeavePolicy;
}

export type PatternProblem =
  | 'no-people'
  | 'bad-ahead'
  | 'no-days'
  | 'ends-before-start'
  | 'too-long'
  | 'no-times'
  | 'too-many';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Why the entry has no shifts; undefined if it has some. */
export function patternProblem(entry: PatternEntry): PatternProblem | undefined {
  const { people, turns } = entry;
  if (people.length === 0) return 'no-people';
  if (people.some(({ ahead }) => !Number.isInteger(ahead) || ahead < 0)) return 'bad-ahead';
  const wrong = spanProblem(entry);
  if (wrong) return wrong;
  const needed = Array.from({ length: turnsOf(entry.pattern) }, (_, turn) => turns[turn]);
  if (needed.some((turn) => !turn || !CLOCK.test(turn.start) || !CLOCK.test(turn.end))) return 'no-times';
  return workDays(entry).length > MOST_SHIFTS ? 'too-many' : undefined;
}

/** What is wrong with the first and the last day. */
export function spanProblem({
  first,
  last,
}: Pick<PatternEntry, 'first' | 'last'>): 'no-days' | 'ends-before-start' | 'too-long' | undefined {
  const [from, to] = [serialOfDay(first), serialOfDay(last)];
  if (from === undefined || to === undefined) return 'no-days';
  if (to < from) return 'ends-before-start';
  return to - from + 1 > MOST_PATTERN_DAYS ? 'too-long' : undefined;
}

interface WorkDay {
  readonly personId: string;
  readonly day: string;
  readonly turn: number;
}

/** Who works on which day, by day. Only for an entry whose days are right. */
export function workDays({ pattern: { days }, first, last, people, closed }: PatternEntry): WorkDay[] {
  const length = (serialOfDay(last) ?? 0) - (serialOfDay(first) ?? 0) + 1;
  return Array.from({ length }, (_, at) => at).flatMap((at) => {
    const day = daysAfter(first, at);
    if (closed.includes(day)) return [];
    return people.flatMap(({ id: personId, ahead }): WorkDay[] => {
      const turn = days[(at + ahead) % days.length];
      return turn === undefined ? [] : [{ personId, day, turn }];
    });
  });
}

/** The shifts of an entry without problems. */
export function patternShifts(entity: Entity, entry: PatternEntry): NewShift<WorkDay>[] {
  const { department, area, task, turns } = entry;
  const cellOf = (field: string, value: string) => fieldOf(entity, field).valueKind.toCell(value);
  const places = namedCells(entity, { Department: department, Area: area, Task: task });
  const times = turns.map(({ start, end }) => ({ Start: cellOf('Start', start), End: cellOf('End', end) }));
  return workDays(entry).map((source) => ({
    source,
    cells: {
      ...namedCells(entity, { Person: source.personId }),
      Date: cellOf('Date', source.day),
      ...times[source.turn],
      ...places,
    },
  }));
}
