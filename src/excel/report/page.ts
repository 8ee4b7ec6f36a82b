import { type ReportLayout, type PagePlan, repeatedHeader } from '../../core/reports/layout';
import { SIDE_MARGIN } from '../../core/reports/page-plan';
import type { Report } from '../../core/reports/report';
import { sheetMessages } from './messages';
import { CALL, type Canvas, type DrawCommand } from './draw-command';

const NAMES = { a4: 'A4', letter: 'Letter', a3: 'A3', tabloid: 'Tabloid' } as const;
/** Excel's "Narrow" margins, in points. */
const MARGINS = { left: SIDE_MARGIN, right: SIDE_MARGIN, top: 54, bottom: 54, header: 21.6, footer: 21.6 };

/** The most page breaks; a sheet can have 1,026 (Excel specifications and limits). */
const MOST_BREAKS = 1_000;

/** The most characters of the title in the footer; the three parts of a footer together can have 255. */
const LONGEST_TITLE = 150;

/**
 * Sets how the report is printed: only its area, as wide as planned, with repeated headers and numbered pages. The report
 * is scaled by a percentage: fitting a sheet to pages through the API does nothing unless the tab Page Layout is open
 * (OfficeDev/office-js, issue 1860), and ignores page breaks (Microsoft support, "Scale the sheet size for printing").
 */
export function pageCommands(laid: ReportLayout, report: Report, pages: PagePlan): DrawCommand[] {
  const { columnBreaks, repeated } = pages;
  const breaks = laid.rows
    .flatMap(({ breakBefore }, row) => (breakBefore === true && row > 0 ? [row] : []))
    .slice(0, MOST_BREAKS);
  const tables = {
    firstRow: 0,
    lastRow: laid.rows.length - 1,
    firstColumn: 0,
    lastColumn: laid.widths.length - 1,
  };
  const beside = laid.charts
    .map(({ area }) => area)
    .filter(({ firstColumn }) => firstColumn > tables.lastColumn);
  return [
    {
      weight: CALL * 20,
      draw(on) {
        const { pageLayout, horizontalPageBreaks, verticalPageBreaks } = on.sheet;
        pageLayout.orientation = pages.orientation === 'landscape' ? 'Landscape' : 'Portrait';
        pageLayout.paperSize = NAMES[pages.paper];
        pageLayout.zoom = { scale: pages.scale };
        pageLayout.setPrintMargins('Points', MARGINS);
        pageLayout.centerHorizontally = true;
        // Excel prints each area on pages of its own: first the tables, then the charts beside them.
        pageLayout.setPrintArea(beside.length === 0 ? on.range(tables) : on.ranges([tables, ...beside]));
        repeatHeader(on, laid, report);
        if (columnBreaks.length > 0 && repeated > 0) repeatColumns(on, repeated);
        const { defaultForAllPages } = pageLayout.headersFooters;
        defaultForAllPages.leftFooter = footerText(report.title.slice(0, LONGEST_TITLE));
        defaultForAllPages.centerFooter = sheetMessages.printedAt;
        defaultForAllPages.rightFooter = sheetMessages.pageOf;
        horizontalPageBreaks.removePageBreaks();
        verticalPageBreaks.removePageBreaks();
      },
    },
    ...breaks.map((row): DrawCommand => ({
      weight: CALL,
      draw(on) {
        const cell = { firstRow: row, lastRow: row, firstColumn: 0, lastColumn: 0 };
        on.sheet.horizontalPageBreaks.add(on.range(cell));
      },
    })),
    ...columnBreaks.map((column): DrawCommand => ({
      weight: CALL,
      draw(on) {
        const cell = { firstRow: 0, lastRow: 0, firstColumn: column, lastColumn: column };
        on.sheet.verticalPageBreaks.add(on.range(cell));
      },
    })),
  ];
}

function repeatHeader(on: Canvas, laid: ReportLayout, report: Report): void {
  const header = repeatedHeader(report, laid);
  if (!header) return;
  const rows = { ...header, firstColumn: 0, lastColumn: 0 };
  on.sheet.pageLayout.setPrintTitleRows(on.range(rows).getEntireRow());
}

function repeatColumns(on: Canvas, repeated: number): void {
  const columns = { firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: repeated - 1 };
  on.sheet.pageLayout.setPrintTitleColumns(on.range(columns).getEntireColumn());
}

/** In headers and footers, Excel reads an ampersand as the beginning of a code, so it is written twice. */
const footerText = (text: string): string => text.replaceAll('&', '&&');
