/** Inserted and deleted rows and columns. */
import { PEOPLE } from './people';
import type { GridCase } from './steps';

export const rowsAndColumnsCases: readonly GridCase[] = [
  {
    name: 'inserted rows move the rows below, with formats and looks',
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
    name: 'cells move up and left when rows and columns before them are deleted',
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
    name: 'rows, columns, sorting, filters and removed tables are reported as changes',
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
];
