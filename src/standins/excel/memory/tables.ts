/** The tables of the grid in memory: adding, naming, resizing and removing them. */
import { intersection, lastRow } from '../area';
import type { Grid, GridChange } from '../grid';
import { applyFilters } from './filters';
import type { GridState } from './grid-state';
import { hideRows } from './sizes';

type TableMembers = 'tables' | 'addTable' | 'renameTable' | 'resizeTable' | 'removeTable';

export function tableParts(state: GridState): Pick<Grid, TableMembers> {
  return {
    tables: () => state.tables.map(({ id, name, sheet, area }) => ({ id, name, sheet, area })),
    addTable: (id, name, sheet, area) =>
      state.setTables([...state.tables, { id, name, sheet, area, filters: new Map() }]),
    renameTable(table, name) {
      state.changeTable(table, { name });
    },
    resizeTable(table, area) {
      state.history.step(() => {
        const before = state.tableOf(table);
        state.changeTable(table, { area });
        const shared = intersection(before.area, area);
        const visible = new Map<number, boolean>();
        for (let row = before.area.row; row <= lastRow(before.area); row++) {
          if (!shared || row > lastRow(shared)) visible.set(row, false);
        }
        if (before.filters.size > 0) hideRows(state, before.sheet, visible);
      });
    },
    removeTable: (table, by) => removeTable(state, table, by),
  };
}

/** Removes a table and leaves its cells. */
export function removeTable(state: GridState, table: string, by: GridChange['by']): void {
  state.history.step(() => {
    const gone = state.tableOf(table);
    if (gone.filters.size > 0) applyFilters(state, { ...gone, filters: new Map() });
    state.setTables(state.tables.filter((each) => each.id !== table));
    state.notify(gone.sheet, by, { kind: 'table-deleted', table });
  });
}
