import type { Feature } from 'write-excel-file/universal';
import {
  findElement,
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import { HEAT_FILL } from '../../core/reports/cell-styles';
import { type ReportLayout, type PagePlan, repeatedHeader } from '../../core/reports/layout';
import { SIDE_MARGIN } from '../../core/reports/page-plan';
import type { ReportArea, Report } from '../../core/reports/report';
import { exportText } from '../report-messages';

/** ECMA-376 part 1, 18.3.1.63. */
const PAPER_CODES: Readonly<Record<PagePlan['paper'], number>> = { letter: 1, tabloid: 3, a3: 8, a4: 9 };

/** In inches: narrow margins, with room for one line above and one below. */
const SIDE = SIDE_MARGIN / 72;
const MARGINS = `<pageMargins left="${SIDE}" right="${SIDE}" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>`;

/** The most letters of a title in a footer. Excel accepts 255 with its own codes. */
const FOOTER_TITLE_LIMIT = 150;

/** The colours from zero to the highest value of an area, with their opacity. */
const HEAT = { none: 'FFFFFFFF', most: `FF${HEAT_FILL.slice(1)}` };

/** A worksheet's last column and row, counted from 0 (Excel specifications and limits). */
const LAST_COLUMN = 16_383;
const LAST_ROW = 1_048_575;

const SHEET = 'xl/worksheets/sheet{id}.xml';
const WORKBOOK = 'xl/workbook.xml';

/** A report as a sheet of a file. */
export interface PrintedSheet {
  readonly report: Report;
  readonly layout: ReportLayout;
  /** The sheet's name. */
  readonly sheet: string;
  readonly pages: PagePlan;
}

/**
 * How reports print, each on its sheet, and which of their cells are coloured by their values. write-excel-file has no options for these and takes
 * them as a feature: the planned width, repeated headers, page breaks, and title, time and page number at the foot. If a report
 * was fitted to pages, Excel would ignore the page breaks, so a report with page breaks is scaled.
 */
export function pageSetUp(sheets: readonly PrintedSheet[]): Feature<Blob> {
  return {
    files: {
      transform: {
        [SHEET]: {
          transform: (xml, _, { sheetIndex }) => {
            const printed = sheets[sheetIndex];
            return printed ? withSetUp(xml, printed) : xml;
          },
        },
        [WORKBOOK]: {
          transform: (xml) => {
            const titles = sheets.map(titlesOf).join('');
            const all = titles === '' ? '' : `<definedNames>${titles}</definedNames>`;
            const names = findElement(xml, 'definedNames');
            return names ? replaceElement(xml, names, all) : put(WORKBOOK, xml, all);
          },
        },
      },
    },
  };
}

function withSetUp(xml: string, { report, layout, pages }: PrintedSheet): string {
  const { paper, orientation, scale, columnBreaks } = pages;
  const breaks = [rowBreaks(layout), colBreaks(columnBreaks)];
  const isFitted = breaks.every((breakXml) => breakXml === '');
  const zoom = isFitted ? 'fitToWidth="1" fitToHeight="0"' : `scale="${scale}"`;
  // Formats before the set-up: elements are put into the file in this order.
  const elements = [
    isFitted ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : '',
    '<printOptions horizontalCentered="1"/>',
    MARGINS,
    `<pageSetup paperSize="${PAPER_CODES[paper]}" orientation="${orientation}" ${zoom}/>`,
    `<headerFooter><oddFooter>${sanitizeTextContent(footerOf(report.title))}</oddFooter></headerFooter>`,
    ...breaks,
  ].filter((element) => element !== '');
  return withHeat(
    elements.reduce((all, element) => put(SHEET, all, element), xml),
    layout,
  );
}

/** Excel rejects a sheet whose elements are in another order than that of ECMA-376. */
function put(file: typeof SHEET | typeof WORKBOOK, xml: string, element: string): string {
  const root = file === SHEET ? 'worksheet' : 'workbook';
  const order = getOrderOfSiblings(file, root) ?? [];
  return insertElementMarkupAccordingToOrderOfSiblings(xml, element, order, root);
}

/**
 * A break has the number of the row (column) before it, counted from 1. That equals the number of the row after it, counted
 * from 0.
 */
function rowBreaks({ rows }: ReportLayout): string {
  const places = rows.flatMap(({ breakBefore }, row) => (breakBefore === true && row > 0 ? [row] : []));
  return breaksXml('rowBreaks', places, LAST_COLUMN);
}

function colBreaks(columns: readonly number[]): string {
  return breaksXml('colBreaks', columns, LAST_ROW);
}

function breaksXml(name: string, places: readonly number[], last: number): string {
  const breaks = places.map((place) => `<brk id="${place}" max="${last}" man="1"/>`).join('');
  const count = places.length;
  return count === 0 ? '' : `<${name} count="${count}" manualBreakCount="${count}">${breaks}</${name}>`;
}

/** The header rows that are repeated on each page and, if a report is several pages wide, the columns that are repeated. */
function titlesOf(
  { layout, report, sheet, pages: { columnBreaks, repeated } }: PrintedSheet,
  at: number,
): string {
  const quoted = `'${sheet.replaceAll("'", "''")}'!`;
  const header = repeatedHeader(report, layout);
  const areas = [
    ...(columnBreaks.length > 0 && repeated > 0 ? [`$A:$${columnName(repeated - 1)}`] : []),
    ...(header ? [`$${header.firstRow + 1}:$${header.lastRow + 1}`] : []),
  ];
  if (areas.length === 0) return '';
  const titles = areas.map((area) => `${quoted}${area}`).join(',');
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${sanitizeTextContent(titles)}</definedName>`;
}

function columnName(column: number): string {
  return getCellAddress(0, column).replace(/\d+$/, '');
}

/** Each area of a section has a colour scale of its own. */
function withHeat(xml: string, { sections }: ReportLayout): string {
  const scales = sections
    .flatMap(({ heat }) => heat)
    .map(
      (area, at) =>
        `<conditionalFormatting sqref="${addressOf(area)}"><cfRule type="colorScale" priority="${at + 1}"><colorScale>` +
        `<cfvo type="num" val="0"/><cfvo type="max"/><color rgb="${HEAT.none}"/><color rgb="${HEAT.most}"/>` +
        '</colorScale></cfRule></conditionalFormatting>',
    );
  return scales.reduce((all, scale) => put(SHEET, all, scale), xml);
}

function addressOf({ firstRow, lastRow, firstColumn, lastColumn }: ReportArea): string {
  return `${getCellAddress(firstRow, firstColumn)}:${getCellAddress(lastRow, lastColumn)}`;
}

/** An ampersand begins one of Excel's codes. Two of them print as one. */
function footerOf(title: string): string {
  const text = [...title]
    .slice(0, FOOTER_TITLE_LIMIT / 2)
    .join('')
    .replaceAll('&', '&&');
  return `&L${text}&C${exportText.printedAt}&R${exportText.pages}`;
}
