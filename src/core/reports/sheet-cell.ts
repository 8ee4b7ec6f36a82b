import { fractionOfTime } from '../calendar/clock';
import { readIsoDay, serialOfDay } from '../calendar/days';
import { dayFormat, timeFormat } from '../calendar/region-format';
import { CELL_TEXT_LIMIT } from '../values/cell';
import type { LayoutRow, LayoutSection } from './layout';
import type { ColumnKind, ReportCell } from './report';

const TEXT = '@';
const GENERAL = 'General';

type LocalKind = 'date' | 'weekday-date' | 'time' | 'datetime';

const FORMATS: Readonly<Record<Exclude<ColumnKind, LocalKind>, string>> = {
  text: GENERAL,
  typed: TEXT,
  number: GENERAL,
  hours: '0.00;-0.00;" "',
  difference: '+0.00;-0.00;0.00',
  heads: '0.0;-0.0;" "',
  integer: '#,##0',
  signed: '+0;-0;" "',
  money: '#,##0.00',
};

/** Days and times as the user's region writes them. */
const LOCAL_FORMATS: Readonly<Record<LocalKind, () => string>> = {
  date: () => dayFormat('d'),
  'weekday-date': () => `ddd ${dayFormat('d')}`,
  time: timeFormat,
  datetime: () => `${dayFormat('d')} ${timeFormat()}`,
};

/** A cell's value and its number format; without a format the cell is empty. */
export interface SheetCell {
  readonly value: string | number;
  readonly format?: string;
}

const NOTHING: SheetCell = { value: '' };

/**
 * A report's cell as Excel stores it. `offset`: the difference between the 1900 system's day numbers and this workbook's
 * (column-formats.ts). A text that is no value of its column's kind stays text.
 */
function sheetCell(cell: ReportCell, kind: ColumnKind, isLabel: boolean, offset: number): SheetCell {
  if (cell === undefined || cell === '') return kind === 'typed' ? { value: '', format: TEXT } : NOTHING;
  if (typeof cell === 'number') return numberCell(cell, kind);
  const serial = isLabel ? undefined : serialOf(cell, kind, offset);
  return serial === undefined || (kind !== 'text' && serial < 0)
    ? { value: cell.slice(0, CELL_TEXT_LIMIT), format: TEXT }
    : { value: serial, format: formatOf(kind) };
}

function numberCell(value: number, kind: ColumnKind): SheetCell {
  if (!Number.isFinite(value)) return NOTHING;
  // Excel's formats of "at most two decimals" show a dot after whole numbers, so the number is rounded to two decimals
  // instead.
  return kind === 'number'
    ? { value: Math.round(value * 100) / 100, format: GENERAL }
    : { value, format: formatOf(kind) };
}

/** The number format of a column's numbers. */
function formatOf(kind: ColumnKind): string {
  return kind in FORMATS ? FORMATS[kind as keyof typeof FORMATS] : LOCAL_FORMATS[kind as LocalKind]();
}

function serialOf(text: string, kind: ColumnKind, offset: number): number | undefined {
  switch (kind) {
    case 'date':
    case 'weekday-date':
      return daySerial(text, offset);
    case 'time':
      return timeOf(text);
    case 'datetime': {
      const [day, time] = [daySerial(text.slice(0, 10), offset), timeOf(text.slice(11))];
      return day === undefined || time === undefined || text[10] !== 'T' ? undefined : day + time;
    }
    default:
      return undefined;
  }
}

function daySerial(text: string, offset: number): number | undefined {
  const day = readIsoDay(text);
  const serial = day === undefined ? undefined : serialOfDay(day);
  return serial === undefined ? undefined : serial - offset;
}

function timeOf(text: string): number | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? fractionOfTime(text) : undefined;
}

/** The cells of a row, one for each column of the report. */
export function cellsOfRow(
  { role, cells, section: at }: LayoutRow,
  sections: readonly LayoutSection[],
  columns: number,
  offset: number,
): SheetCell[] {
  const kinds = at === undefined || !HOLDS_VALUES.has(role) ? [] : (sections[at]?.kinds ?? []);
  return Array.from({ length: columns }, (_, place) =>
    sheetCell(cells[place], kinds[place] ?? 'text', role !== 'data' && place === 0, offset),
  );
}

const HOLDS_VALUES: ReadonlySet<LayoutRow['role']> = new Set(['data', 'band', 'needs', 'subtotal', 'total']);
