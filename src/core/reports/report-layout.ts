import { digitsIn } from './column-width';
import type { PagePlan } from './page';
import type { Area, ColumnKind, Report, ReportCell, ReportChart, ReportRow, ReportSection } from './report';
import { linesOfText } from './text-lines';

/**
 * The role of a row in a report's layout. `title`, `scope` and `notes` span the whole width; `section` is a section's title;
 * `over` is above `header`; `empty` says that a section has no rows; `blank` is between sections; the others are the roles
 * of a report's rows.
 */
export type LayoutRole =
  | 'title'
  | 'scope'
  | 'notes'
  | 'blank'
  | 'section'
  | 'over'
  | 'header'
  | 'empty'
  | ReportRow['role'];

export interface LayoutRow {
  readonly role: LayoutRole;
  /** As in report.ts; cells at the end may be missing. */
  readonly cells: readonly ReportCell[];
  /** The row's height in lines of text, at the widths of `columns`. */
  readonly lines: number;
  /** The section's index; absent for rows above the first section. */
  readonly section?: number;
  readonly breakBefore?: boolean;
  readonly fills?: Readonly<Record<number, string>>;
}

export interface LayoutSection {
  readonly kinds: readonly ColumnKind[];
  readonly wraps: readonly boolean[];
  /** Columns of days that are shaded, from 0. */
  readonly weekends: readonly number[];
  /** The cells of the `over` row that are merged: those above neighbours with the same text. */
  readonly shared: readonly Area[];
  /** Rows from 0, counted in the whole report. */
  readonly headerRow: number;
  readonly firstRow: number;
  /** Less than `firstRow` if there is no row. */
  readonly lastRow: number;
  /** Rows and columns counted in the whole report. */
  readonly heat: readonly Area[];
  readonly charts: readonly ReportChart[];
}

/** A report as a grid of cells: the common form for a worksheet, a CSV file and a copy. */
export interface ReportLayout {
  /** One width for each column of the widest section: the largest width of that column in all sections. In characters. */
  readonly widths: readonly number[];
  /** The first column of `scope` and `notes`: after the columns that are repeated on several pages. */
  readonly spanFrom: number;
  /** The column before which `title`, `scope` and `notes` end, so that a sentence is not too wide to read. */
  readonly span: number;
  readonly rows: readonly LayoutRow[];
  readonly sections: readonly LayoutSection[];
  /**
   * Rows and columns that stay visible: through the headers of the first section, if that is the report's main one. Above
   * another section's rows these headers would be wrong, so then there are none.
   */
  readonly frozenRows: number;
  readonly frozenColumns: number;
}

/** The most lines of a row: Excel shows at most 409 points. */
const MOST_LINES = 25;

/** The most characters in a line of sentences: beside the pane no more are visible at once. */
const READABLE_WIDTH = 110;

/** The part of the width that is used for sentences: on a machine without Calibri, letters are a little wider. */
const SAFE_PART = 0.95;

/** The indent that keeps a cell's text away from the cell at its left: three spaces, in digits. */
const INDENT = 1.35;

/** The factor by which the bold letters of a header are wider. */
const BOLD = 1.05;

const ONE_PAGE = { columnBreaks: [], repeated: 0 };

/**
 * Makes the layout of a report. Rows of sections keep their order, and everything of the report is in the layout.
 * @param pages if the report is several pages wide: sentences are on the first of them
 */
export function layOut(report: Report, pages?: Pick<PagePlan, 'columnBreaks' | 'repeated'>): ReportLayout {
  const { columnBreaks, repeated } = pages ?? ONE_PAGE;
  const widths = widthsOf(report.sections);
  const span = Math.min(spanOf(widths), ...columnBreaks);
  const spanFrom = columnBreaks.length > 0 ? repeated : 0;
  const total = widths.slice(spanFrom, span).reduce((sum, width) => sum + width, 0);
  const rows: LayoutRow[] = [];
  const spanning = (role: LayoutRole, texts: readonly string[], between: string) => {
    if (texts.length > 0) {
      const text = texts.join(between);
      rows.push({
        role,
        cells: [...Array<undefined>(spanFrom), text],
        lines: linesOf(text, total * SAFE_PART),
      });
    }
  };
  const textsOf = (...roles: string[]) =>
    report.lines.filter(({ role }) => roles.includes(role)).map(({ text }) => text);
  rows.push({ role: 'title', cells: [report.title], lines: 1 });
  spanning('scope', textsOf('scope'), ' · ');
  spanning('notes', textsOf('source', 'notice'), ' ');
  const sections = report.sections.map((section, at) => {
    rows.push({ role: 'blank', cells: [], lines: 1 });
    return layoutSection(section, at, rows, widths);
  });
  const [first] = sections;
  return {
    widths,
    spanFrom,
    span,
    rows,
    sections,
    frozenRows: first && report.print.repeatHeaderOf === 0 ? first.headerRow + 1 : 0,
    frozenColumns: Math.max(0, ...report.sections.map(({ frozenColumns = 0 }) => frozenColumns)),
  };
}

function layoutSection(
  section: ReportSection,
  at: number,
  rows: LayoutRow[],
  widths: readonly number[],
): LayoutSection {
  const { columns, title, heat = [], charts = [] } = section;
  // A chart is on the same page as its numbers: lower on a page, the page's end might cut it in two.
  let onNewPage = at > 0 && charts.length > 0;
  const put = (role: LayoutRole, cells: readonly ReportCell[], lines = 1) => {
    rows.push({ role, cells, lines, section: at, ...(onNewPage && { breakBefore: true }) });
    onNewPage = false;
  };
  if (title !== undefined) put('section', [title]);
  // Written once above neighbours with the same text.
  const over = columns.map((column, place) =>
    column.over === columns[place - 1]?.over ? undefined : column.over,
  );
  if (over.some((text) => text !== undefined)) put('over', over);
  const overRow = rows.length - 1;
  // A calendar has lines between its cells, and no indents.
  const isCalendar = columns.some(({ isWeekend }) => isWeekend);
  const room = columns.map((_, place) => {
    const indent = place > 0 && !isCalendar ? INDENT : 0;
    return digitsIn(widths[place] ?? 1) - indent;
  });
  // Headers are broken into lines in every column.
  put(
    'header',
    columns.map(({ header }) => header),
    Math.max(1, ...columns.map(({ header }, place) => linesIn(header, true, (room[place] ?? 1) / BOLD))),
  );
  const headerRow = rows.length - 1;
  const wraps = columns.map(({ wrap }) => wrap === true);
  for (const { role, cells, breakBefore, fills } of section.rows)
    rows.push({
      role,
      cells,
      section: at,
      lines:
        role === 'group'
          ? 1
          : Math.max(1, ...cells.map((cell, place) => linesIn(cell, wraps[place], room[place] ?? 1))),
      ...(breakBefore === undefined ? {} : { breakBefore }),
      ...(fills === undefined ? {} : { fills }),
    });
  const lastRow = rows.length - 1;
  if (section.rows.length === 0) put('empty', [section.empty]);
  const down = headerRow + 1;
  return {
    kinds: columns.map(({ kind }) => kind),
    wraps,
    shared: over.flatMap((text, place) =>
      text === undefined
        ? []
        : [
            {
              firstRow: overRow,
              lastRow: overRow,
              firstColumn: place,
              lastColumn: lastSharing(columns, place),
            },
          ],
    ),
    weekends: columns.flatMap(({ isWeekend }, place) => (isWeekend === true ? [place] : [])),
    headerRow,
    firstRow: down,
    lastRow,
    heat: heat
      .filter((area) => area.lastRow >= area.firstRow && area.lastColumn >= area.firstColumn)
      .map((area) => ({ ...area, firstRow: area.firstRow + down, lastRow: area.lastRow + down })),
    charts: charts.map((chart) => ({
      ...chart,
      firstRow: chart.firstRow + down,
      lastRow: chart.lastRow + down,
    })),
  };
}

/** The last neighbour from a column on with the same `over`. */
function lastSharing(columns: ReportSection['columns'], from: number): number {
  const other = columns.findIndex(({ over }, place) => place > from && over !== columns[from]?.over);
  return other < 0 ? columns.length - 1 : other - 1;
}

/** For each column, the largest width in all sections. */
export function widthsOf(sections: readonly ReportSection[]): number[] {
  const count = Math.max(0, ...sections.map(({ columns }) => columns.length));
  return Array.from({ length: count }, (_, place) =>
    Math.max(...sections.map(({ columns }) => columns[place]?.width ?? 0)),
  );
}

/** As many columns as people can read together, but at least one. */
function spanOf(widths: readonly number[]): number {
  let total = 0;
  const wider = widths.findIndex((width) => (total += width) > READABLE_WIDTH);
  return Math.max(1, wider < 0 ? widths.length : wider);
}

function linesIn(cell: ReportCell, wraps: boolean | undefined, width: number): number {
  return typeof cell === 'string' && wraps === true ? linesOf(cell, width) : 1;
}

function linesOf(text: string, width: number): number {
  return Math.min(MOST_LINES, linesOfText(text, width));
}
