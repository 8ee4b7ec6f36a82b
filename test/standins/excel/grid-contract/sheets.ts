/** Sheets and the selection. */
import type { GridCase } from './steps';

export const sheetsCases: readonly GridCase[] = [
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
    name: 'a sheet can be moved to another place',
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
    name: 'the selection is the area that was selected last',
    steps: [{ do: 'select', at: 'B2:C4' }, { see: 'selection' }, { see: 'changes' }],
    expected: ['B2:C4', ['user selected B2:C4']],
  },
];
