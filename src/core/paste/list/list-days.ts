import { byText } from '../by-text';
import { onlyOrder } from '../days/day-groups';
import type { DayGroup, DayItem, DayRef, WeekHint } from '../days/day-items';
import type { DayOrder, WrittenDay } from '../days/days';
import { momentOf, type Moment } from '../days/moments';
import { namesWeek, weekHintIn } from '../days/titles';
import { wordedDay } from '../days/worded-day';
import { type PastedLine, shortened } from '../lines';
import type { PastedPage } from '../page';
import type { Guess } from '../question-ids';
import { type Reason, why } from '../reasons';
import { precisionOf } from '../table/merged-days';
import { columnsFor } from './list-times';

/** If at least one in this many rows has no value, empty cells are a pattern: such rows continue the row above. */
export const PATTERN_SHARE = 3;

/** Finds the day of each row of a list: in the row's own columns, in the row above, or in a title. */
export class ListDays {
  readonly dateColumns: readonly number[];
  #group: DayGroup;
  #ends: DayGroup;
  #dates: readonly DayRef[] = [];
  #dayTitle: readonly DayRef[] = [];
  readonly #isDatePattern: boolean;
  readonly #daysIn = byText((text) => daysIn(this.page, text));
  readonly #endColumns: readonly number[];

  constructor(
    private readonly page: PastedPage,
    body: readonly PastedLine[],
    columns: ReadonlyMap<number, string>,
    week: WeekHint,
  ) {
    this.#group = page.group(false, week);
    this.#ends = page.group(false, week);
    this.dateColumns = columnsFor(columns, 'Date');
    const orders = (page.orders ??= ordersIn(page));
    if (orders.size > 0)
      for (const { cells } of body)
        for (const cell of cells) {
          const order = orders.get(cell);
          if (order) page.otherOrders.add(order);
        }
    this.#endColumns = columnsFor(columns, 'EndDate');
    const empty = body.filter(({ cells }) => this.dateColumns.every((at) => (cells[at] ?? '').trim() === ''));
    this.#isDatePattern = empty.length * PATTERN_SHARE >= body.length;
  }

  /** The rows below a title belong to another week. */
  useWeek(week: WeekHint): void {
    [this.#group, this.#ends] = [this.page.group(false, week), this.page.group(false, week)];
    [this.#dates, this.#dayTitle] = [[], []];
  }

  /** Uses the one day of a title for the rows below it, if no column has their days. */
  useTitle(title: string): boolean {
    const items = this.page.days(title);
    const hint = items ? undefined : weekHintIn(title, this.page.language)?.day;
    if (items) this.#dayTitle = this.page.refsIn(this.#group, items);
    else if (hint && !hint.until && !hint.ends && !namesWeek(title))
      this.#dayTitle = [this.#ref(this.#group, hint.text, hint.written)];
    else return false;
    this.#dates = this.#dayTitle;
    return true;
  }

  dayOf(
    line: PastedLine,
    start: Moment | undefined,
    inShift: Moment | undefined,
    guesses: Guess[],
  ): { refs: readonly DayRef[] } | { reason: Reason } {
    const { cells } = line;
    const named = this.dateColumns.map((at) => (cells[at] ?? '').trim()).filter((text) => text !== '');
    const days: { text: string; written: WrittenDay }[] = [];
    for (const text of named) {
      const { several, written, plain } = this.#daysIn(text);
      if (named.length === 1 && several) {
        const other = [start, inShift].find((moment) => moment?.day);
        if (other) return { reason: why.daysDiffer(shortened(text), other.dayText ?? '') };
        this.#dates = this.page.refsIn(this.#group, several);
        return { refs: this.#dates };
      }
      if (!written) return { reason: why.notADate(shortened(text)) };
      days.push({ text: plain, written });
    }
    for (const moment of [start, inShift])
      if (moment?.day) days.push({ text: moment.dayText ?? '', written: moment.day });
    if (days.length > 0) {
      const [best, ...others] = [...days].sort((a, b) => precisionOf(b.written) - precisionOf(a.written));
      if (!best) return { reason: why.noDate };
      const ref = this.#ref(this.#group, best.text, best.written, others[0]);
      // If three columns have a day, all of them must agree.
      for (const other of others.slice(1))
        if (!agree(best.written, other.written)) return { reason: why.daysDiffer(best.text, other.text) };
      this.#dates = [ref];
      return { refs: this.#dates };
    }
    const refs = this.dateColumns.length === 0 ? this.#dayTitle : this.#dates;
    if (refs.length === 0) return { reason: why.noDate };
    const isTitles = refs === this.#dayTitle && (this.dateColumns.length === 0 || this.#isDatePattern);
    if (!isTitles && !this.#isDatePattern) {
      guesses.push('dates');
      this.page.guess('dates', String(line.line));
    }
    return { refs };
  }

  /** The words beside the row's day: `Fri 27/11 DAY`. */
  besideDay(cells: readonly string[]): string {
    for (const at of this.dateColumns) {
      const { words } = this.#daysIn((cells[at] ?? '').trim());
      if (words !== '') return words;
    }
    return '';
  }

  lastDay({ cells }: PastedLine, end: Moment | undefined): { ref: DayRef } | { reason: Reason } | undefined {
    const text = this.#endColumns.map((at) => (cells[at] ?? '').trim()).find((cell) => cell !== '');
    if (text !== undefined) {
      const written = this.page.day(text) ?? momentOf(this.page, text)?.day;
      return written
        ? { ref: this.#ref(this.#ends, text, written) }
        : { reason: why.notADate(shortened(text)) };
    }
    return end?.day ? { ref: this.#ref(this.#ends, end.dayText ?? '', end.day) } : undefined;
  }

  #ref(
    group: DayGroup,
    text: string,
    written: WrittenDay,
    secondMention?: { text: string; written: WrittenDay },
  ): DayRef {
    group.items.push(secondMention ? { text, written, secondMention } : { text, written });
    return { group, at: group.items.length - 1 };
  }
}

/** The texts of cells that are dates of which only one order is possible, each with this order. */
function ordersIn(page: PastedPage): ReadonlyMap<string, DayOrder> {
  return new Map(
    [...page.overview.texts].flatMap((text): [string, DayOrder][] => {
      const written = momentOf(page, text)?.day ?? page.day(text);
      const order = written && onlyOrder(written);
      return order ? [[text, order]] : [];
    }),
  );
}

/** What a cell of a column of days says. */
interface SaidDays {
  /** The days, if they are several. */
  readonly several: readonly DayItem[] | undefined;
  readonly written: WrittenDay | undefined;
  /** The text of the day, and the words beside it. */
  readonly plain: string;
  readonly words: string;
}

function daysIn(page: PastedPage, text: string): SaidDays {
  const items = page.days(text);
  const worded = wordedDay(page, text);
  return {
    several: items?.some((item) => items.length > 1 || item.until) ? items : undefined,
    written: page.day(text) ?? worded?.written ?? momentOf(page, text)?.day,
    plain: worded?.text ?? text,
    words: worded?.words ?? '',
  };
}

function agree(one: WrittenDay, other: WrittenDay): boolean {
  if (one.kind !== 'clear' || other.kind !== 'clear') return true;
  const [a, b] = [one.parts, other.parts];
  return (['year', 'month', 'day', 'weekday'] as const).every(
    (part) => a[part] === undefined || b[part] === undefined || a[part] === b[part],
  );
}
