import type { Report, ReportColumn, ReportSection } from '../../core/reports/report';
import type { LocalDefaults } from '../browser/local-defaults';
import { protectedText } from './protected-text';
import { protectedCells } from './plain-cell';
import { BYTE_ORDER_MARK, separated } from './separated';

/** The character between a number and its fraction. */
type Decimal = LocalDefaults['decimal'];

/**
 * A report's tables for other programs: each section's headers and rows with sums, without the title and the sentences above. A
 * report with one section is one table that begins with its headers. Several sections follow each other, each under its title,
 * with an empty line between them. The separator is a comma (RFC 4180), or a semicolon if numbers have a decimal comma. Lines
 * end with CRLF. Days are `yyyy-MM-dd`, moments `yyyy-MM-dd HH:mm`.
 */
export function csvOf({ sections }: Report, decimal: Decimal = '.'): string {
  const several = sections.length > 1;
  return separated(
    sections.flatMap((section, at) => [
      ...(at > 0 ? [[]] : []),
      ...(several && section.title !== undefined ? [[protectedText(section.title)]] : []),
      ...tableOf(section),
    ]),
    // Excel reads a file with the list separator of its country: a semicolon where numbers have a decimal comma.
    decimal === ',' ? ';' : ',',
    decimal,
  );
}

/** The same as a file. */
export function csvFileOf(report: Report, decimal: Decimal): Blob {
  return new Blob([BYTE_ORDER_MARK, csvOf(report, decimal)], { type: 'text/csv;charset=utf-8' });
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
