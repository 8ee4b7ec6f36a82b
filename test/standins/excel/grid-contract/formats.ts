/** Number formats and looks. */
import type { GridCase } from './steps';

export const formatsCases: readonly GridCase[] = [
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
    name: 'looks are set one by one and removed with null',
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
    name: 'looks of fonts and borders are set separately, and undone',
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
];
