import {
  findElement,
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { Feature } from 'write-excel-file/universal';
import type { LaidOut } from '../../core/reports/laid-out';
import type { Area, Report } from '../../core/reports/report';
import { scaleOf } from '../../excel/report/page-scale';
import { exportText } from './messages';

export type Paper = 'a4' | 'letter';

/** ECMA-376 part 1, 18.3.1.63. */
const PAPER_CODES: Readonly<Record<Paper, number>> = { letter: 1, a4: 9 };

/** In inches: narrow ones, with room for a line above and below. */
const SIDE = 0.4;
const MARGINS = `<pageMargins left="${SIDE}" right="${SIDE}" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>`;
const POINTS_AN_INCH = 72;

/** Letters of a header or footer that Excel takes; 255 with its own codes. */
const FOOTER_TITLE_LIMIT = 150;

/** From nothing to the most of an area; black letters can be read on it. */
const HEAT = { none: 'FFFFFFFF', most: 'FFF4B183' };

const SHEET = 'xl/worksheets/sheet{id}.xml';
const WORKBOOK = 'xl/workbook.xml';

/**
 * How a report prints and which of its cells are coloured by how much they hold: what write-excel-file has no options for
 * and takes as a feature. One page wide, headers repeated, page breaks, title, time and page number at the foot. Fitted to
 * pages, Excel would ignore the breaks: a report that has some is scaled.
 */
export function pageSetUp(report: Report, laid: LaidOut, sheet: string, paper: Paper): Feature<Blob> {
  const { orientation, repeatHeaderOf } = report.print;
  const breaks = breaksOf(laid);
  const isFitted = breaks === '';
  const zoom = isFitted ? 'fitToWidth="1" fitToHeight="0"' : `scale="${scaleIn(laid, paper, orientation)}"`;
  // Formats before the set-up: the order in which each is put in is the order in which they stand.
  const elements = [
    isFitted ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : '',
    '<printOptions horizontalCentered="1"/>',
    MARGINS,
    `<pageSetup paperSize="${PAPER_CODES[paper]}" orientation="${orientation}" ${zoom}/>`,
    `<headerFooter><oddFooter>${sanitizeTextContent(footerOf(report.title))}</oddFooter></headerFooter>`,
    breaks,
  ].filter((element) => element !== '');
  return {
    files: {
      transform: {
        [SHEET]: {
          transform: (xml) =>
            withHeat(
              elements.reduce((all, element) => put(SHEET, all, element), xml),
              laid,
            ),
        },
        [WORKBOOK]: {
          transform: (xml) => {
            const titles = titlesOf(laid, repeatHeaderOf, sheet);
            const names = findElement(xml, 'definedNames');
            return names ? replaceElement(xml, names, titles) : put(WORKBOOK, xml, titles);
          },
        },
      },
    },
  };
}

/** Excel refuses a sheet whose elements stand in another order than ECMA-376 has them. */
function put(file: typeof SHEET | typeof WORKBOOK, xml: string, element: string): string {
  const root = file === SHEET ? 'worksheet' : 'workbook';
  const order = getOrderOfSiblings(file, root) ?? [];
  return insertElementMarkupAccordingToOrderOfSiblings(xml, element, order, root);
}

/** The percentage at which the columns are one page wide, between this file's margins. */
function scaleIn(laid: LaidOut, paper: Paper, orientation: Report['print']['orientation']): number {
  const margin = SIDE * POINTS_AN_INCH;
  return scaleOf(laid, paper, orientation, { left: margin, right: margin });
}

function breaksOf({ rows }: LaidOut): string {
  // A break is named by the row above it, counted from 1: that is the number of the row below, counted from 0.
  const breaks = rows.flatMap(({ breakBefore }, row) =>
    breakBefore === true && row > 0 ? [`<brk id="${row}" max="16383" man="1"/>`] : [],
  );
  return breaks.length === 0
    ? ''
    : `<rowBreaks count="${breaks.length}" manualBreakCount="${breaks.length}">${breaks.join('')}</rowBreaks>`;
}

function titlesOf({ rows, sections }: LaidOut, section: number, sheet: string): string {
  const last = sections[section]?.headerRow ?? 0;
  const first = rows[last - 1]?.role === 'over' ? last - 1 : last;
  const area = `'${sheet.replaceAll("'", "''")}'!$${first + 1}:$${last + 1}`;
  return `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${sanitizeTextContent(area)}</definedName></definedNames>`;
}

/** Areas of one section are compared each by itself. */
function withHeat(xml: string, { sections }: LaidOut): string {
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

function addressOf({ firstRow, lastRow, firstColumn, lastColumn }: Area): string {
  return `${getCellAddress(firstRow, firstColumn)}:${getCellAddress(lastRow, lastColumn)}`;
}

/** An ampersand begins one of Excel's codes; two are one to read. */
function footerOf(title: string): string {
  const text = [...title]
    .slice(0, FOOTER_TITLE_LIMIT / 2)
    .join('')
    .replaceAll('&', '&&');
  return `&L${text}&C${exportText.printedAt}&R${exportText.pages}`;
}
