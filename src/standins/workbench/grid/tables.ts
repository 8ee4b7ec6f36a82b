import { CommandType, type IMutationInfo } from '@univerjs/core';
import { LexerTreeBuilder, ReorderRangeMutation, SetRangeValuesMutation } from '@univerjs/preset-sheets-core';
import { TableColumnFilterTypeEnum, type ITableFilterItem } from '@univerjs/preset-sheets-table';
import { lastRow, type Axis } from '../../excel/area';
import type { Area, GridChange, GridTable } from '../../excel/grid';
import { compareValues } from '../../excel/values/value-type';
import { type WorkbenchBook, rangeText } from './book';
import { scalarOf } from './cells';
import type { Doing } from './steps';
import {
  bodyArea,
  NO_TABLES,
  shifted,
  withFilteredOut,
  withoutSheet,
  withoutTable,
  withGridTable,
  type BookTable,
  type TableBook,
} from './table-book';
import { TableDisplay } from './table-display';

const SET_TABLES = 'workbench.mutation.set-tables';

/** Reads the displayed texts of an area. The grid passes it, because filters compare what is shown. */
type Texts = (sheetId: string, area: Area) => string[][];

/** Tables, their filters and their sorting. Their state is in a table book, and the engine is made to show it. */
export class Tables {
  private book_: TableBook = NO_TABLES;
  private readonly display: TableDisplay;
  private readonly registration: { dispose(): void };

  constructor(
    private readonly book: WorkbenchBook,
    private readonly texts: Texts,
  ) {
    this.display = new TableDisplay(book, (sheet, row) => this.filteredOut(sheet, row));
    this.registration = book.engine.commands.registerCommand({
      id: SET_TABLES,
      type: CommandType.MUTATION,
      handler: (_accessor, params?: object) => {
        this.become((params as { tables: TableBook }).tables);
        return true;
      },
    });
  }

  dispose(): void {
    this.registration.dispose();
    this.display.dispose();
  }

  list(): readonly BookTable[] {
    return this.book_.tables;
  }

  /** @throws if there is no such table: the host only uses tables that were reported to it. */
  table(id: string): BookTable {
    const table = this.book_.tables.find((one) => one.id === id);
    if (!table) throw new Error(`The grid has no table ${id}.`);
    return table;
  }

  filteredOut(sheet: string, row: number): boolean {
    return this.hidden.get(sheet)?.has(row) ?? false;
  }

  /** Makes the engine show the current tables: after undo, and after the engine has moved its own. */
  show(): void {
    this.display.show(this.book_);
  }

  add(table: GridTable): void {
    this.set({ ...this.book_, tables: [...this.book_.tables, { ...table, filters: {} }] });
  }

  rename(id: string, name: string): void {
    this.set(withGridTable(this.book_, { ...this.table(id), name }));
  }

  /** Rows that are no longer in the table are not hidden by its filters any more. */
  resize(id: string, area: Area): void {
    const table = this.table(id);
    const hidden = this.rows(table.area).filter(
      (row) => this.filteredOut(table.sheet, row) && row <= lastRow(area),
    );
    this.set(withGridTable(withFilteredOut(this.book_, table, hidden), { ...table, area }));
  }

  remove(id: string, by: GridChange['by']): void {
    const { sheet } = this.table(id);
    this.set(withoutTable(this.book_, id));
    this.book.tell(sheet, by, { kind: 'table-deleted', table: id });
  }

  /** Follows rows or columns that were inserted (`count` above 0) or deleted (below 0) and whose mutation has run. */
  shift(sheet: string, axis: Axis, at: number, count: number, by: GridChange['by']): void {
    const before = this.book_;
    const after = shifted(before, sheet, axis, at, count);
    if (
      after.tables.some((table, index) => table !== before.tables[index]) ||
      after.tables.length < before.tables.length
    ) {
      this.set(after);
      for (const { id } of before.tables.filter(
        (one) => !after.tables.some((table) => table.id === one.id),
      )) {
        this.book.tell(sheet, by, { kind: 'table-deleted', table: id });
      }
    }
  }

  /** A sheet was deleted with its tables. This can't be undone. */
  dropSheet(sheet: string): void {
    this.become(withoutSheet(this.book_, sheet));
    this.show();
  }

  /** Sorts the visible rows among themselves. As in Excel, rows that a filter hides are not moved. */
  sort(id: string, column: number, ascending: boolean, by: GridChange['by']): void {
    const { sheet, area: whole } = this.table(id);
    const area = bodyArea(whole);
    const rows = Array.from({ length: area.rows }, (_, index) => area.row + index);
    const places = rows.filter((row) => this.book.sheet(sheet).getRowVisible(row));
    this.book.steps.run(sorting(this.book, { sheet, area }, places, column, ascending));
    this.book.tell(sheet, by, { kind: 'sorted', area });
  }

  /** Shows only rows whose text in the column is among `shown`; undefined removes the filter. */
  filter(id: string, column: number, shown: readonly string[] | undefined, by: GridChange['by']): void {
    const item: ITableFilterItem | undefined = shown && {
      filterType: TableColumnFilterTypeEnum.manual,
      values: shown.map((text) => this.display.filterValue(text)),
    };
    this.filterWith(id, column, item, by);
  }

  /** The same with a filter from the engine's own panel, by values or by a condition. */
  filterWith(id: string, column: number, item: ITableFilterItem | undefined, by: GridChange['by']): void {
    const table = this.table(id);
    const filters = Object.fromEntries(
      Object.entries(table.filters).filter(([key]) => Number(key) !== column),
    );
    const next = { ...table, filters: item ? { ...filters, [column]: item } : filters };
    this.set(withFilteredOut(withGridTable(this.book_, next), next, this.rowsHiddenBy(next)));
    this.book.tell(table.sheet, by, { kind: 'filtered', area: table.area });
  }

  private rowsHiddenBy(table: BookTable): number[] {
    const body = bodyArea(table.area);
    const hidden = new Set<number>();
    for (const [column, item] of Object.entries(table.filters)) {
      const cells = { ...body, column: body.column + Number(column), columns: 1 };
      this.display
        .failing(table, Number(column), item, () => this.texts(table.sheet, cells).map(([text = '']) => text))
        .forEach((index) => hidden.add(body.row + index));
    }
    return [...hidden];
  }

  private rows(area: Area): number[] {
    return Array.from({ length: area.rows - 1 }, (_, index) => area.row + 1 + index);
  }

  private set(tables: TableBook): void {
    const to = (book: TableBook): IMutationInfo => ({
      id: SET_TABLES,
      params: { unitId: this.book.unitId, tables: book },
    });
    this.book.steps.run({ redo: [to(tables)], undo: [to(this.book_)] });
    this.show();
  }

  private hidden = new Map<string, ReadonlySet<number>>();

  /** Sets a new table book. If undo sets it, the changes are reported as the user's. */
  private become(next: TableBook): void {
    const before = this.book_;
    this.book_ = next;
    this.hidden = new Map(Object.entries(next.filteredOut).map(([sheet, rows]) => [sheet, new Set(rows)]));
    if (this.book.steps.acting) return;
    for (const table of before.tables) {
      if (!next.tables.some(({ id }) => id === table.id)) {
        this.book.tell(table.sheet, 'user', { kind: 'table-deleted', table: table.id });
      }
    }
    for (const table of next.tables) {
      const old = before.tables.find(({ id }) => id === table.id);
      if (old && JSON.stringify(old.filters) !== JSON.stringify(table.filters)) {
        this.book.tell(table.sheet, 'user', { kind: 'filtered', area: table.area });
      }
    }
  }
}

/** A row's place after sorting, and its place before. */
type Move = readonly [place: number, source: number];

/**
 * The change that sorts the rows at `places` among themselves by one of the area's columns. The engine's own sort is not used:
 * it has another order of values, and its formulas still refer to the rows' old places.
 */
function sorting(
  book: WorkbenchBook,
  place: { readonly sheet: string; readonly area: Area },
  places: readonly number[],
  column: number,
  ascending: boolean,
): Doing {
  const sheet = book.sheet(place.sheet);
  const matrix = book.matrix(sheet);
  const key = (row: number) => scalarOf(matrix[row]?.[place.area.column + column]);
  const sources = [...places].sort((one, other) => compareValues(key(one), key(other), ascending));
  const moves = places.map((row, index): Move => [row, sources[index] ?? row]);
  const range = rangeText(sheet, place.area);
  const reorder = (order: readonly Move[]): IMutationInfo => ({
    id: ReorderRangeMutation.id,
    params: { unitId: book.unitId, subUnitId: place.sheet, range, order: Object.fromEntries(order) },
  });
  const formulas = movedFormulas(book, place, moves);
  return {
    redo: [reorder(moves), ...formulas.redo],
    undo: [reorder(moves.map(([to, source]) => [source, to])), ...formulas.undo],
  };
}

/** A formula that moves with its row still refers to its own row, as in Excel. */
function movedFormulas(
  book: WorkbenchBook,
  { sheet, area }: { readonly sheet: string; readonly area: Area },
  moves: readonly Move[],
): Doing {
  const matrix = book.matrix(book.sheet(sheet));
  const lexer = book.engine.injector.get(LexerTreeBuilder);
  const redo: Record<number, Record<number, { f: string }>> = {};
  const undo: typeof redo = {};
  for (const [place, source] of moves) {
    if (place === source) continue;
    for (let column = area.column; column < area.column + area.columns; column++) {
      const f = matrix[source]?.[column]?.f;
      if (!f) continue;
      (redo[place] ??= {})[column] = { f: lexer.moveFormulaRefOffset(f, 0, place - source) };
      (undo[source] ??= {})[column] = { f };
    }
  }
  const set = (cellValue: typeof redo): IMutationInfo[] =>
    Object.keys(cellValue).length === 0
      ? []
      : [{ id: SetRangeValuesMutation.id, params: { unitId: book.unitId, subUnitId: sheet, cellValue } }];
  return { redo: set(redo), undo: set(undo) };
}
