import {
  FAINT_LINE,
  filledStyle,
  HEAT_FILL,
  LARGE,
  NUMBERS,
  ROLE_STYLES,
  STRIPE,
  TITLE,
  TODAY,
  WEEKEND,
  type CellStyle,
} from '../../core/reports/cell-styles';
import type { ReportLayout, LayoutRow, LayoutSection } from '../../core/reports/layout';
import { areaAt, type ReportArea, type ColumnKind } from '../../core/reports/report';
import { ownAreas, ownWidth } from './cells';
import { CALL, packed, packWeight, type DrawCommand } from './draw-command';

const LINE_COLOUR = '#5B6B7B';

const LEFT: ReadonlySet<ColumnKind> = new Set(['date', 'weekday-date', 'time', 'datetime']);

/** Formats the report: later commands override earlier ones, and a few calls cover many cells. */
export function styleCommands(laid: ReportLayout): DrawCommand[] {
  return [
    ...paint({ vertical: 'Top' }, ownAreas(laid)),
    ...laid.sections.flatMap((section) => columnCommands(section, laid.rows)),
    ...laid.sections.flatMap((section) => paint(STRIPE, everySecondRow(section, laid.rows))),
    ...laid.sections.flatMap(({ shaded, firstRow, lastRow }) =>
      lastRow < firstRow
        ? []
        : paint(
            WEEKEND,
            shaded.map((column) => areaAt(firstRow, column, lastRow - firstRow + 1)),
          ),
    ),
    ...Object.entries(ROLE_STYLES).flatMap(([role, style]) =>
      paint(
        style,
        laid.rows.flatMap((row, at) => (row.role === role ? [areaAt(at, 0, 1, ownWidth(row, laid))] : [])),
      ),
    ),
    ...titleCommands(laid),
    ...headerCommands(laid),
    ...fillCommands(laid.rows),
  ];
}

/** The colours that depend on the numbers in the cells. */
export function heatCommands(laid: ReportLayout): DrawCommand[] {
  return laid.sections.flatMap(({ heat }) => heat.map(heatCommand));
}

/**
 * Texts, days and times are aligned left, as their headers are, and so are numbers in columns of text. After a column of
 * numbers they are indented. Columns that may have several lines wrap their text. A calendar has lines between its cells.
 */
function columnCommands(
  { kinds, wraps, shaded, large, headerRow, firstRow, lastRow }: LayoutSection,
  rows: readonly LayoutRow[],
): DrawCommand[] {
  if (lastRow < firstRow) return [];
  const columns = (from: number, has: (kind: ColumnKind, place: number) => boolean): ReportArea[] =>
    kinds.flatMap((kind, place) => (has(kind, place) ? [areaAt(from, place, lastRow - from + 1)] : []));
  const sectionRows = rows.slice(firstRow, lastRow + 1);
  const isLeft = (kind: ColumnKind, place: number) =>
    LEFT.has(kind) || (kind === 'text' && sectionRows.some(({ cells }) => typeof cells[place] === 'number'));
  const isCalendar = shaded.length > 0 || sectionRows.some(({ fills }) => fills !== undefined);
  return [
    ...paint({ horizontal: 'Left' }, columns(firstRow, isLeft)),
    ...paint(
      { horizontal: 'Left', indent: 1 },
      columns(
        headerRow,
        (kind, place) => place > 0 && !NUMBERS.has(kind) && NUMBERS.has(kinds[place - 1] ?? 'text'),
      ),
    ),
    // A group's heading continues over the cells beside it.
    ...paint(
      { wrap: true },
      columns(firstRow, (_, place) => wraps[place] === true).flatMap((area) => apartFromGroups(area, rows)),
    ),
    ...(large.length > 0
      ? paint(
          { vertical: 'Center' },
          columns(firstRow, () => true),
        )
      : []),
    ...paint(
      LARGE,
      columns(firstRow, (_, place) => large.includes(place)),
    ),
    ...paint(
      { horizontal: 'Center' },
      large.map((place) => areaAt(headerRow, place)),
    ),
    ...(isCalendar
      ? paint({ lines: true }, [areaAt(firstRow, 0, lastRow - firstRow + 1, kinds.length)])
      : []),
  ];
}

function apartFromGroups(area: ReportArea, rows: readonly LayoutRow[]): ReportArea[] {
  if (area.firstColumn > 0) return [area];
  const parts: ReportArea[] = [];
  let { firstRow } = area;
  for (let row = area.firstRow; row <= area.lastRow + 1; row += 1) {
    if (row <= area.lastRow && rows[row]?.role !== 'group') continue;
    if (row > firstRow) parts.push({ ...area, firstRow, lastRow: row - 1 });
    firstRow = row + 1;
  }
  return parts;
}

/** Every second row of data, counted again after each row that is not data. */
function everySecondRow(
  { kinds, firstRow, lastRow }: LayoutSection,
  rows: readonly LayoutRow[],
): ReportArea[] {
  const areas: ReportArea[] = [];
  let count = 0;
  for (let row = firstRow; row <= lastRow; row += 1) {
    count = rows[row]?.role === 'data' ? count + 1 : 0;
    if (count > 0 && count % 2 === 0) areas.push(areaAt(row, 0, 1, kinds.length));
  }
  return areas;
}

/** The title's row may also have the scope, in the letters of a sentence. */
function titleCommands({ titleColumns }: ReportLayout): DrawCommand[] {
  return [
    ...paint({ vertical: 'Center' }, [areaAt(0, 0, 1, titleColumns + 1)]),
    ...paint(TITLE, [areaAt(0, 0, 1, Math.max(1, titleColumns))]),
  ];
}

/** Headers of columns of numbers are aligned right, above the numbers. The header of today has a colour of its own. */
function headerCommands({ sections }: ReportLayout): DrawCommand[] {
  return [
    ...paint(
      { horizontal: 'Right' },
      sections.flatMap(({ kinds, headerRow }) =>
        kinds.flatMap((kind, place) => (NUMBERS.has(kind) ? [areaAt(headerRow, place)] : [])),
      ),
    ),
    ...paint(
      TODAY,
      sections.flatMap(({ today, headerRow }) => (today === undefined ? [] : [areaAt(headerRow, today)])),
    ),
  ];
}

/** Fills of single cells; neighbours in a row with the same fill are one area. */
function fillCommands(rows: readonly LayoutRow[]): DrawCommand[] {
  const byFill = new Map<string, ReportArea[]>();
  for (const [row, { fills = {} }] of rows.entries())
    for (const [place, fill] of Object.entries(fills)) {
      const areas = byFill.get(fill) ?? [];
      byFill.set(fill, areas);
      const [column, last] = [Number(place), areas.at(-1)];
      if (last?.firstRow === row && last.lastColumn === column - 1)
        areas[areas.length - 1] = { ...last, lastColumn: column };
      else areas.push(areaAt(row, column));
    }
  return [...byFill].flatMap(([fill, areas]) => (HEX.test(fill) ? paint(filledStyle(fill), areas) : []));
}

const HEX = /^[0-9A-F]{6}$/i;

/** A colour scale from white for zero to the strongest colour for the largest value. */
function heatCommand(area: ReportArea): DrawCommand {
  return {
    weight: CALL * 2,
    draw(on) {
      const { colorScale } = on.range(area).conditionalFormats.add('ColorScale');
      colorScale.criteria = {
        minimum: { type: 'Number', formula: '0', color: '#FFFFFF' },
        maximum: { type: 'HighestValue', color: HEAT_FILL },
      };
    },
  };
}

/** One call for each property and pack of areas. */
function paint(style: CellStyle, areas: readonly ReportArea[]): DrawCommand[] {
  return packed(areas).map((pack) => ({
    weight: packWeight(pack) + CALL * Object.keys(style).length,
    draw: (on) => applyStyle(on.ranges(pack).format, style),
  }));
}

function applyStyle(format: Excel.RangeFormat, style: CellStyle): void {
  const { fill, ink, bold, italic, size, wrap, vertical, horizontal, top, bottom, indent, lines } = style;
  if (fill !== undefined) format.fill.color = fill;
  if (ink !== undefined) format.font.color = ink;
  if (bold) format.font.bold = true;
  if (italic) format.font.italic = true;
  if (size !== undefined) format.font.size = size;
  if (wrap) format.wrapText = true;
  if (vertical) format.verticalAlignment = vertical;
  if (horizontal) format.horizontalAlignment = horizontal;
  if (indent !== undefined) format.indentLevel = indent;
  if (top) drawLine(format, 'EdgeTop', top);
  if (bottom) drawLine(format, 'EdgeBottom', bottom);
  if (lines)
    for (const side of ['InsideHorizontal', 'InsideVertical', 'EdgeBottom'] as const)
      drawLine(format, side, 'Thin', FAINT_LINE);
}

function drawLine(
  format: Excel.RangeFormat,
  side: 'EdgeTop' | 'EdgeBottom' | 'InsideHorizontal' | 'InsideVertical',
  weight: 'Thin' | 'Medium',
  color: string = LINE_COLOUR,
): void {
  const border = format.borders.getItem(side);
  border.style = 'Continuous';
  border.weight = weight;
  border.color = color;
}
