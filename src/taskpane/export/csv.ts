import type {
  ReportColumn,
  ReportSection,
  ColumnKind,
  ReportCell,
  ReportRow,
} from '../../core/reports/report';
import { protectedText } from '../../core/values/spreadsheet-text';
import type { LocalDefaults } from '../browser/local-defaults';
import { BYTE_ORDER_MARK, separated } from './separated';

/** The character between a number and its fraction. */
type Decimal = LocalDefaults['decimal'];

/**
 * A table of a report for other programs: its headers, its rows and their sums, without the title and the sentences. A file has
 * one table, because programs read one table from a file. The separator is a comma (RFC 4180), or a semicolon if numbers have a
 * decimal comma. Lines end with CRLF. Days are `yyyy-MM-dd`, moments `yyyy-MM-dd HH:mm`.
 */
export function csvOf(table: ReportSection, decimal: Decimal = '.'): string {
  // Excel reads a file with the list separator of its country: a semicolon where numbers have a decimal comma.
  return separated(tableOf(table), decimal === ',' ? ';' : ',', decimal);
}

/** The same as a file. */
export function csvFileOf(table: ReportSection, decimal: Decimal): Blob {
  return new Blob([BYTE_ORDER_MARK, csvOf(table, decimal)], { type: 'text/csv;charset=utf-8' });
}

/** Every line has as many fields as there are headers. */
function tableOf({ columns, rows }: ReportSection): (string | number)[][] {
  const kinds = columns.map(({ kind }) => kind);
  return [
    columns.map((column) => protectedText(headerOf(column))),
    ...rows.map((row) => protectedCells(row, kinds)),
  ];
}

/** A file has one line of headers for the two header lines of a sheet. */
function headerOf({ header, over }: ReportColumn): string {
  return over === undefined ? header : `${over}: ${header}`;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * A report's cell for programs without number formats: days as `yyyy-MM-dd`, moments as `yyyy-MM-dd HH:mm`, times as `HH:mm`.
 * Numbers are numbers with all their digits.
 */
function plainCell(cell: ReportCell, kind: ColumnKind): string | number {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
  if (cell === undefined) return '';
  return kind === 'datetime' && MOMENT.test(cell) ? cell.replace('T', ' ') : cell;
}

/** A row's cells, one for each column. */
export function plainCells(
  { cells }: Pick<ReportRow, 'cells'>,
  kinds: readonly ColumnKind[],
): (string | number)[] {
  return kinds.map((kind, place) => plainCell(cells[place], kind));
}

/** The same for what is opened or pasted as text only. Texts are protected so that none becomes a number or a day. */
export function protectedCells(
  row: { readonly cells: readonly ReportCell[]; readonly role: string },
  kinds: readonly ColumnKind[],
): (string | number)[] {
  return plainCells(row, kinds).map((cell, place) => {
    // The first cell of a row that is not a data row is a label, whatever its column contains.
    const isText = kinds[place] === 'text' || (place === 0 && row.role !== 'data');
    return typeof cell === 'string' && isText ? protectedText(cell) : cell;
  });
}
