import { type ReportLayout, type LayoutRow, points } from '../../core/reports/layout';
import { BESIDE, columnsBeside } from '../../core/reports/layout-section';
import { areaAt, type ReportArea } from '../../core/reports/report';
import { CALL, packed, packWeight, type DrawCommand } from './draw-command';

/** The height in points of a line of the standard font, and of a line in the title's size. */
const LINE = 15;
const TITLE_LINE = 24;

/** The height of a section's title, and the room that a header has besides its lines. */
const SECTION_LINE = 20;
const HEADER_GAP = 4;

/** The same for large letters (12 points), and the room above and below a row of them together. */
const LARGE_LINE = 16;
const LARGE_GAP = 6;

/** In points. If frozen rows were higher, a small screen would have no room for other rows. */
const MOST_FROZEN = 260;

/**
 * Widths of columns, rows that span several columns, and heights. Columns beside the report are not changed.
 */
export function geometryCommands(laid: ReportLayout): DrawCommand[] {
  return [
    ...widthsOf(laid).map((width, column): DrawCommand => ({
      weight: CALL,
      draw: (on) => void (on.range(areaAt(0, column)).getEntireColumn().format.columnWidth = points(width)),
    })),
    ...laid.sections.flatMap((section) => heightCommands(section, laid.rows)),
    ...laid.rows.flatMap((row, at) => spanningCommands(row, at, laid)),
    ...laid.sections.flatMap(({ shared }) =>
      shared.map((area): DrawCommand => ({ weight: CALL, draw: (on) => on.range(area).merge() })),
    ),
  ];
}

/** The widths of the tables' columns, and of those that charts beside them cover. */
function widthsOf({ widths, charts }: ReportLayout): number[] {
  return [...widths, ...Array<number>(columnsBeside(charts, widths)).fill(BESIDE.width)];
}

/**
 * Makes rows as high as their text, as Excel measures it: Excel does so by itself only for rows whose height nobody has set.
 */
function heightCommands(
  { firstRow, lastRow, kinds, large }: ReportLayout['sections'][number],
  rows: readonly LayoutRow[],
): DrawCommand[] {
  if (large.length > 0) return largeHeightCommands(firstRow, lastRow, rows);
  const isHigh = rows.slice(firstRow, lastRow + 1).some(({ lines }) => lines > 1);
  const area = areaAt(firstRow, 0, lastRow - firstRow + 1, kinds.length);
  return isHigh ? [{ weight: CALL, draw: (on) => on.range(area).format.autofitRows() }] : [];
}

/** Rows with large letters have room above and below them. Rows of the same height are set together. */
function largeHeightCommands(firstRow: number, lastRow: number, rows: readonly LayoutRow[]): DrawCommand[] {
  const byHeight = new Map<number, ReportArea[]>();
  for (let row = firstRow; row <= lastRow; row += 1) {
    const height = (rows[row]?.lines ?? 1) * LARGE_LINE + LARGE_GAP;
    const areas = byHeight.get(height) ?? [];
    byHeight.set(height, areas);
    const last = areas.at(-1);
    if (last?.lastRow === row - 1) areas[areas.length - 1] = { ...last, lastRow: row };
    else areas.push(areaAt(row, 0));
  }
  return [...byHeight].flatMap(([height, areas]) =>
    packed(areas).map((pack): DrawCommand => ({
      weight: packWeight(pack),
      draw: (on) => void (on.ranges(pack).format.rowHeight = height),
    })),
  );
}

/** Sets the heights of rows with merged cells: Excel can't compute these by itself. */
function spanningCommands(
  { role, lines }: LayoutRow,
  row: number,
  { titleColumns, span }: ReportLayout,
): DrawCommand[] {
  const sentence = { columns: areaAt(row, titleColumns, 1, span - titleColumns), ink: SENTENCE_INK };
  switch (role) {
    case 'title':
      return titleColumns === 0
        ? [spanned({ columns: areaAt(row, 0), height: TITLE_LINE, wraps: false })]
        : [
            spanned({ columns: areaAt(row, 0, 1, titleColumns), height: lines * LINE }),
            spanned({ ...sentence, height: lines * LINE }),
          ];
    case 'section':
      return [spanned({ columns: areaAt(row, 0), height: SECTION_LINE, wraps: false })];
    case 'header':
      return [spanned({ columns: areaAt(row, 0), height: lines * LINE + HEADER_GAP, wraps: false })];
    case 'blank':
      return lines === 1 ? [] : [spanned({ columns: areaAt(row, 0), height: lines * LINE, wraps: false })];
    case 'scope':
    case 'note':
      return [spanned({ ...sentence, height: lines * LINE })];
    default:
      return [];
  }
}

interface Spanned {
  readonly columns: ReportArea;
  /** The row's height in points. */
  readonly height: number;
  readonly ink?: string;
  readonly wraps?: boolean;
}

/** A text over several columns, and its row's height. */
function spanned({ columns, height, ink, wraps = true }: Spanned): DrawCommand {
  return {
    weight: CALL * 4,
    draw(on) {
      const range = on.range(columns);
      if (columns.lastColumn > columns.firstColumn) range.merge();
      if (wraps) range.format.wrapText = true;
      if (ink !== undefined) range.format.font.color = ink;
      range.format.rowHeight = height;
    },
  };
}

const SENTENCE_INK = '#595959';

/** Freezes the report's first rows and columns, and hides the gridlines: what Excel can't do while another workbook is in front. */
export function freeze(
  on: Parameters<DrawCommand['draw']>[0],
  { rows: all, frozenRows, frozenColumns }: ReportLayout,
): void {
  const height = all.slice(0, frozenRows).reduce((sum, { lines }) => sum + lines * LINE, 0);
  const { rows, columns } = on.upTo(height > MOST_FROZEN ? 0 : frozenRows, frozenColumns);
  const { freezePanes } = on.sheet;
  freezePanes.unfreeze();
  if (rows > 0 && columns > 0) freezePanes.freezeAt(on.sheet.getRangeByIndexes(0, 0, rows, columns));
  else if (rows > 0) freezePanes.freezeRows(rows);
  else if (columns > 0) freezePanes.freezeColumns(columns);
  on.sheet.showGridlines = false;
}
