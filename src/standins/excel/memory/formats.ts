/** Number formats and looks of the cells of the grid in memory. */
import type { Grid } from '../grid';
import { blockOf } from './cells';
import type { GridState } from './grid-state';

export function formatParts(state: GridState): Pick<Grid, 'formats' | 'setFormat' | 'look' | 'setLook'> {
  return {
    formats(sheet, area) {
      const cells = state.cellsOf(sheet);
      return blockOf(area, (row, column) => cells.format(row, column));
    },
    setFormat(sheet, area, format) {
      const cells = state.cellsOf(sheet);
      const restore = cells.keepFormats(area);
      cells.setFormat(area, format);
      state.history.record(restore);
    },
    look: (sheet, row, column) => state.cellsOf(sheet).look(row, column),
    setLook(sheet, area, look) {
      const cells = state.cellsOf(sheet);
      const restore = cells.keepFormats(area);
      cells.setLook(area, look);
      state.history.record(restore);
    },
  };
}
