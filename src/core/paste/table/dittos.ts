import type { WrittenDay } from '../days/days';
import type { PastedLine } from '../lines';
import type { PastedPage } from '../page';
import { isDitto } from '../words/lexicon';

/**
 * Replaces marks such as `"` and `dito` by the value of the cell above. A mark is kept if the cell above is
 * empty, or if a line of one cell, which begins another part of the text, is above it. `isColumn` says in which
 * columns marks are replaced.
 */
export function withRepeats(
  page: PastedPage,
  rows: readonly PastedLine[],
  isColumn: (at: number) => boolean = () => true,
  begins: (row: PastedLine) => boolean = () => false,
): readonly PastedLine[] {
  if (!page.overview.has(isDitto)) return rows;
  let above: readonly string[] = [];
  return rows.map((row) => {
    if (begins(row) || row.cells.filter((cell) => cell.trim() !== '').length < 2) {
      above = [];
      return row;
    }
    const cells = row.cells.map((cell, at) => {
      const isRepeated = isColumn(at) && isDitto(cell) && !mayBeDay(page, rows, cell, at);
      return isRepeated && (above[at] ?? '').trim() !== '' ? (above[at] ?? '') : cell;
    });
    above = cells.map((cell) => (isDitto(cell) ? '' : cell));
    return { ...row, cells };
  });
}

/** Whether a mark may be a day: `do.` may be a Thursday in a column of days, and is one among other weekdays. */
function mayBeDay(page: PastedPage, rows: readonly PastedLine[], cell: string, at: number): boolean {
  return page.day(cell) !== undefined && otherDays(page, rows, at).length > 0;
}

/** Whether a mark that may be a weekday is among weekdays. */
export function isWeekday(page: PastedPage, rows: readonly PastedLine[], cell: string, at: number): boolean {
  if (page.day(cell) === undefined) return false;
  return otherDays(page, rows, at).some((day) => day.kind === 'clear' && day.parts.day === undefined);
}

function otherDays(page: PastedPage, rows: readonly PastedLine[], at: number): WrittenDay[] {
  const others = rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => !isDitto(cell));
  return others.map((cell) => page.day(cell)).filter((day) => day !== undefined);
}
