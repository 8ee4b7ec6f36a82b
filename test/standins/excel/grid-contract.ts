/**
 * What every implementation of the Grid port must do, as data, so that the same cases run in Jest (the memory grid) and
 * in a browser (the Univer grid). A case's steps act and look, in order; `expected` is what the looks must show.
 */
import { formatAddress, parseAddress } from '../../../src/standins/excel/address';
import type { Area, Grid, GridCell, GridChange, Look, Scalar } from '../../../src/standins/excel/grid';

/** A cell to write: null leaves it alone. */
type CellToWrite = Scalar | null | GridCell;

/** Addresses and row numbers are as Excel shows them; tables are named by their ids; sheets by their names. */
type Act =
  | {
      readonly do: 'write';
      readonly at: string;
      readonly cells: readonly (readonly CellToWrite[])[];
      readonly by?: GridChange['by'];
      readonly sheet?: string;
    }
  | { readonly do: 'format'; readonly at: string; readonly code: string }
  | { readonly do: 'look'; readonly at: string; readonly look: Look }
  | { readonly do: 'width'; readonly column: string; readonly pixels: number }
  | { readonly do: 'height'; readonly row: number; readonly pixels: number }
  | { readonly do: 'hide columns' | 'show columns'; readonly at: string }
  | { readonly do: 'hide rows' | 'show rows'; readonly row: number; readonly count: number }
  | { readonly do: 'freeze'; readonly rows: number; readonly columns: number }
  | { readonly do: 'insert rows' | 'delete rows'; readonly row: number; readonly count: number }
  | { readonly do: 'insert columns' | 'delete columns'; readonly column: string; readonly count: number }
  | { readonly do: 'add table'; readonly id: string; readonly name: string; readonly at: string }
  | { readonly do: 'rename table'; readonly id: string; readonly name: string }
  | { readonly do: 'resize table'; readonly id: string; readonly at: string }
  | { readonly do: 'remove table'; readonly id: string }
  | { readonly do: 'sort'; readonly id: string; readonly column: number; readonly ascending: boolean }
  | { readonly do: 'sort rows'; readonly at: string; readonly column: number; readonly ascending: boolean }
  | {
      readonly do: 'filter';
      readonly id: string;
      readonly column: number;
      readonly texts: readonly string[] | null;
    }
  | { readonly do: 'add sheet' | 'activate sheet' | 'delete sheet' | 'hide sheet'; readonly name: string }
  | { readonly do: 'rename sheet'; readonly name: string; readonly to: string }
  | { readonly do: 'move sheet'; readonly name: string; readonly to: number }
  | { readonly do: 'select'; readonly at: string }
  | { readonly do: 'in one step'; readonly steps: readonly Step[] }
  | { readonly do: 'undo' };

type Sight =
  | {
      readonly see: 'values' | 'formulas' | 'texts' | 'formats';
      readonly at: string;
      readonly sheet?: string;
    }
  | { readonly see: 'look'; readonly at: string }
  | { readonly see: 'width' | 'hidden column'; readonly column: string }
  | { readonly see: 'height'; readonly row: number }
  | { readonly see: 'hidden rows'; readonly from: number; readonly to: number }
  | {
      readonly see:
        'used' | 'tables' | 'sheets' | 'active sheet' | 'frozen' | 'selection' | 'undone' | 'changes';
    };

type Step = Act | Sight;

export interface GridCase {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly expected: readonly unknown[];
}

/** Runs a case on a new grid with one empty sheet and returns what its looks saw, in order. */
export function runCase(grid: Grid, { steps }: Pick<GridCase, 'steps'>): unknown[] {
  const seen: unknown[] = [];
  const changes: string[] = [];
  let undone = false;
  const stop = grid.onChange((change) => changes.push(tell(change)));
  const sheet = (name?: string): string =>
    name === undefined ? grid.activeSheet() : (grid.sheets().find((each) => each.name === name)?.id ?? name);

  const act = (step: Act): void => {
    const here = sheet();
    switch (step.do) {
      case 'write': {
        const cells = step.cells.map((line) => line.map(cellOf));
        return grid.write(sheet(step.sheet), area(step.at), cells, step.by ?? 'host');
      }
      case 'format':
        return grid.setFormat(here, area(step.at), step.code);
      case 'look':
        return grid.setLook(here, area(step.at), step.look);
      case 'width':
        return grid.setColumnWidth(here, columnOf(step.column), step.pixels);
      case 'height':
        return grid.setRowHeight(here, step.row - 1, step.pixels);
      case 'hide rows':
      case 'show rows':
        return grid.setRowsHidden(here, step.row - 1, step.count, step.do === 'hide rows');
      case 'hide columns':
      case 'show columns': {
        const { column, columns } = area(step.at);
        return grid.setColumnsHidden(here, column, columns, step.do === 'hide columns');
      }
      case 'freeze':
        return grid.freeze(here, step.rows, step.columns);
      case 'insert rows':
        return grid.insertRows(here, step.row - 1, step.count, 'user');
      case 'delete rows':
        return grid.deleteRows(here, step.row - 1, step.count, 'user');
      case 'insert columns':
        return grid.insertColumns(here, columnOf(step.column), step.count, 'user');
      case 'delete columns':
        return grid.deleteColumns(here, columnOf(step.column), step.count, 'user');
      case 'add table':
        return grid.addTable(step.id, step.name, here, area(step.at));
      case 'rename table':
        return grid.renameTable(step.id, step.name);
      case 'resize table':
        return grid.resizeTable(step.id, area(step.at));
      case 'remove table':
        return grid.removeTable(step.id, 'user');
      case 'sort':
        return grid.sortTable(step.id, step.column, step.ascending, 'user');
      case 'sort rows':
        return grid.sortRows(here, area(step.at), step.column, step.ascending, 'host');
      case 'filter':
        return grid.filterTable(step.id, step.column, step.texts ?? undefined, 'user');
      case 'add sheet':
        return void grid.addSheet(step.name);
      case 'activate sheet':
        return grid.activateSheet(sheet(step.name));
      case 'delete sheet':
        return grid.deleteSheet(sheet(step.name));
      case 'hide sheet':
        return grid.hideSheet(sheet(step.name), true);
      case 'move sheet':
        return grid.moveSheet(sheet(step.name), step.to);
      case 'rename sheet':
        return grid.renameSheet(sheet(step.name), step.to);
      case 'select':
        return grid.select(here, area(step.at));
      case 'in one step':
        return grid.step(() => step.steps.forEach(run));
      case 'undo':
        undone = grid.undo();
        return;
    }
  };
  const look = (step: Sight): unknown => {
    const here = sheet();
    switch (step.see) {
      case 'values':
        return grid.read(sheet(step.sheet), area(step.at)).map((line) => line.map((cell) => cell.value));
      case 'formulas':
        return grid.read(here, area(step.at)).map((line) => line.map((cell) => cell.formula ?? null));
      case 'texts':
        return grid.texts(here, area(step.at));
      case 'formats':
        return grid.formats(here, area(step.at));
      case 'look':
        return plainLook(grid.look(here, area(step.at).row, area(step.at).column));
      case 'width':
        return grid.columnWidth(here, columnOf(step.column));
      case 'height':
        return grid.rowHeight(here, step.row - 1);
      case 'hidden column':
        return grid.columnHidden(here, columnOf(step.column));
      case 'hidden rows':
        return Array.from({ length: step.to - step.from + 1 }, (_, index) => step.from + index).filter(
          (row) => grid.rowHidden(here, row - 1),
        );
      case 'used': {
        const used = grid.used(here);
        return used ? formatAddress(used) : null;
      }
      case 'tables':
        return grid.tables().map((table) => `${table.id} ${table.name} ${formatAddress(table.area)}`);
      case 'sheets':
        return grid.sheets().map((each) => each.name);
      case 'active sheet':
        return grid.sheets().find((each) => each.id === grid.activeSheet())?.name;
      case 'frozen':
        return grid.frozen(here);
      case 'selection':
        return formatAddress(grid.selection().area);
      case 'undone':
        return undone;
      case 'changes':
        return changes.splice(0);
    }
  };
  const run = (step: Step): void => {
    if ('see' in step) seen.push(look(step));
    else act(step);
  };
  try {
    steps.forEach(run);
  } finally {
    stop();
  }
  return seen;
}

function area(address: string): Area {
  const found = parseAddress(address);
  if (!found) throw new Error(`"${address}" is no address.`);
  return found;
}

const columnOf = (letters: string): number => area(`${letters}1`).column;

function cellOf(cell: CellToWrite): GridCell | undefined {
  if (cell === null) return undefined;
  return typeof cell === 'object' ? cell : { value: cell };
}

/** Only what differs from a plain cell: grids may or may not keep what was taken away. */
function plainLook(look: Look): Look {
  return Object.fromEntries(
    Object.entries(look).filter(([, value]) => value !== null && value !== false && value !== 0),
  );
}

function tell(change: GridChange): string {
  const { by, kind } = change;
  if (change.kind === 'cells') {
    const before = change.before ? ` was ${JSON.stringify(change.before)}` : '';
    return `${by} ${kind} ${formatAddress(change.area)}${before}`;
  }
  if (change.kind === 'rows-inserted' || change.kind === 'rows-deleted') {
    return `${by} ${kind} ${change.row + 1} ${change.count}`;
  }
  if (change.kind === 'columns-inserted' || change.kind === 'columns-deleted') {
    return `${by} ${kind} ${formatAddress({ row: 0, column: change.column, rows: 1, columns: 1 })} ${change.count}`;
  }
  if (change.kind === 'table-deleted') return `${by} ${kind} ${change.table}`;
  if ('area' in change) return `${by} ${kind} ${formatAddress(change.area)}`;
  return `${by} ${kind}`;
}

/** People: Name, Age, Member in A1:C5, laid as the table `t1`. */
const PEOPLE: readonly Step[] = [
  {
    do: 'write',
    at: 'A1:C5',
    cells: [
      ['Name', 'Age', 'Member'],
      ['Zoe', 31, true],
      ['adam', 7, false],
      ['Maria', '', true],
      ['Bob', 'old', false],
    ],
  },
  { do: 'add table', id: 't1', name: 'People', at: 'A1:C5' },
];

export const gridCases: readonly GridCase[] = [
  {
    name: 'an untouched sheet is empty',
    steps: [{ see: 'used' }, { see: 'values', at: 'A1:B1' }, { see: 'formats', at: 'A1' }, { see: 'tables' }],
    expected: [null, [['', '']], [['General']], []],
  },
  {
    name: 'cells are stored exactly as given: texts stay texts, whatever they look like',
    steps: [
      {
        do: 'write',
        at: 'B2:D3',
        cells: [
          ['0123', 123, true],
          ['=1+1', 'TRUE', '1/2'],
        ],
      },
      { see: 'values', at: 'A1:D3' },
      { see: 'formulas', at: 'B3' },
      { see: 'used' },
    ],
    expected: [
      [
        ['', '', '', ''],
        ['', '0123', 123, true],
        ['', '=1+1', 'TRUE', '1/2'],
      ],
      [[null]],
      'B2:D3',
    ],
  },
  {
    name: 'a formula is kept beside its value',
    steps: [
      { do: 'write', at: 'A1', cells: [[{ value: 2, formula: '=1+1' }]] },
      { see: 'values', at: 'A1' },
      { see: 'formulas', at: 'A1' },
      { do: 'write', at: 'A1', cells: [[5]] },
      { see: 'formulas', at: 'A1' },
    ],
    expected: [[[2]], [['=1+1']], [[null]]],
  },
  {
    name: 'a cell that is left out of a write stays as it is',
    steps: [
      { do: 'write', at: 'A1:B1', cells: [['one', 'two']] },
      { do: 'write', at: 'A1:B1', cells: [[null, 'zwei']] },
      { see: 'values', at: 'A1:B1' },
    ],
    expected: [[['one', 'zwei']]],
  },
  {
    name: 'emptied cells are no longer in use',
    steps: [
      { do: 'write', at: 'A1:A3', cells: [['a'], ['b'], ['c']] },
      { do: 'write', at: 'A3', cells: [['']] },
      { see: 'used' },
    ],
    expected: ['A1:A2'],
  },
  {
    name: 'texts that are hard to keep come back as they went: emoji, right to left, line ends, 5,000 characters',
    steps: [
      { do: 'write', at: 'A1:D1', cells: [['👩‍🚀', 'שלום', 'a\nb\t"c"', 'x'.repeat(5000)]] },
      { see: 'values', at: 'A1:D1' },
    ],
    expected: [[['👩‍🚀', 'שלום', 'a\nb\t"c"', 'x'.repeat(5000)]]],
  },
  {
    name: 'numbers are shown in their format',
    steps: [
      { do: 'write', at: 'A1:F1', cells: [[46000.375, 46000.375, 0.25, 1234.5, '0123', true]] },
      { do: 'format', at: 'A1', code: 'ddd dd mmm yyyy' },
      { do: 'format', at: 'B1', code: 'hh:mm' },
      { do: 'format', at: 'C1', code: '0%' },
      { do: 'format', at: 'D1', code: '0.00' },
      { do: 'format', at: 'E1', code: '@' },
      { see: 'texts', at: 'A1:F1' },
      { see: 'formats', at: 'A1:F1' },
      { see: 'values', at: 'A1:B1' },
    ],
    expected: [
      [['Tue 09 Dec 2025', '09:00', '25%', '1234.50', '0123', 'TRUE']],
      [['ddd dd mmm yyyy', 'hh:mm', '0%', '0.00', '@', 'General']],
      [[46000.375, 46000.375]],
    ],
  },
  {
    name: 'the format of whole columns holds below the used cells',
    steps: [
      { do: 'write', at: 'A1:B1', cells: [['a', 'b']] },
      { do: 'format', at: 'A:B', code: '@' },
      { see: 'formats', at: 'A1:C1' },
      { see: 'formats', at: 'A5000:C5000' },
      { do: 'format', at: 'A2', code: '0' },
      { see: 'formats', at: 'A1:A3' },
    ],
    expected: [[['@', '@', 'General']], [['@', '@', 'General']], [['@'], ['0'], ['@']]],
  },
  {
    name: 'looks are set one by one and taken away with null',
    steps: [
      { do: 'look', at: 'A1:B2', look: { fill: '#FFEEAA', bold: true } },
      { do: 'look', at: 'B2', look: { color: '#C00000', wrap: true } },
      { see: 'look', at: 'B2' },
      { do: 'look', at: 'B2', look: { fill: null, bold: false } },
      { see: 'look', at: 'B2' },
      { see: 'look', at: 'A1' },
      { see: 'look', at: 'C3' },
    ],
    expected: [
      { fill: '#FFEEAA', bold: true, color: '#C00000', wrap: true },
      { color: '#C00000', wrap: true },
      { fill: '#FFEEAA', bold: true },
      {},
    ],
  },
  {
    name: 'looks of letters and borders are set apart, and undone',
    steps: [
      { do: 'look', at: 'A1:B2', look: { font: 'Arial', size: 14, underline: 'Double', indent: 2 } },
      { do: 'look', at: 'A1', look: { strikethrough: true, orientation: 45 } },
      { do: 'look', at: 'A1', look: { borderTop: { style: 'Dash', weight: 'Thin', color: '#FF0000' } } },
      { do: 'look', at: 'A1', look: { borderLeft: { style: 'Double', weight: 'Thick', color: '#0000FF' } } },
      { see: 'look', at: 'A1' },
      { do: 'undo' },
      { do: 'look', at: 'A1', look: { size: null, underline: 'Single', orientation: 0, font: null } },
      { see: 'look', at: 'A1' },
      { do: 'look', at: 'A1', look: { borderTop: null, indent: 0, strikethrough: false, underline: null } },
      { see: 'look', at: 'A1' },
    ],
    expected: [
      {
        font: 'Arial',
        size: 14,
        underline: 'Double',
        indent: 2,
        strikethrough: true,
        orientation: 45,
        borderTop: { style: 'Dash', weight: 'Thin', color: '#FF0000' },
        borderLeft: { style: 'Double', weight: 'Thick', color: '#0000FF' },
      },
      {
        underline: 'Single',
        indent: 2,
        strikethrough: true,
        borderTop: { style: 'Dash', weight: 'Thin', color: '#FF0000' },
      },
      {},
    ],
  },
  {
    name: 'rows have heights and can be hidden by hand',
    steps: [
      { do: 'height', row: 2, pixels: 40 },
      { do: 'height', row: 2, pixels: 50 },
      { see: 'height', row: 2 },
      { do: 'insert rows', row: 1, count: 1 },
      { see: 'height', row: 3 },
      { do: 'undo' },
      { do: 'undo' },
      { see: 'height', row: 2 },
      { do: 'hide rows', row: 2, count: 3 },
      { see: 'hidden rows', from: 1, to: 6 },
      { do: 'show rows', row: 3, count: 1 },
      { see: 'hidden rows', from: 1, to: 6 },
      { do: 'undo' },
      { see: 'hidden rows', from: 1, to: 6 },
    ],
    expected: [50, 50, 40, [2, 3, 4], [2, 4], [2, 3, 4]],
  },
  {
    name: 'columns have widths and can be hidden',
    steps: [
      { do: 'width', column: 'B', pixels: 150 },
      { see: 'width', column: 'B' },
      { do: 'hide columns', at: 'B:C' },
      { see: 'hidden column', column: 'B' },
      { see: 'hidden column', column: 'C' },
      { see: 'hidden column', column: 'D' },
      { do: 'show columns', at: 'B:B' },
      { see: 'hidden column', column: 'B' },
    ],
    expected: [150, true, true, false, false],
  },
  {
    name: 'rows and columns can be frozen and let go',
    steps: [
      { do: 'freeze', rows: 1, columns: 2 },
      { see: 'frozen' },
      { do: 'freeze', rows: 0, columns: 0 },
      { see: 'frozen' },
    ],
    expected: [
      { rows: 1, columns: 2 },
      { rows: 0, columns: 0 },
    ],
  },
  {
    name: 'sheets are added at the end, renamed, activated and deleted',
    steps: [
      { do: 'add sheet', name: 'Users' },
      { do: 'add sheet', name: 'Data' },
      { do: 'rename sheet', name: 'Data', to: 'Extra' },
      { do: 'activate sheet', name: 'Users' },
      { do: 'write', at: 'A1', cells: [['here']] },
      { see: 'values', at: 'A1' },
      { see: 'active sheet' },
      { do: 'delete sheet', name: 'Users' },
      { see: 'sheets' },
      { see: 'active sheet' },
    ],
    expected: [[['here']], 'Users', ['Sheet1', 'Extra'], 'Sheet1'],
  },
  {
    name: 'a write to another sheet leaves the active one alone',
    steps: [
      { do: 'add sheet', name: 'Other' },
      { do: 'write', sheet: 'Other', at: 'A1', cells: [['there']] },
      { see: 'values', at: 'A1' },
      { see: 'values', sheet: 'Other', at: 'A1' },
      { see: 'active sheet' },
    ],
    expected: [[['']], [['there']], 'Sheet1'],
  },
  {
    name: 'inserted rows move what is below, with formats and looks',
    steps: [
      { do: 'write', at: 'A1:A3', cells: [['a'], ['b'], ['c']] },
      { do: 'format', at: 'A3', code: '0.00' },
      { do: 'look', at: 'A3', look: { fill: '#112233' } },
      { do: 'insert rows', row: 2, count: 2 },
      { see: 'values', at: 'A1:A5' },
      { see: 'formats', at: 'A5' },
      { see: 'look', at: 'A5' },
    ],
    expected: [[['a'], [''], [''], ['b'], ['c']], [['0.00']], { fill: '#112233' }],
  },
  {
    name: 'deleted rows and columns close the gap',
    steps: [
      {
        do: 'write',
        at: 'A1:C3',
        cells: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      },
      { do: 'delete rows', row: 2, count: 1 },
      { do: 'delete columns', column: 'B', count: 1 },
      { see: 'values', at: 'A1:C3' },
    ],
    expected: [
      [
        [1, 3, ''],
        [7, 9, ''],
        ['', '', ''],
      ],
    ],
  },
  {
    name: 'an inserted column moves cells, formats and widths to the right',
    steps: [
      { do: 'write', at: 'A1:B1', cells: [['a', 'b']] },
      { do: 'format', at: 'B:B', code: '@' },
      { do: 'width', column: 'B', pixels: 200 },
      { do: 'insert columns', column: 'B', count: 1 },
      { see: 'values', at: 'A1:C1' },
      { see: 'formats', at: 'C1:C9' },
      { see: 'width', column: 'C' },
    ],
    expected: [[['a', '', 'b']], Array.from({ length: 9 }, () => ['@']), 200],
  },
  {
    name: 'a table is laid, renamed, resized and removed; its cells stay',
    steps: [
      ...PEOPLE,
      { see: 'tables' },
      { do: 'rename table', id: 't1', name: 'Staff' },
      { do: 'resize table', id: 't1', at: 'A1:D9' },
      { see: 'tables' },
      { do: 'remove table', id: 't1' },
      { see: 'tables' },
      { see: 'values', at: 'A2:B2' },
    ],
    expected: [['t1 People A1:C5'], ['t1 Staff A1:D9'], [], [['Zoe', 31]]],
  },
  {
    name: 'rows inserted in a table make it larger, before it move it, after it do neither',
    steps: [
      ...PEOPLE,
      { do: 'insert rows', row: 3, count: 2 },
      { see: 'tables' },
      { do: 'insert rows', row: 1, count: 1 },
      { see: 'tables' },
      { do: 'insert rows', row: 9, count: 4 },
      { see: 'tables' },
      { do: 'insert rows', row: 3, count: 1 },
      { see: 'tables' },
    ],
    expected: [['t1 People A1:C7'], ['t1 People A2:C8'], ['t1 People A2:C8'], ['t1 People A2:C9']],
  },
  {
    name: 'a row inserted first in a table looks like the rows below, not like the header',
    steps: [
      ...PEOPLE,
      { do: 'format', at: 'B2:B5', code: '0.0' },
      { do: 'look', at: 'A1:C1', look: { fill: '#000000' } },
      { do: 'insert rows', row: 2, count: 1 },
      { see: 'formats', at: 'B2' },
      { see: 'look', at: 'A2' },
    ],
    expected: [[['0.0']], {}],
  },
  {
    name: 'rows deleted in a table make it smaller',
    steps: [
      ...PEOPLE,
      { do: 'delete rows', row: 2, count: 2 },
      { see: 'tables' },
      { see: 'values', at: 'A2:A3' },
    ],
    expected: [['t1 People A1:C3'], [['Maria'], ['Bob']]],
  },
  {
    name: 'a table whose header row is deleted is gone',
    steps: [
      ...PEOPLE,
      { do: 'delete rows', row: 1, count: 1 },
      { see: 'tables' },
      { see: 'values', at: 'A1' },
    ],
    expected: [[], [['Zoe']]],
  },
  {
    name: 'columns inserted in a table make it wider; deleted ones narrower',
    steps: [
      ...PEOPLE,
      { do: 'insert columns', column: 'B', count: 1 },
      { see: 'tables' },
      { do: 'insert columns', column: 'A', count: 1 },
      { see: 'tables' },
      { do: 'delete columns', column: 'C', count: 2 },
      { see: 'tables' },
    ],
    expected: [['t1 People A1:D5'], ['t1 People B1:E5'], ['t1 People B1:C5']],
  },
  {
    name: 'a table is sorted by numbers, then texts whatever their case, empty cells last either way',
    steps: [
      ...PEOPLE,
      { do: 'sort', id: 't1', column: 1, ascending: true },
      { see: 'values', at: 'A2:B5' },
      { do: 'sort', id: 't1', column: 1, ascending: false },
      { see: 'values', at: 'A2:B5' },
      { do: 'sort', id: 't1', column: 0, ascending: true },
      { see: 'values', at: 'A2:A5' },
    ],
    expected: [
      [
        ['adam', 7],
        ['Zoe', 31],
        ['Bob', 'old'],
        ['Maria', ''],
      ],
      [
        ['Bob', 'old'],
        ['Zoe', 31],
        ['adam', 7],
        ['Maria', ''],
      ],
      [['adam'], ['Bob'], ['Maria'], ['Zoe']],
    ],
  },
  {
    name: 'a sheet is put at another place',
    steps: [
      { do: 'add sheet', name: 'Two' },
      { do: 'add sheet', name: 'Three' },
      { do: 'move sheet', name: 'Three', to: 0 },
      { do: 'move sheet', name: 'Sheet1', to: 2 },
      { see: 'sheets' },
      { see: 'active sheet' },
    ],
    expected: [['Three', 'Two', 'Sheet1'], 'Sheet1'],
  },
  {
    name: 'rows of any area are sorted by one of its columns, but for those that are hidden',
    steps: [
      {
        do: 'write',
        at: 'A1:C4',
        cells: [
          ['x', 3, 'c'],
          ['x', 1, 'a'],
          ['x', 2, 'b'],
          ['y', 0, 'd'],
        ],
      },
      { do: 'hide rows', row: 2, count: 1 },
      { do: 'sort rows', at: 'B1:C4', column: 0, ascending: true },
      { see: 'values', at: 'A1:C4' },
      { do: 'undo' },
      { see: 'values', at: 'B1:B4' },
    ],
    expected: [
      [
        ['x', 0, 'd'],
        ['x', 1, 'a'],
        ['x', 2, 'b'],
        ['y', 3, 'c'],
      ],
      [[3], [1], [2], [0]],
    ],
  },
  {
    name: 'sorting moves whole table rows with formats and looks, and nothing beside the table',
    steps: [
      ...PEOPLE,
      { do: 'write', at: 'E2:E5', cells: [['e2'], ['e3'], ['e4'], ['e5']] },
      { do: 'look', at: 'A2', look: { fill: '#00FF00' } },
      { do: 'format', at: 'B2', code: '0.00' },
      { do: 'sort', id: 't1', column: 0, ascending: true },
      { see: 'look', at: 'A5' },
      { see: 'look', at: 'A2' },
      { see: 'formats', at: 'B2:B5' },
      { see: 'values', at: 'E2:E5' },
    ],
    expected: [
      { fill: '#00FF00' },
      {},
      [['General'], ['General'], ['General'], ['0.00']],
      [['e2'], ['e3'], ['e4'], ['e5']],
    ],
  },
  {
    name: 'equal rows keep their order when sorted',
    steps: [...PEOPLE, { do: 'sort', id: 't1', column: 2, ascending: true }, { see: 'values', at: 'A2:A5' }],
    expected: [[['adam'], ['Bob'], ['Zoe'], ['Maria']]],
  },
  {
    name: 'a filter hides the rows with other texts, and two filters hide what either hides',
    steps: [
      ...PEOPLE,
      { do: 'filter', id: 't1', column: 2, texts: ['TRUE'] },
      { see: 'hidden rows', from: 1, to: 6 },
      { do: 'filter', id: 't1', column: 0, texts: ['Zoe', 'Bob'] },
      { see: 'hidden rows', from: 1, to: 6 },
      { do: 'filter', id: 't1', column: 2, texts: null },
      { see: 'hidden rows', from: 1, to: 6 },
      { do: 'filter', id: 't1', column: 0, texts: null },
      { see: 'hidden rows', from: 1, to: 6 },
      { see: 'values', at: 'A2:A5' },
    ],
    expected: [[3, 5], [3, 4, 5], [3, 4], [], [['Zoe'], ['adam'], ['Maria'], ['Bob']]],
  },
  {
    name: 'rows hidden by a filter stay where they are when the others are sorted',
    steps: [
      ...PEOPLE,
      { do: 'filter', id: 't1', column: 0, texts: ['Zoe', 'Maria', 'Bob'] },
      { do: 'sort', id: 't1', column: 0, ascending: true },
      { see: 'values', at: 'A2:A5' },
    ],
    expected: [[['Bob'], ['adam'], ['Maria'], ['Zoe']]],
  },
  {
    name: 'a removed table shows the rows that its filter hid',
    steps: [
      ...PEOPLE,
      { do: 'filter', id: 't1', column: 0, texts: ['Zoe'] },
      { do: 'remove table', id: 't1' },
      { see: 'hidden rows', from: 1, to: 6 },
    ],
    expected: [[]],
  },
  {
    name: 'undo takes the last step back, the next one the step before',
    steps: [
      { do: 'write', at: 'A1', cells: [['one']] },
      { do: 'write', at: 'A1', cells: [['two']], by: 'user' },
      { do: 'undo' },
      { see: 'undone' },
      { see: 'values', at: 'A1' },
      { do: 'undo' },
      { see: 'values', at: 'A1' },
      { do: 'undo' },
      { see: 'undone' },
    ],
    expected: [true, [['one']], [['']], false],
  },
  {
    name: 'everything in one step is taken back by one undo: cells, formats, tables',
    steps: [
      { do: 'write', at: 'A1:A2', cells: [['Name'], ['Zoe']] },
      {
        do: 'in one step',
        steps: [
          { do: 'add table', id: 't1', name: 'People', at: 'A1:A2' },
          { do: 'write', at: 'A3', cells: [['Adam']] },
          { do: 'format', at: 'A3', code: '@' },
          { do: 'resize table', id: 't1', at: 'A1:A3' },
        ],
      },
      { do: 'undo' },
      { see: 'values', at: 'A1:A3' },
      { see: 'formats', at: 'A3' },
      { see: 'tables' },
    ],
    expected: [[['Name'], ['Zoe'], ['']], [['General']], []],
  },
  {
    name: 'a step that changes nothing is no step for undo',
    steps: [
      { do: 'write', at: 'A1', cells: [['one']] },
      { do: 'in one step', steps: [{ see: 'values', at: 'A1' }] },
      { do: 'undo' },
      { see: 'values', at: 'A1' },
    ],
    expected: [[['one']], [['']]],
  },
  {
    name: 'undo brings back deleted rows, sorted orders and filters',
    steps: [
      ...PEOPLE,
      { do: 'sort', id: 't1', column: 0, ascending: true },
      { do: 'filter', id: 't1', column: 0, texts: ['Zoe'] },
      { do: 'undo' },
      { see: 'hidden rows', from: 1, to: 6 },
      { do: 'undo' },
      { see: 'values', at: 'A2:A5' },
      { do: 'delete rows', row: 2, count: 2 },
      { do: 'undo' },
      { see: 'values', at: 'A2:A5' },
      { see: 'tables' },
    ],
    expected: [
      [],
      [['Zoe'], ['adam'], ['Maria'], ['Bob']],
      [['Zoe'], ['adam'], ['Maria'], ['Bob']],
      ['t1 People A1:C5'],
    ],
  },
  {
    name: 'undo brings back a deleted column with its formats',
    steps: [
      ...PEOPLE,
      { do: 'format', at: 'B2:B5', code: '0.0' },
      { do: 'delete columns', column: 'B', count: 1 },
      { do: 'undo' },
      { see: 'values', at: 'A2:C2' },
      { see: 'formats', at: 'B2' },
      { see: 'tables' },
    ],
    expected: [[['Zoe', 31, true]], [['0.0']], ['t1 People A1:C5']],
  },
  {
    name: 'writes are told with who made them; a single cell with what was there before',
    steps: [
      { do: 'write', at: 'A1:B1', cells: [['a', 'b']] },
      { do: 'write', at: 'A1', cells: [['c']], by: 'user' },
      { see: 'changes' },
      { do: 'undo' },
      { see: 'changes' },
    ],
    expected: [['host cells A1:B1', 'user cells A1 was [["a"]]'], ['user cells A1 was [["c"]]']],
  },
  {
    name: 'rows, columns, sorting, filters and removed tables are told',
    steps: [
      ...PEOPLE,
      { see: 'changes' },
      { do: 'insert rows', row: 2, count: 2 },
      { do: 'delete rows', row: 2, count: 2 },
      { do: 'insert columns', column: 'B', count: 1 },
      { do: 'delete columns', column: 'B', count: 1 },
      { do: 'sort', id: 't1', column: 0, ascending: true },
      { do: 'filter', id: 't1', column: 0, texts: ['Zoe'] },
      { do: 'remove table', id: 't1' },
      { see: 'changes' },
    ],
    expected: [
      ['host cells A1:C5'],
      [
        'user rows-inserted 2 2',
        'user rows-deleted 2 2',
        'user columns-inserted B1 1',
        'user columns-deleted B1 1',
        'user sorted A2:C5',
        'user filtered A1:C5',
        'user table-deleted t1',
      ],
    ],
  },
  {
    name: 'the selection is what was selected last',
    steps: [{ do: 'select', at: 'B2:C4' }, { see: 'selection' }, { see: 'changes' }],
    expected: ['B2:C4', ['user selected B2:C4']],
  },
];
