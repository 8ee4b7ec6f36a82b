/** Number formats and looks of the cells of the grid in memory. */
import type { Grid } from '../grid';
import { blockOf } from './cells';
import type { GridState } from './grid-state';
import { formatOf, keepFormats, lookOf, setFormat, setLook } from './sheet-formats';

export function formatParts(state: GridState): Pick<Grid, 'formats' | 'setFormat' | 'look' | 'setLook'> {
  return {
    formats(sheet, area) {
      const cells = state.cellsOf(sheet);
      return blockOf(area, (row, column) => formatOf(cells, row, column));
    },
    setFormat(sheet, area, format) {
      const cells = state.cellsOf(sheet);
      const restore = keepFormats(cells, area, 'formats');
      setFormat(cells, area, format);
      state.history.record(restore);
    },
    look: (sheet, row, column) => lookOf(state.cellsOf(sheet), row, column),
    setLook(sheet, area, look) {
      const cells = state.cellsOf(sheet);
      const restore = keepFormats(cells, area, 'looks');
      setLook(cells, area, look);
      state.history.record(restore);
    },
  };
}
