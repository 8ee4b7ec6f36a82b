import {
  Direction,
  Tools,
  type ICellData,
  type IMutationInfo,
  type IRange,
  type Nullable,
  type Worksheet,
} from '@univerjs/core';
import {
  InsertColMutation,
  InsertRowMutation,
  RemoveColMutation,
  RemoveRowMutation,
  SetRangeValuesMutation,
  SheetInterceptorService,
} from '@univerjs/preset-sheets-core';
import type { Axis } from '../../excel/area';
import type { GridChange } from '../../excel/grid';
import type { WorkbenchBook } from './book';
import type { Tables } from './tables';

/**
 * The engine's names for the same act on rows and on columns: the command that its formulas listen for (which is internal, so
 * only its id is used) and the mutation that carries out the act.
 */
const ACTS = {
  rows: {
    insert: ['sheet.command.insert-row', InsertRowMutation.id],
    delete: ['sheet.command.remove-row', RemoveRowMutation.id],
  },
  columns: {
    insert: ['sheet.command.insert-col', InsertColMutation.id],
    delete: ['sheet.command.remove-col', RemoveColMutation.id],
  },
} as const;

/** Inserts and deletes whole rows and columns, together with the tables there. */
export class RowsColumns {
  constructor(
    private readonly book: WorkbenchBook,
    private readonly tables: Tables,
  ) {}

  insert(sheetId: string, axis: Axis, at: number, count: number, by: GridChange['by']): void {
    const end = { row: axis === 'rows' ? at : 0, column: axis === 'columns' ? at : 0, rows: 1, columns: 1 };
    this.book.makeRoom(sheetId, end);
    const sheet = this.book.sheet(sheetId);
    const range = span(sheet, axis, at, count);
    const [command, mutation] = ACTS[axis].insert;
    const [, opposite] = ACTS[axis].delete;
    const params = { ...this.common(sheetId), range };
    const looks = axis === 'rows' ? this.looksOfNewRows(sheetId, at, count) : undefined;
    this.book.steps.together(() => {
      const formulas = this.formulas(command, {
        ...params,
        direction: axis === 'rows' ? Direction.UP : Direction.LEFT,
      });
      this.book.steps.run({
        redo: [{ id: mutation, params }, ...(looks ? [this.setCells(sheetId, looks)] : []), ...formulas.redo],
        undo: [{ id: opposite, params }, ...formulas.undo],
      });
      this.tables.shift(sheetId, axis, at, count, by);
      if (axis === 'rows') this.book.tell(sheetId, by, { kind: 'rows-inserted', row: at, count });
      else this.book.tell(sheetId, by, { kind: 'columns-inserted', column: at, count });
    });
  }

  delete(sheetId: string, axis: Axis, at: number, count: number, by: GridChange['by']): void {
    const end = {
      row: axis === 'rows' ? at + count - 1 : 0,
      column: axis === 'columns' ? at + count - 1 : 0,
      rows: 1,
      columns: 1,
    };
    this.book.makeRoom(sheetId, end);
    const sheet = this.book.sheet(sheetId);
    const range = span(sheet, axis, at, count);
    const [command, mutation] = ACTS[axis].delete;
    const [, opposite] = ACTS[axis].insert;
    const params = { ...this.common(sheetId), range };
    const info =
      axis === 'rows'
        ? { rowInfo: kept(sheet.getRowManager().getRowData(), at, count) }
        : { colInfo: kept(sheet.getColumnManager().getColumnData(), at, count) };
    const cells = sheet
      .getCellMatrix()
      .getSlice(range.startRow, range.endRow, range.startColumn, range.endColumn)
      .getMatrix();
    this.book.steps.together(() => {
      const formulas = this.formulas(command, params);
      this.book.steps.run({
        redo: [{ id: mutation, params }, ...formulas.redo],
        undo: [
          { id: opposite, params: { ...params, ...info } },
          this.setCells(sheetId, cells),
          ...formulas.undo,
        ],
      });
      this.tables.shift(sheetId, axis, at, -count, by);
      if (axis === 'rows') this.book.tell(sheetId, by, { kind: 'rows-deleted', row: at, count });
      else this.book.tell(sheetId, by, { kind: 'columns-deleted', column: at, count });
    });
  }

  private common(sheetId: string) {
    return { unitId: this.book.unitId, subUnitId: sheetId };
  }

  private setCells(
    sheetId: string,
    cellValue: Record<number, Record<number, Nullable<ICellData>>>,
  ): IMutationInfo {
    return { id: SetRangeValuesMutation.id, params: { ...this.common(sheetId), cellValue } };
  }

  /**
   * The changes that the engine would make in formulas that refer to the rows or columns. The engine only handles its front
   * sheet. Its changes of its own tables are left out, because the table book makes them.
   */
  private formulas(
    command: string,
    params: { readonly subUnitId: string; readonly direction?: Direction },
  ): { redo: IMutationInfo[]; undo: IMutationInfo[] } {
    if (this.book.workbook.getActiveSheet().getSheetId() !== params.subUnitId) return { redo: [], undo: [] };
    const { redos, undos } = this.book.engine.injector
      .get(SheetInterceptorService)
      .onCommandExecute({ id: command, params });
    const ofFormulas = (infos: readonly IMutationInfo[]) =>
      infos.filter(({ id }) => id === SetRangeValuesMutation.id);
    return { redo: ofFormulas(redos), undo: ofFormulas(undos) };
  }

  /** A new row looks like the row above it; below a table's header, like the first body row. */
  private looksOfNewRows(sheetId: string, at: number, count: number) {
    const belowHeader = this.tables
      .list()
      .some((table) => table.sheet === sheetId && table.area.row === at - 1);
    const model = this.book.matrix(this.book.sheet(sheetId))[belowHeader ? at : at - 1];
    const line: Record<number, ICellData> = {};
    for (const column of Object.keys(model ?? {}).map(Number)) {
      const style = model?.[column]?.s;
      if (style) line[column] = { s: style };
    }
    if (Object.keys(line).length === 0) return undefined;
    return Object.fromEntries(Array.from({ length: count }, (_, index) => [at + index, line]));
  }
}

/** Whole rows or columns of the sheet. */
function span(sheet: Worksheet, axis: Axis, at: number, count: number): IRange {
  return axis === 'rows'
    ? { startRow: at, endRow: at + count - 1, startColumn: 0, endColumn: sheet.getColumnCount() - 1 }
    : { startColumn: at, endColumn: at + count - 1, startRow: 0, endRow: sheet.getRowCount() - 1 };
}

/** Heights, widths and hiding of the rows or columns that are to be deleted, numbered from 0. */
function kept<T>(all: Readonly<Record<number, T>>, at: number, count: number): Record<number, T> {
  const found: Record<number, T> = {};
  for (let index = 0; index < count; index++) {
    const one = all[at + index];
    if (one !== undefined) found[index] = Tools.deepClone(one);
  }
  return found;
}
