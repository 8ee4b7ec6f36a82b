import type { ReportTarget } from '../../app/ports';
import type { LaidOut } from '../../core/reports/laid-out';
import type { Report } from '../../core/reports/report';
import { say } from './messages';
import { scaleOf } from './page-scale';
import { CALL, type Canvas, type Stroke } from './stroke';

type Paper = ReportTarget['paper'];

const NAMES = { a4: 'A4', letter: 'Letter' } as const;
/** Excel's "Narrow" margins, in points. */
const MARGINS = { left: 18, right: 18, top: 54, bottom: 54, header: 21.6, footer: 21.6 };

/** Breaks that a sheet holds are 1,026 (Excel specifications and limits). */
const MOST_BREAKS = 1_000;

/** Characters that the three parts of a footer have room for together are 255. */
const LONGEST_TITLE = 150;

/** How the report is printed: its area only, one page wide, headers repeated, pages numbered. `rows` counts pictures too. */
export function pageStrokes(laid: LaidOut, { title, print }: Report, paper: Paper, rows: number): Stroke[] {
  const breaks = laid.rows
    .flatMap(({ breakBefore }, row) => (breakBefore === true && row > 0 ? [row] : []))
    .slice(0, MOST_BREAKS);
  const lastColumn = laid.widths.length - 1;
  return [
    {
      weight: CALL * 20,
      draw(on) {
        const { pageLayout, horizontalPageBreaks, verticalPageBreaks } = on.sheet;
        pageLayout.orientation = print.orientation === 'landscape' ? 'Landscape' : 'Portrait';
        pageLayout.paperSize = NAMES[paper];
        pageLayout.zoom =
          breaks.length > 0
            ? { scale: scaleOf(laid, paper, print.orientation, MARGINS) }
            : { horizontalFitToPages: 1 };
        pageLayout.setPrintMargins('Points', MARGINS);
        pageLayout.centerHorizontally = true;
        pageLayout.setPrintArea(on.range({ firstRow: 0, lastRow: rows - 1, firstColumn: 0, lastColumn }));
        repeatHeader(on, laid, print.repeatHeaderOf);
        const { defaultForAllPages } = pageLayout.headersFooters;
        defaultForAllPages.leftFooter = footerText(title.slice(0, LONGEST_TITLE));
        defaultForAllPages.centerFooter = say.printedAt;
        defaultForAllPages.rightFooter = say.pageOf;
        horizontalPageBreaks.removePageBreaks();
        verticalPageBreaks.removePageBreaks();
      },
    },
    ...breaks.map((row): Stroke => ({
      weight: CALL,
      draw(on) {
        const cell = { firstRow: row, lastRow: row, firstColumn: 0, lastColumn: 0 };
        on.sheet.horizontalPageBreaks.add(on.range(cell));
      },
    })),
  ];
}

function repeatHeader(on: Canvas, { sections }: LaidOut, at: number): void {
  const section = sections[at];
  if (!section) return;
  const firstRow = section.shared[0]?.firstRow ?? section.headerRow;
  const rows = { firstRow, lastRow: section.headerRow, firstColumn: 0, lastColumn: 0 };
  on.sheet.pageLayout.setPrintTitleRows(on.range(rows).getEntireRow());
}

/** In Excel's codes for headers and footers an ampersand is written twice. */
const footerText = (text: string): string => text.replaceAll('&', '&&');
