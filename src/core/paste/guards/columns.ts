import { distance, weekOfYear, DAYS_A_WEEK } from '../../calendar/days';
import { dayOfParts } from '../days/calendar';
import { partsIn } from '../days/day-groups';
import type { PastedPage, UnusedColumn } from '../page';
import type { Resolving } from '../read-shift';
import { begins, hasPart, isAll, isNo, isWordFor, isYesText, patternOfAll } from '../words/lexicon';
import type { Doubt, ReadResult } from './doubt';

const WEEK_HEADER = new RegExp(
  String.raw`^(?:${patternOfAll('weekHeader', 'week', 'weekMarks', 'calendarWeek')})(?!\p{L})\.?(?:[\s_-]*(?:#|${patternOfAll('besideWeek', 'weekNumber', 'weekLeads', 'weekEnds')}))*\.?$`,
  'iu',
);
/** Headers above the day or the person of a removal. */
const REMOVED_WHEN_HEADER = new RegExp(
  `^(?:${patternOfAll('removedHeader')})[\\s_-](?:${patternOfAll('removedBy')})$`,
  'iu',
);

/** Whether a cell names nobody, so that nothing was changed. */
function namesNobody(cell: string): boolean {
  return isNo(cell) || isWordFor(cell.toLowerCase(), 'nobodyElse') || /^(?:-+|–|—)$/.test(cell);
}

/** What a cell of a column that is not read says against the shift of its row, as the question's sample. */
type SaidBy = (column: UnusedColumn, cell: string, foundShift: Resolving) => string | undefined;

function rowsOf({ shifts }: ReadResult, columns: readonly UnusedColumn[], saidBy: SaidBy): Doubt | undefined {
  if (columns.length === 0) return undefined;
  const doubted = new Set<Resolving>();
  let sample: string | undefined;
  for (const foundShift of shifts)
    for (const column of columns) {
      const cell = column.cells.get(foundShift.shift.line);
      const said = cell === undefined ? undefined : saidBy(column, cell, foundShift);
      if (said === undefined) continue;
      sample ??= said;
      doubted.add(foundShift);
    }
  return sample === undefined ? undefined : { sample, doubted };
}

/** `Quantity` with 2: a row is for several people, and makes one shift. */
export function quantityRows(result: ReadResult): Doubt | undefined {
  const several = (cell: string) => (/^[2-9]$|^[1-9]\d$/.test(cell.trim()) ? cell.trim() : undefined);
  return rowsOf(
    result,
    result.page.unusedColumns.filter(({ header }) => isAll(header.trim(), 'quantityHeader')),
    ({ header }, cell) => {
      const count = several(cell);
      return count && `${header.trim()} ${count}`;
    },
  );
}

/** Whether a cell such as `29/11/2026` or `48` names the week of a day. `ends`: the date is the last day of its week. */
function isOfWeek(page: PastedPage, cell: string, date: string, ends: boolean): boolean {
  if (/^\d{1,2}$/.test(cell)) return weekOfYear(date) === Number(cell);
  const written = page.day(cell);
  if (!written) return false;
  return (['day-first', 'month-first'] as const).some((order) => {
    const day = dayOfParts(partsIn(written, order), date);
    const after = day === undefined ? -1 : ends ? distance(date, day) : distance(day, date);
    return after >= 0 && after < DAYS_A_WEEK;
  });
}

/**
 * `Week` with two numbers, or `Week ending` with a date, beside weekdays without a date: the shifts of all rows are on
 * the days of one week.
 */
export function weekRows(result: ReadResult): Doubt | undefined {
  const { page } = result;
  const names = ({ header, cells }: UnusedColumn) =>
    WEEK_HEADER.test(header.trim()) &&
    (new Set(cells.values()).size > 1 || [...cells.values()].some((cell) => !/^\P{N}*\d{1,2}$/u.test(cell)));
  return rowsOf(result, page.unusedColumns.filter(names), ({ header }, cell, { shift }) =>
    shift.asked.includes('week') && !isOfWeek(page, cell, shift.date, hasPart(header, 'weekEnds'))
      ? `${header}: ${cell}`
      : undefined,
  );
}

/** `Action: Remove`, `Void: x`: the row takes a shift back. */
export function removedRows(result: ReadResult): Doubt | undefined {
  return rowsOf(result, result.page.unusedColumns, ({ header }, cell) => {
    const isRemoved =
      isAll(cell, 'removed') ||
      (isAll(header.trim().replace(/\?$/, ''), 'removedHeader') && isYesText(cell)) ||
      (REMOVED_WHEN_HEADER.test(header.trim()) && !namesNobody(cell));
    return isRemoved ? [header, cell].filter((text) => text !== '').join(': ') : undefined;
  });
}

/** `Replaced by: Lou`: another person may work the shift. */
export function replacedRows(result: ReadResult): Doubt | undefined {
  const columns = result.page.unusedColumns.filter(({ header }) => isAll(header.trim(), 'replaced'));
  return rowsOf(result, columns, ({ header }, cell, { shift }) =>
    namesNobody(cell) || cell.toLowerCase() === shift.person.toLowerCase() ? undefined : `${header}: ${cell}`,
  );
}

/** `Type: Available`: the row says when a person can work. Without a person it may be a shift that is free. */
export function availableRows(result: ReadResult): Doubt | undefined {
  return rowsOf(result, result.page.unusedColumns, ({ header }, cell, { shift }) =>
    shift.person !== '' && begins(cell, 'available')
      ? [header, cell].filter((text) => text !== '').join(': ')
      : undefined,
  );
}

/** `Timezone` with several zones: not all times can be those of one place. */
export function zoneRows(result: ReadResult): Doubt | undefined {
  const columns = result.page.unusedColumns.filter(
    ({ header, cells }) => isAll(header.trim(), 'zoneHeader') && new Set(cells.values()).size > 1,
  );
  return rowsOf(result, columns, ({ header }, cell) => `${header}: ${cell}`);
}
