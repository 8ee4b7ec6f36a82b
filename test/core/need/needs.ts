/** The sheet "Wanted" of a small company for tests. */
import { serialOfDay } from '../../../src/core/calendar/days';
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

type Cells = Readonly<Record<string, Cell>>;

export const readRows = (...rows: readonly Cells[]): NeedsRead =>
  readNeeds(
    { columns: COLUMNS, rows: rows.map((cells) => COLUMNS.map((id) => cells[id] ?? '')) },
    LISTS,
    TODAY,
  );

/** A row of the sheet: `row('Mon-Fri', '9-17', 2, { department: 'Bar' })`. */
export function row(day: Cell, times: string, heads: Cell, more: Cells = { department: 'Bar' }): Cells {
  const [from = '', until = ''] = times.split('-');
  return { day, from, until, heads, ...more };
}
