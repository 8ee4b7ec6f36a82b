import fc from 'fast-check';
import type { Leave, Transaction } from '../../../src/core/reports/facts';
import { digitsIn } from '../../../src/core/reports/layout';
import { makeReport } from '../../../src/core/reports/registry';
import { layOut } from '../../../src/core/reports/report-layout';
import { linesOfText } from '../../../src/core/reports/text-lines';
import { timeOffBalances } from '../../../src/core/reports/time-off-balances';
import { timeOffCalendar } from '../../../src/core/reports/time-off-calendar';
import { facts, shift } from './facts';
import { someFacts, someOptions } from './generated';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

function leave(person: string, account: string, effectiveDate: string, amount: number): Leave {
  return {
    personId: `id of ${person}`,
    person,
    accountId: account === '' ? '' : `id of ${account}`,
    account,
    effectiveDate,
    amount,
    description: '',
    isPushed: true,
  };
}

const transactions = [
  leave('Bob', 'Vacation', '2026-01-01', 25),
  leave('Ann', 'Vacation', '2026-01-01', 30),
  leave('Ann', 'Vacation', '2026-10-31', -10),
  leave('Ann', 'Vacation', '2026-11-01', 2),
  leave('Ann', 'Vacation', '2026-11-30', -5),
  leave('Ann', 'Vacation', '2026-12-01', -3),
  leave('Ann', 'Sick', '2026-11-12', -1),
  leave('Ann', '', '', 4),
];

test('balances are listed by person and account: before the period, added, taken, and at its end', () => {
  const report = makeReport(timeOffBalances, facts({ leave: transactions }), { period: NOVEMBER });
  const [matrix, byAccount, detail] = report.sections;
  expect(matrix?.columns.map(({ header, over }) => [over, header])).toEqual([
    [undefined, 'Person'],
    ['No account', 'Booked'],
    ['No account', 'Left'],
    ['Sick', 'Booked'],
    ['Sick', 'Left'],
    ['Vacation', 'Booked'],
    ['Vacation', 'Left'],
  ]);
  expect(matrix?.rows.map(({ cells }) => cells)).toEqual([
    ['Ann', 0, 4, 1, -1, 5, 17],
    ['Bob', undefined, undefined, undefined, undefined, 0, 25],
    ['Total', 0, 4, 1, -1, 5, 42],
  ]);
  expect(detail?.rows.map(({ cells }) => cells)).toEqual([
    ['Ann', 'No account', 4, 0, 0, 4],
    ['Ann', 'Sick', 0, 0, -1, -1],
    ['Ann', 'Vacation', 20, 2, -5, 17],
    ['Bob', 'Vacation', 25, 0, 0, 25],
  ]);
  expect(byAccount?.rows.map(({ cells }) => cells)).toEqual([
    ['No account', 4, 0, 0, 4],
    ['Sick', 0, 0, -1, -1],
    ['Vacation', 45, 2, -5, 42],
  ]);
  expect(byAccount?.charts).toBeUndefined();
  expect(report.lines.map(({ text }) => text)).toEqual([
    'Sun 1 Nov 2026 to Mon 30 Nov 2026',
    'Made Sat 21 Nov 2026 2:05 PM',
    'Time Off: data as of Fri 20 Nov 2026 8:00 AM.',
    'Balances are the sums of the transactions’ days as stored.',
    '1 transaction takes effect after the period and is not counted.',
    '1 transaction has no day and counts as before the period.',
    'Time off in a schedule changes no balance here: only transactions do.',
  ]);
});

test('balances are listed only for the chosen people and accounts', () => {
  const { sections } = makeReport(timeOffBalances, facts({ leave: transactions }), {
    period: NOVEMBER,
    people: new Set(['id of Ann']),
    accounts: new Set(['id of Vacation']),
  });
  expect(sections.map(({ rows }) => rows.map(({ cells }) => cells))).toEqual([
    [
      ['Ann', 5, 17],
      ['Total', 5, 17],
    ],
    [['Vacation', 20, 2, -5, 17]],
    [['Ann', 'Vacation', 20, 2, -5, 17]],
  ]);
});

test('a balance is the sum of what is stored, and rows that are not pushed are shown beside it', () => {
  const vacation = (person: string, amount: number, more: Partial<Leave>): Leave => ({
    ...leave(person, 'Vacation', '2026-11-10', amount),
    isPushed: false,
    ...more,
  });
  const report = makeReport(
    timeOffBalances,
    facts({
      leave: [
        leave('Ann', 'Vacation', '2026-01-01', 25),
        vacation('Ann', -5, {}),
        // Edited transactions: the amount, the person, and the day, which is now after the period.
        vacation('Ann', -3, { stored: leave('Ann', 'Vacation', '2026-11-10', -4) }),
        vacation('Bob', -1, { stored: leave('Ann', 'Vacation', '2026-11-10', -1) }),
        vacation('Ann', -2, {
          effectiveDate: '2026-12-01',
          stored: leave('Ann', 'Vacation', '2026-11-10', -2),
        }),
      ],
    }),
    { period: NOVEMBER },
  );
  const [, byAccount, detail] = report.sections;
  expect(detail?.columns.map(({ header }) => header).slice(2)).toEqual([
    'Before',
    'Added',
    'Taken',
    'Balance',
    'Not Pushed',
  ]);
  expect(detail?.rows.map(({ cells }) => cells)).toEqual([
    ['Ann', 'Vacation', 25, 0, -7, 18, -1],
    ['Bob', 'Vacation', 0, 0, 0, 0, -1],
  ]);
  expect(byAccount?.rows.map(({ cells }) => cells)).toEqual([['Vacation', 25, 0, -7, 18, -2]]);
  expect(report.lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      '4 of 5 transactions are not pushed yet.',
      'Balances are the sums of the transactions’ days as stored.',
      'What is not pushed yet is in no balance: Not Pushed tells by how much it would change it.',
    ]),
  );
});

test('a balance is the sum of what is stored, and together with what is not pushed it is the sum of the sheet', () => {
  fc.assert(
    fc.property(someFacts, someOptions, (of, options) => {
      const last = Date.parse(options.period.to);
      const sums: Record<string, [number, number]> = {};
      const add = (each: Transaction, at: 0 | 1) => {
        const { personId, person, account, effectiveDate, amount } = each;
        if (options.people && !options.people.has(personId)) return;
        if (effectiveDate !== '' && Date.parse(effectiveDate) > last) return;
        const sum = (sums[`${person}|${account || 'No account'}`] ??= [0, 0]);
        sum[at] += amount;
      };
      for (const each of of.leave) {
        const stored = each.isPushed ? each : each.stored;
        if (stored) add(stored, 0);
        add(each, 1);
      }
      const rows = makeReport(timeOffBalances, of, options).sections.at(-1)?.rows ?? [];
      expect(
        Object.fromEntries(
          rows.map(({ cells: [person, account, , , , balance, notPushed = 0] }) => [
            `${String(person)}|${String(account)}`,
            [balance, Number(balance) + Number(notPushed)],
          ]),
        ),
      ).toEqual(sums);
    }),
  );
});

test('the calendar has blocks on each of their days, and transactions on their day, by person and account', () => {
  const report = makeReport(
    timeOffCalendar,
    facts({
      leave: transactions,
      shifts: [
        shift('Ann', '2026-11-10 22:00', '2026-11-12 06:30', {
          timeOffReason: 'Flu',
          timeOffAccount: 'Sick',
        }),
        shift('Bob', '2026-11-12 09:00', '2026-11-12 13:00', { timeOffReason: 'Dentist' }),
        shift('Cleo', '2026-11-09 00:00', '2026-11-11 00:00', { timeOffAccount: 'Vacation' }),
        shift('Bob', '2026-11-11 09:00', '2026-11-11 13:00'),
      ],
    }),
    { period: { from: '2026-11-10', to: '2026-11-12' } },
  );
  const [section] = report.sections;
  expect(section?.rows.map(({ cells }) => cells)).toEqual([
    ['Ann', 'Sick', '10p–12a Flu', 'Flu', '12a–6:30a Flu\n−1 day', 3, -1],
    // Ten working days from Sat 31 Oct on.
    ['Ann', 'Vacation', 'Off?', 'Off?', 'Off?', 3, 0],
    ['Bob', 'No account', undefined, undefined, '9a–1p Dentist', 1, 0],
    ['Cleo', 'Vacation', 'Off', undefined, undefined, 1, 0],
    ['People away', undefined, 2, 1, 2],
  ]);
  expect(report.lines.map(({ text }) => text)).toContain('1 transaction has no day and is left out.');
});

test('a transaction counts on the working days that it is assumed to take, also if it began before the period', () => {
  const of = facts({
    leave: [
      // From Thursday on: Thursday, Friday, Monday, Tuesday; or Thursday to Sunday.
      leave('Ann', 'Vacation', '2026-11-12', -4),
      leave('Ann', 'Vacation', '2026-11-16', 2),
      leave('Bob', 'Vacation', '2026-11-13', -2),
    ],
    shifts: [
      // Bob's block is one of two days: which is the other one, nobody says.
      shift('Bob', '2026-11-13 00:00', '2026-11-14 00:00', { timeOffAccount: 'Vacation' }),
    ],
    colours: { 'time-off-accounts': new Map([['Vacation', '008000']]) },
  });
  const { sections, legend, lines } = makeReport(timeOffCalendar, of, {
    period: { from: '2026-11-13', to: '2026-11-17' },
  });
  expect(sections[0]?.rows).toEqual([
    {
      role: 'data',
      cells: ['Ann', 'Vacation', 'Off', 'Off?', 'Off?', '2 days', 'Off?', 3, 2],
      fills: { 2: '80C080', 3: 'CCE6CC', 4: 'CCE6CC', 5: 'CCE6CC', 6: 'CCE6CC' },
    },
    {
      role: 'data',
      cells: ['Bob', 'Vacation', 'Off\n−2 days', 'Off?', undefined, 'Off?', undefined, 2, -2],
      fills: { 2: '80C080', 3: 'CCE6CC', 5: 'CCE6CC' },
    },
    { role: 'total', cells: ['People away', undefined, 2, 0, 0, 2, 1] },
  ]);
  expect(legend).toEqual([
    { text: 'Vacation', fill: '80C080' },
    { text: 'Vacation, probably', fill: 'CCE6CC' },
  ]);
  expect(lines.map(({ text }) => text).join()).toContain('counts Mondays to Fridays');
});

test('a day with a transaction shows its amount alone, also if an earlier one is assumed to take that day', () => {
  // The first takes Thursday, Friday, Monday and Tuesday.
  const both = [leave('Ann', 'Vacation', '2026-11-12', -4), leave('Ann', 'Vacation', '2026-11-16', -4)];
  const cellsOf = (of: Leave[]) =>
    makeReport(timeOffCalendar, facts({ leave: of }), {
      period: { from: '2026-11-12', to: '2026-11-17' },
    }).sections[0]?.rows[0]?.cells;
  expect(cellsOf(both)).toEqual([
    'Ann',
    'Vacation',
    '−4 days',
    'Off',
    'Off?',
    'Off?',
    '−4 days',
    'Off',
    4,
    -8,
  ]);
  expect(cellsOf([...both].reverse())).toEqual(cellsOf(both));
});

test.each([
  ['a fortnight', '2026-11-23', 1],
  ['three weeks', '2026-11-30', 2],
])('in the calendar of %s the headers of all days have the same number of lines', (_, to, lines) => {
  const report = makeReport(timeOffCalendar, facts({ leave: transactions }), {
    period: { from: '2026-11-10', to },
  });
  const header = layOut(report).rows.find(({ role }) => role === 'header');
  const days = (report.sections[0]?.columns ?? []).slice(2, -2);
  const linesOfDays = days.map((day) => linesOfText(day.header, digitsIn(day.width) / 1.05));
  expect(header?.lines).toBe(lines);
  expect(new Set(linesOfDays)).toEqual(new Set([lines]));
});
