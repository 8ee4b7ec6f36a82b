import type { ReportLayout, LayoutRow } from '../../core/reports/layout';
import type { Area } from '../../core/reports/report';

/**
 * How many cells of a row, from the first, are the report's: all cells of its section, even empty ones. Cells beside the
 * title and beside narrower sections, and empty rows, are the user's.
 */
export function ownWidth(
  { role, section }: LayoutRow,
  { sections, widths, span, titleColumns }: ReportLayout,
): number {
  switch (role) {
    case 'title':
      return titleColumns === 0 ? 1 : span;
    case 'key':
      return 1;
    case 'about':
      return titleColumns + 1;
    case 'scope':
    case 'note':
      return span;
    case 'chart':
    case 'blank':
      return 0;
    default:
      return (section === undefined ? undefined : sections[section]?.kinds.length) ?? widths.length;
  }
}

/** The report's own cells, top to bottom: neighbouring rows of the same width are one area. Charts cover other cells. */
export function ownAreas(laid: ReportLayout): Area[] {
  const areas: Area[] = [];
  for (const [row, each] of laid.rows.entries()) {
    const lastColumn = ownWidth(each, laid) - 1;
    const last = areas.at(-1);
    if (last?.lastRow === row - 1 && last.lastColumn === lastColumn)
      areas[areas.length - 1] = { ...last, lastRow: row };
    else if (lastColumn >= 0) areas.push({ firstRow: row, lastRow: row, firstColumn: 0, lastColumn });
  }
  return areas;
}
