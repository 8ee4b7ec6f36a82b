import { weekdayOf, DAYS_A_WEEK, isoOf } from '../../calendar/days';
import type { DayItem, DayRef } from '../days/day-items';
import { bareWeekdays, isSeveral } from '../days/day-lists';
import { type PastedLine, shortened } from '../lines';
import type { PastedPage } from '../page';
import { type Reason, why } from '../reasons';
import type { DayColumn } from '../table/day-columns';
import type { WrittenRange } from '../times/cell';
import type { HeaderDay } from './roster-grid';

/** Shifts of one cell and their days. */
export interface PlacedShifts {
  readonly refs: readonly DayRef[];
  readonly ranges: readonly WrittenRange[];
}

type Placed = { readonly shifts: readonly PlacedShifts[] } | { readonly reason: Reason };

/** The days at the beginning of a label (`Mon-Fri Bar`) and the label's other words. */
interface NamedDays {
  readonly range: WrittenRange;
  readonly items: readonly DayItem[];
  readonly rest: string;
}

/** Finds the days of the shifts in a roster's cell: the days of the cell's column, or days that the cell names. */
export class CellDays {
  constructor(
    private readonly page: PastedPage,
    private readonly days: readonly HeaderDay[],
    private readonly columns: readonly DayColumn[],
  ) {}

  place(line: PastedLine, column: DayColumn, ranges: readonly WrittenRange[]): Placed {
    const day = this.days[column.day];
    if (!day) return { reason: why.noDate };
    const named = ranges.flatMap((range) => this.#named(range) ?? []);
    const ofSeveral = isSeveral(day.item);
    const namesSeveral = named.some(({ items }) => items.length > 1 || items.some(isSeveral));
    if (!namesSeveral && !(ofSeveral && named.length > 0)) return this.#onColumn(day, ranges);
    const text = shortened(line.cells[column.at] ?? '');
    const shifts =
      named.length < ranges.length
        ? undefined
        : ofSeveral
          ? withinSpan(this.page, day, named)
          : this.#acrossColumns(line, column, named);
    return shifts ? { shifts } : { reason: why.daysInCell(text) };
  }

  #onColumn({ item, refs }: HeaderDay, ranges: readonly WrittenRange[]): Placed {
    for (const { label } of ranges)
      if (this.#isOtherDay(label, item)) return { reason: why.daysDiffer(item.text, label) };
    const plain = ranges.map((range) => (this.page.day(range.label) ? { ...range, label: '' } : range));
    return { shifts: [{ refs, ranges: plain }] };
  }

  #isOtherDay(label: string, { written }: DayItem): boolean {
    const named = label === '' ? undefined : this.page.day(label);
    if (!named || named.kind !== 'clear' || written.kind !== 'clear') return named !== undefined;
    return named.parts.weekday === undefined || named.parts.weekday !== written.parts.weekday;
  }

  #named(range: WrittenRange): NamedDays | undefined {
    const words = range.label.split(' ');
    for (let length = words.length; length > 0; length -= 1) {
      const items = this.page.days(
        words
          .slice(0, length)
          .join(' ')
          .replace(/[,:;]$/, ''),
      );
      if (items) return { range, items, rest: words.slice(length).join(' ') };
    }
    return undefined;
  }

  /** Puts `Mon-Fri 9-17` below Mon on the columns of these days, if those cells are empty in this row. */
  #acrossColumns(
    { cells }: PastedLine,
    cellColumn: DayColumn,
    named: readonly NamedDays[],
  ): PlacedShifts[] | undefined {
    const begin = this.columns.indexOf(cellColumn);
    const week = this.columns.slice(begin, begin + DAYS_A_WEEK);
    const taken = new Set<DayColumn>();
    const shifts: PlacedShifts[] = [];
    for (const { range, items, rest } of named) {
      const weekdays = weekdaysOf(items, rest, this.page);
      const columns = weekdays?.flatMap(
        (weekday) => week.find((column) => this.#isOn(column, weekday)) ?? [],
      );
      if (!weekdays || columns?.length !== weekdays.length) return undefined;
      for (const column of columns) {
        const isFree = column === cellColumn || (cells[column.at] ?? '').trim() === '';
        if (!isFree || taken.has(column)) return undefined;
        taken.add(column);
      }
      const refs = columns.flatMap(({ day }) => this.days[day]?.refs ?? []);
      shifts.push({ refs, ranges: [{ ...range, label: rest }] });
    }
    return taken.has(cellColumn) ? shifts : undefined;
  }

  #isOn({ day, side }: DayColumn, weekday: number): boolean {
    const item = this.days[day]?.item;
    return side === 'shift' && item !== undefined && !isSeveral(item) && weekdayIn(item) === weekday;
  }
}

/** Puts `Mon 9-17` below `23-29 Nov` on this weekday of the span. */
function withinSpan(
  page: PastedPage,
  { item, refs }: HeaderDay,
  named: readonly NamedDays[],
): PlacedShifts[] | undefined {
  const [ref] = refs;
  if (!ref || item.more || item.until === undefined) return undefined;
  const shifts: PlacedShifts[] = [];
  const taken = new Set<number>();
  for (const { range, items, rest } of named) {
    // `Sun deck 9-17` may be a place, so a cell with further words beside one weekday is left.
    const isDay = rest === '' || items.length > 1 || items.some(isSeveral);
    const weekdays = isDay ? weekdaysOf(items, rest, page) : undefined;
    if (!weekdays || weekdays.some((weekday) => taken.has(weekday))) return undefined;
    for (const weekday of weekdays) taken.add(weekday);
    shifts.push({ refs: [{ ...ref, weekdays: new Set(weekdays) }], ranges: [{ ...range, label: rest }] });
  }
  return shifts;
}

/** The weekdays that a label names. Undefined if it names dates, or if its other words name days too. */
function weekdaysOf(
  items: readonly DayItem[],
  rest: string,
  page: PastedPage,
): readonly number[] | undefined {
  const weekdays = items.map(bareWeekdays);
  const isCertain =
    weekdays.every((weekdaysOfItem) => weekdaysOfItem.length > 0) &&
    !rest.split(/[ ,]+/).some((word) => page.days(word));
  return isCertain ? weekdays.flat() : undefined;
}

function weekdayIn({ written }: DayItem): number | undefined {
  const { weekday, year, month, day } = written.kind === 'clear' ? written.parts : written.parts['day-first'];
  if (weekday !== undefined || year === undefined || month === undefined || day === undefined) return weekday;
  return written.kind === 'clear' ? weekdayOf(isoOf(year, month, day)) : undefined;
}
