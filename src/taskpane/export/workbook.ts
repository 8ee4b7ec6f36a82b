import writeExcelFile, { type CellObject, type Row, type Feature } from 'write-excel-file/universal';
import type { ReportLayout, LayoutRow, LayoutSection, PaperChoice } from '../../core/reports/layout';
import { planPages } from '../../core/reports/page-plan';
import type { Report, ReportSection } from '../../core/reports/report';
import { layOut } from '../../core/reports/report-layout';
import { cellsOfRow, type SheetCell } from '../../core/reports/sheet-cell';
import { columnStyles, withFill, roleStyle, type FileLook } from './file-style';
import { sheetNamesOf } from './names';
import { pageSetUp, type PrintedSheet } from './page-set-up';

/**
 * The style on which every cell style of a workbook is based. write-excel-file leaves it out; without it, Excel's list of
 * styles is empty.
 */
const BASES = '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>';
const NAMES = '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>';

/** Adds the workbook's default cell style, "Normal", at the place that ECMA-376 part 1, 18.8.39 gives. */
const defaultStyle: Feature<Blob> = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (xml) =>
          xml.replace('<cellXfs', `${BASES}<cellXfs`).replace('</cellXfs>', `</cellXfs>${NAMES}`),
      },
    },
  },
};

/** Excel's own font. Without a name, each program uses another font, and the columns' widths no longer fit. */
const LETTERS = { fontFamily: 'Calibri', fontSize: 11 };

/** Heights in points: of a line of text, of the title's line and of a section title's line. */
const LINE_HEIGHT = 15;
const TITLE_HEIGHT = 24;
const SECTION_HEIGHT = 20;
/** The space above and below the text of a table's row, together. */
const PADDING = 3;

/** The file counts days from 1900. */
const DAYS_OF_1900 = 0;

/** Rows whose text spans several columns, and rows with one text alone. */
const SPANNING: ReadonlySet<LayoutRow['role']> = new Set(['scope', 'note']);
const ALONE: ReadonlySet<LayoutRow['role']> = new Set(['empty', 'blank', 'about', 'chart']);

/**
 * A report as an Excel workbook (.xlsx) with one worksheet and nothing else: real numbers, days and times with the formats of
 * the report's worksheet, texts that are never formulas, frozen headers, colour scales and print set-up. Charts are left out,
 * because write-excel-file can't draw them.
 */
export function workbookOf(made: Report, print?: PaperChoice): Promise<Blob> {
  return workbookOfAll([print ? { report: made, print } : { report: made }]);
}

/** A report that goes into a file, and how it prints; if absent, on A4. */
export interface ExportedReport {
  readonly report: Report;
  readonly print?: PaperChoice;
}

/** Several reports as one workbook, each on a sheet of its own. */
export function workbookOfAll(reports: readonly ExportedReport[]): Promise<Blob> {
  const names = sheetNamesOf(reports.map(({ report }) => report.title));
  const sheets = reports.map(({ report: made, print = { paper: 'a4' } }, at): PrintedSheet => {
    const report = withoutCharts(made);
    const pages = planPages(report, print);
    return { report, pages, layout: layOut(report, pages), sheet: names[at] ?? '' };
  });
  return writeExcelFile(
    sheets.map(({ report, layout, sheet }) => ({
      data: rowsOf(report, layout),
      sheet,
      columns: layout.widths.map((width) => ({ width })),
      stickyRowsCount: layout.frozenRows,
      stickyColumnsCount: layout.frozenColumns,
      showGridLines: false,
    })),
    { ...LETTERS, features: [pageSetUp(sheets), defaultStyle] },
  ).toBlob();
}

/** A table with a chart begins on a new page. Without its chart it does not need to. */
function withoutCharts(report: Report): Report {
  return { ...report, sections: report.sections.map((section) => ({ ...section, charts: [] })) };
}

function rowsOf(report: Report, { rows, titleColumns, span, sections }: ReportLayout): Row[] {
  const drawn = report.sections.map((section) => drawer(section, sections));
  let stripe = 0;
  return rows.map((row) => {
    stripe = row.role === 'data' ? stripe + 1 : 0;
    if (row.role === 'title') return titleRow(row, titleColumns, span);
    if (SPANNING.has(row.role)) return spanning(row, titleColumns, span);
    if (row.role === 'section')
      return [{ ...textCell(String(row.cells[0] ?? ''), roleStyle('section')), height: SECTION_HEIGHT }];
    if (row.role === 'key')
      return [textCell(String(row.cells[0] ?? ''), withFill(roleStyle('key'), row.fills?.[0] ?? ''))];
    if (ALONE.has(row.role))
      return row.cells.map((cell) => textCell(String(cell ?? ''), roleStyle(row.role)));
    return drawn[row.section ?? 0]?.(row, stripe > 0 && stripe % 2 === 0) ?? [];
  });
}

/** The title alone, or in its own columns with the scope beside it. */
function titleRow(row: LayoutRow, titleColumns: number, span: number): Row {
  const title = textCell(String(row.cells[0] ?? ''), roleStyle('title'));
  if (titleColumns === 0) return [{ ...title, height: TITLE_HEIGHT }];
  const scope = spanning({ ...row, role: 'scope' }, titleColumns, span).slice(titleColumns);
  return [{ ...title, wrap: true, columnSpan: titleColumns }, ...nothing(titleColumns - 1), ...scope];
}

/** One text over several columns. The row needs a height, because programs don't compute the height of a merged cell. */
function spanning({ role, cells, lines }: LayoutRow, from: number, end: number): Row {
  const cell = textCell(String(cells[from] ?? ''), roleStyle(role));
  const height = lines * LINE_HEIGHT;
  return [...nothing(from), { ...cell, height, columnSpan: end - from }, ...nothing(end - from - 1)];
}

const nothing = (count: number): null[] => Array.from({ length: count }, () => null);

type DrawRow = (row: LayoutRow, striped: boolean) => Row;

/** Draws the rows of a section's table. The looks are made once and used for many cells. */
function drawer(section: ReportSection, layout: readonly LayoutSection[]): DrawRow {
  const { columns } = section;
  const known = new Map<string, FileLook[]>();
  const looksOf = (role: LayoutRow['role'], striped: boolean): FileLook[] => {
    const key = `${role} ${striped}`;
    const looks = known.get(key) ?? columnStyles(section, role, striped);
    known.set(key, looks);
    return looks;
  };
  return (row, striped) => {
    const height = row.lines * LINE_HEIGHT + PADDING;
    if (row.role === 'over') return overRow(columns.map(({ over }) => over));
    const looks = looksOf(row.role, striped);
    return cellsOfRow(row, layout, columns.length, DAYS_OF_1900).map((cell, place) => {
      const [look = {}, fill] = [looks[place], row.fills?.[place]];
      const sizedLook = place === 0 ? { ...look, height } : look;
      return fileCell(cell, fill === undefined ? sizedLook : withFill(sizedLook, fill));
    });
  };
}

/** A header that neighbouring columns share is written once over these columns. */
function overRow(texts: readonly (string | undefined)[]): Row {
  return texts.map((text, at) => {
    if (at > 0 && text === texts[at - 1]) return text === undefined ? roleStyle('over') : null;
    if (text === undefined) return roleStyle('over');
    const next = texts.findIndex((other, place) => place > at && other !== text);
    return { ...textCell(text, roleStyle('over')), columnSpan: (next < 0 ? texts.length : next) - at };
  });
}

function textCell(text: string, look: FileLook): CellObject {
  return fileCell({ value: text, format: '@' }, look);
}

function fileCell({ value, format }: SheetCell, look: FileLook): CellObject {
  if (value === '') return look;
  return typeof value === 'string'
    ? { ...look, type: String, value: fileText(value), format: '@' }
    : { ...look, type: Number, value, ...(format === undefined ? {} : { format }) };
}

/**
 * A text in the form that write-excel-file needs. It looks up texts in a plain object, which already has `constructor`: a zero
 * character, which it leaves out of the file, makes another key. Excel reads `_x0041_` as the letter with that number.
 */
function fileText(text: string): string {
  const plain = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  return plain in Object.prototype ? `${plain}\0` : plain;
}
