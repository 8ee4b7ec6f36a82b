import {
  BooleanNumber,
  BorderStyleTypes,
  TextDecoration,
  WrapStrategy,
  type IBorderData,
  type IBorderStyleData,
  type IStyleData,
  type Nullable,
} from '@univerjs/core';
import type { Border, Look, Underline } from '../../excel/grid';

/** The engine has numbers for alignments; 0 is "unspecified". */
const HORIZONTAL: readonly (string | undefined)[] = [undefined, 'Left', 'Center', 'Right'];
const VERTICAL: readonly (string | undefined)[] = [undefined, 'Top', 'Center', 'Bottom'];

/** Pixels of one step of indentation. The engine has only a distance. */
const INDENT = 9;
/** The host's value for letters one below the other. The engine has a flag for this. */
const STACKED = 180;

const SIDES = { borderTop: 't', borderBottom: 'b', borderLeft: 'l', borderRight: 'r' } as const;
type Side = keyof typeof SIDES;

/** Excel's style and weight of a line, by the engine's one number for both. */
const LINES: readonly (readonly [BorderStyleTypes, Border['style'], Border['weight']])[] = [
  [BorderStyleTypes.HAIR, 'Continuous', 'Hairline'],
  [BorderStyleTypes.THIN, 'Continuous', 'Thin'],
  [BorderStyleTypes.MEDIUM, 'Continuous', 'Medium'],
  [BorderStyleTypes.THICK, 'Continuous', 'Thick'],
  [BorderStyleTypes.DOTTED, 'Dot', 'Thin'],
  [BorderStyleTypes.DASHED, 'Dash', 'Thin'],
  [BorderStyleTypes.MEDIUM_DASHED, 'Dash', 'Medium'],
  [BorderStyleTypes.DASH_DOT, 'DashDot', 'Thin'],
  [BorderStyleTypes.MEDIUM_DASH_DOT, 'DashDot', 'Medium'],
  [BorderStyleTypes.DASH_DOT_DOT, 'DashDotDot', 'Thin'],
  [BorderStyleTypes.MEDIUM_DASH_DOT_DOT, 'DashDotDot', 'Medium'],
  [BorderStyleTypes.DOUBLE, 'Double', 'Thick'],
  [BorderStyleTypes.SLANT_DASH_DOT, 'SlantDashDot', 'Medium'],
];

/** The engine's style for a look. A removed property is null. */
export function styleOf(look: Look): IStyleData {
  const style: Record<string, unknown> = {};
  if (look.fill !== undefined) style['bg'] = look.fill === null ? null : { rgb: look.fill };
  if (look.color !== undefined) style['cl'] = look.color === null ? null : { rgb: look.color };
  if (look.bold !== undefined) style['bl'] = look.bold ? 1 : 0;
  if (look.italic !== undefined) style['it'] = look.italic ? 1 : 0;
  if (look.strikethrough !== undefined) style['st'] = look.strikethrough ? { s: 1 } : null;
  if (look.underline !== undefined) style['ul'] = look.underline && lineBelow(look.underline);
  if (look.font !== undefined) style['ff'] = look.font;
  if (look.size !== undefined) style['fs'] = look.size;
  if (look.wrap !== undefined) style['tb'] = look.wrap ? WrapStrategy.WRAP : WrapStrategy.OVERFLOW;
  if (look.horizontal !== undefined)
    style['ht'] = look.horizontal === null ? null : HORIZONTAL.indexOf(look.horizontal);
  if (look.vertical !== undefined)
    style['vt'] = look.vertical === null ? null : VERTICAL.indexOf(look.vertical);
  if (look.indent !== undefined) style['pd'] = look.indent > 0 ? { l: look.indent * INDENT } : null;
  if (look.orientation !== undefined) style['tr'] = look.orientation === 0 ? null : turn(look.orientation);
  const borders = Object.entries(SIDES).flatMap(([name, side]) => {
    const border = look[name as Side];
    return border === undefined ? [] : [[side, border && lineOf(border)]];
  });
  if (borders.length > 0) style['bd'] = Object.fromEntries(borders) as IBorderData;
  return style;
}

const lineBelow = (underline: Underline) =>
  underline === 'Double' ? { s: 1, t: TextDecoration.DOUBLE } : { s: 1 };

/** The engine turns to the right, Excel to the left. */
const turn = (degrees: number) => (degrees === STACKED ? { a: 0, v: 1 } : { a: -degrees });

const lineOf = ({ style, weight, color }: Border): IBorderStyleData => {
  const line = LINES.find((lineStyle) => lineStyle[1] === style && lineStyle[2] === weight);
  const alike = LINES.find((lineStyle) => lineStyle[1] === style);
  return { s: (line ?? alike)?.[0] ?? BorderStyleTypes.THIN, cl: { rgb: color } };
};

export function shownLook(style: Nullable<IStyleData>): Look {
  const angle = style?.tr && (style.tr.v === BooleanNumber.TRUE ? STACKED : -style.tr.a);
  return {
    ...(style?.bg?.rgb ? { fill: style.bg.rgb } : {}),
    ...(style?.cl?.rgb ? { color: style.cl.rgb } : {}),
    ...(style?.bl !== undefined && style.bl !== null ? { bold: style.bl === BooleanNumber.TRUE } : {}),
    ...(style?.it !== undefined && style.it !== null ? { italic: style.it === BooleanNumber.TRUE } : {}),
    ...(style?.st?.s ? { strikethrough: true } : {}),
    ...(style?.ul?.s ? { underline: style.ul.t === TextDecoration.DOUBLE ? 'Double' : 'Single' } : {}),
    ...(style?.ff ? { font: style.ff } : {}),
    ...(style?.fs ? { size: style.fs } : {}),
    ...aligned('horizontal', HORIZONTAL[style?.ht ?? 0]),
    ...aligned('vertical', VERTICAL[style?.vt ?? 0]),
    ...(style?.tb ? { wrap: style.tb === WrapStrategy.WRAP } : {}),
    ...(style?.pd?.l ? { indent: Math.round(style.pd.l / INDENT) } : {}),
    ...(angle ? { orientation: angle } : {}),
    ...bordersOf(style?.bd),
  };
}

const aligned = (side: string, value: string | undefined): Look =>
  value === undefined ? {} : { [side]: value };

function bordersOf(borders: Nullable<IBorderData>): Look {
  const found = Object.entries(SIDES).flatMap(([name, side]) => {
    const line = borders?.[side];
    const known = line && LINES.find(([number]) => number === line.s);
    if (!known) return [];
    return [[name, { style: known[1], weight: known[2], color: line.cl.rgb ?? '#000000' }]];
  });
  return Object.fromEntries(found) as Look;
}

/** The parts of `style` as they are in `before`, null if they are missing there. This style undoes setting `style`. */
export function styleBefore(style: IStyleData, before: Nullable<IStyleData>): IStyleData {
  const old = before as Record<string, unknown> | null | undefined;
  const parts = Object.fromEntries(Object.keys(style).map((key) => [key, old?.[key] ?? null]));
  if (!style.bd) return parts;
  // The engine adds borders to the existing ones, side by side.
  return { ...parts, bd: styleBefore(style.bd as IStyleData, before?.bd as IStyleData) as IBorderData };
}

/** One style over another, with the borders side by side. */
export function styleOver(before: Nullable<IStyleData>, style: IStyleData): IStyleData {
  return { ...before, ...style, ...(style.bd && { bd: { ...before?.bd, ...style.bd } }) };
}
