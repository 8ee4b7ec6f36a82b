import { dayOfMinute } from '../bookings/span';
import { partText } from './block-text';
import { chosenShifts } from './chosen';
import { dayNumber, daysOf, isWeekend, spanOf, type DaySpan } from './days';
import { shortDay, weekOf } from '../values/day-text';
import type { Facts, Leave, Shift } from './facts';
import type { ReportContent, ReportKind } from './kind';
import { NO_ACCOUNT, reportMessages } from './messages';
import { nameColumn, PERSON } from './name-column';
import type { ReportOptions } from './options';
import { compareBlocks, compareNames } from './order';
import type { ReportCell, ReportColumn, ReportRow } from './report';

/** A quarter, because each day is a column. */
const MOST_DAYS = 93;

/**
 * Up to so many days, each header fits on one line. With more days, each header with a day above 9 breaks into two lines.
 */
const FEW_DAYS = 14;
const DAY_WIDTHS = { few: 12, many: 8.3 };

/** Who is away when, by person and account. */
export const timeOffCalendar: ReportKind = {
  id: 'time-off-calendar',
  title: 'Time-off calendar',
  sheet: 'Time-Off Calendar',
  about: 'Who is away when, by person and account: time-off blocks of the schedule, and transactions.',
  sources: ['shifts', 'leave'],
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
  /** Days with a block, from the period's first. */
  readonly away: Set<number>;
  amount: number;
}

function content(facts: Facts, options: ReportOptions): ReportContent {
  const { period, people, accounts, weekStart = 0 } = options;
  const span = spanOf(options.period);
  const blocks = chosenShifts(facts, options).timeOff.filter(
    ({ timeOffAccountId }) => accounts?.has(timeOffAccountId) ?? true,
  );
  const chosen = facts.leave.filter(
    ({ personId, accountId }) => (people?.has(personId) ?? true) && (accounts?.has(accountId) ?? true),
  );
  const undated = chosen.filter(({ effectiveDate }) => effectiveDate === '').length;
  const leave = chosen
    .filter(({ effectiveDate }) => effectiveDate >= period.from && effectiveDate <= period.to)
    .sort((one, other) => other.amount - one.amount);
  const names = compareNames(options);
  const entries = entriesOf(blocks.sort(compareBlocks(facts, options)), leave, span).sort(
    (one, other) =>
      names(one.person, other.person) ||
      names(one.personId, other.personId) ||
      names(one.account, other.account) ||
      names(one.accountId, other.accountId),
  );
  return {
    records: [{ one: 'block or transaction', many: 'blocks and transactions', of: [...blocks, ...leave] }],
    notices: [reportMessages.calendarCells, ...(undated > 0 ? [reportMessages.undatedLeftOut(undated)] : [])],
    sections: [
      {
        columns: [
          PERSON,
          nameColumn('Account', 18),
          ...daysOf(span).map((day, _, { length }) => dayColumn(day, length, weekStart)),
          { header: 'Days away', kind: 'integer', width: 10 },
          { header: 'Amount', kind: 'number', width: 10 },
        ],
        rows: entries.length === 0 ? [] : [...entries.map(rowOf), awayRow(entries, span)],
        empty: reportMessages.noTimeOff,
        frozenColumns: 2,
      },
    ],
  };
}

function dayColumn(day: number, length: number, weekStart: number): ReportColumn {
  return {
    header: shortDay(day),
    kind: 'text',
    width: length <= FEW_DAYS ? DAY_WIDTHS.few : DAY_WIDTHS.many,
    wrap: true,
    ...(isWeekend(day) && { isWeekend: true }),
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
      entry = { personId, person, accountId, account, lines, away: new Set(), amount: 0 };
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
  for (const each of leave) {
    const { effectiveDate, amount } = each;
    const entry = entryOf(each);
    entry.lines[dayNumber(effectiveDate) - span.first]?.push(reportMessages.days(amount));
    entry.amount += amount;
  }
  return [...entries.values()];
}

function rowOf({ person, account, lines, away, amount }: Entry): ReportRow {
  const days = lines.map((of): ReportCell => (of.length === 0 ? undefined : of.join('\n')));
  return { role: 'data', cells: [person, account || NO_ACCOUNT, ...days, away.size, amount] };
}

/** The number of people with a block on each day; each person counts once. */
function awayRow(entries: readonly Entry[], span: DaySpan): ReportRow {
  const people = daysOf(span).map(
    (_, at) => new Set(entries.filter(({ away }) => away.has(at)).map(({ personId }) => personId)).size,
  );
  return { role: 'total', cells: [reportMessages.peopleAway, undefined, ...people] };
}
