import { type ReportLayout, type PagePlan, repeatedHeader } from '../../core/reports/layout';
import { SIDE_MARGIN } from '../../core/reports/page-plan';
import { areaAt, type Report } from '../../core/reports/report';
import { CALL, type DrawCommand } from './draw-command';
import { sheetMessages } from './messages';

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
  const tables = areaAt(0, 0, laid.rows.length, laid.widths.length);
  const beside = laid.charts
    .map(({ area }) => area)
    .filter(({ firstColumn }) => firstColumn > tables.lastColumn);
  const header = repeatedHeader(report, laid);
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
        if (header) {
          const rows = on.range(areaAt(header.firstRow, 0, header.lastRow - header.firstRow + 1));
          pageLayout.setPrintTitleRows(rows.getEntireRow());
        }
        if (columnBreaks.length > 0 && repeated > 0)
          pageLayout.setPrintTitleColumns(on.range(areaAt(0, 0, 1, repeated)).getEntireColumn());
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
      draw: (on) => void on.sheet.horizontalPageBreaks.add(on.range(areaAt(row, 0))),
    })),
    ...columnBreaks.map((column): DrawCommand => ({
      weight: CALL,
      draw: (on) => void on.sheet.verticalPageBreaks.add(on.range(areaAt(0, column))),
    })),
  ];
}

/** In headers and footers, Excel reads an ampersand as the beginning of a code, so it is written twice. */
const footerText = (text: string): string => text.replaceAll('&', '&&');
