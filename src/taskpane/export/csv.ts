import type { Report, ReportColumn, ReportSection } from '../../core/reports/report';
import type { LocalHabits } from '../browser/local-habits';
import { keptText } from './kept-text';
import { keptCells } from './plain-cell';
import { BYTE_ORDER_MARK, separated } from './separated';

/** What stands between a number and its fraction. */
type Decimal = LocalHabits['decimal'];

/**
 * A report's tables for other programs: each section's headers and rows, sums too, without the title and the sentences
 * above. A report of one section is one table, headers first; several stand below each other, each under its title,
 * with an empty line between. Commas (RFC 4180), or semicolons where numbers have a comma; CRLF; days as `yyyy-MM-dd`,
 * moments as `yyyy-MM-dd HH:mm`.
 */
export function csvOf({ sections }: Report, decimal: Decimal = '.'): string {
  const several = sections.length > 1;
  return separated(
    sections.flatMap((section, at) => [
      ...(at > 0 ? [[]] : []),
      ...(several && section.title !== undefined ? [[keptText(section.title)]] : []),
      ...tableOf(section),
    ]),
    // Excel reads a file as its country writes lists: with semicolons where the comma belongs to numbers.
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
  return [columns.map((column) => keptText(headerOf(column))), ...rows.map((row) => keptCells(row, kinds))];
}

/** One line of headers has to say what two lines of a sheet say. */
function headerOf({ header, over }: ReportColumn): string {
  return over === undefined ? header : `${over}: ${header}`;
}
