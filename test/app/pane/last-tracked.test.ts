import { LastTracked } from '../../../src/app/pane/last-tracked';
import type { Sheet } from '../../../src/app/ports/excel-workbook';
import type { TrackedRow } from '../../../src/core/changes/row';
import { atOnce } from '../../../src/core/slices';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN } from '../../../src/core/table/layout';
import type { Cell } from '../../../src/core/values/cell';

const KIND = 'users';
const BASELINE = { rows: new Map() };
const LOG = [] as const;
const PROBLEMS = [] as const;

/** A new sheet with these rows: id, last name, a column of the user's own, Status, Message. */
const sheetOf = (rows: readonly (readonly Cell[])[], other: Partial<Sheet> = {}): Sheet => ({
  table: { id: 'table', columns: {} },
  sheetName: 'Users',
  columns: [ROW_COLUMN, 'LastName', '', STATUS_COLUMN, MESSAGE_COLUMN],
  lost: [],
  rows,
  errors: new Set(['#N/A']),
  rowsBelow: 0,
  firstRow: 2,
  hidesRows: false,
  ...other,
});

const trackedRow = ([id, name, , status, message]: readonly Cell[], index: number): TrackedRow => ({
  index,
  id: String(id),
  cells: { LastName: name ?? '' },
  status: status ?? '',
  message: message ?? '',
  change: 'unchanged',
  changed: [],
});

const ROWS: readonly (readonly Cell[])[] = [
  ['a', 'Ames', 'mine', '', ''],
  ['b', 'Bell', '', 'Edited', 'Waits.'],
  ['', 'Cole', '', '', ''],
];

/** What is known of a table that was tracked with these rows, if it is read again as `now`. */
function again(
  now: Sheet,
  from: { comparedWith?: readonly unknown[]; log?: readonly [] } = {},
  by?: readonly [],
) {
  const last = new LastTracked();
  const tracking = { rows: ROWS.map(trackedRow), deleted: [] };
  last.keep(KIND, { sheet: sheetOf(ROWS), comparedWith: [BASELINE, 1], log: by, tracking });
  last.problems.set(tracking, PROBLEMS);
  last.keepWarnings(tracking, [1], PROBLEMS);
  const found = atOnce(last.again(KIND, { sheet: now, comparedWith: [BASELINE, 1], log: LOG, ...from }));
  return { found, last };
}

const withCell = (row: number, column: number, cell: Cell) =>
  ROWS.map((cells, at) =>
    at === row ? cells.map((before, place) => (place === column ? cell : before)) : cells,
  );

test('a table that is read again has the rows and the problems that it had', () => {
  const { found, last } = again(sheetOf(ROWS.map((cells) => [...cells])));
  expect(found?.tracking.rows).toEqual(ROWS.map(trackedRow));
  expect(last.problems.get(found!.tracking)).toBe(PROBLEMS);
  expect(last.warningsOf(found!.tracking, [1])).toBe(PROBLEMS);
  expect(last.warningsOf(found!.tracking, [2])).toBeUndefined();
});

test('a row has the Status and Message that it shows now', () => {
  const rows = withCell(0, 3, 'Stored');
  expect(again(sheetOf(rows)).found?.tracking.rows).toEqual(rows.map(trackedRow));
});

test('a cell in a column of the user’s own changes nothing', () => {
  expect(again(sheetOf(withCell(1, 2, 'note'))).found).toBeDefined();
});

test.each<[what: string, now: Sheet]>([
  ['a cell', sheetOf(withCell(0, 1, 'Adams'))],
  ['a cell of another type', sheetOf(withCell(0, 1, 1))],
  ['an id', sheetOf(withCell(1, 0, 'c'))],
  ['the Status of a row without an id', sheetOf(withCell(2, 3, 'Stored'))],
  ['the order of the rows', sheetOf([ROWS[1]!, ROWS[0]!, ROWS[2]!])],
  ['a row more', sheetOf([...ROWS, ROWS[0]!])],
  ['a row less', sheetOf(ROWS.slice(0, 2))],
  ['the place of the table', sheetOf(ROWS, { firstRow: 3 })],
  ['the name of the sheet', sheetOf(ROWS, { sheetName: 'People' })],
  ['a deleted column', sheetOf(ROWS, { lost: ['Email'] })],
  ['the texts that are errors', sheetOf(ROWS, { errors: new Set() })],
])('nothing is known any more after a change of %s', (_what, now) => {
  expect(again(now).found).toBeUndefined();
});

test('nothing is known any more if the rows are compared with something else', () => {
  const same = sheetOf(ROWS);
  expect(again(same, { comparedWith: [{ ...BASELINE }, 1] }).found).toBeUndefined();
  expect(again(same, { comparedWith: [BASELINE, 2] }).found).toBeUndefined();
  expect(again(same, { comparedWith: [BASELINE] }).found).toBeUndefined();
});

test('another write-ahead log matters only if it decided what a row is', () => {
  const same = sheetOf(ROWS);
  expect(again(same, { log: [] }).found).toBeDefined();
  expect(again(same, { log: [] }, LOG).found).toBeUndefined();
  expect(again(same, { log: LOG }, LOG).found).toBeDefined();
});

test('nothing is known of a table that the workbook no longer has', () => {
  const { last } = again(sheetOf(ROWS));
  last.forget(KIND);
  const now = { sheet: sheetOf(ROWS), comparedWith: [BASELINE, 1], log: LOG };
  expect(atOnce(last.again(KIND, now))).toBeUndefined();
});
