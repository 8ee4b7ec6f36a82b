/** Tables. */
import { PEOPLE } from './people';
import type { GridCase } from './steps';

export const tablesCases: readonly GridCase[] = [
  {
    name: 'a table can be added, renamed, resized and removed; its cells stay',
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
    name: 'a table is deleted with its header row',
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
];
