import fc from 'fast-check';
import { widthInPoints, type WidePrint } from '../../../src/core/reports/layout';
import { planPages, printNotices } from '../../../src/core/reports/page-plan';
import { makeReport, reportRefusal, reportKinds } from '../../../src/core/reports/registry';
import type { Report } from '../../../src/core/reports/report';
import { widthsOf } from '../../../src/core/reports/report-layout';
import { schedule } from '../../../src/core/reports/schedule';
import { facts, shift } from './facts';
import { someFacts, someOptions } from './generated';

/**
 * In points: a report's letters at full size, and the width of landscape and portrait paper between margins of a quarter of
 * an inch.
 */
const LETTERS = 11;
const ROOM = { a4: 842 - 36, letter: 792 - 36, a3: 1191 - 36, tabloid: 1224 - 36 };
const UPRIGHT = { a4: 595 - 36, letter: 612 - 36, a3: 842 - 36, tabloid: 792 - 36 };

const rosterOf = (from: string, to: string, weekStart = 0): Report =>
  makeReport(schedule, facts({ shifts: [shift('Ann', `${from} 09:00`, `${from} 17:00`)] }), {
    period: { from, to },
    weekStart,
  });
const WEEK = rosterOf('2026-11-23', '2026-11-29');
const FIVE_WEEKS = rosterOf('2026-11-23', '2026-12-27');

/** The headers of the columns that begin a page. */
const firstDays = (report: Report, wide: WidePrint) =>
  planPages(report, { paper: 'a4', wide }).columnBreaks.map(
    (place) => report.sections[0]?.columns[place]?.header,
  );

test('a week is one page wide, and there is no sentence about printing', () => {
  expect(planPages(WEEK, { paper: 'a4' })).toMatchObject({ paper: 'a4', columnBreaks: [] });
  expect(printNotices(WEEK, { paper: 'a4' })).toEqual([]);
});

test('five weeks are printed with whole weeks on each page, and with the names on every page', () => {
  expect(firstDays(FIVE_WEEKS, 'weeks')).toEqual(['Mon 7 Dec', 'Mon 21 Dec']);
  expect(planPages(FIVE_WEEKS, { paper: 'a4', wide: 'weeks' }).repeated).toBe(1);
  expect(firstDays(rosterOf('2026-11-22', '2026-12-26', 6), 'weeks')).toEqual(['Sun 6 Dec', 'Sun 20 Dec']);
  expect(printNotices(FIVE_WEEKS, { paper: 'a4' })).toEqual([
    'It prints 3 pages of A4 wide: on one A4 page its letters would be smaller than 7 points. To print it otherwise, press “Change…”.',
  ]);
});

test('with as many columns as fit, a page may begin in the middle of a week', () => {
  const days = firstDays(FIVE_WEEKS, 'pages');
  expect(days.length).toBeGreaterThan(0);
  expect(days.every((day) => day?.startsWith('Mon'))).toBe(false);
});

test('larger paper is used if the report fits on one page of it, and otherwise the report is divided too', () => {
  const three = rosterOf('2026-11-23', '2026-12-13');
  expect(planPages(three, { paper: 'a4', wide: 'large' })).toMatchObject({ paper: 'a3', columnBreaks: [] });
  expect(planPages(three, { paper: 'letter', wide: 'large' })).toMatchObject({ paper: 'tabloid' });
  expect(printNotices(three, { paper: 'a4', wide: 'large' })).toEqual([
    'It prints on A3 paper: on one A4 page its letters would be smaller than 7 points.',
  ]);
  const two = planPages(rosterOf('2026-11-01', '2027-01-01'), { paper: 'a4', wide: 'large' });
  expect(two.paper).toBe('a3');
  expect(two.columnBreaks.length).toBeGreaterThan(0);
});

test('a portrait report that is too wide is printed in landscape', () => {
  const columns = Array.from({ length: 14 }, (_, at) => ({
    header: `${at}`,
    kind: 'text' as const,
    width: 12,
  }));
  const report: Report = {
    ...WEEK,
    sections: [{ columns, rows: [], empty: '' }],
    print: { orientation: 'portrait' },
  };
  expect(planPages(report, { paper: 'a4' })).toMatchObject({ orientation: 'landscape', columnBreaks: [] });
  expect(printNotices(report, { paper: 'a4' })).toEqual([
    'It prints across the page: upright, its letters would be smaller than 7 points.',
  ]);
});

test('in every report, letters have 7 points or more and the columns of every page fit on it', () => {
  const papers = fc.record({
    paper: fc.constantFrom('a4' as const, 'letter' as const),
    wide: fc.constantFrom<WidePrint>('weeks', 'pages', 'large'),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...reportKinds),
      someFacts,
      someOptions,
      papers,
      (kind, of, options, choice) => {
        fc.pre(reportRefusal(kind, options) === undefined);
        const report = makeReport(kind, of, options);
        const { paper, orientation, scale, columnBreaks, repeated } = planPages(report, choice);
        expect((scale / 100) * LETTERS).toBeGreaterThanOrEqual(7);
        const widths = widthsOf(report.sections);
        const room = (orientation === 'landscape' ? ROOM : UPRIGHT)[paper];
        [0, ...columnBreaks].forEach((first, at) => {
          const own = widths.slice(first, columnBreaks[at] ?? widths.length);
          expect(own.length).toBeGreaterThan(0);
          const names = first === 0 ? [] : widths.slice(0, repeated);
          expect((widthInPoints([...names, ...own]) * scale) / 100).toBeLessThanOrEqual(room);
        });
      },
    ),
  );
});
