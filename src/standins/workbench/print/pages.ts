/** Which rows and columns are on which page, as Excel breaks a sheet into pages. */
import type { PageZoom } from '../../excel/page-setup';

/** One direction of a sheet: the printed part, in pixels of the grid. */
export interface Strip {
  readonly first: number;
  readonly count: number;
  /** 0 for hidden ones. */
  size(index: number): number;
  /** Rows (columns) that are repeated on the pages after them. */
  readonly titles: { readonly first: number; readonly count: number } | undefined;
  /** Rows (columns) with a manual page break before them. */
  readonly breaks: ReadonlySet<number>;
}

/** The rows (columns) of a page, repeated ones first. */
export type PageLines = readonly number[];

/** The percentages at which Excel prints. */
const SCALE = { least: 10, full: 100 };

/** Breaks a strip into pages with this many pixels of room. A row that is higher than a page has a page of its own. */
export function broken(strip: Strip, room: number, keepsBreaks: boolean): PageLines[] {
  const { first, count, titles, breaks } = strip;
  const repeated = lines(titles?.first ?? 0, titles?.count ?? 0);
  const repeatedSize = repeated.reduce((sum, each) => sum + strip.size(each), 0);
  const pages: number[][] = [];
  let page: number[] = [];
  let left = 0;
  for (const each of lines(first, count)) {
    const size = strip.size(each);
    const isBroken = keepsBreaks && breaks.has(each);
    if (page.length === 0 || isBroken || size > left) {
      const isAfterTitles = titles !== undefined && each >= titles.first + titles.count;
      page = isAfterTitles ? [...repeated] : [];
      left = room - (isAfterTitles ? repeatedSize : 0);
      pages.push(page);
    }
    page.push(each);
    left -= size;
  }
  return pages;
}

const lines = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

export interface Paginated {
  readonly percent: number;
  readonly rows: readonly PageLines[];
  readonly columns: readonly PageLines[];
}

/**
 * All pages of rows and of columns. A sheet that is fitted to pages is made smaller, never larger, and its own breaks are
 * ignored (Microsoft support: Scale the sheet size for printing).
 *
 * @param room pixels of a page at full size.
 */
export function paginate(
  rows: Strip,
  columns: Strip,
  room: { readonly width: number; readonly height: number },
  { scale, pagesWide, pagesTall }: PageZoom,
): Paginated {
  const at = (percent: number, keepsBreaks: boolean): Paginated => ({
    percent,
    rows: broken(rows, (room.height * SCALE.full) / percent, keepsBreaks),
    columns: broken(columns, (room.width * SCALE.full) / percent, keepsBreaks),
  });
  if (scale !== undefined) return at(scale, true);
  const fits = (strip: Strip, length: number, percent: number, most: number | undefined): boolean => {
    if (most === undefined) return true;
    const page = (length * SCALE.full) / percent;
    const isNarrow = lines(strip.first, strip.count).every((each) => strip.size(each) <= page);
    return isNarrow && broken(strip, page, false).length <= most;
  };
  let percent = SCALE.full;
  while (
    percent > SCALE.least &&
    !(fits(columns, room.width, percent, pagesWide) && fits(rows, room.height, percent, pagesTall))
  )
    percent--;
  return at(percent, false);
}
