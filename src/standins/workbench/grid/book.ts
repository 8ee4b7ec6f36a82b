import type {
  ICellData,
  IObjectMatrixPrimitiveType,
  IRange,
  Nullable,
  Workbook,
  Worksheet,
} from '@univerjs/core';
import { SetWorksheetColumnCountMutation, SetWorksheetRowCountMutation } from '@univerjs/preset-sheets-core';
import { GRID_COLUMNS, GRID_ROWS, type Area, type GridChange } from '../../excel/grid';
import type { Engine } from './engine';
import { Steps } from './steps';

/** Rows below the written ones that are kept free, so that there is always room to scroll and type. */
const ROOM = 200;

/** The part of a change that differs from kind to kind. */
export type Happening = GridChange extends infer Change
  ? Change extends GridChange
    ? Omit<Change, 'by' | 'sheet'>
    : never
  : never;

/** The open workbook, shared by the parts of the grid: its sheets, its undo steps and the listeners to changes. */
export class WorkbenchBook {
  readonly steps: Steps;
  /** True after a formula was found in any cell. Until then, writes need no calculation. */
  hasFormulas = false;
  /** The sheet that listeners were last told to be in front. */
  private front: string | undefined;
  private readonly listeners = new Set<(change: GridChange) => void>();

  constructor(
    readonly engine: Engine,
    readonly workbook: Workbook,
  ) {
    this.steps = new Steps(engine, workbook);
  }

  get unitId(): string {
    return this.workbook.getUnitId();
  }

  /** @throws if there is no such sheet: the host only uses sheets that were reported to it. */
  sheet(id: string): Worksheet {
    const sheet = this.workbook.getSheetBySheetId(id);
    if (!sheet) throw new Error(`The grid has no sheet ${id}.`);
    return sheet;
  }

  /** The engine's cell as it is stored, not as it is shown. */
  cell(sheet: Worksheet, row: number, column: number): Nullable<ICellData> {
    return sheet.getCellMatrix().getValue(row, column);
  }

  /** All stored cells of a sheet, by row and column. */
  matrix(sheet: Worksheet): IObjectMatrixPrimitiveType<Nullable<ICellData>> {
    return sheet.getCellMatrix().getMatrix();
  }

  /** Makes the sheet large enough for an area. Whole columns and whole rows need no change. */
  makeRoom(sheetId: string, area: Area): void {
    const sheet = this.sheet(sheetId);
    const common = { unitId: this.unitId, subUnitId: sheetId };
    const bottom = area.row + area.rows;
    if (area.rows < GRID_ROWS && bottom > sheet.getRowCount()) {
      const rowCount = Math.min(GRID_ROWS, bottom + ROOM);
      this.steps.unrecorded([{ id: SetWorksheetRowCountMutation.id, params: { ...common, rowCount } }]);
    }
    const right = area.column + area.columns;
    if (area.columns < GRID_COLUMNS && right > sheet.getColumnCount()) {
      const columnCount = Math.min(GRID_COLUMNS, right + 1);
      this.steps.unrecorded([{ id: SetWorksheetColumnCountMutation.id, params: { ...common, columnCount } }]);
    }
  }

  tell(sheet: string, by: GridChange['by'], happening: Happening): void {
    if (happening.kind === 'sheet-activated') {
      // The engine reports a new sheet as activated some time later, when another one may be in front again.
      if (sheet !== this.workbook.getActiveSheet().getSheetId() || sheet === this.front) return;
      this.front = sheet;
    }
    // For the compiler, spreading a union loses its discriminant. Happening is GridChange without these two properties.
    const change = { ...happening, sheet, by } as GridChange;
    for (const listener of [...this.listeners]) listener(change);
  }

  onChange(listener: (change: GridChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** The engine's range, which has the last row and column while Area has counts; clipped to the current sheet. */
export function rangeText(sheet: Worksheet, area: Area): IRange {
  return {
    startRow: area.row,
    startColumn: area.column,
    endRow: Math.min(area.row + area.rows, sheet.getRowCount()) - 1,
    endColumn: Math.min(area.column + area.columns, sheet.getColumnCount()) - 1,
  };
}

export function areaOfRange(range: IRange): Area {
  return {
    row: range.startRow,
    column: range.startColumn,
    rows: range.endRow - range.startRow + 1,
    columns: range.endColumn - range.startColumn + 1,
  };
}
