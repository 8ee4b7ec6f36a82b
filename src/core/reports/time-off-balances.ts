import type { Facts, Leave } from './facts';
import type { ReportContent, ReportKind } from './kind';
import { NO_ACCOUNT, say } from './messages';
import type { ReportOptions } from './options';
import { compareNames } from './order';
import type { ReportCell, ReportColumn, ReportRow } from './report';

/** What each person has on each time-off account: before the period, added and taken in it, and at its end. */
export const timeOffBalances: ReportKind = {
  id: 'time-off-balances',
  title: 'Time-off balances',
  sheet: 'Time-Off Balances',
  about:
    'What each person has on each time-off account at the end of a period, and what was added and taken in it.',
  sources: ['leave'],
  called: { one: 'transaction', many: 'transactions' },
  options: ['period', 'people', 'accounts'],
  orientation: 'portrait',
  content,
};

/** Sums of amounts in days, as stored. */
interface Balance {
  before: number;
  added: number;
  taken: number;
}

interface Entry extends Balance {
  readonly personId: string;
  readonly person: string;
  readonly account: string;
}

const MEASURES = ['Before', 'Added', 'Taken', 'Balance'].map((header): ReportColumn => ({
  header,
  kind: 'number',
  width: 10,
}));
const ACCOUNT: ReportColumn = { header: 'Account', kind: 'text', width: 24 };

function content({ leave }: Facts, options: ReportOptions): ReportContent {
  const { period, people, accounts } = options;
  const names = compareNames(options);
  const chosen = leave.filter(
    ({ personId, account }) => (people?.has(personId) ?? true) && (accounts?.has(account) ?? true),
  );
  // ISO days compare as texts; a transaction without a day is older than any that has one.
  const counted = chosen.filter(({ effectiveDate }) => effectiveDate <= period.to);
  const entries = entriesOf(counted, period.from).sort(
    (one, other) =>
      names(one.person, other.person) ||
      names(one.personId, other.personId) ||
      names(one.account, other.account),
  );
  const byAccount = accountRows(entries, [...new Set(entries.map(({ account }) => account))].sort(names));
  const undated = counted.filter(({ effectiveDate }) => effectiveDate === '').length;
  return {
    records: counted,
    notices: [
      say.balancesAreSums,
      ...(chosen.length > counted.length ? [say.laterLeave(chosen.length - counted.length)] : []),
      ...(undated > 0 ? [say.undatedLeave(undated)] : []),
      say.blocksChangeNoBalance,
    ],
    sections: [
      {
        title: 'By person',
        columns: [{ header: 'Person', kind: 'text', width: 24 }, ACCOUNT, ...MEASURES],
        rows: entries.map((entry): ReportRow => ({
          role: 'data',
          cells: [entry.person, entry.account || NO_ACCOUNT, ...cellsOf(entry)],
        })),
        empty: say.noLeave,
        frozenColumns: 1,
      },
      {
        title: 'By account',
        columns: [ACCOUNT, ...MEASURES],
        rows: byAccount,
        empty: say.noLeave,
        charts:
          byAccount.length === 0
            ? []
            : [
                {
                  type: 'column-clustered',
                  title: say.balancesOn(period.to),
                  unit: 'Days',
                  category: 0,
                  values: [MEASURES.length],
                  firstRow: 0,
                  lastRow: byAccount.length - 1,
                },
              ],
      },
    ],
  };
}

function entriesOf(leave: readonly Leave[], from: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { personId, person, account, effectiveDate, amount } of leave) {
    const key = `${personId}\n${account}`;
    let entry = entries.get(key);
    if (!entry) entries.set(key, (entry = { personId, person, account, before: 0, added: 0, taken: 0 }));
    if (effectiveDate < from) entry.before += amount;
    else if (amount > 0) entry.added += amount;
    else entry.taken += amount;
  }
  return [...entries.values()];
}

function accountRows(entries: readonly Entry[], accounts: readonly string[]): ReportRow[] {
  const sums = new Map(accounts.map((account) => [account, { before: 0, added: 0, taken: 0 }]));
  for (const { account, before, added, taken } of entries) {
    const sum = sums.get(account);
    if (!sum) continue;
    sum.before += before;
    sum.added += added;
    sum.taken += taken;
  }
  return [...sums].map(([account, sum]) => ({
    role: 'data',
    cells: [account || NO_ACCOUNT, ...cellsOf(sum)],
  }));
}

function cellsOf({ before, added, taken }: Balance): ReportCell[] {
  return [before, added, taken, before + added + taken];
}
