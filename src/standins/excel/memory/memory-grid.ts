/**
 * memory: a spreadsheet without a screen, for unit tests and the command line. It does what the Grid port (../grid.ts)
 * says and nothing more; test/standins/excel/grid-contract.ts runs the same cases on it and on the Univer grid. This
 * file joins its parts, which share a GridState.
 */
import type { Grid } from '../grid';
import { cellParts } from './cells';
import { filterParts } from './filters';
import { formatParts } from './formats';
import { GridState } from './grid-state';
import { rowAndColumnParts } from './rows-and-columns';
import { sheetParts } from './sheets';
import type { Language } from '../values/language';
import { sizeParts } from './sizes';
import { sortParts } from './sorting';
import { tableParts } from './tables';

export interface MemoryGridOptions {
  readonly firstSheet?: string;
  /** Dates count from 1904, as in old Mac workbooks. */
  readonly use1904?: boolean;
  /** The language of Excel, for texts that cells show; by default American English. */
  readonly language?: Language;
}

export interface MemoryGrid extends Grid {
  /**
   * Keeps the present sheets, cells and tables. Returns a function that restores them, as often as it is called, as if
   * a file was opened: then nothing can be undone, and no listener is called.
   */
  keep(): () => void;
}

/** A new workbook in memory with one empty sheet. */
export function createMemoryGrid(options: MemoryGridOptions = {}): MemoryGrid {
  const { firstSheet = 'Sheet1', use1904 = false, language = 'en-US' } = options;
  const state = new GridState({ use1904, language });
  const grid: MemoryGrid = {
    ...sheetParts(state),
    ...cellParts(state),
    ...formatParts(state),
    ...sizeParts(state),
    ...rowAndColumnParts(state),
    ...tableParts(state),
    ...sortParts(state),
    ...filterParts(state),
    step: (work) => state.history.step(work),
    undo: () => state.history.undo(),
    endHistory: () => state.history.clear(),
    onChange(listener) {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
    keep: () => state.keep(),
  };
  state.showSheet(grid.addSheet(firstSheet));
  return grid;
}
