import { hours } from '../../../src/core/reports/hours';
import type { ReportOptions } from '../../../src/core/reports/options';
import { makeReport } from '../../../src/core/reports/registry';
import { timeOffBalances } from '../../../src/core/reports/time-off-balances';
import { whoWorksWhen } from '../../../src/core/reports/who-works-when';
import { facts, shift } from './facts';

const period = { from: '2026-11-23', to: '2026-11-23' };

test('a report lists what it was narrowed to, with a few names and a count of the others', () => {
  const people = ['Eve', 'Dan', 'Cleo', 'Bob', 'Ann', 'Fay', 'Gus'];
  const of = facts({
    people: people.map((label) => ({ id: label, label })),
    accounts: [{ id: '5', label: 'Vacation' }],
  });
  expect(scope({ period, people: new Set(people), accounts: new Set(['', '5']) }, of)).toEqual([
    'Mon 23 Nov 2026',
    'People: Ann, Bob, Cleo, Dan, Eve and 2 more',
    'Accounts: No account, Vacation',
    'Made Sat 21 Nov 2026 2:05 PM',
  ]);
});

test('rows that were deleted from the sheet and are still on the service are mentioned', () => {
  const state = { sheet: 'My Shifts', unreadable: 0 };
  const of = (deleted: number) => facts({ sources: { shifts: { ...state, deleted } } });
  expect(notices({ period }, of(1))).toContain(
    '1 row deleted from My Shifts is still on the service and not counted.',
  );
  expect(notices({ period }, of(2))).toContain(
    '2 rows deleted from My Shifts are still on the service and not counted.',
  );
  expect(notices({ period }, of(0)).join()).not.toContain('deleted');
});

test('a chosen name that is no longer listed is mentioned, by the name that records still have for it', () => {
  const gone = shift('Ann', '2026-01-01 09:00', '2026-01-01 17:00', {
    departmentId: '8',
    department: 'Kitchen',
  });
  const of = facts({ departments: [{ id: '9', label: 'Main Kitchen' }], shifts: [gone] });
  const options = { period, departments: new Set(['8', '9', '7', '']), people: new Set(['0']) };
  expect(notices(options, of)).toContain(
    'No longer among the departments: Kitchen, 7. To choose others, press “Change…” in the pane.',
  );
  expect(notices({ period, departments: new Set(['9', '']) }, of).join()).not.toContain('No longer');
  const { lines } = makeReport(whoWorksWhen, of, { period, person: '99' });
  expect(lines.map(({ text }) => text)).toContain(
    'No longer among the people: 99. To choose others, press “Change…” in the pane.',
  );
});

test('names are in the caller’s order, and otherwise with numbers sorted by size', () => {
  const at = ['2026-11-23 09:00', '2026-11-23 17:00'] as const;
  const of = facts({ shifts: ['Örjan', 'Zoë', 'Team 10', 'Team 9'].map((name) => shift(name, ...at)) });
  const people = (options: Partial<ReportOptions>) =>
    makeReport(hours, of, { period, ...options }).sections[0]?.rows.map(({ cells }) => cells[0]);
  expect(people({})).toEqual(['Örjan', 'Team 9', 'Team 10', 'Zoë', 'Total']);
  expect(people({ compare: new Intl.Collator('sv').compare })).toEqual([
    'Team 10',
    'Team 9',
    'Zoë',
    'Örjan',
    'Total',
  ]);
});

function scope(options: ReportOptions, of: ReturnType<typeof facts>): string[] {
  const { lines } = makeReport(timeOffBalances, of, options);
  return lines.filter(({ role }) => role === 'scope').map(({ text }) => text);
}

function notices(options: ReportOptions, of: ReturnType<typeof facts>): string[] {
  const { lines } = makeReport(hours, of, options);
  return lines.filter(({ role }) => role === 'notice').map(({ text }) => text);
}
