import type { LaidOut, LaidRow, LaidSection } from '../../core/reports/laid-out';
import type { Area, ColumnKind, ReportCell } from '../../core/reports/report';
import { CELL_TEXT_LIMIT } from '../../core/table/sheet';
import { fractionOfTime, readIsoDay, serialOfDay } from '../../core/values/serial';
import { cutBlocks } from '../blocks';
import { CALL, type Stroke } from './stroke';

const TEXT = '@';
const GENERAL = 'General';

const FORMATS: Readonly<Record<Exclude<ColumnKind, 'text' | 'number'>, string>> = {
  hours: '0.00',
  integer: '#,##0',
  money: '#,##0.00',
  date: 'd mmm yyyy',
  'weekday-date': 'ddd d mmm yyyy',
  time: 'hh:mm',
  datetime: 'd mmm yyyy hh:mm',
};

/** What a cell holds and the number format that it needs; without a format it has nothing to show. */
interface SheetCell {
  readonly value: string | number;
  readonly format?: string;
}

const NOTHING: SheetCell = { value: '' };

/**
 * A report's cell as Excel holds it. `offset` is what this workbook's day numbers lack of those of the 1900 system
 * (date-system.ts). What is no value of its column's kind stays the text that it is.
 */
function sheetCell(cell: ReportCell, kind: ColumnKind, isLabel: boolean, offset: number): SheetCell {
  if (cell === undefined || cell === '') return NOTHING;
  if (typeof cell === 'number') return numberCell(cell, kind);
  const serial = isLabel ? undefined : serialOf(cell, kind, offset);
  return serial === undefined || (kind !== 'text' && serial < 0)
    ? { value: cell.slice(0, CELL_TEXT_LIMIT), format: TEXT }
    : { value: serial, format: formatOf(kind) };
}

function numberCell(value: number, kind: ColumnKind): SheetCell {
  if (!Number.isFinite(value)) return NOTHING;
  // Excel's formats of "at most two decimals" leave a dot behind whole numbers: two decimals are what it gets.
  return kind === 'number'
    ? { value: Math.round(value * 100) / 100, format: GENERAL }
    : { value, format: formatOf(kind) };
}

/** Of a column's numbers. */
function formatOf(kind: ColumnKind): string {
  return kind === 'text' || kind === 'number' ? GENERAL : FORMATS[kind];
}

function serialOf(text: string, kind: ColumnKind, offset: number): number | undefined {
  switch (kind) {
    case 'date':
    case 'weekday-date':
      return dayOf(text, offset);
    case 'time':
      return timeOf(text);
    case 'datetime': {
      const [day, time] = [dayOf(text.slice(0, 10), offset), timeOf(text.slice(11))];
      return day === undefined || time === undefined || text[10] !== 'T' ? undefined : day + time;
    }
    default:
      return undefined;
  }
}

function dayOf(text: string, offset: number): number | undefined {
  const day = readIsoDay(text);
  const serial = day === undefined ? undefined : serialOfDay(day);
  return serial === undefined ? undefined : serial - offset;
}

function timeOf(text: string): number | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? fractionOfTime(text) : undefined;
}

/** The cells of a row, one for each column of the report. */
function cellsOfRow(
  { role, cells, section: at }: LaidRow,
  sections: readonly LaidSection[],
  columns: number,
  offset: number,
): SheetCell[] {
  const kinds = at === undefined || !HOLDS_VALUES.has(role) ? [] : (sections[at]?.kinds ?? []);
  return Array.from({ length: columns }, (_, place) =>
    sheetCell(cells[place], kinds[place] ?? 'text', role !== 'data' && place === 0, offset),
  );
}

const HOLDS_VALUES: ReadonlySet<LaidRow['role']> = new Set(['data', 'band', 'subtotal', 'total']);

/** Texts that Excel might take for a formula, or whose apostrophe it might take for its own. */
const TEMPTING = /^[=+\-@']/;

interface Looked {
  readonly wanted: readonly (readonly (string | number)[])[];
  readonly range: Excel.Range;
}

/**
 * The report's values, formats first: in cells formatted as text Excel takes nothing for a formula, a number or a date.
 * `mistaken` is asked once all is drawn: it writes texts that Excel holds otherwise again, spelled with the apostrophe
 * that tells Excel so.
 */
export function cellStrokes(
  { rows, sections, widths }: LaidOut,
  offset: number,
): { readonly strokes: Stroke[]; readonly mistaken: () => Stroke[] } {
  const all = rows.map((row) => cellsOfRow(row, sections, widths.length, offset));
  const looked = new Map<number, Looked>();
  const textOfRow = (row: number) =>
    (all[row] ?? []).reduce((sum, { value }) => sum + (typeof value === 'string' ? value.length : 0), 0);
  const values = cutBlocks(all.length, widths.length, textOfRow).map(({ start, count }): Stroke => {
    const area = {
      firstRow: start,
      lastRow: start + count - 1,
      firstColumn: 0,
      lastColumn: widths.length - 1,
    };
    const block = all.slice(start, start + count).map((line) => line.map(({ value }) => value));
    let text = 0;
    for (let row = start; row < start + count; row += 1) text += textOfRow(row);
    return {
      weight: CALL + text + count * widths.length * CHARACTERS_A_CELL,
      draw(on) {
        const range = on.range(area);
        range.values = block;
        if (!block.some((line) => line.some((value) => typeof value === 'string' && TEMPTING.test(value))))
          return;
        range.load('values');
        looked.set(start, { wanted: block, range });
      },
    };
  });
  return {
    strokes: [...formatStrokes(all, widths.length), ...values],
    mistaken: () => [...looked].flatMap(respelled),
  };
}

/** Quotes, commas and digits. */
const CHARACTERS_A_CELL = 12;

/** One call for cells of one format below each other; cells with nothing to show take any. */
function formatStrokes(all: readonly (readonly SheetCell[])[], columns: number): Stroke[] {
  const strokes: Stroke[] = [];
  for (let column = 0; column < columns; column += 1) {
    let run: { start: number; format: string } | undefined;
    const end = (last: number) => {
      if (!run) return;
      const { format } = run;
      const area: Area = { firstRow: run.start, lastRow: last, firstColumn: column, lastColumn: column };
      strokes.push({
        weight: CALL,
        draw(on) {
          // A single value stands for every cell of the range, which the type does not say.
          on.range(area).numberFormat = format as unknown as string[][];
        },
      });
    };
    for (const [row, cells] of all.entries()) {
      const format = cells[column]?.format;
      if (format === undefined || format === run?.format) continue;
      end(row - 1);
      run = { start: row, format };
    }
    end(all.length - 1);
  }
  return strokes;
}

function respelled([firstRow, { wanted, range }]: readonly [number, Looked]): Stroke[] {
  const held = range.values as unknown[][];
  return wanted.flatMap((line, at) =>
    line.flatMap((value, column): Stroke[] => {
      if (typeof value !== 'string' || held[at]?.[column] === value) return [];
      const row = firstRow + at;
      const cell = { firstRow: row, lastRow: row, firstColumn: column, lastColumn: column };
      return [{ weight: CALL + value.length, draw: (on) => void (on.range(cell).values = [[`'${value}`]]) }];
    }),
  );
}
