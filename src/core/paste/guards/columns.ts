import type { UnusedColumn } from '../page';
import type { Resolving } from '../result/read-shift';
import {
  NO_OTHER,
  REMOVED,
  REMOVED_HEADER,
  REPLACED_HEADER,
  SAYS_YES,
  WEEK_HEADER,
} from '../words/guard-words';
import type { Doubt, ReadResult } from './doubt';

/** Doubts the shifts of the rows that a column which is not read speaks of. */
function rowsOf(
  { page, shifts }: ReadResult,
  saidIn: (column: UnusedColumn, cell: string) => string | undefined,
  mayBe: (each: Resolving) => boolean = () => true,
): Doubt | undefined {
  const said = new Map<number, string>();
  for (const column of page.unusedColumns)
    for (const [line, cell] of column.cells) {
      const sample = saidIn(column, cell);
      if (sample !== undefined && !said.has(line)) said.set(line, sample);
    }
  if (said.size === 0) return undefined;
  const doubted = new Set(shifts.filter((each) => said.has(each.shift.line) && mayBe(each)));
  const [first] = doubted;
  return first && { sample: said.get(first.shift.line) ?? '', doubted };
}

/**
 * `Week` with two numbers, or `Week ending` with a date, beside weekdays without a date: the shifts of all rows are on
 * the days of one week.
 */
export function weekRows(result: ReadResult): Doubt | undefined {
  const isWeek = ({ header, cells }: UnusedColumn) =>
    WEEK_HEADER.test(header.trim()) &&
    (new Set(cells.values()).size > 1 ||
      [...cells.values()].some((cell) => /\d[./-]\d|\d\s?\p{L}/u.test(cell)));
  const weeks = new Set(result.page.unusedColumns.filter(isWeek));
  return rowsOf(
    result,
    (column) => (weeks.has(column) ? column.header : undefined),
    ({ shift }) => shift.asked.includes('week'),
  );
}

/** `Action: Remove`, `Void: x`: the row takes a shift back. */
export function removedRows(result: ReadResult): Doubt | undefined {
  return rowsOf(result, ({ header }, cell) =>
    REMOVED.test(cell) || (REMOVED_HEADER.test(header.trim()) && SAYS_YES.test(cell))
      ? [header, cell].filter((text) => text !== '').join(': ')
      : undefined,
  );
}

/** `Replaced by: Lou`: another person may work the shift. */
export function replacedRows(result: ReadResult): Doubt | undefined {
  return rowsOf(result, ({ header }, cell) =>
    REPLACED_HEADER.test(header.trim()) && !NO_OTHER.test(cell) ? `${header}: ${cell}` : undefined,
  );
}
