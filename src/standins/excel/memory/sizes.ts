/** Widths, heights, hidden rows and columns, and frozen panes of the grid in memory. */
import type { Grid } from '../grid';
import type { GridState } from './grid-state';

/** Excel's standard column: 64 pixels. */
const DEFAULT_WIDTH = 64;
/** Excel's standard row: 15 points. */
const DEFAULT_HEIGHT = 20;

type SizeMembers =
  | 'setColumnWidth'
  | 'columnWidth'
  | 'setRowHeight'
  | 'rowHeight'
  | 'setColumnsHidden'
  | 'columnHidden'
  | 'rowHidden'
  | 'setRowsHidden'
  | 'freeze'
  | 'frozen';

export function sizeParts(state: GridState): Pick<Grid, SizeMembers> {
  const { history } = state;
  const setColumnWidth = (sheet: string, column: number, pixels: number): void => {
    const defaults = state.cellsOf(sheet).column(column);
    const before = defaults.width ?? DEFAULT_WIDTH;
    defaults.width = pixels;
    history.record(() => setColumnWidth(sheet, column, before));
  };
  const setRowHeight = (sheet: string, row: number, pixels: number): void => {
    const stored = state.cellsOf(sheet).touch(row);
    const before = stored.height ?? DEFAULT_HEIGHT;
    stored.height = pixels;
    history.record(() => setRowHeight(sheet, row, before));
  };
  const setColumnHidden = (sheet: string, column: number, hidden: boolean): void => {
    const defaults = state.cellsOf(sheet).column(column);
    const before = defaults.hidden ?? false;
    defaults.hidden = hidden;
    history.record(() => setColumnHidden(sheet, column, before));
  };
  const freeze = (sheet: string, rows: number, columns: number): void => {
    const before = state.cellsOf(sheet).frozen;
    state.cellsOf(sheet).frozen = { rows, columns };
    history.record(() => freeze(sheet, before.rows, before.columns));
  };

  return {
    setColumnWidth,
    columnWidth: (sheet, column) => state.cellsOf(sheet).columns[column]?.width ?? DEFAULT_WIDTH,
    setRowHeight,
    rowHeight: (sheet, row) => state.cellsOf(sheet).rows[row]?.height ?? DEFAULT_HEIGHT,
    setColumnsHidden(sheet, column, count, hidden) {
      for (let columnNumber = column; columnNumber < column + count; columnNumber++)
        setColumnHidden(sheet, columnNumber, hidden);
    },
    columnHidden: (sheet, column) => state.cellsOf(sheet).columns[column]?.hidden ?? false,
    rowHidden: (sheet, row) => state.cellsOf(sheet).rows[row]?.hidden ?? false,
    setRowsHidden(sheet, row, count, hidden) {
      hideRows(state, sheet, new Map(Array.from({ length: count }, (_, index) => [row + index, hidden])));
    },
    freeze,
    frozen: (sheet) => ({ ...state.cellsOf(sheet).frozen }),
  };
}

/** Hides rows (true) and shows others (false). */
export function hideRows(state: GridState, sheet: string, hidden: ReadonlyMap<number, boolean>): void {
  const cells = state.cellsOf(sheet);
  const before = new Map([...hidden.keys()].map((row) => [row, cells.rows[row]?.hidden ?? false]));
  for (const [row, value] of hidden) {
    if (value) cells.touch(row).hidden = true;
    else delete cells.rows[row]?.hidden;
  }
  state.history.record(() => hideRows(state, sheet, before));
}
