import { mapped, sorted, type Sliced } from '../slices';
import { groupBy } from '../table/group-by';
import { balancesOf, leftOf, nothing, statesOf, type AccountBalance, type Balance } from './balances';
import { compareNames, compareOwners, type Compare } from './chosen-shifts';
import { nameColumn, personColumn } from './columns';
import type { ReportFacts, Transaction } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import {
  withTotal,
  type ReportContent,
  type ReportKind,
  type ReportCell,
  type ReportColumn,
  type ReportRow,
  type ReportSection,
} from './report';
import { reportWords } from './words';

/** Each person's balance on each time-off account: before the period, added and taken in it, and at its end. */
export const timeOffBalances: ReportKind = {
  id: 'time-off-balances',
  name: reportWords.kinds.timeOffBalances,
  sources: ['leave'],
  options: ['period', 'people', 'accounts'],
  usualPeriod: 'thisYear',
  orientation: 'portrait',
  content,
};

const numberColumn = (header: string): ReportColumn => ({ header, kind: 'number', width: 10 });
const measureColumns = () => {
  const { before, added, taken, balance } = reportWords.columns;
  return [before, added, taken, balance].map(numberColumn);
};
const accountColumn = () => nameColumn(reportWords.columns.account, 18);
const DAYS = { kind: 'number', width: 9 } as const;

/** The most accounts beside each other. */
const MOST_BESIDE = 8;

function* content({ leave }: ReportFacts, options: ReportOptions): Sliced<ReportContent> {
  const { period, people, accounts } = options;
  const names = compareNames(options);
  const isChosen = ({ personId, accountId }: Transaction) =>
    (people?.has(personId) ?? true) && (accounts?.has(accountId) ?? true);
  // ISO days are compared as texts; so a transaction without a day counts as older than all others.
  const isCounted = (transaction: Transaction) =>
    isChosen(transaction) && transaction.effectiveDate <= period.to;
  const chosen = leave.filter((transaction) => statesOf(transaction).some(isChosen));
  const counted = chosen.filter((transaction) => statesOf(transaction).some(isCounted));
  const undated = counted.filter((transaction) =>
    statesOf(transaction).some((state) => isCounted(state) && state.effectiveDate === ''),
  ).length;
  const hasUnpushed = counted.some(({ isPushed }) => !isPushed);
  const measures = [
    ...measureColumns(),
    ...(hasUnpushed ? [numberColumn(reportWords.columns.notPushed)] : []),
  ];
  const cellsOf = (balance: Balance) => measureCells(balance, hasUnpushed);
  const entries = yield* sorted(balancesOf(counted, isCounted, period.from), compareOwners(names));
  const byAccount = accountRows(entries, names, cellsOf);
  return {
    records: [{ ...reportWords.records.transactions, counted }],
    notices: [
      reportMessages.balancesAreSums,
      ...(hasUnpushed ? [reportMessages.notPushedApart] : []),
      ...(chosen.length > counted.length ? [reportMessages.laterLeave(chosen.length - counted.length)] : []),
      ...(undated > 0 ? [reportMessages.undatedLeave(undated)] : []),
      reportMessages.blocksChangeNoBalance,
    ],
    sections: [
      ...bookedAndLeft(entries, names),
      {
        title: reportWords.tables.byAccount,
        columns: [accountColumn(), ...measures],
        rows: byAccount,
        empty: reportMessages.noLeave,
      },
      {
        title: reportWords.tables.inDetail,
        columns: [personColumn(), accountColumn(), ...measures],
        rows: yield* mapped(entries, (entry): ReportRow => ({
          role: 'data',
          cells: [entry.person, entry.account || reportWords.none.account, ...cellsOf(entry)],
        })),
        empty: reportMessages.noLeave,
        frozenColumns: 1,
      },
    ],
  };
}

/**
 * People by accounts: the days booked in the period, and those left at its end. No table if there are no accounts, or more than
 * people can read beside each other.
 */
function bookedAndLeft(entries: readonly AccountBalance[], names: Compare): ReportSection[] {
  const accounts = [
    ...new Map(entries.map((entry) => [entry.accountId, entry.account || reportWords.none.account])),
  ].sort(([, one], [, other]) => names(one, other));
  if (accounts.length === 0 || accounts.length > MOST_BESIDE) return [];
  const people = groupBy(entries, ({ personId }) => personId);
  const cellsOf = (entriesOfPerson: readonly AccountBalance[]): ReportCell[] =>
    accounts.flatMap(([id]) => {
      const entriesOfAccount = entriesOfPerson.filter(({ accountId }) => accountId === id);
      const sum = (measure: (entry: AccountBalance) => number) =>
        entriesOfAccount.reduce((all, entry) => all + measure(entry), 0);
      return entriesOfAccount.length === 0
        ? [undefined, undefined]
        : [0 - sum(({ taken }) => taken), sum(leftOf)];
    });
  const rows = [...people.values()].map((entriesOfPerson): ReportRow => ({
    role: 'data',
    cells: [entriesOfPerson[0]?.person, ...cellsOf(entriesOfPerson)],
  }));
  return [
    {
      title: reportWords.tables.byPerson,
      columns: [
        personColumn(),
        ...accounts.flatMap(([, over]) =>
          [reportWords.columns.booked, reportWords.columns.left].map((header) => ({ ...DAYS, header, over })),
        ),
      ],
      rows: withTotal(rows, { role: 'total', cells: [reportWords.columns.total, ...cellsOf(entries)] }),
      empty: reportMessages.noLeave,
      frozenColumns: 1,
    },
  ];
}

function accountRows(
  entries: readonly AccountBalance[],
  names: Compare,
  cellsOf: (balance: Balance) => ReportCell[],
): ReportRow[] {
  const sums = new Map<string, Balance & { readonly accountId: string; readonly account: string }>();
  for (const { accountId, account, before, added, taken, notPushed } of entries) {
    const sum = sums.get(accountId) ?? { accountId, account, ...nothing() };
    sums.set(accountId, sum);
    sum.before += before;
    sum.added += added;
    sum.taken += taken;
    sum.notPushed += notPushed;
  }
  return [...sums.values()]
    .sort((one, other) => names(one.account, other.account) || names(one.accountId, other.accountId))
    .map((sum) => ({ role: 'data', cells: [sum.account || reportWords.none.account, ...cellsOf(sum)] }));
}

function measureCells(balance: Balance, hasUnpushed: boolean): ReportCell[] {
  const { before, added, taken, notPushed } = balance;
  return [before, added, taken, leftOf(balance), ...(hasUnpushed ? [notPushed] : [])];
}
