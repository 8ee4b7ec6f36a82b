import type { DayNumber } from '../calendar/days';
import type { Holidays } from '../calendar/holidays';
import { holidayWords } from '../table/holidays';
import { textOf, type Cell } from '../values/cell';
import type { SheetRead, UnreadCell } from './limits';
import { readNotOn } from './not-on-cell';

export interface HolidaysRead {
  readonly holidays: Holidays;
  readonly unread: readonly UnreadCell[];
}

/** The longest holidays of one row. More days are a typing mistake, or days without an end. */
const MOST_DAYS = 31;

/**
 * Reads the sheet's rows: a day or a few days, and their name.
 * @param today dates without a year are the next ones from this day on, `yyyy-MM-dd`
 */
export function readHolidays({ columns, rows }: SheetRead, today: string): HolidaysRead {
  const names = new Map<DayNumber, Set<string>>();
  const unread: UnreadCell[] = [];
  const [dateAt, nameAt] = [columns.indexOf('date'), columns.indexOf('name')];
  rows.forEach((cells, index) => {
    const cell = (at: number): Cell => cells[at] ?? '';
    const [typed, name] = [textOf(cell(dateAt)).trim(), textOf(cell(nameAt)).trim()];
    if (typed === '' && name === '') return;
    if (typed === '') return void unread.push({ index, what: 'no-date', column: 'name', typed: name });
    const spans = readNotOn(cell(dateAt), today) ?? [];
    if (spans.length === 0 || spans.some(({ first, after }) => after - first > MOST_DAYS))
      return void unread.push({ index, what: 'holiday', column: 'date', typed });
    for (const { first, after } of spans)
      for (let day = first; day < after; day += 1)
        names.set(day, (names.get(day) ?? new Set()).add(name || holidayWords.unnamed));
  });
  return {
    holidays: new Map([...names].map(([day, namesOfDay]) => [day, [...namesOfDay].join(', ')])),
    unread,
  };
}
