import { hours } from '../../../src/core/reports/hours';
import type { ReportOptions } from '../../../src/core/reports/options';
import { makeReport } from '../../../src/core/reports/registry';
import { timeOffBalances } from '../../../src/core/reports/time-off-balances';
import { facts, shift } from './facts';

const period = { from: '2026-11-23', to: '2026-11-23' };

test('a report tells what it was narrowed to, a few names by name', () => {
  const people = ['Eve', 'Dan', 'Cleo', 'Bob', 'Ann', 'Fay', 'Gus'];
  const of = facts({
    people: people.map((label) => ({ id: label, label })),
    accounts: [{ id: '5', label: 'Vacation' }],
  });
  expect(scope({ period, people: new Set(people), accounts: new Set(['', '5']) }, of)).toEqual([
    'Mon 23 Nov 2026',
    'People: Ann, Bob, Cleo, Dan, Eve and 2 more',
    'Accounts: No account, Vacation',
  ]);
});

test('names are in the order that the caller gives, and else with numbers by their size', () => {
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
