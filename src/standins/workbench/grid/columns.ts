import type { IMutationInfo } from '@univerjs/core';
import {
  SetColDataMutation,
  SetColHiddenMutation,
  SetColVisibleMutation,
  SetFrozenMutation,
  SetWorksheetColWidthMutation,
} from '@univerjs/preset-sheets-core';
import type { WorkbenchBook } from './book';

/** Widths and hiding of columns, and frozen panes. */
export class Columns {
  constructor(private readonly book: WorkbenchBook) {}

  width(sheetId: string, column: number): number {
    return this.book.sheet(sheetId).getColumnManager().getColumnWidth(column);
  }

  setWidth(sheetId: string, column: number, pixels: number): void {
    const ranges = [this.range(sheetId, column, 1)];
    // The engine skips hidden columns when it sets widths, and then nothing needs to be drawn again.
    const set = (width: number): IMutationInfo =>
      this.hidden(sheetId, column)
        ? {
            id: SetColDataMutation.id,
            params: { ...this.common(sheetId), columnData: { [column]: { w: width } } },
          }
        : {
            id: SetWorksheetColWidthMutation.id,
            params: { ...this.common(sheetId), ranges, colWidth: width },
          };
    this.book.steps.run({ redo: [set(pixels)], undo: [set(this.width(sheetId, column))] });
  }

  hidden(sheetId: string, column: number): boolean {
    return !this.book.sheet(sheetId).getColVisible(column);
  }

  setHidden(sheetId: string, column: number, count: number, hidden: boolean): void {
    const params = { ...this.common(sheetId), ranges: [this.range(sheetId, column, count)] };
    const set = (hide: boolean): IMutationInfo => ({
      id: hide ? SetColHiddenMutation.id : SetColVisibleMutation.id,
      params,
    });
    const changes = Array.from({ length: count }, (_, index) => column + index).filter(
      (columnNumber) => this.hidden(sheetId, columnNumber) !== hidden,
    );
    if (changes.length > 0) this.book.steps.run({ redo: [set(hidden)], undo: [set(!hidden)] });
  }

  frozen(sheetId: string): { rows: number; columns: number } {
    const { xSplit, ySplit } = this.book.sheet(sheetId).getFreeze();
    return { rows: ySplit, columns: xSplit };
  }

  freeze(sheetId: string, rows: number, columns: number): void {
    const set = (split: { rows: number; columns: number }): IMutationInfo => ({
      id: SetFrozenMutation.id,
      params: {
        ...this.common(sheetId),
        // In the engine, -1 means "nothing".
        startRow: split.rows || -1,
        startColumn: split.columns || -1,
        ySplit: split.rows,
        xSplit: split.columns,
      },
    });
    this.book.steps.run({ redo: [set({ rows, columns })], undo: [set(this.frozen(sheetId))] });
  }

  private common(sheetId: string) {
    return { unitId: this.book.unitId, subUnitId: sheetId };
  }

  private range(sheetId: string, column: number, count: number) {
    const endRow = this.book.sheet(sheetId).getRowCount() - 1;
    this.book.makeRoom(sheetId, { row: 0, column, rows: 1, columns: count });
    return { startRow: 0, endRow, startColumn: column, endColumn: column + count - 1 };
  }
}
