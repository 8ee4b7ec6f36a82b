import { digitsIn, type LayoutRole, type LayoutRow, type LayoutSection, type PlacedChart } from './layout';
import { areaAt, movedDown, type ReportCell, type ReportSection, type ReportChart } from './report';
import { linesOfRow } from './text-lines';

/** The indent that keeps a cell's text away from the cell at its left: three spaces, in digits. */
export const INDENT = 1.35;

/** The factor by which large letters are wider: 12 points instead of 11. */
const LARGE = 12 / 11;

/** The factor by which the bold letters of a header are wider. */
export const BOLD = 1.05;

/**
 * Adds a section's rows to the rows of the report.
 * @param isWide whether the report leaves no room beside it: then its charts are below the section's table
 */
export function layOutSection(
  section: ReportSection,
  at: number,
  rows: LayoutRow[],
  widths: readonly number[],
  isWide: boolean,
): LayoutSection {
  const { columns, title, heat = [], charts = [] } = section;
  const hasCharts = isWide && charts.length > 0;
  // On paper, a page's end might cut a chart in two that is far down: so its section begins a page.
  let onNewPage = at > 0 && hasCharts;
  const put = (role: LayoutRole, cells: readonly ReportCell[], lines = 1) => {
    rows.push({ role, cells, lines, section: at, ...(onNewPage && { breakBefore: true }) });
    onNewPage = false;
  };
  const titleRow = rows.length;
  if (title !== undefined) put('section', [title]);
  // Written once above neighbours with the same text.
  const over = columns.map((column, place) =>
    column.over === columns[place - 1]?.over ? undefined : column.over,
  );
  if (over.some((text) => text !== undefined)) put('over', over);
  const overRow = rows.length - 1;
  // A calendar has lines between its cells, and no indents.
  const isCalendar = columns.some(({ isShaded }) => isShaded);
  const room = columns.map(({ isLarge }, place) => {
    const indent = place > 0 && !isCalendar ? INDENT : 0;
    return (digitsIn(widths[place] ?? 1) - indent) / (isLarge === true ? LARGE : 1);
  });
  // Headers are broken into lines in every column.
  put(
    'header',
    columns.map(({ header }) => header),
    Math.max(1, ...columns.map(({ header }, place) => linesOfRow(header, (room[place] ?? 1) / BOLD))),
  );
  const headerRow = rows.length - 1;
  const wraps = columns.map(({ wrap }) => wrap === true);
  const linesOf = measured(room, wraps);
  for (const row of section.rows)
    rows.push({ ...row, section: at, lines: row.role === 'group' ? 1 : linesOf(row.cells) });
  const lastRow = rows.length - 1;
  if (section.rows.length === 0) put('empty', [section.empty]);
  const down = headerRow + 1;
  const chartRow = rows.length + 1;
  if (hasCharts) for (let row = 0; row < charts.length * CHART_ROWS + 1; row += 1) put('chart', []);
  const today = columns.findIndex(({ isToday }) => isToday);
  return {
    kinds: columns.map(({ kind }) => kind),
    wraps,
    shared: over.flatMap((text, place) =>
      text === undefined ? [] : [areaAt(overRow, place, 1, lastSharing(columns, place) - place + 1)],
    ),
    large: columns.flatMap(({ isLarge }, place) => (isLarge === true ? [place] : [])),
    shaded: columns.flatMap(({ isShaded }, place) => (isShaded === true ? [place] : [])),
    ...(today < 0 ? {} : { today }),
    titleRow,
    headerRow,
    firstRow: down,
    lastRow,
    heat: heat
      .filter((area) => area.lastRow >= area.firstRow && area.lastColumn >= area.firstColumn)
      .map((area) => movedDown(area, down)),
    ...(hasCharts ? { chartRow } : {}),
  };
}

/** The last neighbour from a column on with the same `over`. */
function lastSharing(columns: ReportSection['columns'], from: number): number {
  const other = columns.findIndex(({ over }, place) => place > from && over !== columns[from]?.over);
  return other < 0 ? columns.length - 1 : other - 1;
}

/** Measures rows by their highest cell. The same names and times stand in many rows: each is measured once in a width. */
function measured(
  room: readonly number[],
  wraps: readonly boolean[],
): (cells: readonly ReportCell[]) => number {
  const known = new Map(room.map((width) => [width, new Map<string, number>()]));
  return (cells) => {
    let most = 1;
    for (let place = 0; place < cells.length; place += 1) {
      const cell = cells[place];
      if (typeof cell !== 'string' || wraps[place] !== true) continue;
      const width = room[place] ?? 1;
      const linesAtWidth = known.get(width);
      const lines = linesAtWidth?.get(cell) ?? linesOfRow(cell, width);
      linesAtWidth?.set(cell, lines);
      if (lines > most) most = lines;
    }
    return most;
  };
}

/** The height of a chart with the gap below it, in rows. */
const CHART_ROWS = 19;
const GAP = 1;

/** A chart beside the tables covers so many columns of this width in characters, after an empty one. */
export const BESIDE = { columns: 9, width: 9 };

/** The width of a chart below its table, in characters. */
const WIDTH_BELOW = 100;

/** What decides where charts have room. */
interface Room {
  readonly widths: readonly number[];
  /** Whether the report leaves no room beside it. */
  readonly isWide: boolean;
  readonly frozenRows: number;
  readonly frozenColumns: number;
}

/**
 * The places of all charts: beside the tables, from the top, one below the other, where people see them first. A report that
 * is too wide for that has each chart below its own table. A chart without values is left out.
 */
export function placeCharts(
  reported: readonly ReportSection[],
  laid: readonly LayoutSection[],
  { widths, isWide, frozenRows, frozenColumns }: Room,
): PlacedChart[] {
  // A chart in rows that stay visible would never leave the window.
  const top = Math.max(frozenRows, laid[0]?.titleRow ?? 0);
  const firstColumn = widths.length + 1;
  let beside = 0;
  return reported.flatMap(({ charts = [] }, at) => {
    const section = laid[at];
    if (!section) return [];
    return charts.filter(isDrawn).map((chart, below): PlacedChart => {
      const place = isWide
        ? {
            firstRow: (section.chartRow ?? 0) + below * CHART_ROWS,
            firstColumn: frozenColumns,
            lastColumn: wideColumns(widths, frozenColumns),
          }
        : { firstRow: top + beside * CHART_ROWS, firstColumn, lastColumn: firstColumn + BESIDE.columns - 1 };
      beside += 1;
      return {
        chart: inReport(chart, section.firstRow),
        area: { ...place, lastRow: place.firstRow + CHART_ROWS - GAP - 1 },
      };
    });
  });
}

/** How many columns right of the tables belong to the report: those of its charts. */
export function columnsBeside(charts: readonly PlacedChart[], widths: readonly number[]): number {
  return charts.some(({ area }) => area.firstColumn >= widths.length) ? BESIDE.columns + 1 : 0;
}

function isDrawn({ series, categories }: ReportChart): boolean {
  return series.length > 0 && categories.lastRow >= categories.firstRow;
}

function inReport(chart: ReportChart, firstRow: number): ReportChart {
  return {
    ...chart,
    categories: movedDown(chart.categories, firstRow),
    series: chart.series.map(({ name, values }) => ({ name, values: movedDown(values, firstRow) })),
  };
}

/** The last column of a chart that begins with a column. Columns that stay visible would cut the chart in two. */
function wideColumns(widths: readonly number[], first: number): number {
  let total = 0;
  const wider = widths.findIndex((width, at) => at >= first && (total += width) >= WIDTH_BELOW);
  return wider < 0 ? widths.length - 1 : wider;
}
