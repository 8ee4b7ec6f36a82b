/** The filters of tables of the grid in memory. */
import { lastRow } from '../area';
import type { Grid } from '../grid';
import { textsOf } from './cells';
import type { GridState } from './grid-state';
import type { TableState } from './moved-tables';
import { hideRows } from './sizes';

export function filterParts(state: GridState): Pick<Grid, 'filterTable'> {
  return {
    filterTable(table, column, shown, by) {
      state.history.step(() => {
        const { area, filters, sheet } = state.tableOf(table);
        const next = new Map(filters);
        if (shown) next.set(area.column + column, shown);
        else next.delete(area.column + column);
        state.changeTable(table, { filters: next });
        applyFilters(state, state.tableOf(table));
        state.notify(sheet, by, { kind: 'filtered', area });
      });
    },
  };
}

/** Hides the body rows whose displayed text fails one of the table's filters and shows the others. */
export function applyFilters(state: GridState, { area, sheet, filters }: TableState): void {
  const hidden = new Map<number, boolean>();
  for (let row = area.row + 1; row <= lastRow(area); row++) hidden.set(row, false);
  for (const [column, shown] of filters) {
    const body = { row: area.row + 1, column, rows: area.rows - 1, columns: 1 };
    textsOf(state, sheet, body).forEach(([text = ''], index) => {
      if (!shown.includes(text)) hidden.set(area.row + 1 + index, true);
    });
  }
  hideRows(state, sheet, hidden);
}
