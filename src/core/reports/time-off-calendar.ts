import { daysOfPeriod, daysOf, type DaySpan } from '../calendar/days';
import { type AwayDay, awayDays } from '../shifts/away-days';
import { mapped, sorted, type Sliced } from '../slices';
import { absenceOf, type DatedLeave, leaveNotice } from './away';
import { partText, compareBlocks, compareNames, compareOwners } from './chosen-shifts';
import { dayColumn, nameColumn, personColumn } from './columns';
import { isTimeOffBlock, type ReportFacts, type Leave, type Owner, type ReportShift } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import {
  withTotal,
  type ReportContent,
  type ReportKind,
  type LegendEntry,
  type ReportCell,
  type ReportColumn,
  type ReportRow,
} from './report';
import { tinted } from './shift-colours';
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

/** Who is away when, by person and account. */
export const timeOffCalendar: ReportKind = {
  id: 'time-off-calendar',
  name: reportWords.kinds.timeOffCalendar,
  sources: ['shifts', 'leave'],
  hasDays: true,
  shows: isTimeOffBlock,
  options: ['period', 'people', 'accounts'],
  mostDays: MOST_DAYS,
  orientation: 'landscape',
  content,
};

/** One person's time off on one account in the period. */
interface Entry extends Owner {
  /** Lines of text by day, from the period's first. */
  readonly lines: string[][];
  /** Days with a block or with a transaction, from the period's first: those that the person is certainly away, and probably. */
  readonly certain: Set<number>;
  readonly probable: Set<number>;
  /** The days that count: those with a block, and those that a transaction takes as the company counts. */
  readonly counted: Set<number>;
  amount: number;
}

function* content(facts: ReportFacts, options: ReportOptions): Sliced<ReportContent> {
  const { people, accounts } = options;
  const span = daysOfPeriod(options.period);
  const isChosen = ({ personId, accountId }: Pick<Leave, 'personId' | 'accountId'>) =>
    (people?.has(personId) ?? true) && (accounts?.has(accountId) ?? true);
  const absence = absenceOf({
    shifts: yield* sorted(facts.shifts.filter(isTimeOffBlock), compareBlocks(facts, options)),
    leave: facts.leave,
    counting: facts.counting,
  });
  const days = awayDays(absence, span).filter((day) => isChosen(ownerOf(day)));
  const blocks = new Set(days.flatMap((day) => (day.block ? [day.block] : [])));
  const taken = new Set(days.flatMap((day) => (day.block ? [] : [day.taken])));
  const leave = absence.transactions
    .filter(
      (transaction) => taken.has(transaction) || (isChosen(transaction) && isIn(span, transaction.firstDay)),
    )
    .sort((one, other) => other.amount - one.amount);
  const undated = facts.leave.filter(
    (transaction) => isChosen(transaction) && transaction.effectiveDate === '',
  ).length;
  const names = compareNames(options);
  const entries = yield* sorted(
    entriesOf(days, leave, span, (transaction) => absence.firstDayOf(transaction)),
    compareOwners(names),
  );
  const colours = facts.colours?.['time-off-accounts'] ?? new Map<string, string>();
  return {
    records: [{ ...reportWords.records.timeOff, counted: [...blocks, ...leave] }],
    notices: [
      reportMessages.calendarCells,
      ...(taken.size > 0 ? [leaveNotice(facts)] : []),
      ...(undated > 0 ? [reportMessages.undatedLeftOut(undated)] : []),
    ],
    legend: legendOf(entries, colours),
    sections: [
      {
        columns: [
          personColumn(),
          nameColumn(reportWords.columns.account, 18),
          ...daysOf(span).map((day, _, { length }) => calendarDay(day, length, options, facts)),
          { header: reportWords.columns.daysAway, kind: 'integer', width: 10 },
          { header: reportWords.columns.daysTaken, kind: 'number', width: 16 },
        ],
        rows: withTotal(yield* mapped(entries, (entry) => rowOf(entry, colours)), awayRow(entries, span)),
        empty: reportMessages.noTimeOff,
        frozenColumns: 2,
      },
    ],
  };
}

function calendarDay(day: number, length: number, options: ReportOptions, facts: ReportFacts): ReportColumn {
  if (length <= FEW_DAYS) return dayColumn(day, DAY_WIDTHS.few, options, facts);
  const column = dayColumn(day, DAY_WIDTHS.many, options, facts);
  // In two lines, day and month stay together.
  return { ...column, header: column.header.replace(/ (?=\S+$)/, NO_BREAK_SPACE) };
}

/** The person and the account of a day away. */
function ownerOf(day: AwayDay<ReportShift, DatedLeave>): Owner {
  if (!day.block) return day.taken;
  const { personId, person, timeOffAccountId: accountId, timeOffAccount: account } = day.block;
  return { personId, person, accountId, account };
}

/** A day with a transaction of its own shows its amount. Only other days that a transaction covers show a mark. */
function entriesOf(
  days: readonly AwayDay<ReportShift, DatedLeave>[],
  leave: readonly DatedLeave[],
  span: DaySpan,
  firstDayOf: (transaction: DatedLeave) => number,
): Entry[] {
  const entries = new Map<string, Entry>();
  const entryOf = ({ personId, person, accountId, account }: Owner) => {
    const key = `${personId}\n${accountId}`;
    let entry = entries.get(key);
    if (!entry) {
      const lines = daysOf(span).map((): string[] => []);
      entry = {
        ...{ personId, person, accountId, account, lines },
        ...{ certain: new Set(), probable: new Set(), counted: new Set() },
        amount: 0,
      };
      entries.set(key, entry);
    }
    return entry;
  };
  for (const awayDay of days) {
    const { lines, certain, probable, counted } = entryOf(ownerOf(awayDay));
    const at = awayDay.day - span.first;
    (awayDay.isProbable ? probable : certain).add(at);
    if (awayDay.block || awayDay.isCounted) counted.add(at);
    if (!awayDay.block) continue;
    const { block, day } = awayDay;
    const text = [partText(block, day), block.timeOffReason].filter((part) => part !== '').join(' ');
    lines[at]?.push(text || reportMessages.off);
  }
  for (const transaction of leave.filter(({ firstDay }) => isIn(span, firstDay))) {
    const entry = entryOf(transaction);
    entry.lines[firstDayOf(transaction) - span.first]?.push(reportMessages.days(transaction.amount));
    entry.amount += transaction.amount;
  }
  for (const { lines, certain, probable } of entries.values())
    for (const at of [...certain, ...probable])
      if (lines[at]?.length === 0)
        lines[at].push(reportMessages.onLeave[certain.has(at) ? 'certain' : 'probable']);
  return [...entries.values()];
}

function isIn({ first, after }: DaySpan, day: number): boolean {
  return day >= first && day < after;
}

function rowOf(entry: Entry, colours: ReadonlyMap<string, string>): ReportRow {
  const { person, account, lines, certain, probable, counted, amount } = entry;
  const days = lines.map((linesOfDay): ReportCell =>
    linesOfDay.length === 0 ? undefined : linesOfDay.join('\n'),
  );
  const fills = Object.fromEntries(
    lines.flatMap((_, at) => {
      if (certain.has(at)) return [[at + FIRST_DAY, fillOf(account, BLOCK_PART, colours)]];
      return probable.has(at) ? [[at + FIRST_DAY, fillOf(account, ASSUMED_PART, colours)]] : [];
    }),
  );
  return {
    role: 'data',
    cells: [person, account || reportWords.none.account, ...days, counted.size, amount],
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
    const entriesOfAccount = entries.filter((entry) => entry.account === account);
    const name = account || reportWords.none.account;
    const entryOf = (text: string, part: number) => ({ text, fill: fillOf(account, part, colours) });
    return [
      ...(entriesOfAccount.some(({ certain }) => certain.size > 0) ? [entryOf(name, BLOCK_PART)] : []),
      ...(entriesOfAccount.some(({ probable }) => probable.size > 0)
        ? [entryOf(reportMessages.assumedOf(name), ASSUMED_PART)]
        : []),
    ];
  });
}

/** The number of people who are away on each day; each person counts once. */
function awayRow(entries: readonly Entry[], span: DaySpan): ReportRow {
  const people = daysOf(span).map((_, at) => {
    const there = entries.filter(({ counted }) => counted.has(at));
    return new Set(there.map(({ personId }) => personId)).size;
  });
  return { role: 'total', cells: [reportMessages.peopleAway, undefined, ...people] };
}
