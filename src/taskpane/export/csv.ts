import type { ReportColumn, ReportSection } from '../../core/reports/report';
import type { LocalDefaults } from '../browser/local-defaults';
import { protectedText } from './protected-text';
import { protectedCells } from './plain-cell';
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
