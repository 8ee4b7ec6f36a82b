import { CellValueType, type ICellData, type Nullable, type Styles } from '@univerjs/core';
import type { GridCell, Scalar, Area } from '../../excel/grid';

export const GENERAL = 'General';

/** A cell's value in the host's form. The engine stores booleans as 1 and 0. */
export function scalarOf(cell: Nullable<ICellData>): Scalar {
  if (!cell) return '';
  const { v, t, p } = cell;
  if (v === undefined || v === null) return p?.body?.dataStream.replace(/\r\n$/, '') ?? '';
  if (t === CellValueType.BOOLEAN) return v === true || Number(v) === 1;
  if (t === CellValueType.NUMBER) return Number(v);
  return v;
}

export function cellOf(cell: Nullable<ICellData>): GridCell {
  const value = scalarOf(cell);
  return cell?.f ? { value, formula: cell.f } : { value };
}

/** Every part is given, null if there is none: the engine merges the given parts into the existing ones. */
export function cellContent(cell: GridCell): ICellData {
  const { value, formula } = cell;
  const f = formula ?? null;
  if (value === '') return { v: null, t: null, f, si: null, p: null };
  if (typeof value === 'boolean') return { v: value ? 1 : 0, t: CellValueType.BOOLEAN, f, si: null, p: null };
  return {
    v: value,
    t: typeof value === 'number' ? CellValueType.NUMBER : CellValueType.STRING,
    f,
    si: null,
    p: null,
  };
}

/** The content that restores a cell's present content. */
export function contentBefore(cell: Nullable<ICellData>): ICellData {
  return {
    v: cell?.v ?? null,
    t: cell?.t ?? null,
    f: cell?.f ?? null,
    si: cell?.si ?? null,
    p: cell?.p ?? null,
  };
}

/** The number format of the cell itself; undefined if its column's format applies. */
export function ownFormat(styles: Styles, cell: Nullable<ICellData>): string | undefined {
  return styles.getStyleByCell(cell)?.n?.pattern;
}

/** A value for each cell of an area, row by row. */
export function block<T>(area: Area, cell: (row: number, column: number) => T): T[][] {
  return Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (__, column) => cell(area.row + row, area.column + column)),
  );
}
