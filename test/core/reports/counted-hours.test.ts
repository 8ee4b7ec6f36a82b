/** The report of hours, compared with plain counts on any shifts. */
import fc from 'fast-check';
import type { ReportFacts } from '../../../src/core/reports/facts';
import { hours } from '../../../src/core/reports/hours';
import type { ReportOptions } from '../../../src/core/reports/options';
import { makeReport } from '../../../src/core/reports/registry';
import type { ReportRow, ReportSection } from '../../../src/core/reports/report';
import { isoOf, someFacts, someOptions, weekOfIso } from './generated';
import { tableOf } from './table-of';

test('hours equal a count of each shift on the day on which it begins', () => {
  fc.assert(
    fc.property(someFacts, someOptions, (of, options) => {
      const counted = countedByStart(of, options);
      const { rows = [], columns = [] } = tableOf(makeReport(hours, of, options), 'By person') ?? {};
      const place = (header: string) => columns.findIndex((column) => column.header === header);
      const lines = rows.filter(({ role, cells }) => cells[1] !== undefined && role !== 'total');
      expect(lines).toHaveLength(counted.size);
      const labels = new Map(of.shifts.map(({ personId, person }) => [person, personId]));
      for (const { role, cells } of lines) {
        const [person, week] = cells;
        const department = cells[place('Department')];
        const measures = cells.slice(place('Planned'));
        const personId = role === 'band' ? '0' : labels.get(String(person));
        const expected = counted.get([personId, week, department].join('|')) ?? [];
        expected.forEach((value, at) => {
          if (value === undefined) expect(measures[at]).toBeUndefined();
          else expect(measures[at]).toBeCloseTo(value, 3);
        });
      }
    }),
  );
});

test('weeks, departments and lines have the same sums, exact to the last part of an hour', () => {
  fc.assert(
    fc.property(someFacts, someOptions, (of, options) => {
      const report = makeReport(hours, of, options);
      const column = (section: ReportSection | undefined, role: ReportRow['role'], header: string) => {
        const at = section?.columns.findIndex((each) => each.header === header) ?? -1;
        return (section?.rows ?? [])
          .filter((row) => row.role === role)
          .map(({ cells }) => Math.round(Number(cells[at] ?? 0) * 30_000));
      };
      const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
      const byPerson = tableOf(report, 'By person');
      for (const header of ['Planned', 'Overridden', 'Timesheet', 'Difference']) {
        const people = sum(column(byPerson, 'data', header));
        expect(column(byPerson, 'total', header)[0] ?? 0).toBe(people);
        for (const title of ['By week', 'By department']) {
          expect(sum(column(tableOf(report, title), 'data', header))).toBe(people);
          expect(column(tableOf(report, title), 'total', header)[0] ?? 0).toBe(people);
        }
      }
      const open = sum(column(byPerson, 'band', 'Planned'));
      for (const title of ['By week', 'By department'])
        expect(sum(column(tableOf(report, title), 'data', 'Open shifts'))).toBe(open);
    }),
  );
});

test('the hours of departments equal a count of each shift', () => {
  fc.assert(
    fc.property(someFacts, someOptions, (of, options) => {
      const expected = new Map<string, number>();
      for (const [key, [planned = 0]] of countedByStart(of, options)) {
        const [person, , department = ''] = key.split('|');
        const place = `${department}|${person === '0' ? 'open' : 'taken'}`;
        expected.set(place, (expected.get(place) ?? 0) + planned);
      }
      const rows = tableOf(makeReport(hours, of, options), 'By department')?.rows ?? [];
      for (const { role, cells } of rows) {
        if (role !== 'data') continue;
        expect(cells[1]).toBeCloseTo(expected.get(`${cells[0]}|taken`) ?? 0, 3);
        expect(cells.at(-1)).toBeCloseTo(expected.get(`${cells[0]}|open`) ?? 0, 3);
      }
      const departments = new Set([...expected.keys()].map((key) => key.split('|')[0]));
      expect(rows.filter(({ role }) => role === 'data')).toHaveLength(departments.size);
    }),
  );
});

/**
 * Planned, overridden and worked hours, and the difference up to today, by person, week and department, each shift on the day
 * on which it begins. A week without a day of the period up to today has no difference.
 */
function countedByStart(of: ReportFacts, options: ReportOptions): Map<string, (number | undefined)[]> {
  const { period, people, departments, weekStart = 0 } = options;
  const today = of.readAt.slice(0, 10);
  const until = today < period.to ? today : period.to;
  const lastWeekDue = until < period.from ? '' : weekOfIso(until, weekStart);
  const counted = new Map<string, (number | undefined)[]>();
  for (const block of of.shifts) {
    const { personId, department, hoursTyped, start, end } = block;
    if (block.timeOffReason + block.timeOffAccount !== '') continue;
    if ((people && !people.has(personId)) || (departments && !departments.has(department))) continue;
    const hoursOfShift = hoursTyped ?? (end - start) / 60;
    const day = isoOf(start).slice(0, 10);
    if (day < period.from || day > period.to) continue;
    const week = weekOfIso(day, weekStart);
    const key = [personId, week, department || 'No department'].join('|');
    const sums = counted.get(key) ?? [0, 0, 0, week <= lastWeekDue ? 0 : undefined];
    counted.set(key, sums);
    const worked = block.schedule === 'timesheet';
    const adds = [
      worked ? 0 : 1,
      !worked && hoursTyped !== undefined ? 1 : 0,
      worked ? 1 : 0,
      day > today ? 0 : worked ? 1 : -1,
    ];
    adds.forEach((add, at) => {
      const before = sums[at];
      if (before !== undefined) sums[at] = before + add * hoursOfShift;
    });
  }
  return counted;
}
