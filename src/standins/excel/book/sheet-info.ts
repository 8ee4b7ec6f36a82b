/** What the workbook keeps of a sheet besides its cells. */
import type { Area, Scalar } from '../grid';
import type { JsonObject } from '../protocol';

export type Visibility = 'Visible' | 'Hidden' | 'VeryHidden';

export interface SheetInfo {
  name: string;
  visibility: Visibility;
  tabColor: string;
  gridlines: boolean;
  /** What the protection still allows; undefined while the sheet is not protected. */
  protection: JsonObject | undefined;
  /** Undefined while the sheet has no filter outside tables. */
  filter: SheetFilter | undefined;
}

/**
 * A filter over a range. `criteria`: by the range's columns, counted from 0. The area is undefined after all of it was
 * deleted.
 */
export interface SheetFilter {
  readonly area: Area | undefined;
  readonly criteria: Map<number, JsonObject>;
}

export const newSheetInfo = (name: string): SheetInfo => ({
  name,
  visibility: 'Visible',
  tabColor: '',
  gridlines: true,
  protection: undefined,
  filter: undefined,
});

/**
 * Cells that are filled with an empty text: on a Mac, such a cell is not blank (OfficeDev/office-js#1943). Only the types of
 * values say so here, not the used range and not formulas, and the cells do not move with others.
 */
export class EmptyTexts {
  private readonly sheets = new Map<string, Set<string>>();

  has(sheet: string, row: number, column: number): boolean {
    return this.sheets.get(sheet)?.has(`${row} ${column}`) ?? false;
  }

  /** Must be called after values were written: `formats` of the cells, and undefined for a value that was not written. */
  follow(
    sheet: string,
    area: Area,
    values: readonly (readonly (Scalar | undefined)[])[],
    formats: readonly (readonly string[])[],
  ): void {
    const filled = this.sheets.get(sheet) ?? new Set();
    this.sheets.set(sheet, filled);
    for (const [row, line] of values.entries())
      for (const [column, value] of line.entries()) {
        if (value === undefined) continue;
        const place = `${area.row + row} ${area.column + column}`;
        if (value === '' && formats[row]?.[column] === '@') filled.add(place);
        else filled.delete(place);
      }
  }

  /** Cells are cleared: they are blank. */
  clear(sheet: string, { row, column, rows, columns }: Area): void {
    const filled = this.sheets.get(sheet);
    for (const place of filled ?? []) {
      const [at = 0, across = 0] = place.split(' ').map(Number);
      if (at >= row && at < row + rows && across >= column && across < column + columns)
        filled?.delete(place);
    }
  }
}
