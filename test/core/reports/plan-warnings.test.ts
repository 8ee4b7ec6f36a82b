import { dayNumber } from '../../../src/core/calendar/days';
import { planWarnings } from '../../../src/core/reports/plan-warnings';
import { makeReport } from '../../../src/core/reports/registry';
import { facts } from './facts';

test('an accepted warning has its note, and who has accepted it if that is known', () => {
  const warning = {
    personId: '7',
    person: 'Ann Lee',
    day: dayNumber('2026-11-23'),
    sentence: 'Too short a rest.',
  };
  const warnings = () => [
    { ...warning, note: undefined, who: '' },
    { ...warning, note: '', who: 'Sue Miller' },
    { ...warning, note: 'agreed', who: '' },
    { ...warning, note: 'agreed', who: 'Sue Miller' },
  ];
  const period = { from: '2026-11-23', to: '2026-11-29' };
  const [section] = makeReport(planWarnings, facts({ warnings }), { period }).sections;
  expect(section?.rows.map(({ cells }) => cells[3])).toEqual([
    undefined,
    'Yes (Sue Miller)',
    'agreed',
    'agreed (Sue Miller)',
  ]);
});
