/** Cells, and the changes that writes report. */
import type { GridCase } from './steps';

export const cellsCases: readonly GridCase[] = [
  {
    name: 'an untouched sheet is empty',
    steps: [{ see: 'used' }, { see: 'values', at: 'A1:B1' }, { see: 'formats', at: 'A1' }, { see: 'tables' }],
    expected: [null, [['', '']], [['General']], []],
  },
  {
    name: 'cells are stored exactly as given: texts that look like numbers or formulas stay texts',
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
    name: 'a formula is stored with its value',
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
    name: 'emptied cells do not belong to the used area',
    steps: [
      { do: 'write', at: 'A1:A3', cells: [['a'], ['b'], ['c']] },
      { do: 'write', at: 'A3', cells: [['']] },
      { see: 'used' },
    ],
    expected: ['A1:A2'],
  },
  {
    name: 'unusual texts are read back as written: emoji, right to left, line ends, 5,000 characters',
    steps: [
      { do: 'write', at: 'A1:D1', cells: [['👩‍🚀', 'שלום', 'a\nb\t"c"', 'x'.repeat(5000)]] },
      { see: 'values', at: 'A1:D1' },
    ],
    expected: [[['👩‍🚀', 'שלום', 'a\nb\t"c"', 'x'.repeat(5000)]]],
  },
  {
    name: 'a write to another sheet does not change the active one',
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
    name: 'the change of a write says who made it',
    steps: [
      { do: 'write', at: 'A1:B1', cells: [['a', 'b']] },
      { do: 'write', at: 'A1', cells: [['c']], by: 'user' },
      { see: 'changes' },
      { do: 'undo' },
      { see: 'changes' },
    ],
    expected: [['host cells A1:B1', 'user cells A1'], ['user cells A1']],
  },
];
