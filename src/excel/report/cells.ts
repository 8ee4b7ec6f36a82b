import type { ReportLayout, LayoutRow } from '../../core/reports/layout';
import { areaAt, type ReportArea } from '../../core/reports/report';
import { cellsOfRow, type SheetCell } from '../../core/reports/sheet-cell';
import { marked } from '../cells/respelling';
import { bytesOfCell, bytesOfRow, cutRowRanges } from '../cells/row-ranges';
import { CALL, type DrawCommand } from './draw-command';

/** Texts that Excel might read as a formula, or whose apostrophe it might read as its own mark. */
const MISREAD_BY_EXCEL = /^[=+\-@']/;

interface ReadBack {
  readonly wanted: readonly (readonly (string | number)[])[];
  readonly range: Excel.Range;
}

/**
 * Writes the report's values, formats first: in cells with the text format Excel reads nothing as a formula, a number or a
 * date. Cells that are not the report's own are not written: they may have the user's notes. `corrections` is called after
 * everything is drawn: it writes texts that Excel changed again, with the apostrophe that marks them as text.
 */
export function cellCommands(
  laid: ReportLayout,
  offset: number,
): { readonly commands: DrawCommand[]; readonly corrections: () => DrawCommand[] } {
  const readBacks = new Map<number, ReadBack>();
  const parts = ownAreas(laid).map((area) => ({
    area,
    all: laid.rows
      .slice(area.firstRow, area.lastRow + 1)
      .map((row) => cellsOfRow(row, laid.sections, area.lastColumn + 1, offset)),
  }));
  return {
    commands: [
      ...parts.flatMap(({ area, all }) => formatCommands(all, area)),
      ...parts.flatMap(({ area, all }) => valueCommands(all, area, readBacks)),
    ],
    corrections: () => [...readBacks].flatMap(correctionsOf),
  };
}

/** Cells of one area, row by row. */
type Cells = readonly (readonly SheetCell[])[];

/** Adds to `readBacks` the ranges that are read back, by their first row. */
function valueCommands(
  all: Cells,
  { firstRow, lastColumn }: ReportArea,
  readBacks: Map<number, ReadBack>,
): DrawCommand[] {
  const columns = lastColumn + 1;
  const values = all.map((line) => line.map(({ value }) => value));
  const weights = values.map(bytesOfRow);
  return cutRowRanges(all.length, columns, (at) => weights[at] ?? 0).map(({ start, count }): DrawCommand => {
    const row = firstRow + start;
    const area = areaAt(row, 0, count, columns);
    const block = values.slice(start, start + count);
    return {
      weight: weights.slice(start, start + count).reduce((sum, weight) => sum + weight, CALL),
      draw(on) {
        const range = on.range(area);
        range.values = block;
        if (
          !block.some((line) =>
            line.some((value) => typeof value === 'string' && MISREAD_BY_EXCEL.test(value)),
          )
        )
          return;
        range.load('values');
        readBacks.set(row, { wanted: block, range });
      },
    };
  });
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** If the format changes more often than this in a column, the format of each cell is sent. */
const MOST_RUNS = 200;

/** Neighbouring cells of a column with one format; empty cells join either neighbour. */
interface Run {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly format: string;
}

function formatCommands(all: Cells, { firstRow: top, lastColumn: last }: ReportArea): DrawCommand[] {
  return Array.from({ length: last + 1 }, (_, column) => column).flatMap((column): DrawCommand[] => {
    const runs = runsOf(
      all.map((cells) => cells[column]?.format),
      top,
    );
    if (runs.length > MOST_RUNS) return mixedCommands(runs, column);
    return runs.map(({ firstRow, lastRow, format }) => ({
      weight: CALL,
      draw(on) {
        const range = on.range(areaAt(firstRow, column, lastRow - firstRow + 1));
        // A single value applies to every cell of the range, which the type does not allow.
        range.numberFormat = format as unknown as string[][];
      },
    }));
  });
}

function runsOf(formats: readonly (string | undefined)[], top: number): Run[] {
  const runs: Mutable<Run>[] = [];
  let row = top;
  for (const format of formats) {
    const last = runs.at(-1);
    if (last && (format === undefined || format === last.format)) last.lastRow = row;
    else if (format !== undefined) runs.push({ firstRow: row, lastRow: row, format });
    row += 1;
  }
  return runs;
}

function mixedCommands(runs: readonly Run[], column: number): DrawCommand[] {
  const first = runs[0]?.firstRow ?? 0;
  const formats = runs.flatMap(({ firstRow, lastRow, format }) =>
    Array.from({ length: lastRow - firstRow + 1 }, () => [format]),
  );
  return cutRowRanges(formats.length, 1, (at) => bytesOfRow(formats[at] ?? [])).map(({ start, count }) => ({
    weight: formats.slice(start, start + count).reduce((sum, line) => sum + bytesOfRow(line), CALL),
    draw: (on) =>
      void (on.range(areaAt(first + start, column, count)).numberFormat = formats.slice(
        start,
        start + count,
      )),
  }));
}

function correctionsOf([firstRow, { wanted, range }]: readonly [number, ReadBack]): DrawCommand[] {
  const shown = range.values as unknown[][];
  return wanted.flatMap((line, at) =>
    line.flatMap((value, column): DrawCommand[] => {
      if (typeof value !== 'string' || shown[at]?.[column] === value) return [];
      const cell = areaAt(firstRow + at, column);
      return [
        { weight: CALL + bytesOfCell(value), draw: (on) => void (on.range(cell).values = [[marked(value)]]) },
      ];
    }),
  );
}

/**
 * How many cells of a row, from the first, are the report's: all cells of its section, even empty ones. Cells beside the
 * title and beside narrower sections, and empty rows, are the user's.
 */
export function ownWidth(
  { role, section }: LayoutRow,
  { sections, widths, span, titleColumns }: ReportLayout,
): number {
  switch (role) {
    case 'title':
      return titleColumns === 0 ? 1 : span;
    case 'key':
      return 1;
    case 'about':
      return titleColumns + 1;
    case 'scope':
    case 'note':
      return span;
    case 'chart':
    case 'blank':
      return 0;
    default:
      return (section === undefined ? undefined : sections[section]?.kinds.length) ?? widths.length;
  }
}

/** The report's own cells, top to bottom: neighbouring rows of the same width are one area. Charts cover other cells. */
export function ownAreas(laid: ReportLayout): ReportArea[] {
  const areas: Mutable<ReportArea>[] = [];
  let row = 0;
  for (const laidRow of laid.rows) {
    const width = ownWidth(laidRow, laid);
    const last = areas.at(-1);
    if (last?.lastRow === row - 1 && last.lastColumn === width - 1) last.lastRow = row;
    else if (width > 0) areas.push(areaAt(row, 0, 1, width));
    row += 1;
  }
  return areas;
}
