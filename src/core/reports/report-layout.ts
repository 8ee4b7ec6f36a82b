import { digitsIn, type LayoutRow, type ReportLayout, type PagePlan, repeatedHeader } from './layout';
import { BOLD, INDENT, placeCharts, layOutSection } from './layout-section';
import { reportMessages } from './messages';
import type { Report, ReportColumn, ReportSection } from './report';
import { linesOfRow } from './text-lines';

/** The most characters in a line of sentences: beside the pane no more are visible at once. */
const READABLE_WIDTH = 110;

/** The most characters of a report beside which a chart can be seen in a window on a usual screen. */
const WINDOW_WIDTH = 125;

/** The part of the width that is used for sentences: on a machine without Calibri, letters are a little wider. */
const SAFE_PART = 0.95;

/** The title's letters have 16 points and are bold. A line of them is as high as 1.6 lines of text, and as much wider. */
const TITLE_FACTOR = 1.6;

const ONE_PAGE = { columnBreaks: [], repeated: 0 };

/**
 * Makes the layout of a report: its title, one line about its scope, the tables, and below them what the colours mean and all
 * other sentences. Rows of sections keep their order, and everything of the report is in the layout.
 * @param pages if the report is several pages wide: sentences are on the first of them
 */
export function layOut(report: Report, pages?: Pick<PagePlan, 'columnBreaks' | 'repeated'>): ReportLayout {
  const { columnBreaks, repeated } = pages ?? ONE_PAGE;
  const widths = widthsOf(report.sections);
  const isWide = sumOf(widths) > WINDOW_WIDTH;
  const frozenColumns = isWide
    ? Math.max(0, ...report.sections.map(({ frozenColumns: frozen = 0 }) => frozen))
    : 0;
  const titleColumns = columnBreaks.length > 0 ? repeated : frozenColumns;
  const span = Math.max(titleColumns + 1, Math.min(readableColumns(widths, titleColumns), ...columnBreaks));
  const rows: LayoutRow[] = [];
  const room = sumOf(widths.slice(titleColumns, span)) * SAFE_PART;
  const sentence = (role: 'scope' | 'note', text: string): LayoutRow => ({
    role,
    cells: [...Array<undefined>(titleColumns), text],
    lines: linesOfRow(text, room),
  });
  rows.push(...topRows(report, widths, titleColumns, (text) => sentence('scope', text)));
  const sections = report.sections.map((section, at) => {
    rows.push(at === 0 ? GAP : BLANK);
    return layOutSection(section, at, rows, widths, isWide);
  });
  rows.push(...footRows(report, titleColumns, (text) => sentence('note', text)));
  const header = repeatedHeader(report, { rows, sections });
  const frozenRows = header ? header.lastRow + 1 : 0;
  return {
    widths,
    titleColumns,
    span,
    rows,
    sections,
    charts: placeCharts(report.sections, sections, { widths, isWide, frozenRows, frozenColumns }),
    frozenRows,
    frozenColumns,
    hiddenRows: report.sections.flatMap(({ hidesOver }, at) =>
      hidesOver === true ? [(sections[at]?.headerRow ?? 0) - 1] : [],
    ),
    hiddenColumns: report.sections.flatMap(({ columns }) =>
      columns.flatMap(({ isHidden }, place) => (isHidden === true ? [place] : [])),
    ),
  };
}

const BLANK: LayoutRow = { role: 'blank', cells: [], lines: 1 };

/** A low row: it takes little of the room above the first table, which may stay visible. */
const GAP: LayoutRow = { ...BLANK, lines: 0.5 };

/** The title and the scope: two rows, or one if the title has columns of its own. */
function topRows(
  { title, lines }: Report,
  widths: readonly number[],
  titleColumns: number,
  scopeRow: (text: string) => LayoutRow,
): LayoutRow[] {
  const text = lines
    .filter(({ role }) => role === 'scope')
    .map((line) => line.text)
    .join(' · ');
  const scope = text === '' ? undefined : scopeRow(text);
  if (titleColumns === 0) return [{ role: 'title', cells: [title], lines: 1 }, ...(scope ? [scope] : [])];
  const room = widths.slice(0, titleColumns).reduce((sum, width) => sum + digitsIn(width), 0);
  const high = linesOfRow(title, room / TITLE_FACTOR) * TITLE_FACTOR;
  const cells = [title, ...Array<undefined>(titleColumns - 1), text];
  return [{ role: 'title', cells, lines: Math.max(high, scope?.lines ?? 0) }];
}

/** What the colours mean, and the sentences about the report. */
function footRows(
  { lines, legend = [] }: Report,
  titleColumns: number,
  noteRow: (text: string) => LayoutRow,
): LayoutRow[] {
  const heading = (text: string, column: number): LayoutRow => ({
    role: 'about',
    cells: [...Array<undefined>(column), text],
    lines: 1,
  });
  const notes = lines.filter(({ role }) => role === 'notice');
  const changes = lines.filter(({ role }) => role === 'change');
  return [
    ...(legend.length === 0 ? [] : [BLANK, heading(reportMessages.colours, 0)]),
    ...legend.map(({ text, fill }): LayoutRow => ({
      role: 'key',
      cells: [text],
      lines: 1,
      fills: { 0: fill },
    })),
    ...(changes.length === 0 ? [] : [BLANK, heading(reportMessages.changedSince, titleColumns)]),
    ...changes.map(({ text }) => noteRow(text)),
    ...(notes.length === 0 ? [] : [BLANK, heading(reportMessages.about, titleColumns)]),
    ...notes.map(({ text }) => noteRow(text)),
  ];
}

/** The widest column that a header alone may make, in characters: longer words are broken. */
const WIDEST_HEADER = 16;

/** The width in which no word of the header is broken: another language may have longer words. */
function wholeWords({ header, width }: ReportColumn): number {
  const words = header.split(/\s+/);
  let wide = width;
  while (wide < WIDEST_HEADER && words.some((word) => linesOfRow(word, (digitsIn(wide) - INDENT) / BOLD) > 1))
    wide += 1;
  return wide;
}

/** For each column, the largest width in all sections. */
export function widthsOf(sections: readonly ReportSection[]): number[] {
  const count = Math.max(0, ...sections.map(({ columns }) => columns.length));
  return Array.from({ length: count }, (_, place) =>
    Math.max(
      ...sections.map(({ columns }) => {
        const column = columns[place];
        return column ? wholeWords(column) : 0;
      }),
    ),
  );
}

/** The column before which people can read everything from a first column on together. */
function readableColumns(widths: readonly number[], first: number): number {
  let total = 0;
  const wider = widths.findIndex((width, at) => at >= first && (total += width) > READABLE_WIDTH);
  return wider < 0 ? widths.length : wider;
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
