/**
 * print: a sheet on paper, as HTML with one page of the paper's size for each page that Excel would print. A browser makes a
 * PDF of it (`page.pdf({ preferCSSPageSize: true })`). The content of a page is computed here, from the host's book and grid.
 */
import { boxOf } from '../../excel/charts/chart-place';
import { scaleFills } from '../../excel/colour-scales';
import type { Book } from '../../excel/book';
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from '../../excel/grid';
import type { HeaderPages, HeaderTexts, PageSetup } from '../../excel/page-setup';
import { chartSvg } from './chart-picture';
import { headerHtml, type HeaderFacts } from './header-codes';
import { boxed, escaped } from './html';
import { cellsHtml, FONT_FACES, FONTS, type SheetToPrint } from './page-cells';
import { paginate, type PageLines } from './pages';

/** Sizes of paper in points, upright. */

const INCH = 72;
const MILLIMETRE = 72 / 25.4;

const SIZES: Partial<Record<PageSetup['paperSize'], readonly [number, number]>> = {
  Letter: [8.5 * INCH, 11 * INCH],
  Legal: [8.5 * INCH, 14 * INCH],
  Tabloid: [11 * INCH, 17 * INCH],
  Executive: [7.25 * INCH, 10.5 * INCH],
  A3: [297 * MILLIMETRE, 420 * MILLIMETRE],
  A4: [210 * MILLIMETRE, 297 * MILLIMETRE],
  A5: [148 * MILLIMETRE, 210 * MILLIMETRE],
};

/** Throws if the print view does not know the paper. */
function paperOf({ paperSize, orientation }: PageSetup): { width: number; height: number } {
  const size = SIZES[paperSize];
  if (!size) throw new Error(`The print view does not know the paper ${paperSize}.`);
  const [short, long] = size;
  return orientation === 'Landscape' ? { width: long, height: short } : { width: short, height: long };
}

/** CSS has 96 pixels to the inch, points 72. */
const PIXELS_PER_POINT = 96 / 72;

interface Page {
  readonly rows: PageLines;
  readonly columns: PageLines;
  readonly percent: number;
}

/** A sheet of the book, by its id, as it would be printed now. A sheet without cells and charts has no page. */
export function printView(book: Book, sheet: string, now: Date): string {
  const setup = book.pageSetup(sheet);
  const paper = paperOf(setup);
  const pages = printedAreas(book, sheet).flatMap((area) => pagesOf(book, sheet, area));
  const printed: SheetToPrint = {
    book,
    sheet,
    fill: scaleFills(book, sheet),
    ...sizesOf(book, sheet),
  };
  const first = setup.firstPageNumber === '' ? 1 : setup.firstPageNumber;
  const { name } = book.sheetInfo(sheet);
  const file = book.options.fileName;
  const html = pages.map((page, index) => {
    const facts = { page: first + index, pages: pages.length, sheet: name, file, now };
    const headers = setup.headers[headersFor(setup, index, facts.page)];
    return `<section>${headersHtml(headers, setup, facts)}${bodyHtml(printed, page)}</section>`;
  });
  return (
    `<!doctype html><meta charset="utf-8"><title>${escaped(name)}</title><style>${FONT_FACES}` +
    `@page{size:${paper.width}pt ${paper.height}pt;margin:0}*{box-sizing:border-box}` +
    `body{margin:0;font:11pt ${FONTS};-webkit-print-color-adjust:exact;print-color-adjust:exact}` +
    `section{position:relative;overflow:hidden;width:${paper.width}pt;height:${paper.height}pt;` +
    `break-after:page;background:#fff}section:last-child{break-after:auto}` +
    `section div{position:absolute}section svg{display:block}` +
    `</style>${html.join('')}`
  );
}

function sizesOf({ grid }: Book, sheet: string) {
  return {
    width: (column: number) => (grid.columnHidden(sheet, column) ? 0 : grid.columnWidth(sheet, column)),
    height: (row: number) => (grid.rowHidden(sheet, row) ? 0 : grid.rowHeight(sheet, row)),
  };
}

/** The print area; if none is set, from the sheet's corner to the last cell or chart. */
function printedAreas(book: Book, sheet: string): readonly Area[] {
  const { printArea } = book.pageSetup(sheet);
  const used = book.grid.used(sheet);
  const ends = [
    used && { row: used.row + used.rows, column: used.column + used.columns },
    ...book.charts.flatMap(({ sheet: own, place: { to } }) =>
      own === sheet
        ? [{ row: to.row + (to.down > 0 ? 1 : 0), column: to.column + (to.right > 0 ? 1 : 0) }]
        : [],
    ),
  ].filter((each) => each !== undefined);
  const rows = Math.max(0, ...ends.map(({ row }) => row));
  const columns = Math.max(0, ...ends.map(({ column }) => column));
  const areas = printArea.length > 0 ? printArea : [{ row: 0, column: 0, rows, columns }];
  return areas
    .map((area) => ({
      ...area,
      rows: area.rows === SHEET_ROWS ? rows - area.row : area.rows,
      columns: area.columns === SHEET_COLUMNS ? columns - area.column : area.columns,
    }))
    .filter((area) => area.rows > 0 && area.columns > 0);
}

function pagesOf(book: Book, sheet: string, area: Area): Page[] {
  const setup = book.pageSetup(sheet);
  const { width, height } = sizesOf(book, sheet);
  const { margins, breaks, titleRows, titleColumns } = setup;
  const paper = paperOf(setup);
  const room = {
    width: (paper.width - margins.left - margins.right) * PIXELS_PER_POINT,
    height: (paper.height - margins.top - margins.bottom) * PIXELS_PER_POINT,
  };
  const found = paginate(
    {
      first: area.row,
      count: area.rows,
      size: height,
      titles: titleRows && { first: titleRows.row, count: titleRows.rows },
      breaks: new Set(breaks.rows.map(({ cell }) => cell.row)),
    },
    {
      first: area.column,
      count: area.columns,
      size: width,
      titles: titleColumns && { first: titleColumns.column, count: titleColumns.columns },
      breaks: new Set(breaks.columns.map(({ cell }) => cell.column)),
    },
    room,
    setup.zoom,
  );
  const { percent } = found;
  return setup.printOrder === 'DownThenOver'
    ? found.columns.flatMap((columns) => found.rows.map((rows) => ({ rows, columns, percent })))
    : found.rows.flatMap((rows) => found.columns.map((columns) => ({ rows, columns, percent })));
}

/** Which of the four sets of headers a page has. */
function headersFor({ headersState }: PageSetup, index: number, number: number): HeaderPages {
  if (index === 0 && headersState.startsWith('First')) return 'FirstPage';
  if (!headersState.endsWith('OddAndEven')) return 'DefaultForAllPages';
  return number % 2 === 0 ? 'EvenPages' : 'OddPages';
}

function headersHtml(texts: HeaderTexts, { margins }: PageSetup, facts: HeaderFacts): string {
  const across = `left:${margins.left}pt;right:${margins.right}pt;white-space:pre-wrap;`;
  const line = (text: string, edge: string, align: string): string =>
    text === '' ? '' : `<div style="${across}${edge};text-align:${align}">${headerHtml(text, facts)}</div>`;
  const [top, bottom] = [`top:${margins.header}pt`, `bottom:${margins.footer}pt`];
  return [
    line(texts.LeftHeader, top, 'left'),
    line(texts.CenterHeader, top, 'center'),
    line(texts.RightHeader, top, 'right'),
    line(texts.LeftFooter, bottom, 'left'),
    line(texts.CenterFooter, bottom, 'center'),
    line(texts.RightFooter, bottom, 'right'),
  ].join('');
}

function bodyHtml(printed: SheetToPrint, { rows, columns, percent }: Page): string {
  const { book, sheet } = printed;
  const setup = book.pageSetup(sheet);
  const { margins, flags } = setup;
  const paper = paperOf(setup);
  const sum = (lines: PageLines, size: (index: number) => number): number =>
    lines.reduce((total, each) => total + size(each), 0);
  const [width, height] = [sum(columns, printed.width), sum(rows, printed.height)];
  const scaled = (pixels: number): number => (pixels * percent) / 100 / PIXELS_PER_POINT;
  const spare = (room: number, size: number): number => Math.max(0, room - scaled(size)) / 2;
  const left =
    margins.left + (flags.CenterHorizontally ? spare(paper.width - margins.left - margins.right, width) : 0);
  const top =
    margins.top + (flags.CenterVertically ? spare(paper.height - margins.top - margins.bottom, height) : 0);
  const css = `left:${left}pt;top:${top}pt;width:${width}px;height:${height}px;transform-origin:0 0;transform:scale(${percent / 100})`;
  const pictures = flags.DraftMode ? '' : chartsHtml(printed, rows, columns);
  return `<div style="${css}">${cellsHtml(printed, rows, columns)}${pictures}</div>`;
}

/** The charts that are partly or wholly on a page, cut off at its edges. */
function chartsHtml(
  { book, sheet, width, height }: SheetToPrint,
  rows: PageLines,
  columns: PageLines,
): string {
  const charts = book.charts.filter((each) => each.sheet === sheet);
  if (charts.length === 0) return '';
  const across = partOf(columns, width);
  const down = partOf(rows, height);
  const shown = charts.flatMap((chart) => {
    const { left, top, ...size } = boxOf(book.grid, sheet, chart.place);
    const isAway =
      left >= across.end ||
      left + size.width <= across.start ||
      top >= down.end ||
      top + size.height <= down.start;
    if (isAway || size.width === 0 || size.height === 0) return [];
    const place = { left: left - across.start, top: top - down.start };
    return boxed({ ...place, ...size }, '', chartSvg(book.grid, chart, size));
  });
  const window = {
    left: across.before,
    top: down.before,
    width: across.end - across.start,
    height: down.end - down.start,
  };
  return boxed(window, 'overflow:hidden', shown.join(''));
}

/**
 * The part of a strip that a page shows after its repeated lines: its ends on the sheet, and its distance from the page's edge.
 */
function partOf(lines: PageLines, size: (index: number) => number) {
  let own = 0;
  lines.forEach((each, index) => {
    if (index > 0 && each !== (lines[index - 1] ?? 0) + 1) own = index;
  });
  const first = lines[own] ?? 0;
  let start = 0;
  for (let each = 0; each < first; each++) start += size(each);
  const before = lines.slice(0, own).reduce((sum, each) => sum + size(each), 0);
  const length = lines.slice(own).reduce((sum, each) => sum + size(each), 0);
  return { start, end: start + length, before };
}
