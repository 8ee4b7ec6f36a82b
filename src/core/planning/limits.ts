import { clockTime, minutesOfTime } from '../calendar/clock';
import { MINUTES_A_DAY } from '../calendar/days';
import type { OwnDays } from '../shifts/leave-days';
import { limitWords, WEEKDAYS } from '../table/people-limits';
import { textOf, type Cell } from '../values/cell';
import type { NameList } from '../values/name-list';
import { decimal } from '../values/numbers';
import type { Availability, PersonLimits } from './breach';

/** A cell of the sheet that can't be read, or a person whom nobody knows or who is there twice. */
export interface UnreadLimit {
  /** The row, counted from 0. */
  readonly index: number;
  readonly what: 'person' | 'twice' | 'hours' | 'time' | 'day';
  readonly typed: string;
}

export interface LimitsRead {
  readonly limits: ReadonlyMap<string, PersonLimits>;
  readonly unread: readonly UnreadLimit[];
}

/**
 * Reads the sheet's rows. A row counts as far as it can be read. `columns`: what each column has, whatever the user did with the
 * columns.
 */
export function readLimits(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  people: NameList,
): LimitsRead {
  const limits = new Map<string, PersonLimits>();
  const unread: UnreadLimit[] = [];
  rows.forEach((cells, index) => {
    const cell = (id: string): Cell => cells[columns.indexOf(id)] ?? '';
    const texts = [cell('person'), cell('hours'), ...WEEKDAYS.map((day) => cell(day))];
    if (texts.every((each) => textOf(each).trim() === '')) return;
    const report = (what: UnreadLimit['what'], typed: Cell) =>
      unread.push({ index, what, typed: textOf(typed).trim() });
    const found = people.find(textOf(cell('person')));
    if (found.kind !== 'one') return void report('person', cell('person'));
    if (limits.has(found.id)) return void report('twice', cell('person'));
    const time = timeOfDays(cell('hours'));
    const typedHours = time === undefined ? hoursIn(cell('hours')) : undefined;
    const weekHours = isWeekHours(typedHours) ? typedHours : undefined;
    if (time !== undefined) report('time', time);
    else if (typedHours !== null && weekHours === undefined) report('hours', cell('hours'));
    const days = WEEKDAYS.map((day) => {
      const available = readAvailability(cell(day));
      if (available === undefined) report('day', cell(day));
      return available ?? 'always';
    });
    limits.set(found.id, { weekHours, days });
  });
  return { limits, unread };
}

const HOURS_A_WEEK = 168;

/** Fewer contract hours than these are not usual. 3 days are 72 hours. */
const FEWEST_HOURS = 3;

/**
 * The time that somebody has typed as hours, `37:30`. Excel makes a number of days of it, 1.5625, and the cell does not show which of
 * both it is. Undefined for other cells.
 */
function timeOfDays(cell: Cell): string | undefined {
  if (typeof cell !== 'number' || cell <= 0 || cell >= FEWEST_HOURS) return undefined;
  const minutes = Math.round(cell * MINUTES_A_DAY);
  // A whole number of minutes, as far as Excel keeps it.
  if (Math.abs(cell * MINUTES_A_DAY - minutes) > 1e-6) return undefined;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Hours as a number, or as a text such as `37:30`; undefined if they can't be read. */
function hoursIn(cell: Cell): number | null | undefined {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(textOf(cell).trim()) ?? [];
  if (hours !== undefined && minutes !== undefined) return Number(hours) + Number(minutes) / 60;
  const read = decimal.fromCell(cell);
  return read.ok ? read.value : undefined;
}

function isWeekHours(hours: number | null | undefined): hours is number {
  return typeof hours === 'number' && hours >= 0 && hours <= HOURS_A_WEEK;
}

const NEVER = ['no', 'n', 'off', '-', '–', '0', 'false'];
const ALWAYS = ['', 'yes', 'y', 'x', '1', 'true'];
const TIMES = /^(.+?)\s*(?:-|–|—|to|bis)\s*(.+)$/;

/** `no`, `9-17`, `9:00–17:30`, `9am-5pm`, `22:00-6:00`, or nothing; undefined if it can't be read. */
function readAvailability(cell: Cell): Availability | undefined {
  const typed = textOf(cell).trim().toLowerCase();
  if (ALWAYS.includes(typed) || typed === limitWords.always) return 'always';
  if (NEVER.includes(typed) || typed === limitWords.never) return 'never';
  const [, fromText = '', untilText = ''] = TIMES.exec(typed) ?? [];
  const [start, end] = [clockTime(fromText), clockTime(untilText)];
  // A day does not begin with 24:00, and it ends with midnight, however that is typed.
  if (start === undefined || end === undefined || fromText.startsWith('24')) return undefined;
  const [from, until] = [minutesOfTime(start), minutesOfTime(end) || MINUTES_A_DAY];
  // A person who can work all day can also work a night shift, which ends on the next day.
  return from === 0 && until === MINUTES_A_DAY ? 'always' : { from, until };
}

/** On which weekdays a person works, from Monday to Sunday; undefined if the sheet does not say it of all seven. */
export function ownDays(_limits: PersonLimits): OwnDays | undefined {
  return undefined;
}
