import { digitsIn } from './column-width';
import type { PagePlan } from './page';
import type { Area, ColumnKind, Report, ReportCell, ReportChart, ReportRow, ReportSection } from './report';
import { linesOfText } from './text-lines';

/**
 * The role of a row in a report's layout: `title`, `scope` and `notes` span the whole width; `section` is a section's title,
 * `over` stands above `header`, `empty` says that a section has no rows; `blank` parts sections; the others are a report's.
 */
export type LayoutRole =
  'title' | 'scope' | 'notes' | 'blank' | 'section' | 'over' | 'header' | 'empty' | ReportRow['role'];

export interface LayoutRow {
  readonly role: LayoutRole;
  /** As in report.ts; cells at the end may be missing. */
  readonly cells: readonly ReportCell[];
  /** How many lines of text it is high, at the widths of `columns`. */
  readonly lines: number;
  /** Counted from 0; absent above the first section. */
  readonly section?: number;
  readonly breakBefore?: boolean;
  readonly fills?: Readonly<Record<number, string>>;
}

export interface LayoutSection {
  readonly kinds: readonly ColumnKind[];
  readonly wraps: readonly boolean[];
  /** Columns of days that may be shaded, from 0. */
  readonly weekends: readonly number[];
  /** The cells of the `over` row that share one text: those over neighbours that have the same. */
  readonly shared: readonly Area[];
  /** Rows from 0, counted in the whole report. */
  readonly headerRow: number;
  readonly firstRow: number;
  /** Before `firstRow` where there is none. */
  readonly lastRow: number;
  /** Rows and columns counted in the whole report. */
  readonly heat: readonly Area[];
  readonly charts: readonly ReportChart[];
}

/** A report as a grid of cells, row below row from the first: what a worksheet, a CSV file and a copy have in common. */
export interface ReportLayout {
  /** One for each column of the widest section: the widest of its columns counts. In characters. */
  readonly widths: readonly number[];
  /** The column with which `scope` and `notes` begin: behind those that are repeated on several pages. */
  readonly spanFrom: number;
  /** The column before which `title`, `scope` and `notes` end: no wider than a sentence can be read. */
  readonly span: number;
  readonly rows: readonly LayoutRow[];
  readonly sections: readonly LayoutSection[];
  /**
   * Rows and columns that stay in sight: through the headers of the first section where it is the report's main one. Over
   * another section's rows they would say what isn't so: none then.
   */
  readonly frozenRows: number;
  readonly frozenColumns: number;
}

/** More lines than these a row is never high: Excel shows at most 409 points. */
const MOST_LINES = 25;

/** Characters of a line of sentences: more are not seen at once beside the pane. */
const READABLE_WIDTH = 110;

/** Of the room for sentences: where a machine has other letters than Calibri, they are a little wider. */
const SAFE_PART = 0.95;

/** The indent of a cell that keeps away from the cell at its left: three spaces, in digits. */
const INDENT = 1.35;

/** How much wider the bold letters of a header are. */
const BOLD = 1.05;

const ONE_PAGE = { columnBreaks: [], repeated: 0 };

/**
 * Lays a report out. Rows of sections keep their order; nothing of the report is left out.
 * @param pages where it is several pages wide: sentences stand on the first of them
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
    return laySection(section, at, rows, widths);
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

function laySection(
  section: ReportSection,
  at: number,
  rows: LayoutRow[],
  widths: readonly number[],
): LayoutSection {
  const { columns, title, heat = [], charts = [] } = section;
  // A picture goes below its numbers, on their page: lower down, a page's end might cut it in two.
  let onNewPage = at > 0 && charts.length > 0;
  const put = (role: LayoutRole, cells: readonly ReportCell[], lines = 1) => {
    rows.push({ role, cells, lines, section: at, ...(onNewPage && { breakBefore: true }) });
    onNewPage = false;
  };
  if (title !== undefined) put('section', [title]);
  // Said once over neighbours that share it.
  const over = columns.map((column, place) =>
    column.over === columns[place - 1]?.over ? undefined : column.over,
  );
  if (over.some((text) => text !== undefined)) put('over', over);
  const overRow = rows.length - 1;
  // A calendar has lines between its cells and no indents.
  const isCalendar = columns.some(({ isWeekend }) => isWeekend);
  const room = columns.map((_, place) => {
    const indent = place > 0 && !isCalendar ? INDENT : 0;
    return digitsIn(widths[place] ?? 1) - indent;
  });
  // Headers are broken in every column.
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

/** The last of the neighbours from a column on that have the same `over`. */
function lastSharing(columns: ReportSection['columns'], from: number): number {
  const other = columns.findIndex(({ over }, place) => place > from && over !== columns[from]?.over);
  return other < 0 ? columns.length - 1 : other - 1;
}

/** Of each column the widest that any section has. */
export function widthsOf(sections: readonly ReportSection[]): number[] {
  const count = Math.max(0, ...sections.map(({ columns }) => columns.length));
  return Array.from({ length: count }, (_, place) =>
    Math.max(...sections.map(({ columns }) => columns[place]?.width ?? 0)),
  );
}

/** As many columns as are readable together, but at least one. */
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
