import type { HeaderDays } from '../days/day-items';
import { headerItem, isSeveral } from '../days/day-lists';
import type { PastedLine } from '../lines';
import type { PastedPage } from '../page';
import { headerKindOf } from './merged-days';

/** This many lines below a header are searched for times. */
const LINES_BELOW_HEADER = 40;
/**
 * A header with one column of days is looked for in this many lines from the top, because titles may stand above it.
 */
const HEADER_WITHIN = 8;

const TIMES: ReadonlySet<string> = new Set(['ranges', 'time']);

/** Lines that form one header of days. `to` is the first line after them. */
export interface HeaderRun {
  readonly from: number;
  readonly to: number;
}

/** Finds the headers of days. Two neighbouring lines with the same kind of days are rows of a list, not a header. */
export function headerRuns(
  page: PastedPage,
  filled: readonly PastedLine[],
  days: readonly HeaderDays[],
): HeaderRun[] {
  const runs: HeaderRun[] = [];
  for (let at = 0; at < filled.length; at += 1) {
    if (!isDayHeader(page, filled[at], days[at])) continue;
    let to = at + 1;
    while (to < filled.length && isDayHeader(page, filled[to], days[to])) to += 1;
    const kinds = days.slice(at, to).map(headerKindOf);
    const isHeader =
      new Set(kinds).size === kinds.length &&
      !areDaysBelow(page, filled, days[at]) &&
      (kinds.some((kind) => !kind.startsWith('several')) || areTimesBelow(page, filled, to));
    if (isHeader) runs.push({ from: at, to });
    at = to - 1;
  }
  return runs;
}

function isDayHeader(page: PastedPage, line: PastedLine | undefined, days: HeaderDays | undefined): boolean {
  if (!line || !days) return false;
  return days.size >= 2 && !line.cells.some((cell, at) => !days.has(at) && isClock(page, cell));
}

/**
 * Whether another line has days below the header's days and a shift beside them. Then the columns are those of a
 * list.
 */
function areDaysBelow(
  page: PastedPage,
  filled: readonly PastedLine[],
  header: HeaderDays | undefined,
): boolean {
  const columns = [...(header?.keys() ?? [])];
  return filled.some(
    ({ cells }) =>
      columns.every((at) => page.days((cells[at] ?? '').trim()) !== undefined) &&
      cells.some(
        (cell, at) => header?.has(at) !== true && (page.cell(cell).kind === 'ranges' || isClock(page, cell)),
      ),
  );
}

function isClock(page: PastedPage, cell: string): boolean {
  return page.cell(cell).kind === 'time' && /[:\p{L}]/u.test(cell);
}

/** `Mon-Fri` beside `Sat-Sun` may be anything, unless times are below them. */
function areTimesBelow(page: PastedPage, filled: readonly PastedLine[], from: number, at?: number): boolean {
  return filled
    .slice(from, from + LINES_BELOW_HEADER)
    .some(({ cells }) =>
      (at === undefined ? cells : [cells[at] ?? '']).some((cell) => TIMES.has(page.cell(cell).kind)),
    );
}

/** A header with one column of several days (`Name`, `23-29 Nov`), if no other line is a header of days. */
export function spanHeader(
  page: PastedPage,
  filled: readonly PastedLine[],
): { run: HeaderRun; days: readonly HeaderDays[] } | undefined {
  const tops = filled.slice(0, HEADER_WITHIN).map(({ cells }) => spansOf(page, cells));
  const from = tops.findIndex((days) => days.size === 1);
  const [column] = tops[from]?.keys() ?? [];
  if (column === undefined || !areTimesBelow(page, filled, from + 1, column)) return undefined;
  const below = filled.slice(from + 1);
  // Shifts in other columns are below a header that was not understood. Then the range belongs to a title above it.
  const areElsewhere = below.some(({ cells }) =>
    cells.some((cell, at) => at !== column && page.cell(cell).kind === 'ranges'),
  );
  if (areElsewhere) return undefined;
  if (below.some(({ cells }) => cells.some((cell) => cell.trim() !== '' && page.days(cell))))
    return undefined;
  return { run: { from, to: from + 1 }, days: tops };
}

function spansOf(page: PastedPage, cells: readonly string[]): HeaderDays {
  return new Map(
    cells.flatMap((cell, at) => {
      const item = cell.trim() === '' ? undefined : headerItem(page, cell.trim());
      return item && isSeveral(item) ? [[at, item] as const] : [];
    }),
  );
}
