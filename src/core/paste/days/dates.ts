import {
  daysAfter,
  weekdayOf,
  DAYS_A_WEEK,
  distance,
  isoOf,
  mondayOfWeek,
  weekOfYear,
  weekStart,
} from '../../calendar/days';
import type { QuestionId } from '../question-ids';
import { why } from '../reasons';
import { dayOfParts, needsWeek, type DayParts } from './calendar';
import {
  NEIGHBOURS,
  type ResolvedDay,
  type TitleSpan,
  anyParts,
  areFirstsOfMonths,
  areNeighbours,
  daysCovered,
  inRun,
  isBare,
  isOnlyWeekday,
  isOutside,
  nearestYear,
  needsOrder,
  onlyOrder,
  partsIn,
} from './day-groups';
import type { DayGroup, DayItem, WeekHint } from './day-items';
import type { DayOrder, WrittenDay } from './days';
import { LONGEST_PLAN } from './titles';

const SUNDAY = 6;
/**
 * `Woche 48` is a week of the year if it is at most this many weeks from the chosen week. Otherwise it may be a week
 * of a plan, such as `Woche 2`.
 */
const NEAR_WEEKS = 3;

/** What the user answered about the days of the text. */
export interface DayAnswers {
  /**
   * The order of day and month in dates such as `01/12`. The answer is used only if the text does not decide the
   * order.
   */
  readonly order?: DayOrder;
  /** Any day (`yyyy-MM-dd`) of the week that the user chose. Days without a year or a date belong to this week. */
  readonly week: string;
  /**
   * The first day of the week: 0 is Monday, 6 is Sunday. If it is undefined, the text decides; otherwise it is
   * Monday.
   */
  readonly firstDay?: number;
  /** The user's answers to guesses: true confirms a guess, false refuses it. */
  readonly confirmed?: ReadonlyMap<QuestionId, boolean>;
}

/** Finds the calendar day of each day in a text, and what the user must be asked about the days. */
export class Dates {
  readonly #resolved = new Map<DayGroup, ResolvedDay[]>();
  readonly #decided: DayOrder | undefined;
  readonly #inChosenWeek = new Set<DayGroup>();
  /** The first date that has two readings and that the text does not decide. */
  orderSample: string | undefined;
  /** The first day for which the chosen week was needed. */
  weekSample: string | undefined;
  /** The title and the days below it disagree about the week, so the user must choose the week. */
  isWeekOpen = false;
  /** The first day of a header whose week seems to begin on a Saturday or a Sunday. */
  firstDaySample: string | undefined;

  constructor(
    groups: readonly DayGroup[],
    private readonly answers: DayAnswers,
    /** The orders of other dates in the text, such as that of a day off. They count if the days of shifts decide nothing. */
    others: ReadonlySet<DayOrder> = new Set(),
  ) {
    const titles = groups.flatMap(({ week }) => (week.day && onlyOrder(week.day.written)) ?? []);
    const ordersOfGroups = new Set([...groups.flatMap((group) => this.#orderOf(group) ?? []), ...titles]);
    const orders = ordersOfGroups.size === 0 ? others : ordersOfGroups;
    const [only] = orders;
    this.#decided = orders.size === 1 ? only : undefined;
  }

  dayAt(group: DayGroup, at: number): ResolvedDay {
    let days = this.#resolved.get(group);
    if (!days) {
      days = this.#resolveGroup(group);
      this.#resolved.set(group, days);
    }
    return days[at] ?? { reason: why.noDate };
  }

  /** Whether the chosen week was used for days of this group. */
  usesChosenWeek(group: DayGroup): boolean {
    return this.#inChosenWeek.has(group);
  }

  /**
   * The order of day and month that the group itself decides: by the calendar, by its weekdays, or because its days
   * follow one another.
   */
  #orderOf(group: DayGroup): DayOrder | undefined {
    const others = group.items.flatMap(({ secondMention }) =>
      secondMention && needsOrder(secondMention.written) ? [secondMention] : [],
    );
    const all = [...group.items, ...others];
    const only = new Set(all.flatMap(({ written }) => (written.kind === 'clear' && written.only) || []));
    if (only.size === 1) return [...only][0];
    if (only.size > 1 || !all.some(({ written }) => written.kind === 'both')) return undefined;
    const first = this.#firstDay(group);
    const fits = (order: DayOrder) => {
      const days = all.map(({ written }) => dayOfParts(partsIn(written, order), first));
      const weekdays = group.items.every(({ written, secondMention }) => {
        const day = secondMention && dayOfParts(partsIn(written, order), first);
        const named = secondMention?.written.kind === 'clear' ? secondMention.written.parts : {};
        return day === undefined || !isOnlyWeekday(named) || weekdayOf(day) === named.weekday;
      });
      return weekdays && days.every((day) => day !== undefined);
    };
    if (fits('day-first') !== fits('month-first')) return fits('day-first') ? 'day-first' : 'month-first';
    const follow = (order: DayOrder) =>
      areNeighbours(
        group.items.flatMap(({ written }) => dayOfParts(partsIn(written, order), first) ?? []),
        group.isRun,
      );
    if (follow('day-first') === follow('month-first')) return undefined;
    const [likely, other] = follow('day-first')
      ? (['day-first', 'month-first'] as const)
      : (['month-first', 'day-first'] as const);
    return areFirstsOfMonths(group.items.map(({ written }) => partsIn(written, other))) ? undefined : likely;
  }

  #resolveGroup(group: DayGroup): ResolvedDay[] {
    const days = this.#resolveFrom(group, this.#firstDay(group));
    const span = isBare(group) ? this.#titleSpan(group) : undefined;
    const besideDays = numberBesideDays(group.week);
    if (span && besideDays !== undefined && ![span.first, span.last].map(weekOfYear).includes(besideDays))
      return this.#contradicted(group, span, besideDays);
    const isUnsure = group.week.isUnsure || isOtherDay(days, group.week, span);
    if (!span || !(isUnsure || isOutside(days, span))) return days;
    return this.#inSpan(group, span);
  }

  /**
   * The title names more or other days than stand below it, or may be a remark. The chosen week is used if the title
   * includes it.
   */
  #inSpan(group: DayGroup, { first, last, text }: TitleSpan): ResolvedDay[] {
    const start = this.#chosenStart(group);
    const isSaid = this.answers.confirmed?.has('week') === true;
    const isOne = isSaid || (start <= last && daysAfter(start, DAYS_A_WEEK - 1) >= first);
    this.isWeekOpen = true;
    this.weekSample = text;
    this.#inChosenWeek.add(group);
    const chosen: DayGroup = { ...group, week: {} };
    return isOne ? this.#resolveFrom(chosen, start) : group.items.map(() => ({ reason: why.askWeek(text) }));
  }

  /** The number of the week and the days of a title are of different weeks, so the user must choose one. */
  #contradicted(group: DayGroup, { first, last, text }: TitleSpan, number: number): ResolvedDay[] {
    const start = this.#chosenStart(group);
    const end = daysAfter(start, DAYS_A_WEEK - 1);
    const isOne = weekOfYear(end) === number || (start <= last && end >= first);
    this.isWeekOpen = true;
    this.weekSample = text;
    this.#inChosenWeek.add(group);
    return isOne || this.answers.confirmed?.has('week') === true
      ? this.#resolveFrom({ ...group, week: {} }, start)
      : group.items.map(() => ({ reason: why.askWeekNumber(number, text) }));
  }

  #titleSpan({ week, items, isRun }: DayGroup): TitleSpan | undefined {
    if (!week.day) return undefined;
    const { until, text } = week.day;
    if (!until) {
      const begin = this.#titleDay({ week, items, isRun });
      const days = Math.max(DAYS_A_WEEK, items.length);
      return begin === undefined
        ? undefined
        : { first: begin, last: daysAfter(begin, days - 1), isLong: false, text };
    }
    const order = this.#decided ?? this.answers.order ?? 'day-first';
    const start = weekStart(this.answers.week, 0);
    const first = dayOfParts(partsIn(week.day.written, order), start);
    const last = dayOfParts(partsIn(until, order), first ?? start);
    if (first === undefined || last === undefined) return undefined;
    const isLong = distance(first, last) >= Math.max(DAYS_A_WEEK, items.length);
    return { first, last, isLong, text };
  }

  #resolveFrom(group: DayGroup, first: string): ResolvedDay[] {
    const groupOrder = this.#orderOf(group);
    const days: ResolvedDay[] = [];
    // The rows of a list repeat a few days.
    const known = new Map<DayParts, ResolvedDay>();
    let last: string | undefined;
    if (group.isRun) last = this.#beforeRun(group, first);
    for (const item of group.items) {
      const parts = this.#parts(item.written, groupOrder, item.text);
      if (!parts) {
        days.push({ reason: why.askOrder });
        continue;
      }
      if (this.#needsChosenWeek(group, parts)) {
        this.weekSample ??= item.text;
        this.#inChosenWeek.add(group);
      }
      const again = group.isRun || item.secondMention ? undefined : known.get(parts);
      if (again) {
        days.push(again);
        continue;
      }
      const day = group.isRun ? inRun(parts, item, last, first, group.week) : dayOfParts(parts, first);
      if (group.isRun && day !== undefined) last = day;
      const resolved = this.#confirmed(item, day, groupOrder, first);
      if (day !== undefined && !item.secondMention) known.set(parts, resolved);
      days.push(resolved);
    }
    return days;
  }

  #confirmed(
    item: DayItem,
    day: string | undefined,
    groupOrder: DayOrder | undefined,
    first: string,
  ): ResolvedDay {
    if (day === undefined) return { reason: why.noSuchDay(item.text) };
    if (!item.secondMention) return { day };
    const parts = this.#parts(item.secondMention.written, groupOrder, item.secondMention.text);
    if (!parts) return { reason: why.askOrder };
    const other = isOnlyWeekday(parts) ? weekdayOf(day) === parts.weekday : dayOfParts(parts, first) === day;
    return other ? { day } : { reason: why.daysDiffer(item.text, item.secondMention.text) };
  }

  #parts(written: WrittenDay, groupOrder: DayOrder | undefined, text: string): DayParts | undefined {
    if (written.kind === 'clear') return written.parts;
    const decided = groupOrder ?? this.#decided;
    if (decided) return written.parts[decided];
    this.orderSample ??= text;
    return this.answers.order && written.parts[this.answers.order];
  }

  #needsChosenWeek(group: DayGroup, parts: DayParts): boolean {
    const { week } = group;
    if (!needsWeek(parts)) return false;
    if (week.day && !needsWeek(anyParts(week.day.written))) return this.#titleDay(group) === undefined;
    if (week.number !== undefined && week.isCalendarWeek)
      return week.year === undefined && week.isNamedKind !== true && !this.#isNear(group);
    return !(week.month !== undefined && week.year !== undefined && parts.day !== undefined);
  }

  /** Whether a week without a year is near the chosen week. */
  #isNear(group: DayGroup): boolean {
    return Math.abs(distance(this.#chosenStart(group), this.#firstNamed(group))) <= NEAR_WEEKS * DAYS_A_WEEK;
  }

  /** The first day of the week that contains the group's days. */
  #firstDay(group: DayGroup): string {
    return daysAfter(this.#firstNamed(group), (group.week.offset ?? 0) * DAYS_A_WEEK);
  }

  #firstNamed(group: DayGroup): string {
    const { week } = group;
    const start = this.#chosenStart(group);
    const titled = this.#titleDay(group);
    if (titled !== undefined) return titled;
    if (week.number !== undefined && week.isCalendarWeek) {
      const about = Number(daysAfter(start, 3).slice(0, 4));
      const years = week.year === undefined ? [about - 1, about, about + 1] : [week.year];
      const mondays = years.map((year) => mondayOfWeek(year, week.number ?? 1));
      const [monday] = mondays.sort((a, b) => Math.abs(distance(start, a)) - Math.abs(distance(start, b)));
      if (monday !== undefined) return weekStart(daysAfter(monday, 3), this.answers.firstDay ?? 0);
    }
    if (week.month !== undefined) {
      const year = week.year ?? nearestYear(week.month, start);
      return isoOf(year, week.month, 1);
    }
    return start;
  }

  /**
   * The day on which the week begins according to a title. Undefined if the title names no day or a day that does not
   * exist.
   */
  #titleDay(group: DayGroup): string | undefined {
    const { day: titled } = group.week;
    if (!titled) return undefined;
    const start = this.#chosenStart(group);
    const parts =
      titled.written.kind === 'clear'
        ? titled.written.parts
        : this.#titleParts(titled.written, start, titled.text);
    const day = parts && dayOfParts(parts, start);
    return day !== undefined && titled.ends ? daysAfter(day, 1 - DAYS_A_WEEK) : day;
  }

  /**
   * If a title's date has two readings, the reading nearer to the chosen week is taken. The user is asked for its
   * order as for any other date.
   */
  #titleParts(
    written: Extract<WrittenDay, { kind: 'both' }>,
    start: string,
    text: string,
  ): DayParts | undefined {
    const order = this.#decided ?? this.answers.order;
    if (order) return written.parts[order];
    this.orderSample ??= text;
    const [near] = (['day-first', 'month-first'] as const)
      .map((possibleOrder) => ({ possibleOrder, day: dayOfParts(written.parts[possibleOrder], start) }))
      .filter(({ day }) => day !== undefined)
      .sort((a, b) => Math.abs(distance(start, a.day ?? '')) - Math.abs(distance(start, b.day ?? '')));
    return near && written.parts[near.possibleOrder];
  }

  /**
   * The chosen week begins on the first day that the user chose. Without such a choice, a header of seven days that
   * begins on a Saturday or a Sunday decides.
   */
  #chosenStart({ items, isRun }: DayGroup): string {
    const { week, firstDay } = this.answers;
    const [begin] = items;
    const leads = begin?.written.kind === 'clear' ? begin.written.parts.weekday : undefined;
    const areBare = items.every(({ written }) => written.kind === 'clear' && isOnlyWeekday(written.parts));
    const isSundayFirst =
      leads !== undefined &&
      leads >= SUNDAY - 1 &&
      (isRun ? daysCovered(items) >= DAYS_A_WEEK : leads === SUNDAY && isBeforeMonday(items));
    const firstDayOfHeader = areBare && isSundayFirst ? leads : 0;
    if (firstDayOfHeader !== 0) this.firstDaySample ??= begin?.text;
    return weekStart(week, firstDay ?? firstDayOfHeader);
  }

  /** The day after which the run may begin. */
  #beforeRun({ week, items }: DayGroup, first: string): string {
    const [begin] = items;
    const isNumber = begin?.isNumber === true;
    // The numbers of a month may begin anywhere in the month. In a plan from the 24th to the 23rd they belong to the
    // named month.
    return isNumber && week.month === undefined && week.day?.until === undefined
      ? daysAfter(first, -NEIGHBOURS)
      : daysAfter(first, -1);
  }
}

/**
 * Whether a title's one day differs from the first day below it, and the title does not say that it begins a week:
 * `Staff 29/11`.
 */
function isOtherDay(
  [first]: readonly ResolvedDay[],
  { day }: WeekHint,
  span: TitleSpan | undefined,
): boolean {
  if (!day || day.until || day.begins || day.ends || !span || !first || !('day' in first)) return false;
  return first.day !== span.first;
}

/** The number of the week of the year beside a title's days, or in another title. */
function numberBesideDays({ besideDays, number, isCalendarWeek }: WeekHint): number | undefined {
  if (besideDays !== undefined) return besideDays;
  return number !== undefined && (isCalendarWeek === true || number > LONGEST_PLAN) ? number : undefined;
}

/**
 * Whether Sunday is the first day of the lines and Monday follows. Then weeks begin on Sunday, or the Sunday belongs
 * to the week before.
 */
function isBeforeMonday(items: readonly DayItem[]): boolean {
  const weekdays = items.map(({ written }) => (written.kind === 'clear' ? written.parts.weekday : undefined));
  return weekdays.find((weekday) => weekday !== SUNDAY) === 0;
}
