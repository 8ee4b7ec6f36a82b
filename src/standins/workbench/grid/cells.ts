import { CellValueType, type ICellData, type Nullable, type Styles } from '@univerjs/core';
import type { GridCell, Scalar } from '../../excel/grid';

export const GENERAL = 'General';

/** A cell's value as the host knows it; the engine keeps booleans as 1 and 0. */
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

/** Every part is named, null where there is none: the engine merges what it is given into what is there. */
export function contentOf(cell: GridCell): ICellData {
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

/** What puts a cell's present content back. */
export function contentBefore(cell: Nullable<ICellData>): ICellData {
  return {
    v: cell?.v ?? null,
    t: cell?.t ?? null,
    f: cell?.f ?? null,
    si: cell?.si ?? null,
    p: cell?.p ?? null,
  };
}

/** The number format that a cell has of its own; undefined where its column's counts. */
export function ownFormat(styles: Styles, cell: Nullable<ICellData>): string | undefined {
  return styles.getStyleByCell(cell)?.n?.pattern;
}
