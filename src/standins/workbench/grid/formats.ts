import type { ICellData, IColumnData, IMutationInfo, IStyleData, Nullable } from '@univerjs/core';
import { SetColDataMutation, SetRangeValuesMutation } from '@univerjs/preset-sheets-core';
import { GRID_ROWS, type Area, type Look } from '../../excel/grid';
import type { WorkbenchBook } from './book';
import { block, GENERAL, ownFormat } from './cells';
import { shownLook, styleBefore, styleOf, styleOver } from './looks';

/** Looks do not affect formulas. */
const nothingFilled = (sheet: string) => ({ sheet, cells: {} });

/** Number formats and looks of cells, and of whole columns. A column keeps its format for new rows. */
export class Formats {
  constructor(private readonly book: WorkbenchBook) {}

  /** Returns a reader of effective formats: the cell's own, or else its column's. */
  reader(sheetId: string): (row: number, column: number) => string {
    const matrix = this.book.matrix(this.book.sheet(sheetId));
    const styles = this.book.workbook.getStyles();
    const columnFormat = this.ofColumns(sheetId);
    return (row, column) => ownFormat(styles, matrix[row]?.[column]) ?? columnFormat(column) ?? GENERAL;
  }

  /** Returns a reader of the formats of whole columns; undefined for a column without one. */
  ofColumns(sheetId: string): (column: number) => string | undefined {
    const sheet = this.book.sheet(sheetId);
    const known = new Map<number, string | undefined>();
    return (column) => {
      if (!known.has(column)) known.set(column, sheet.getColumnStyle(column)?.n?.pattern);
      return known.get(column);
    };
  }

  read(sheetId: string, area: Area): string[][] {
    return block(area, this.reader(sheetId));
  }

  set(sheetId: string, area: Area, pattern: string): void {
    this.setStyle(sheetId, area, { n: { pattern } });
  }

  look(sheetId: string, row: number, column: number): Look {
    const sheet = this.book.sheet(sheetId);
    const cellStyle = this.book.workbook.getStyles().getStyleByCell(this.book.cell(sheet, row, column));
    return { ...shownLook(sheet.getColumnStyle(column)), ...shownLook(cellStyle) };
  }

  setLook(sheetId: string, area: Area, look: Look): void {
    this.setStyle(sheetId, area, styleOf(look));
  }

  private setStyle(sheetId: string, area: Area, style: IStyleData): void {
    this.book.makeRoom(sheetId, area);
    const whole = area.rows === GRID_ROWS;
    const cells = this.cellStyles(sheetId, area, style, whole);
    const columns = whole ? this.columnStyles(sheetId, area, style) : { redo: [], undo: [] };
    const doing = { redo: [...columns.redo, ...cells.redo], undo: [...cells.undo, ...columns.undo] };
    this.book.steps.run(doing, nothingFilled(sheetId));
  }

  /** Sets the style on every cell of the area; for whole columns, only on the existing cells. */
  private cellStyles(sheetId: string, area: Area, style: IStyleData, onlyExisting: boolean) {
    const matrix = this.book.matrix(this.book.sheet(sheetId));
    const styles = this.book.workbook.getStyles();
    const redo: Record<number, Record<number, ICellData>> = {};
    const undo: typeof redo = {};
    const rows = onlyExisting ? Object.keys(matrix).map(Number) : range(area.row, area.rows);
    for (const row of rows) {
      for (const column of range(area.column, area.columns)) {
        const cell: Nullable<ICellData> = matrix[row]?.[column];
        if (onlyExisting && !cell) continue;
        // The type is set again: without it, the engine turns numbers into texts if the new format is '@'.
        const type = cell?.t ? { t: cell.t } : {};
        (redo[row] ??= {})[column] = { s: style, ...type };
        (undo[row] ??= {})[column] = { s: styleBefore(style, styles.getStyleByCell(cell)), ...type };
      }
    }
    const common = { unitId: this.book.unitId, subUnitId: sheetId };
    const set = (cellValue: typeof redo): IMutationInfo[] =>
      Object.keys(cellValue).length === 0
        ? []
        : [{ id: SetRangeValuesMutation.id, params: { ...common, cellValue } }];
    return { redo: set(redo), undo: set(undo) };
  }

  private columnStyles(sheetId: string, area: Area, style: IStyleData) {
    const sheet = this.book.sheet(sheetId);
    const redo: Record<number, Partial<IColumnData>> = {};
    const undo: typeof redo = {};
    for (const column of range(area.column, area.columns)) {
      const before = sheet.getColumnStyle(column);
      redo[column] = { s: styleOver(before, style) };
      undo[column] = { s: before ?? null };
    }
    const common = { unitId: this.book.unitId, subUnitId: sheetId };
    const set = (columnData: typeof redo): IMutationInfo[] => [
      { id: SetColDataMutation.id, params: { ...common, columnData } },
    ];
    return { redo: set(redo), undo: set(undo) };
  }
}

const range = (start: number, length: number): number[] =>
  Array.from({ length }, (_, index) => start + index);
