import { hours } from '../../../src/core/reports/hours';
import { makeReport } from '../../../src/core/reports/registry';
import { facts, shift } from './facts';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };

test('a week’s hours by person, week and department, beside the timesheet', () => {
  const report = makeReport(
    hours,
    facts({
      departments: ['Kitchen', 'Bar'],
      shifts: [
        shift('Bob', '2026-11-23 09:00', '2026-11-23 17:00', { department: 'Bar', hoursTyped: 7.5 }),
        shift('Ann', '2026-11-24 22:00', '2026-11-25 06:30', { department: 'Bar' }),
        shift('Ann', '2026-11-26 09:00', '2026-11-26 12:20', { department: 'Kitchen', isPushed: false }),
        shift('Ann', '2026-11-27 09:00', '2026-11-27 17:00', { timeOffReason: 'Holiday' }),
        shift('Open shift', '2026-11-27 09:00', '2026-11-27 17:00', { department: 'Bar' }),
        shift('Ann', '2026-11-24 22:00', '2026-11-25 07:00', { department: 'Bar', schedule: 'timesheet' }),
      ],
    }),
    { period: WEEK },
  );
  const [byWeek, byPerson] = report.sections;
  expect(byWeek?.rows.map(({ cells }) => cells)).toEqual([
    ['2026-11-23', 58 / 3, 7.5, 9, -31 / 3, 8],
    ['Total', 58 / 3, 7.5, 9, -31 / 3, 8],
  ]);
  expect(byPerson?.rows.map(({ role, cells }) => [role, ...cells])).toEqual([
    ['data', 'Ann', '2026-11-23', 'Kitchen', 10 / 3, 0, 0, -10 / 3],
    ['data', 'Ann', '2026-11-23', 'Bar', 8.5, 0, 9, 0.5],
    ['subtotal', 'Ann', undefined, undefined, 71 / 6, 0, 9, -17 / 6],
    ['data', 'Bob', '2026-11-23', 'Bar', 7.5, 7.5, 0, -7.5],
    ['total', 'Total', undefined, undefined, 58 / 3, 7.5, 9, -31 / 3],
    ['band', 'Open shifts', '2026-11-23', 'Bar', 8, 0, 0, -8],
    ['total', 'Open shifts, total', undefined, undefined, 8, 0, 0, -8],
  ]);
  expect(report.lines).toEqual([
    { role: 'scope', text: 'Mon 23 Nov 2026 to Sun 29 Nov 2026' },
    { role: 'source', text: 'Made from this workbook Sat 21 Nov 2026 14:05.' },
    { role: 'notice', text: 'Time blocks are those made or pushed in this workbook.' },
    { role: 'notice', text: '1 of 5 shifts is not pushed yet.' },
    {
      role: 'notice',
      text: 'Hours typed in place of the computed ones count as typed; cut, they are shared by minutes.',
    },
    { role: 'notice', text: 'Time off counts as no hours.' },
    {
      role: 'notice',
      text: 'Hours are those of the wall clock, also in the two nights of a year in which clocks may change.',
    },
  ]);
});
