import { INTERCEPTOR_POINT, SheetInterceptorService } from '@univerjs/preset-sheets-core';
import {
  AddSheetTableMutation,
  DeleteSheetTableMutation,
  isManualTableFilter,
  SetSheetTableMutation,
  TABLE_FILTER_EMPTY_VALUE,
  TableManager,
  type ITableFilterItem,
} from '@univerjs/preset-sheets-table';
import { sameArea } from '../../excel/area';
import { areaOfRange, rangeText, type WorkbenchBook } from './book';
import type { BookTable, TableBook } from './table-book';

/** Before the engine's own answer (100) to which rows are filtered out: the engine's answer filters again on every change. */
const BEFORE_THE_ENGINE = 200;

/** Makes the engine's own tables show the table book: banding, header buttons, filter marks, hidden rows. */
export class TableDisplay {
  private readonly manager: TableManager;
  private readonly registration: { dispose(): void };

  constructor(
    private readonly book: WorkbenchBook,
    filteredOut: (sheet: string, row: number) => boolean,
  ) {
    const { injector } = book.engine;
    this.manager = injector.get(TableManager);
    this.registration = injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.ROW_FILTERED, {
      priority: BEFORE_THE_ENGINE,
      handler: (_filtered, { subUnitId, row }) => filteredOut(subUnitId, row),
    });
  }

  dispose(): void {
    this.registration.dispose();
  }

  show(tables: TableBook): void {
    this.book.steps.quietly(() => {
      for (const shown of this.manager.getTableList(this.book.unitId)) {
        const wanted = tables.tables.find(({ id, sheet }) => id === shown.id && sheet === shown.subUnitId);
        const sameColumns =
          wanted &&
          sameArea({ ...areaOfRange(shown.range), row: 0, rows: 1 }, { ...wanted.area, row: 0, rows: 1 });
        // If columns were inserted or deleted, it is easier to make the table again than to move it: the engine numbers columns
        // from the table's first.
        if (!sameColumns) this.run(DeleteSheetTableMutation.id, shown.subUnitId, shown.id, {});
      }
      for (const table of tables.tables) this.showOne(table);
    });
  }

  /** The engine's name for a text in its list of values. It has a mark of its own for empty cells. */
  filterValue(text: string): string {
    return text === '' ? TABLE_FILTER_EMPTY_VALUE : text;
  }

  /** The body rows (from 0) that a filter on a column hides. Values are compared as displayed. */
  failing(table: BookTable, column: number, item: ITableFilterItem, texts: () => string[]): number[] {
    if (isManualTableFilter(item)) {
      const shown = new Set(item.values);
      return texts().flatMap((text, index) => (shown.has(this.filterValue(text)) ? [] : [index]));
    }
    // A condition that was made in the engine's panel. Only the engine can evaluate it.
    this.manager.addFilter(this.book.unitId, table.id, column, item);
    const shown = this.manager.getTableById(this.book.unitId, table.id);
    const failed = shown?.getTableFilters().getFilterOutRows() ?? new Set<number>();
    return [...failed].map((row) => row - table.area.row - 1);
  }

  private showOne(table: BookTable): void {
    const { unitId } = this.book;
    const range = rangeText(this.book.sheet(table.sheet), table.area);
    const shown = this.manager.getTableById(unitId, table.id);
    if (!shown) {
      const header = this.book.matrix(this.book.sheet(table.sheet))[table.area.row] ?? {};
      const names = Array.from({ length: table.area.columns }, (_, index) =>
        String(header[table.area.column + index]?.v ?? ''),
      );
      this.run(AddSheetTableMutation.id, table.sheet, table.id, {
        name: table.name,
        range,
        header: names,
        options: { showHeader: true },
      });
    } else {
      const { name } = shown.getTableInfo();
      if (!sameArea(areaOfRange(shown.getRange()), table.area)) {
        this.run(SetSheetTableMutation.id, table.sheet, table.id, {
          config: { updateRange: { newRange: range } },
        });
      }
      if (name !== table.name)
        this.run(SetSheetTableMutation.id, table.sheet, table.id, { config: { name: table.name } });
    }
    for (let column = 0; column < table.area.columns; column++) {
      const wanted = table.filters[column];
      const present = this.manager.getTableById(unitId, table.id)?.getTableFilterColumn(column);
      if (JSON.stringify(wanted) !== JSON.stringify(present))
        this.manager.addFilter(unitId, table.id, column, wanted);
    }
  }

  private run(id: string, sheet: string, table: string, more: object): void {
    const params = { unitId: this.book.unitId, subUnitId: sheet, tableId: table, ...more };
    this.book.engine.commands.syncExecuteCommand(id, params);
  }
}
