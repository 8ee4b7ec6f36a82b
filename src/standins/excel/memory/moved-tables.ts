/** Tables and their filters after rows or columns were inserted or deleted. */
import { afterDelete, afterInsert, type Axis } from '../area';
import type { Area, GridTable } from '../grid';

export interface TableState extends GridTable {
  /** Sheet column -> displayed texts that stay visible. */
  readonly filters: ReadonlyMap<number, readonly string[]>;
}

/** A run of rows or columns of a sheet that was inserted or deleted. */
export interface Run {
  readonly sheet: string;
  readonly axis: Axis;
  readonly at: number;
  readonly count: number;
}

export const tablesAfterInsert = (tables: readonly TableState[], run: Run): TableState[] =>
  tables.map((table) => {
    if (table.sheet !== run.sheet) return table;
    const move = (area: Area): Area => afterInsert(area, run.axis, run.at, run.count);
    return { ...table, area: move(table.area), filters: movedFilters(table.filters, run, move) };
  });

/** A table whose header row or every cell is deleted is removed. */
export function tablesAfterDelete(
  tables: readonly TableState[],
  run: Run,
): { left: TableState[]; gone: TableState[] } {
  const left: TableState[] = [];
  const gone: TableState[] = [];
  for (const table of tables) {
    const moved = table.sheet === run.sheet ? afterDeleteOf(table, run) : table;
    if (moved) left.push(moved);
    else gone.push(table);
  }
  return { left, gone };
}

function afterDeleteOf(table: TableState, run: Run): TableState | undefined {
  const { axis, at, count } = run;
  const move = (area: Area): Area | undefined => afterDelete(area, axis, at, count);
  const area = move(table.area);
  const headerGone = axis === 'rows' && at <= table.area.row && table.area.row < at + count;
  return area && !headerGone
    ? { ...table, area, filters: movedFilters(table.filters, run, move) }
    : undefined;
}

function movedFilters(
  filters: TableState['filters'],
  { axis }: Run,
  move: (column: Area) => Area | undefined,
): TableState['filters'] {
  if (axis === 'rows' || filters.size === 0) return filters;
  const moved = new Map<number, readonly string[]>();
  for (const [column, texts] of filters) {
    const place = move({ row: 0, column, rows: 1, columns: 1 });
    if (place) moved.set(place.column, texts);
  }
  return moved;
}
