import { reportMessages } from '../../../src/core/reports/messages';
import { clocksChange } from '../../../src/core/reports/options';
import { makeReport, reportKinds } from '../../../src/core/reports/registry';
import { facts, named, shift } from './facts';

/** The clocks go back in the night of 25 October. */
const utcOffset = (day: string) => (day > '2026-10-25' ? 0 : 60);

test('the clocks change in a period that has the day of the change, first or last', () => {
  expect(clocksChange({ from: '2026-10-19', to: '2026-10-25' }, utcOffset)).toBe(true);
  expect(clocksChange({ from: '2026-10-25', to: '2026-10-31' }, utcOffset)).toBe(true);
  expect(clocksChange({ from: '2026-10-18', to: '2026-10-24' }, utcOffset)).toBe(false);
  expect(clocksChange({ from: '2026-10-26', to: '2026-11-30' }, utcOffset)).toBe(false);
});

const withHours = ['schedule', 'who-works-when', 'hours', 'coverage', 'open-shifts'];
const period = { from: '2026-10-19', to: '2026-10-25' };
const night = facts({
  people: named('Ann'),
  shifts: [shift('Ann', '2026-10-24 22:00', '2026-10-25 06:00')],
});

test.each(reportKinds)('$title says that the clocks change if it counts hours and they do', (kind) => {
  const linesOf = (options: { readonly clocksChange?: boolean }) =>
    makeReport(kind, night, { period, person: 'id of Ann', ...options }).lines.map(({ text }) => text);
  expect(linesOf({ clocksChange: true }).includes(reportMessages.clocksChange)).toBe(
    withHours.includes(kind.id),
  );
  expect(linesOf({})).not.toContain(reportMessages.clocksChange);
});
