import { changes } from '../../../src/core/reports/changes';
import { makeReport } from '../../../src/core/reports/registry';
import type { LogLine } from '../../../src/core/table/push-log';
import { facts } from './facts';
import { faultsOf } from './shape';

function line(when: string, more: Partial<LogLine> = {}): LogLine {
  return {
    when,
    service: 'https://service.example',
    sp: '1',
    sheet: 'Users',
    record: 'Ann Lee',
    key: '7',
    field: 'Email',
    old: 'ann@old.example',
    new: 'ann@new.example',
    result: 'Stored',
    code: '0',
    message: 'Stored 21 Nov 14:05',
    who: '',
    note: '',
    ...more,
  };
}

test('the report has counts of what was pushed in the period, and each field', () => {
  const report = makeReport(
    changes,
    facts({
      changes: [
        line('2026-11-21T14:05', { sheet: 'Time Off', field: '', old: '', new: '', result: 'Not sent' }),
        line('2026-11-20T00:00'),
        line('2026-11-21T23:59', { result: 'Refused', message: 'No such user' }),
        line('2026-11-19T23:59'),
        line('2026-11-22T00:00'),
        line('', { result: 'Stored' }),
      ],
    }),
    { period: { from: '2026-11-20', to: '2026-11-21' } },
  );
  expect(faultsOf(report)).toEqual([]);
  const [fields, summary] = report.sections;
  expect(summary?.columns.map(({ header }) => header)).toEqual([
    'Sheet',
    'Stored',
    'Refused',
    'Unknown',
    'Not sent',
    'All',
  ]);
  expect(summary?.rows.map(({ cells }) => cells)).toEqual([
    ['Time Off', 0, 0, 0, 1, 1],
    ['Users', 1, 1, 0, 0, 2],
    ['Total', 1, 1, 0, 1, 3],
  ]);
  const [ann, old, now] = ['Ann Lee', 'ann@old.example', 'ann@new.example'];
  expect(fields?.rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-20T00:00', 'Users', ann, 'Email', old, now, 'Stored', 'Stored 21 Nov 14:05'],
    ['2026-11-21T14:05', 'Time Off', ann, undefined, undefined, undefined, 'Not sent', 'Stored 21 Nov 14:05'],
    ['2026-11-21T23:59', 'Users', ann, 'Email', old, now, 'Refused', 'No such user'],
  ]);
  expect(report.lines.map(({ text }) => text)).toContain(
    '1 line of the log has no time any more and is left out.',
  );
});

test('who has pushed and why are columns at the end, only if somebody has said it in the period', () => {
  const period = { from: '2026-11-20', to: '2026-11-21' };
  const of = (...lines: readonly LogLine[]) =>
    makeReport(changes, facts({ changes: lines }), { period }).sections[0];
  const [plain, signed] = [line('2026-11-20T08:00'), line('2026-11-21T08:00', { who: 'Sue Miller' })];
  expect(of(plain, line('2026-11-19T08:00', { note: 'earlier' }))?.columns).toHaveLength(8);
  const section = of(plain, signed);
  expect(section?.columns.map(({ header }) => header).slice(8)).toEqual(['Who']);
  expect(section?.rows.map(({ cells }) => cells[8])).toEqual([undefined, 'Sue Miller']);
  expect(of(line('2026-11-21T08:00', { note: 'swap' }))?.columns.at(-1)?.header).toBe('Note');
});
