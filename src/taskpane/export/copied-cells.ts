import type { ReportLayout, LayoutRow } from '../../core/reports/layout';
import type { Report } from '../../core/reports/report';
import { layOut } from '../../core/reports/report-layout';
import { cellsOfRow, type SheetCell } from '../../core/reports/sheet-cell';
import { guarded } from '../../core/values/spreadsheet-text';
import type { CopiedCells } from '../browser/save-and-copy';
import { protectedCells, plainCells } from './csv';
import { separated } from './separated';

/** In a pasted table, Excel counts days from 1900. */
const DAYS_OF_1900 = 0;

const BOLD: ReadonlySet<LayoutRow['role']> = new Set([
  'title',
  'section',
  'over',
  'header',
  'group',
  'subtotal',
  'total',
]);

/** A whole report, from its title to its last row. A text that a spreadsheet would calculate gets an apostrophe in front. */
export function copiedCells(report: Report): CopiedCells {
  const layout = layOut(report);
  return { html: htmlOf(layout), text: textOf(layout) };
}

function textOf({ rows, sections }: ReportLayout): string {
  const kinds = (section: number | undefined) =>
    section === undefined ? (['text'] as const) : (sections[section]?.kinds ?? []);
  return separated(
    rows.map((row) => protectedCells(row, kinds(row.section))),
    '\t',
  );
}

/** `x:num` and `mso-number-format` are Excel's own names in HTML: the value of a cell, and its format. */
function htmlOf({ rows, sections, widths }: ReportLayout): string {
  const lines = rows.map((row) => {
    const plain = plainCells(
      row,
      row.section === undefined ? ['text'] : (sections[row.section]?.kinds ?? []),
    );
    const isBold = BOLD.has(row.role);
    const cells = cellsOfRow(row, sections, widths.length, DAYS_OF_1900).map((cell, at) => {
      const words = shown(plain[at] ?? '');
      return `<td${attributesOf(cell)}>${isBold && words !== '' ? `<b>${words}</b>` : words}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body><table>${lines.join('')}</table></body></html>`;
}

function attributesOf({ value, format }: SheetCell): string {
  if (format === undefined) return '';
  const number = typeof value === 'number' ? ` x:num="${value}"` : '';
  return `${number} style="${escaped(`mso-number-format:"${format.replace(/[^\w]/g, '\\$&')}"`)}"`;
}

function shown(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  // Without this property of Excel's, the end of a line is the end of a cell.
  return escaped(guarded(cell)).replace(/\r\n?|\n/g, '<br style="mso-data-placement:same-cell">');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
