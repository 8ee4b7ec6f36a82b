import {
  BooleanNumber,
  CellValueType,
  WrapStrategy,
  type ICellData,
  type IStyleData,
  type Nullable,
  type Styles,
} from '@univerjs/core';
import type { GridCell, Look, Scalar } from '../../host/grid';

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

/** The engine numbers alignments; 0 is "as it comes". */
const HORIZONTAL: readonly (string | undefined)[] = [undefined, 'Left', 'Center', 'Right'];
const VERTICAL: readonly (string | undefined)[] = [undefined, 'Top', 'Center', 'Bottom'];

const aligned = (side: string, value: string | undefined): Look =>
  value === undefined ? {} : { [side]: value };

/** The engine's style for a look; a property that is taken away is null. */
export function styleOf(look: Look): IStyleData {
  const style: Record<string, unknown> = {};
  if (look.fill !== undefined) style['bg'] = look.fill === null ? null : { rgb: look.fill };
  if (look.color !== undefined) style['cl'] = look.color === null ? null : { rgb: look.color };
  if (look.bold !== undefined) style['bl'] = look.bold ? 1 : 0;
  if (look.italic !== undefined) style['it'] = look.italic ? 1 : 0;
  if (look.wrap !== undefined) style['tb'] = look.wrap ? WrapStrategy.WRAP : WrapStrategy.OVERFLOW;
  if (look.horizontal !== undefined)
    style['ht'] = look.horizontal === null ? null : HORIZONTAL.indexOf(look.horizontal);
  if (look.vertical !== undefined)
    style['vt'] = look.vertical === null ? null : VERTICAL.indexOf(look.vertical);
  return style;
}

export function lookOf(style: Nullable<IStyleData>): Look {
  return {
    ...(style?.bg?.rgb ? { fill: style.bg.rgb } : {}),
    ...(style?.cl?.rgb ? { color: style.cl.rgb } : {}),
    ...(style?.bl !== undefined && style.bl !== null ? { bold: style.bl === BooleanNumber.TRUE } : {}),
    ...(style?.it !== undefined && style.it !== null ? { italic: style.it === BooleanNumber.TRUE } : {}),
    ...aligned('horizontal', HORIZONTAL[style?.ht ?? 0]),
    ...aligned('vertical', VERTICAL[style?.vt ?? 0]),
    ...(style?.tb ? { wrap: style.tb === WrapStrategy.WRAP } : {}),
  };
}

/** The parts of `style` as they are in `before`, null where they are not: what undoes setting `style`. */
export function styleBefore(style: IStyleData, before: Nullable<IStyleData>): IStyleData {
  const old = before as Record<string, unknown> | null | undefined;
  return Object.fromEntries(Object.keys(style).map((key) => [key, old?.[key] ?? null]));
}

/** The number format that a cell has of its own; undefined where its column's counts. */
export function ownFormat(styles: Styles, cell: Nullable<ICellData>): string | undefined {
  return styles.getStyleByCell(cell)?.n?.pattern;
}
