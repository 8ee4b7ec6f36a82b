/** Sorting and filters. */
import { PEOPLE } from './people';
import type { GridCase } from './steps';

export const sortingAndFiltersCases: readonly GridCase[] = [
  {
    name: 'a table is sorted by numbers, then texts without case; empty cells are last in both directions',
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
];
