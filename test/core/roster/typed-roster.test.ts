import { typedRoster } from '../../../src/core/roster/typed-roster';
import { block, dateOf, PEOPLE, RosterSheet, said } from './rosters';

const BAR = { Department: 'Bar' };
const [SUE = '', MARIA = '', OTHER_MARIA = ''] = PEOPLE;
/** Sue and the two Marias, each with a shift on Monday. */
const sheet = () =>
  new RosterSheet({
    people: [SUE, MARIA, OTHER_MARIA],
    shifts: [SUE, MARIA, OTHER_MARIA].map((who, at) => block(`r${at}`, who, 0, '09:00-17:00', BAR)),
    leave: [],
  });
/** Sue's shift is given other times, before the sheet is changed further. */
const edited = () => sheet().type(SUE, 0, '10-18');
const SUES = 'changed r0: End=18:00, Start=10:00';

const withoutLine = ({ grid }: RosterSheet, at: number) => grid.filter((_, row) => row !== at);
const withoutColumn = ({ grid }: RosterSheet, at: number) =>
  grid.map((cells) => cells.filter((_, column) => column !== at));

test('rows that are sorted whole, and inserted and moved rows and columns, change nothing', () => {
  const own = edited();
  const [ids = [], headers = [], ...rest] = own.grid;
  own.grid = [ids, headers, ...[...rest].reverse()];
  expect(said(own.difference())).toEqual([SUES]);
  own.grid = own.grid.map((cells) => ['mine', ...[...cells].reverse()]);
  own.grid.splice(3, 0, ['a line of mine']);
  expect(said(own.difference())).toEqual([SUES]);
});

test('deleted rows and columns are counted, and nothing of them changes', () => {
  const own = edited();
  own.grid = withoutLine(own, own.rowOf(MARIA));
  own.grid = withoutColumn(own, own.columnOf(3));
  expect(said(own.difference())).toEqual([SUES]);
  expect(own.read()).toMatchObject({ missingRows: 1, missingDays: 1, refused: [] });
});

test('names that were sorted alone are refused, each with a sentence', () => {
  const own = edited();
  const [one, other] = [own.rowOf(MARIA), own.rowOf(OTHER_MARIA)].map((row) => own.grid[row] ?? []);
  if (one && other) [one[0], other[0]] = [OTHER_MARIA, MARIA];
  own.type(MARIA, 1, '9-17');
  expect(said(own.difference())).toEqual([SUES]);
  const { refused = [] } = own.read() ?? {};
  expect(refused).toHaveLength(2);
  expect(refused[0]).toContain(`The row of ${MARIA} says "${OTHER_MARIA}" now.`);
});

test('a date that was typed over is refused with its column', () => {
  const own = edited().type(SUE, 2, '9-17');
  const [, headers = []] = own.grid;
  headers[own.columnOf(2)] = 'Sat 12 Dec';
  expect(said(own.difference())).toEqual([SUES]);
  expect(own.read()?.refused).toEqual([
    'The column of Wed 9 Dec says "Sat 12 Dec" now. Write Wed 9 Dec again, or make the roster again.',
  ]);
});

test('a copied row or column is refused, since nobody knows which of the two is meant', () => {
  const rows = edited();
  rows.grid.push([...(rows.grid[rows.rowOf(MARIA)] ?? [])]);
  rows.type(MARIA, 1, '9-17');
  expect(said(rows.difference())).toEqual([SUES]);
  expect(rows.read()).toMatchObject({ refused: [`The row of ${MARIA} is there twice. Delete the copy.`] });
  const columns = edited();
  const at = columns.columnOf(4);
  columns.type(SUE, 4, '9-17');
  columns.grid = columns.grid.map((cells) => [...cells, cells[at] ?? '']);
  expect(said(columns.difference())).toEqual([SUES]);
  expect(columns.read()).toMatchObject({
    refused: ['The column of Fri 11 Dec is there twice. Delete the copy.'],
    missingDays: 0,
  });
});

test('without its hidden row or column, or as another roster, nothing is read', () => {
  const own = edited();
  const { roster } = own.made;
  const corner = (own.grid[0] ?? []).findIndex((cell) => String(cell).startsWith('shiftsheet-roster'));
  const read = (cells: RosterSheet['grid'], made = 'made once') =>
    typedRoster({ cells, merged: [] }, roster, made);
  expect(read(own.grid)).toBeDefined();
  expect(read(withoutLine(own, 0))).toBeUndefined();
  expect(read(withoutColumn(own, corner))).toBeUndefined();
  expect(read([...own.grid, ...own.grid])).toBeUndefined();
  expect(read(withoutLine(own, 1))).toBeUndefined();
  expect(read(withoutColumn(own, 0))).toBeUndefined();
  expect(read(own.grid, 'made later')).toBeUndefined();
});

test('a number, a formula and a merged cell are refused by themselves, with what to do', () => {
  const own = edited().type(MARIA, 1, 46_000).type(MARIA, 2, '=A1');
  const row = own.rowOf(MARIA);
  own.merged.push({ firstRow: row, lastRow: row, firstColumn: own.columnOf(3), lastColumn: own.columnOf(4) });
  const cells = [...(own.read()?.cells.values() ?? [])].flatMap((line) =>
    [...line].flatMap(([date, cell]) => ('refused' in cell ? [[date, cell.refused]] : [])),
  );
  expect(cells).toEqual([
    [dateOf(1), expect.stringContaining('number 46000')],
    [dateOf(2), expect.stringContaining('formula')],
    [dateOf(3), expect.stringContaining('merged')],
    [dateOf(4), expect.stringContaining('merged')],
  ]);
  expect(said(own.difference()).filter((each) => !each.startsWith('refused'))).toEqual([SUES]);
});

test('a cell with more spaces in its name or date is the same', () => {
  const own = edited();
  const line = own.grid[own.rowOf(SUE)] ?? [];
  line[0] = ` ${SUE} `;
  expect(said(own.difference())).toEqual([SUES]);
});
