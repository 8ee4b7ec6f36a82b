import type { ReportLayout, LayoutRow } from '../../core/reports/report-layout';
import { points } from '../../core/reports/column-width';
import type { Area } from '../../core/reports/report';
import { CALL, type DrawCommand } from './draw-command';

/** The height in points of a line of the standard font, and of a line in the title's size. */
const LINE = 15;
const TITLE_LINE = 24;

/** In points. If frozen rows were higher, a small screen would have no room for other rows. */
const MOST_FROZEN = 260;

/**
 * Widths of columns, rows that span several columns, and heights. Columns beside the report are not changed.
 */
export function geometryCommands(laid: ReportLayout): DrawCommand[] {
  return [
    ...laid.widths.map((width, column): DrawCommand => ({
      weight: CALL,
      draw(on) {
        const cell = { firstRow: 0, lastRow: 0, firstColumn: column, lastColumn: column };
        on.range(cell).getEntireColumn().format.columnWidth = points(width);
      },
    })),
    ...laid.sections.flatMap((section) => heightCommands(section, laid.rows)),
    ...laid.rows.flatMap((row, at) => spanningCommands(row, at, laid)),
    ...laid.sections.flatMap(({ shared }) =>
      shared.map((area): DrawCommand => ({ weight: CALL, draw: (on) => on.range(area).merge() })),
    ),
  ];
}

/**
 * Makes rows as high as their text, as Excel measures it: Excel does so by itself only for rows whose height nobody has set.
 */
function heightCommands(
  { headerRow, lastRow, kinds }: ReportLayout['sections'][number],
  rows: readonly LayoutRow[],
): DrawCommand[] {
  const isHigh = rows.slice(headerRow, lastRow + 1).some(({ lines }) => lines > 1);
  const area: Area = {
    firstRow: headerRow,
    lastRow: isHigh ? lastRow : headerRow,
    firstColumn: 0,
    lastColumn: kinds.length - 1,
  };
  return [{ weight: CALL, draw: (on) => on.range(area).format.autofitRows() }];
}

/** Sets the heights of rows with merged cells: Excel can't compute these by itself. */
function spanningCommands(
  { role, lines }: LayoutRow,
  row: number,
  { spanFrom, span }: ReportLayout,
): DrawCommand[] {
  const over = (firstColumn: number, lastColumn: number): Area => ({
    firstRow: row,
    lastRow: row,
    firstColumn,
    lastColumn,
  });
  switch (role) {
    case 'title':
      return [{ weight: CALL, draw: (on) => void (on.range(over(0, 0)).format.rowHeight = TITLE_LINE) }];
    case 'scope':
    case 'notes':
      return [
        {
          weight: CALL * 4,
          draw(on) {
            const range = on.range(over(spanFrom, span - 1));
            if (span - spanFrom > 1) range.merge();
            range.format.wrapText = true;
            range.format.font.color = SENTENCE_INK;
            range.format.rowHeight = lines * LINE;
          },
        },
      ];
    default:
      return [];
  }
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
