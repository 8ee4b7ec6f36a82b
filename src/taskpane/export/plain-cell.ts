import type { ColumnKind, ReportCell, ReportRow } from '../../core/reports/report';
import { protectedText } from './protected-text';

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
