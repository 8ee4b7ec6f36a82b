/** Widths, heights, hidden and frozen rows and columns. */
import type { GridCase } from './steps';

export const sizesCases: readonly GridCase[] = [
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
    name: 'rows and columns can be frozen and unfrozen',
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
];
