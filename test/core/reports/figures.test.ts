/** Rules that the figures of every report keep, whatever is in the workbook. */
import fc from 'fast-check';
import { coverage } from '../../../src/core/reports/coverage';
import type { ReportFacts } from '../../../src/core/reports/facts';
import type { ReportOptions } from '../../../src/core/reports/options';
import { qualificationMatrix } from '../../../src/core/reports/qualification-matrix';
import { makeReport, reportRefusal, reportKinds } from '../../../src/core/reports/registry';
import type { ReportCell, ReportSection } from '../../../src/core/reports/report';
import { schedule } from '../../../src/core/reports/schedule';
import { timeOffCalendar } from '../../../src/core/reports/time-off-calendar';
import { someFacts, someOptions } from './generated';

const DAY_MS = 24 * 3_600_000;
/** Typed hours have four decimals, and computed hours are minutes: both are whole numbers of this part of an hour. */
const PARTS = 30_000;

/** The last rows of these have averages, or count people. */
const otherwise = [coverage, timeOffCalendar, qualificationMatrix];
const summing = reportKinds.filter((kind) => !otherwise.includes(kind));

/** What the lines of sums of the schedule say of one day, by their labels. A line that the schedule does not have is missing. */
function figuresOf(of: ReportFacts, options: ReportOptions, day: string): Map<ReportCell, ReportCell> {
  const [section] = makeReport(schedule, of, options).sections;
  const at = 1 + (Date.parse(day) - Date.parse(options.period.from)) / DAY_MS;
  const sums = section?.rows.filter(({ role }) => role === 'subtotal' || role === 'total') ?? [];
  return new Map(sums.map(({ cells }) => [cells[0], cells[at]]));
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

test('figures 2: a day of the schedule has the same figure in every period that contains the day', () => {
  fc.assert(
    fc.property(someFacts, someOptions, fc.nat(3), fc.nat(3), (of, options, before, after) => {
      const { from: day } = options.period;
      const figures = (from: string, to: string) =>
        figuresOf(of, { ...options, staffCopy: false, period: { from, to } }, day);
      const alone = figures(day, day);
      const among = figures(later(day, -before), later(day, after));
      // A line is only in a schedule in which its department has people, so compare the lines that both have.
      for (const [label, figure] of alone)
        if (among.has(label)) expect([label, figure]).toEqual([label, among.get(label)]);
    }),
    { seed: 20261127, numRuns: 300 },
  );
});

test('figures 3: every total is the sum of its rows, and has a difference if one of its rows has one', () => {
  fc.assert(
    fc.property(someFacts, someOptions, (of, options) => {
      for (const kind of summing.filter((each) => reportRefusal(each, options) === undefined))
        for (const section of makeReport(kind, of, { ...options, staffCopy: false }).sections)
          expect(wrongTotals(section, kind !== schedule)).toEqual([]);
    }),
    { seed: 20261127, numRuns: 300 },
  );
});

/**
 * The totals in columns of hours, differences and days that are not the sum of the rows above, since the total before.
 * @param countsOpen whether the hours of open shifts have a total. In the schedule they are nobody's.
 */
function wrongTotals({ columns, rows, title }: ReportSection, countsOpen: boolean): unknown[] {
  const summed = columns.flatMap(({ kind }, at) =>
    ['hours', 'difference', 'number'].includes(kind) ? [at] : [],
  );
  const wrong: unknown[] = [];
  let above: (typeof rows)[number][] = [];
  for (const row of rows) {
    if (row.role === 'data' || (countsOpen && row.role === 'band')) above.push(row);
    if (row.role !== 'total') continue;
    for (const at of summed) {
      const values = above.flatMap(({ cells }) => (typeof cells[at] === 'number' ? [cells[at]] : []));
      const sum = Math.round(values.reduce((all, each) => all + each, 0) * PARTS);
      const total = row.cells[at];
      const isRight = typeof total === 'number' ? Math.round(total * PARTS) === sum : values.length === 0;
      if (!isRight) wrong.push({ title, header: columns[at]?.header, total, values });
    }
    above = [];
  }
  return wrong;
}
