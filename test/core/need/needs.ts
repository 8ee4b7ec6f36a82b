/** The sheet "Wanted" of a small company for tests, and shifts in few words. */
import { MINUTES_A_DAY, serialOfDay } from '../../../src/core/calendar/days';
import type { PlacedShift } from '../../../src/core/need/count-needs';
import type { Need } from '../../../src/core/need/need';
import { readNeeds, type NeedsRead } from '../../../src/core/need/read-needs';
import { wantedLayout } from '../../../src/core/table/wanted';
import type { Cell } from '../../../src/core/values/cell';
import { NameList } from '../../../src/core/values/name-list';

/** 7 December 2026. */
export const MONDAY = serialOfDay('2026-12-07') ?? 0;
export const TODAY = '2026-11-28';
export const COLUMNS = wantedLayout().columns.map(({ id }) => id);

const list = (one: string, ...names: string[]) =>
  new NameList(
    one,
    names.map((name, at) => ({ id: `${at + 1}`, name, apart: [], also: [] })),
  );

export const LISTS = {
  department: list('department', 'Bar', 'Kitchen'),
  area: list('area', 'Terrace', 'Hall'),
  task: list('task', 'Till'),
};

export type Cells = Readonly<Record<string, Cell>>;

export const readRows = (...rows: readonly Cells[]): NeedsRead => readRowsWith(true, ...rows);

/** The same in a workbook whose sheet Holidays has a day or not. */
export const readRowsWith = (hasHolidays: boolean, ...rows: readonly Cells[]): NeedsRead =>
  readNeeds(
    { columns: COLUMNS, rows: rows.map((cells) => COLUMNS.map((id) => cells[id] ?? '')) },
    LISTS,
    TODAY,
    hasHolidays,
  );

/** A row of the sheet: `row('Mon-Fri', '9-17', 2, { department: 'Bar' })`. */
export function row(day: Cell, times: string, heads: Cell, more: Cells = { department: 'Bar' }): Cells {
  const [from = '', until = ''] = times.split('-');
  return { day, from, until, heads, ...more };
}

/** The needs of rows that can all be read. */
export function needsOf(...rows: readonly Cells[]): readonly Need[] {
  const { needs, unread } = readRows(...rows);
  expect(unread).toEqual([]);
  return needs;
}

const minute = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** A shift in the Bar: `shift('Ann', 0, '22-6')`. `day` counts from Monday. '0' is nobody. */
export function shift(
  person: string,
  day: number,
  times: string,
  more: Partial<PlacedShift> = {},
): PlacedShift {
  const [from = 0, until = 0] = times.split('-').map(minute);
  const start = (MONDAY + day) * MINUTES_A_DAY + from;
  return {
    personId: person,
    start,
    end: start + (until > from ? until - from : until - from + MINUTES_A_DAY),
    department: 'Bar',
    area: '',
    task: '',
    ...more,
  };
}
