import { minutesOfTime } from '../calendar/clock';
import { MINUTES_A_DAY, type DayNumber } from '../calendar/days';
import { midnights } from '../calendar/midnights';
import type { Place } from '../entities/entity';
import { plainLimit } from '../planning/limit-words';
import type { SheetRead } from '../planning/limits';
import { readNotOn } from '../planning/not-on-cell';
import { textOf, type Cell } from '../values/cell';
import { time } from '../values/dates-and-times';
import type { NameList } from '../values/name-list';
import type { Need } from './need';
import { readNeedDays } from './need-days';

/** A cell of the sheet "Wanted" that can't be read, or does not count as it is typed. */
interface UnreadNeed {
  /** The row, counted from 0. */
  readonly index: number;
  /**
   * `empty`: a cell that each need has. `half-day`: times that are probably meant by the clock of 12 hours, `9` to `5`. `order`: the row
   * ends to be valid before it begins. `no-holidays`: no day is known to be a holiday, so that the row counts on its other days only.
   */
  readonly what:
    | 'empty'
    | 'day'
    | 'no-holidays'
    | 'time'
    | 'half-day'
    | 'name'
    | 'no-place'
    | 'heads'
    | 'nobody'
    | 'valid'
    | 'order';
  /** The id of the column. */
  readonly column: string;
  readonly typed: string;
}

export interface NeedsRead {
  readonly needs: readonly Need[];
  readonly unread: readonly UnreadNeed[];
}

/** The names that the company has. */
interface PlaceLists {
  readonly department: NameList;
  readonly area: NameList;
  readonly task: NameList;
}

const PLACES = ['department', 'area', 'task'] as const;
const KINDS: Readonly<Record<(typeof PLACES)[number], Place>> = {
  department: 'departments',
  area: 'areas',
  task: 'tasks',
};

/** The columns that say something about a need. Notes do not. */
const READ = ['day', 'from', 'until', ...PLACES, 'heads', 'validFrom', 'validUntil'];

/**
 * Reads the sheet's rows. A row counts if its day, its times, its places and its heads can be read, and it has one place or more. If
 * "Valid from" or "Valid until" can't be read, the row counts as if the cell were empty. Each cell that can't be read is reported.
 * @param today dates without a year are the next ones from this day on, `yyyy-MM-dd`
 * @param hasHolidays whether the sheet "Holidays" has a day
 */
export function readNeeds(
  { columns, rows }: SheetRead,
  lists: PlaceLists,
  today: string,
  hasHolidays: boolean,
): NeedsRead {
  const needs: Need[] = [];
  const unread: UnreadNeed[] = [];
  const places = new Map(READ.map((id) => [id, columns.indexOf(id)]));
  rows.forEach((cells, index) => {
    const cell = (id: string): Cell => cells[places.get(id) ?? -1] ?? '';
    const text = (id: string) => textOf(cell(id)).trim();
    if (READ.every((id) => text(id) === '')) return;
    const report = (what: UnreadNeed['what'], column: string): undefined =>
      void unread.push({
        index,
        what: text(column) === '' && what !== 'no-place' ? 'empty' : what,
        column,
        typed: text(column),
      });
    const days = readNeedDays(cell('day'), today) ?? report('day', 'day');
    if (days?.holidays && !hasHolidays) report('no-holidays', 'day');
    const from = text('from').startsWith('24')
      ? report('time', 'from')
      : (minuteIn(cell('from')) ?? report('time', 'from'));
    const clock = minuteIn(cell('until')) ?? report('time', 'until');
    const until =
      from === undefined || clock === undefined ? undefined : clock + midnights(from, clock) * MINUTES_A_DAY;
    const isHalfDay = from !== undefined && until !== undefined && isProbablyHalfDay(from, until);
    if (isHalfDay) report('half-day', 'until');
    const found = PLACES.map((id) => {
      if (text(id) === '') return NO_PLACE;
      const named = lists[id].find(text(id));
      return named.kind === 'one'
        ? { kind: KINDS[id], id: named.id, label: lists[id].labelOf(named.id) ?? text(id) }
        : report('name', id);
    });
    const hasPlace = found.some((place) => place !== NO_PLACE);
    if (!hasPlace) report('no-place', 'department');
    const heads = headsIn(cell('heads')) ?? report('heads', 'heads');
    const isNobody = heads === 0 && days?.weekdays.includes(true) === true;
    if (isNobody) report('nobody', 'heads');
    const valid = (id: string) =>
      text(id) === '' ? undefined : (dayIn(cell(id), today) ?? report('valid', id));
    const [validFrom, validUntil] = [valid('validFrom'), valid('validUntil')];
    const isNever = validFrom !== undefined && validUntil !== undefined && validUntil < validFrom;
    if (isNever) report('order', 'validUntil');
    const [department, area, task] = found;
    if (
      !days ||
      from === undefined ||
      until === undefined ||
      !department ||
      !area ||
      !task ||
      heads === undefined
    )
      return;
    if (isHalfDay || !hasPlace || isNobody || isNever) return;
    needs.push({
      index,
      days,
      from,
      until,
      departmentId: department.id,
      places: [department, area, task].flatMap(({ kind, id }) => (kind ? [{ kind, id }] : [])),
      department: department.label,
      area: area.label,
      task: task.label,
      heads,
      validFrom,
      validUntil,
    });
  });
  return { needs, unread };
}

const NO_PLACE = { kind: undefined, id: '', label: '' };

/** Minutes since midnight; undefined if the cell is no time of day. `24:00` is 0. */
function minuteIn(cell: Cell): number | undefined {
  const typed = typeof cell === 'string' ? plainLimit(cell).replace(/(?<=\d)\s*(?:uhr|h)$/, '') : cell;
  const read = typed === '' ? undefined : time.fromCell(typed);
  return read?.ok && read.value !== null ? minutesOfTime(read.value) : undefined;
}

/** Times over midnight that last longer are probably meant by the clock of 12 hours: `9` to `5`. A whole day, `7` to `7`, is meant. */
const LONGEST_NIGHT = 16 * 60;

const isProbablyHalfDay = (from: number, until: number): boolean =>
  until > MINUTES_A_DAY && until - from > LONGEST_NIGHT && until - from < MINUTES_A_DAY;

/** More people are a typing mistake, such as a date. */
const MOST_HEADS = 9999;

function headsIn(cell: Cell): number | undefined {
  const typed = textOf(cell).trim();
  const heads = /^\d+$/.test(typed) ? Number(typed) : undefined;
  return heads !== undefined && heads <= MOST_HEADS ? heads : undefined;
}

/** One day of the calendar. A text must have its year: the next 1 November from today on is seldom meant by "valid from". */
function dayIn(cell: Cell, today: string): DayNumber | undefined {
  if (typeof cell === 'string' && !/\d{4}|\.\d{2}$/.test(cell.trim())) return undefined;
  const [span, second] = readNotOn(cell, today) ?? [];
  return span && !second && span.after === span.first + 1 ? span.first : undefined;
}
