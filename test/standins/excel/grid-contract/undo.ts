/** Undo. */
import { PEOPLE } from './people';
import type { GridCase } from './steps';

export const undoCases: readonly GridCase[] = [
  {
    name: 'undo reverses the last step, the next undo the step before',
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
    name: 'one undo reverses everything in one step: cells, formats, tables',
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
    name: 'after the history has ended, only later steps are undone',
    steps: [
      { do: 'write', at: 'A1', cells: [['one']] },
      { do: 'end history' },
      { do: 'undo' },
      { see: 'undone' },
      { do: 'write', at: 'A1', cells: [['two']] },
      { do: 'undo' },
      { see: 'values', at: 'A1' },
    ],
    expected: [false, [['one']]],
  },
  {
    name: 'undo skips a step that changed nothing',
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
];
