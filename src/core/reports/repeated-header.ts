import type { ReportLayout } from './layout';
import type { Report, ReportSection } from './report';

/**
 * The rows, from 0, that are repeated on every printed page: the headers of the first section. Excel repeats them above all
 * rows of a page. So there are none if a section below has other headers: the repeated ones would be above the wrong
 * columns.
 */
export function repeatedHeader(
  { sections: [first, ...others] }: Pick<Report, 'sections'>,
  layout: Pick<ReportLayout, 'rows' | 'sections'>,
): { readonly firstRow: number; readonly lastRow: number } | undefined {
  const [place] = layout.sections;
  if (!first || !place) return undefined;
  const headers = headersOf(first);
  if (others.some((below) => headersOf(below) !== headers)) return undefined;
  const { headerRow } = place;
  const hasOver = layout.rows[headerRow - 1]?.role === 'over';
  return { firstRow: hasOver ? headerRow - 1 : headerRow, lastRow: headerRow };
}

function headersOf({ columns }: ReportSection): string {
  return JSON.stringify(columns.map(({ header, over = '' }) => [header, over]));
}
