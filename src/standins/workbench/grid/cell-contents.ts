import type { ICellData, IMutationInfo } from '@univerjs/core';
import { SetRangeValuesMutation } from '@univerjs/preset-sheets-core';
import type { Area, GridCell, GridChange } from '../../excel/grid';
import { formatValue } from '../../excel/values/number-format';
import type { WorkbenchBook } from './book';
import { block, cellOf, contentBefore, cellContent, ownFormat, scalarOf } from './cells';
import type { Formats } from './formats';

/** The engine's own dates always count from 1900. */
const DATES = { use1904: false };

type Cells = Record<number, Record<number, ICellData>>;

/** Reads and writes the content of cells. */
export class CellContents {
  constructor(
    private readonly book: WorkbenchBook,
    private readonly formats: Formats,
  ) {}

  used(sheetId: string): Area | undefined {
    const matrix = this.book.matrix(this.book.sheet(sheetId));
    let [top, bottom, left, right] = [Infinity, -1, Infinity, -1];
    for (const [row, line] of entries(matrix)) {
      for (const [column, cell] of entries(line)) {
        if (!cell || (scalarOf(cell) === '' && !cell.f)) continue;
        top = Math.min(top, row);
        bottom = Math.max(bottom, row);
        left = Math.min(left, column);
        right = Math.max(right, column);
      }
    }
    return bottom < 0
      ? undefined
      : { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }

  read(sheetId: string, area: Area): GridCell[][] {
    const matrix = this.book.matrix(this.book.sheet(sheetId));
    return block(area, (row, column) => cellOf(matrix[row]?.[column]));
  }

  /** The displayed texts as Excel would show them. They are made with the host's own formats, so that both grids agree. */
  texts(sheetId: string, area: Area): string[][] {
    const matrix = this.book.matrix(this.book.sheet(sheetId));
    const format = this.formats.reader(sheetId);
    return block(area, (row, column) =>
      formatValue(scalarOf(matrix[row]?.[column]), format(row, column), DATES),
    );
  }

  write(
    sheetId: string,
    area: Area,
    cells: readonly (readonly (GridCell | undefined)[])[],
    by: GridChange['by'],
  ): void {
    this.book.makeRoom(sheetId, area);
    const sheet = this.book.sheet(sheetId);
    const matrix = this.book.matrix(sheet);
    const styles = this.book.workbook.getStyles();
    const columnFormat = this.formats.ofColumns(sheetId);
    const [redo, undo]: [Cells, Cells] = [{}, {}];
    cells.forEach((line, i) => {
      const row = area.row + i;
      const [redoLine, undoLine]: [Record<number, ICellData>, Record<number, ICellData>] = [{}, {}];
      line.forEach((cell, j) => {
        if (!cell) return;
        const column = area.column + j;
        const old = matrix[row]?.[column];
        if (cell.formula !== undefined) this.book.hasFormulas = true;
        redoLine[column] = cellContent(cell);
        undoLine[column] = contentBefore(old);
        const pattern = columnFormat(column);
        // The engine uses only a cell's own format. So a cell that is filled takes the format of its column.
        if (pattern !== undefined && ownFormat(styles, old) === undefined) {
          redoLine[column].s = { n: { pattern } };
          undoLine[column].s = { n: null };
        }
      });
      redo[row] = redoLine;
      undo[row] = undoLine;
    });
    this.book.steps.run(
      { redo: [this.setCells(sheetId, redo)], undo: [this.setCells(sheetId, undo)] },
      { sheet: sheetId, cells: this.book.hasFormulas ? redo : {} },
    );
    this.book.tell(sheetId, by, { kind: 'cells', area });
  }

  private setCells(sheetId: string, cellValue: Cells): IMutationInfo {
    return {
      id: SetRangeValuesMutation.id,
      params: { unitId: this.book.unitId, subUnitId: sheetId, cellValue },
    };
  }
}

/** The engine stores rows and columns as objects with numbers as keys. */
function entries<T>(numbered: Readonly<Record<number, T>> | undefined): [number, T][] {
  return Object.entries(numbered ?? {}).map(([key, value]) => [Number(key), value]);
}
