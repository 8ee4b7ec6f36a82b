/** The tables of the grid in memory: adding, naming, resizing and removing them. */
import { intersection, lastRow, afterDelete, afterInsert, type Axis } from '../area';
import type { Grid, GridChange, Area } from '../grid';
import { textsOf } from './cells';
import type { GridState, TableInGrid } from './grid-state';
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
    state.setTables(state.tables.filter((gridTable) => gridTable.id !== table));
    state.notify(gone.sheet, by, { kind: 'table-deleted', table });
  });
}

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
function applyFilters(state: GridState, { area, sheet, filters }: TableInGrid): void {
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

/** A run of rows or columns of a sheet that was inserted or deleted. */
export interface TableRun {
  readonly sheet: string;
  readonly axis: Axis;
  readonly at: number;
  readonly count: number;
}

export const tablesAfterInsert = (tables: readonly TableInGrid[], run: TableRun): TableInGrid[] =>
  tables.map((table) => {
    if (table.sheet !== run.sheet) return table;
    const move = (area: Area): Area => afterInsert(area, run.axis, run.at, run.count);
    return { ...table, area: move(table.area), filters: movedFilters(table.filters, run, move) };
  });

/** A table whose header row or every cell is deleted is removed. */
export function tablesAfterDelete(
  tables: readonly TableInGrid[],
  run: TableRun,
): { left: TableInGrid[]; gone: TableInGrid[] } {
  const left: TableInGrid[] = [];
  const gone: TableInGrid[] = [];
  for (const table of tables) {
    const moved = table.sheet === run.sheet ? afterDeleteOf(table, run) : table;
    if (moved) left.push(moved);
    else gone.push(table);
  }
  return { left, gone };
}

function afterDeleteOf(table: TableInGrid, run: TableRun): TableInGrid | undefined {
  const { axis, at, count } = run;
  const move = (area: Area): Area | undefined => afterDelete(area, axis, at, count);
  const area = move(table.area);
  const headerGone = axis === 'rows' && at <= table.area.row && table.area.row < at + count;
  return area && !headerGone
    ? { ...table, area, filters: movedFilters(table.filters, run, move) }
    : undefined;
}

function movedFilters(
  filters: TableInGrid['filters'],
  { axis }: TableRun,
  move: (column: Area) => Area | undefined,
): TableInGrid['filters'] {
  if (axis === 'rows' || filters.size === 0) return filters;
  const moved = new Map<number, readonly string[]>();
  for (const [column, texts] of filters) {
    const place = move({ row: 0, column, rows: 1, columns: 1 });
    if (place) moved.set(place.column, texts);
  }
  return moved;
}
