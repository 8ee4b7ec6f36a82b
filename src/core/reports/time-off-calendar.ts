import { dayOfMinute } from '../bookings/span';
import { partText } from './block-text';
import { chosenShifts } from './chosen';
import { dayNumber, daysOf, isWeekend, spanOf, type DaySpan } from './days';
import { shortDay, weekOf } from '../values/day-text';
import { isTimeOff, type Facts, type Leave, type Shift } from './facts';
import type { ReportContent, ReportKind } from './kind';
import { reportMessages } from './messages';
import { nameColumn, personColumn } from './name-column';
import { tinted } from './tint';
import type { ReportOptions } from './options';
import { compareBlocks, compareNames } from './order';
import type { LegendEntry, ReportCell, ReportColumn, ReportRow } from './report';
import { reportWords } from './words';

/** A quarter, because each day is a column. */
const MOST_DAYS = 93;

/**
 * Up to so many days, each header fits on one line. With more days, each header with a day above 9 breaks into two lines.
 */
const FEW_DAYS = 14;
const DAY_WIDTHS = { few: 12, many: 8.3 };

/** The part of its account's colour that a day has: a block's days have more of it than assumed days. */
const BLOCK_PART = 0.5;
const ASSUMED_PART = 0.2;
const GREY = 'A6A6A6';

const NO_BREAK_SPACE = '\u00A0';

/** The columns before the first day. */
const FIRST_DAY = 2;

/** A transaction of more days is a yearly correction, or a typing mistake. */
const MOST_TAKEN = 60;

/** Who is away when, by person and account. */
export const timeOffCalendar: ReportKind = {
  id: 'time-off-calendar',
  name: reportWords.kinds.timeOffCalendar,
  sources: ['shifts', 'leave'],
  shows: isTimeOff,
  options: ['period', 'people', 'accounts', 'weekStart'],
  mostDays: MOST_DAYS,
  orientation: 'landscape',
  content,
};

/** One person's time off on one account in the period. */
interface Entry {
  readonly personId: string;
  readonly person: string;
  readonly accountId: string;
  readonly account: string;
  /** Lines of text by day, from the period's first. */
  readonly lines: string[][];
  /** Days with a block, and days that a transaction is assumed to cover; from the period's first. */
  readonly away: Set<number>;
  readonly assumed: Set<number>;
  amount: number;
}

function content(facts: Facts, options: ReportOptions): ReportContent {
  const { people, accounts, weekStart = 0 } = options;
  const span = spanOf(options.period);
  const blocks = chosenShifts(facts, options).timeOff.filter(
    ({ timeOffAccountId }) => accounts?.has(timeOffAccountId) ?? true,
  );
  const chosen = facts.leave.filter(
    ({ personId, accountId }) => (people?.has(personId) ?? true) && (accounts?.has(accountId) ?? true),
  );
  const undated = chosen.filter(({ effectiveDate }) => effectiveDate === '').length;
  const leave = chosen
    .filter((each) => each.effectiveDate !== '' && daysInSpan(each, span).length > 0)
    .sort((one, other) => other.amount - one.amount);
  const names = compareNames(options);
  const entries = entriesOf(blocks.sort(compareBlocks(facts, options)), leave, span).sort(
    (one, other) =>
      names(one.person, other.person) ||
      names(one.personId, other.personId) ||
      names(one.account, other.account) ||
      names(one.accountId, other.accountId),
  );
  const colours = facts.colours?.['time-off-accounts'] ?? new Map<string, string>();
  const today = dayNumber(facts.readAt.slice(0, 10));
  const isAnyAssumed = entries.some(({ assumed }) => assumed.size > 0);
  return {
    records: [{ ...reportWords.records.timeOff, of: [...blocks, ...leave] }],
    notices: [
      reportMessages.calendarCells,
      ...(isAnyAssumed ? [reportMessages.daysAssumed] : []),
      ...(undated > 0 ? [reportMessages.undatedLeftOut(undated)] : []),
    ],
    legend: legendOf(entries, colours),
    sections: [
      {
        columns: [
          personColumn(),
          nameColumn(reportWords.columns.account, 18),
          ...daysOf(span).map((day, _, { length }) => dayColumn(day, length, weekStart, today)),
          { header: reportWords.columns.daysAway, kind: 'integer', width: 10 },
          { header: reportWords.columns.daysTaken, kind: 'number', width: 16 },
        ],
        rows:
          entries.length === 0
            ? []
            : [...entries.map((entry) => rowOf(entry, colours)), awayRow(entries, span)],
        empty: reportMessages.noTimeOff,
        frozenColumns: 2,
      },
    ],
  };
}

function dayColumn(day: number, length: number, weekStart: number, today: number): ReportColumn {
  return {
    // In two lines, day and month stay together.
    header: length <= FEW_DAYS ? shortDay(day) : shortDay(day).replace(/ (?=\S+$)/, NO_BREAK_SPACE),
    kind: 'text',
    width: length <= FEW_DAYS ? DAY_WIDTHS.few : DAY_WIDTHS.many,
    wrap: true,
    ...(isWeekend(day) && { isWeekend: true }),
    ...(day === today && { isToday: true }),
    ...(weekOf(day, weekStart) === day && { beginsWeek: true }),
  };
}

function entriesOf(blocks: readonly Shift[], leave: readonly Leave[], span: DaySpan): Entry[] {
  const entries = new Map<string, Entry>();
  const entryOf = (of: Pick<Entry, 'personId' | 'person' | 'accountId' | 'account'>) => {
    const { personId, person, accountId, account } = of;
    const key = `${personId}\n${accountId}`;
    let entry = entries.get(key);
    if (!entry) {
      const lines = daysOf(span).map((): string[] => []);
      entry = { personId, person, accountId, account, lines, away: new Set(), assumed: new Set(), amount: 0 };
      entries.set(key, entry);
    }
    return entry;
  };
  for (const block of blocks) {
    const { timeOffAccountId: accountId, timeOffAccount: account } = block;
    const { lines, away } = entryOf({ ...block, accountId, account });
    const [first, last] = [dayOfMinute(block.start), dayOfMinute(block.end - 1)];
    for (let day = Math.max(first, span.first); day <= last && day < span.after; day += 1) {
      const text = [partText(block, day), block.timeOffReason].filter((part) => part !== '').join(' ');
      lines[day - span.first]?.push(text || reportMessages.off);
      away.add(day - span.first);
    }
  }
  const blocked = new Set(
    blocks.flatMap((block) => daysOfSpan(block).map((day) => `${block.personId} ${day}`)),
  );
  for (const each of leave) {
    const entry = entryOf(each);
    const first = dayNumber(each.effectiveDate);
    const line = entry.lines[first - span.first];
    if (line) {
      line.push(reportMessages.days(each.amount));
      entry.amount += each.amount;
    }
  }
  // A day with a transaction of its own shows its amount, whichever transaction stands first.
  for (const each of leave) {
    const entry = entryOf(each);
    const first = dayNumber(each.effectiveDate);
    if (blocked.has(`${each.personId} ${first}`)) continue;
    for (const day of daysInSpan(each, span)) {
      const at = day - span.first;
      if (!takesDay(each, day)) continue;
      entry.assumed.add(at);
      if (entry.lines[at]?.length === 0) entry.lines[at]?.push(reportMessages.assumed);
    }
  }
  return [...entries.values()];
}

/** The days that a block touches. */
function daysOfSpan({ start, end }: Shift): number[] {
  return daysOf({ first: dayOfMinute(start), after: dayOfMinute(end - 1) + 1 });
}

/** The days of the span on which a transaction is shown: its effective date, and those that it is assumed to take. */
function daysInSpan(each: Leave, span: DaySpan): number[] {
  const first = dayNumber(each.effectiveDate);
  return [...new Set([first, ...daysTaken(each)])].filter((day) => day >= span.first && day < span.after);
}

function takesDay(each: Leave, day: number): boolean {
  return daysTaken(each).includes(day);
}

/** As many days as a transaction takes, from its effective date on, without weekends. */
function daysTaken({ effectiveDate, amount }: Leave): number[] {
  const count = Math.min(MOST_TAKEN, Math.max(0, Math.ceil(-amount)));
  const days: number[] = [];
  for (let day = dayNumber(effectiveDate); days.length < count; day += 1) if (!isWeekend(day)) days.push(day);
  return days;
}

function rowOf(entry: Entry, colours: ReadonlyMap<string, string>): ReportRow {
  const { person, account, lines, away, assumed, amount } = entry;
  const days = lines.map((of): ReportCell => (of.length === 0 ? undefined : of.join('\n')));
  const fills = Object.fromEntries(
    lines.flatMap((_, at) => {
      if (away.has(at)) return [[at + FIRST_DAY, fillOf(account, BLOCK_PART, colours)]];
      return assumed.has(at) ? [[at + FIRST_DAY, fillOf(account, ASSUMED_PART, colours)]] : [];
    }),
  );
  return {
    role: 'data',
    cells: [
      person,
      account || reportWords.none.account,
      ...days,
      new Set([...away, ...assumed]).size,
      amount,
    ],
    ...(Object.keys(fills).length > 0 && { fills }),
  };
}

/** The colour of an account's days; grey if it has no colour. */
function fillOf(account: string, part: number, colours: ReadonlyMap<string, string>): string {
  return tinted(colours.get(account) ?? GREY, part);
}

function legendOf(entries: readonly Entry[], colours: ReadonlyMap<string, string>): LegendEntry[] {
  const accounts = [...new Set(entries.map(({ account }) => account))];
  return accounts.flatMap((account) => {
    const own = entries.filter((entry) => entry.account === account);
    const name = account || reportWords.none.account;
    const entryOf = (text: string, part: number) => ({ text, fill: fillOf(account, part, colours) });
    return [
      ...(own.some(({ away }) => away.size > 0) ? [entryOf(name, BLOCK_PART)] : []),
      ...(own.some(({ assumed }) => assumed.size > 0)
        ? [entryOf(reportMessages.assumedOf(name), ASSUMED_PART)]
        : []),
    ];
  });
}

/** The number of people who are away on each day; each person counts once. */
function awayRow(entries: readonly Entry[], span: DaySpan): ReportRow {
  const people = daysOf(span).map((_, at) => {
    const there = entries.filter(({ away, assumed }) => away.has(at) || assumed.has(at));
    return new Set(there.map(({ personId }) => personId)).size;
  });
  return { role: 'total', cells: [reportMessages.peopleAway, undefined, ...people] };
}
