/** What the workbook keeps of a table besides its place and name. */
import { sameArea, type Axis, type MoveArea } from '../area';
import type { Area, GridTable } from '../grid';
import type { JsonObject } from '../protocol';

export interface TableInfo {
  name: string;
  readonly sheet: string;
  style: string;
  /** Ids of the columns, left to right. They stay the same when columns are renamed, or moved by inserted columns. */
  columns: number[];
  /** True while a totals row is shown below the table's area. The grid does not know of it. */
  totals: boolean;
  /** The criteria that add-ins filter by, by the ids of the columns. A filter that a person sets replaces them. */
  readonly filters: Map<number, JsonObject>;
  /** The area that `columns` belongs to. */
  area: Area;
}

/** By the ids of the tables. */
export type TableInfos = ReadonlyMap<string, TableInfo>;

type NewNumber = () => number;

/** Excel's defaults for a new table. They also apply to tables that a person makes. */
export const newTableInfo = (table: GridTable, newNumber: NewNumber): TableInfo => ({
  name: table.name,
  sheet: table.sheet,
  style: 'TableStyleMedium2',
  columns: Array.from({ length: table.area.columns }, newNumber),
  totals: false,
  filters: new Map(),
  area: table.area,
});

/** Gives new ids to the new columns of a table. Its other columns keep their ids. */
export function realignColumns(info: TableInfo, area: Area, newNumber: NewNumber): void {
  info.columns = Array.from({ length: area.columns }, (_, index) => {
    const known = info.columns[area.column + index - info.area.column];
    return known ?? newNumber();
  });
  info.area = area;
}

/** Columns were inserted on a sheet: those inside a table get ids. */
export function insertColumnIds(
  infos: TableInfos,
  sheet: string,
  at: number,
  count: number,
  newNumber: NewNumber,
): void {
  for (const { sheet: tableSheet, area, columns } of infos.values()) {
    const inside = tableSheet === sheet && at > area.column && at < area.column + area.columns;
    if (inside) columns.splice(at - area.column, 0, ...Array.from({ length: count }, newNumber));
  }
}

/** Columns of a sheet were deleted: removes the ids of a table's columns among them. */
export function deleteColumnIds(infos: TableInfos, sheet: string, at: number, count: number): void {
  for (const info of infos.values()) {
    if (info.sheet !== sheet) continue;
    info.columns = info.columns.filter((_, index) => {
      const column = info.area.column + index;
      return column < at || column >= at + count;
    });
  }
}

/** Rows of a sheet were deleted: removes the totals rows among them. */
export function dropTotals(infos: TableInfos, sheet: string, row: number, count: number): void {
  for (const info of infos.values()) {
    const totals = info.area.row + info.area.rows;
    if (info.sheet === sheet && totals >= row && totals < row + count) info.totals = false;
  }
}

/** A person has set a filter on the table with this area: removes the criteria of add-ins. */
export function forgetFilters(infos: TableInfos, sheet: string, area: Area): void {
  for (const info of infos.values()) {
    if (info.sheet === sheet && sameArea(info.area, area)) info.filters.clear();
  }
}

/** Moves the areas of a sheet's tables. */
export function moveTables(infos: TableInfos, sheet: string, axis: Axis, move: MoveArea): void {
  for (const info of infos.values()) {
    const moved = info.sheet === sheet ? move(info.area) : undefined;
    // The ids of the columns are up to date already and give their number. Rows only change the area.
    if (moved) info.area = axis === 'rows' ? moved : { ...moved, columns: info.columns.length };
  }
}
