import { makeReport, reportRefusal, reportKinds } from '../../../src/core/reports/registry';
import type { ReportKind } from '../../../src/core/reports/report';
import { facts } from './facts';

const DAY = { from: '2026-11-23', to: '2026-11-23' };

test.each(reportKinds.map((kind): [string, ReportKind] => [kind.id, kind]))(
  'the report %s can be made from an empty workbook',
  (id, kind) => {
    const report = makeReport(kind, facts({ sources: {} }), { period: DAY, person: '1' });
    expect(report.id).toBe(id);
    expect(report.lines.map(({ text }) => text)).toContain('Made Sat 21 Nov 2026 2:05 PM');
    expect(report.sections[0]?.columns).not.toHaveLength(0);
  },
);

test('no two reports have the same id', () => {
  const ids = reportKinds.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('names of people, departments and accounts are wrapped and not cut in every report', () => {
  const cut = reportKinds.flatMap((kind) =>
    makeReport(kind, facts(), { period: DAY, person: '1' }).sections.flatMap(({ columns }) =>
      columns
        .filter(({ header, wrap }) => ['Person', 'Department', 'Account'].includes(header) && !wrap)
        .map(({ header }) => [kind.id, header]),
    ),
  );
  expect(cut).toEqual([]);
});

test('a missing sheet is mentioned, and so are rows that can’t be read', () => {
  const [hours] = reportKinds;
  const sources = { shifts: { sheet: 'My Shifts', unreadable: 3 } };
  expect(hours && texts(hours, facts({ sources }))).toEqual(
    expect.arrayContaining([
      '3 rows of My Shifts can’t be read and are left out.',
      'There is no sheet Timesheet in this workbook.',
    ]),
  );
});

test('an invalid period is refused with what to do', () => {
  const of = (from: string, to: string) =>
    reportKinds.map((kind) => reportRefusal(kind, { period: { from, to }, person: '1' })).filter(Boolean);
  const dated = reportKinds.filter(({ options }) => options.includes('period')).length;
  expect(of('2026-11-23', '2026-11-23')).toEqual([]);
  expect(of('2026-11-24', '2026-11-23')).toEqual(
    Array(dated).fill('The period ends before it begins: choose a later last day.'),
  );
  expect(of('2026-02-30', '2026-11-23')).toEqual(Array(dated).fill('Choose the first and the last day.'));
  expect(of('1026-01-01', '2026-11-23')).toHaveLength(dated);
  expect(of('2006-01-01', '2026-11-23')).toHaveLength(dated);
});

test('a report about one person asks for the person', () => {
  const refused = reportKinds.filter((kind) => reportRefusal(kind, { period: DAY }) === 'Choose a person.');
  expect(refused.map(({ id }) => id)).toEqual(['who-works-when']);
});

function texts(kind: ReportKind, of: ReturnType<typeof facts>): string[] {
  return makeReport(kind, of, { period: DAY, person: '1' }).lines.map(({ text }) => text);
}
