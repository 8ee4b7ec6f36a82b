/**
 * Shifts of somebody who is away, in random plans: the minutes of the person's shifts go to the part and to the rest, each once, and the cells
 * that are written are read as these shifts. A seed in the environment repeats a run: `COVER_SEED=42`.
 */
import fc from 'fast-check';
import { timeOfMinutes } from '../../../src/core/calendar/clock';
import { dayOfSerial } from '../../../src/core/calendar/days';
import { USUAL_COUNTING } from '../../../src/core/shifts/leave-days';
import { shiftIn, type Shift, type Span } from '../../../src/core/shifts/shift';
import { readerOf } from '../../../src/core/table/row-reader';
import { awaySpan, coveringCells, shiftsToCover } from '../../../src/core/time-off/cover';
import { planTimeOff, type TimeOffEntry } from '../../../src/core/time-off/plan';
import { breadth } from '../../runner/breadth';
import { breachIndexOf } from '../planning/plans';
import { MONDAY, rowsOf, schedule, type Planned } from '../planning/rosters';
import { WEEK_OFF } from './entries';

const seed = Number(process.env['COVER_SEED'] ?? 20_261_128);
const QUARTER = 15;

const planned: fc.Arbitrary<Planned> = fc.record({
  person: fc.constantFrom(1, 1, 1, 2, 0),
  day: fc.integer({ min: -1, max: 3 }),
  from: fc.integer({ min: 0, max: 95 }).map((at) => at * QUARTER),
  // Beyond 24 hours, a row has a last day.
  minutes: fc
    .oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 97, max: 140 }))
    .map((at) => at * QUARTER),
  hours: fc.constantFrom(undefined, undefined, 3.5),
  isTimeOff: fc.constantFrom(false, false, false, true),
  department: fc.constantFrom('Kitchen', 'Bar'),
});

const away: fc.Arbitrary<Partial<TimeOffEntry>> = fc.oneof(
  fc.integer({ min: 0, max: 2 }).map((days) => ({ first: day(0), last: day(days) })),
  fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 0, max: 95 })).map(([from, until]) => ({
    first: day(1),
    last: day(1),
    from: timeOfMinutes(from * QUARTER),
    until: timeOfMinutes(until * QUARTER),
  })),
);

const day = (at: number): string => dayOfSerial(MONDAY + at) ?? '';

/** The minutes of spans, each as often as it is in one. */
const minutesIn = (spans: readonly Span[]): number[] =>
  spans
    .flatMap(({ start, end }) =>
      Array.from({ length: (end - start) / QUARTER }, (_, at) => start + at * QUARTER),
    )
    .sort((one, other) => one - other);

const isOwn = ({ personId, isTimeOff }: Shift): boolean => personId === '1' && !isTimeOff;

test('what somebody is away from and what is left are the shifts, minute by minute, and the cells say the same', () => {
  const { block } = schedule;
  if (!block) throw new Error('no shifts');
  fc.assert(
    fc.property(fc.array(planned, { maxLength: 8 }), away, (plan, part) => {
      const rows = rowsOf(plan);
      const breachIndex = breachIndexOf(schedule, rows);
      const entered: TimeOffEntry = { ...WEEK_OFF, ...part, personId: '1' };
      const made = planTimeOff(entered, USUAL_COUNTING);
      const span = awaySpan(entered, made);
      if (!span) throw new Error('no days');
      const covers = shiftsToCover(breachIndex, '1', span, made.isPart);
      const own = [...breachIndex.blocksOf('1')].filter(isOwn);

      // Which shifts are covered, by the sentences of docs/scheduler/sheets.md.
      const touched = own.filter(({ start, end }) =>
        made.isPart ? start < span.end && end > span.start : start >= span.start && start < span.end,
      );
      expect(new Set(covers.map(({ shift }) => shift))).toEqual(new Set(touched));

      for (const cover of covers) {
        const { shift, part: covered, keeps, row } = cover;
        expect(minutesIn([covered, ...keeps])).toEqual(minutesIn([shift]));
        const inside = { start: Math.max(shift.start, span.start), end: Math.min(shift.end, span.end) };
        expect(minutesIn([covered])).toEqual(minutesIn([made.isPart ? inside : shift]));

        const { changed, added } = coveringCells(schedule, cover, 'Open shift');
        const read = readerOf(schedule);
        const written = [
          { ...row, cells: { ...row.cells, ...changed } },
          ...added.map((cells) => ({ cells })),
        ].map((each) => shiftIn(read, each, block));
        const spansOf = (personId: string) =>
          minutesIn(written.flatMap((each) => (each?.personId === personId ? [each] : [])));
        expect(spansOf('0')).toEqual(minutesIn([covered]));
        expect(spansOf('1')).toEqual(minutesIn(keeps));
        for (const each of written)
          expect(each?.places.map(({ id }) => id)).toEqual(shift.places.map(({ id }) => id));
        // Hours that were typed for the whole shift are those of no part.
        if (keeps.length > 0)
          for (const each of written) expect(each?.hours).toBe(((each?.end ?? 0) - (each?.start ?? 0)) / 60);
      }
      // Nobody else's shift, and no time off, is touched.
      expect(covers.every(({ shift }) => isOwn(shift))).toBe(true);
    }),
    { seed, numRuns: breadth(500, 5000) },
  );
});
