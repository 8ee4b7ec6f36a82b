import type { IMutationInfo } from '@univerjs/core';
import {
  SetRowHiddenMutation,
  SetRowVisibleMutation,
  SetWorksheetRowHeightMutation,
} from '@univerjs/preset-sheets-core';
import type { Book } from './book';

/** Heights of rows, and rows hidden by hand. Rows that a filter hides are handled by the tables. */
export class RowHeights {
  constructor(private readonly book: Book) {}

  height(sheetId: string, row: number): number {
    return this.book.sheet(sheetId).getRowManager().getRowHeight(row);
  }

  setHeight(sheetId: string, row: number, pixels: number): void {
    const params = this.params(sheetId, row, 1);
    const set = (rowHeight: number): IMutationInfo => ({
      id: SetWorksheetRowHeightMutation.id,
      params: { ...params, rowHeight },
    });
    this.book.steps.run({ redo: [set(pixels)], undo: [set(this.height(sheetId, row))] });
  }

  setHidden(sheetId: string, row: number, count: number, hidden: boolean): void {
    const sheet = this.book.sheet(sheetId);
    const changing = Array.from({ length: count }, (_, index) => row + index).filter(
      (each) => sheet.getRowRawVisible(each) === hidden,
    );
    const set = (hide: boolean): IMutationInfo[] =>
      changing.map((each) => ({
        id: hide ? SetRowHiddenMutation.id : SetRowVisibleMutation.id,
        params: this.params(sheetId, each, 1),
      }));
    if (changing.length > 0) this.book.steps.run({ redo: set(hidden), undo: set(!hidden) });
  }

  private params(sheetId: string, row: number, count: number) {
    const sheet = this.book.sheet(sheetId);
    this.book.makeRoom(sheetId, { row, column: 0, rows: count, columns: 1 });
    const columns = { startColumn: 0, endColumn: sheet.getColumnCount() - 1 };
    const ranges = [{ startRow: row, endRow: row + count - 1, ...columns }];
    return { unitId: this.book.unitId, subUnitId: sheetId, ranges };
  }
}
