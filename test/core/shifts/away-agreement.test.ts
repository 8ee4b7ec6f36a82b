/** Everybody who asks who is away gets the same answer: the check, copies and patterns, the schedule, coverage and the calendar. */
import fc from 'fast-check';
import { dayNumber, dayOfSerial } from '../../../src/core/calendar/days';
import { trackRows } from '../../../src/core/changes/track-rows';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { coverage } from '../../../src/core/reports/coverage';
import type { Leave, ReportShift } from '../../../src/core/reports/facts';
import { makeReport } from '../../../src/core/reports/registry';
import type { ReportKind } from '../../../src/core/reports/report';
import { schedule } from '../../../src/core/reports/schedule';
import { timeOffCalendar } from '../../../src/core/reports/time-off-calendar';
import { LEAVE_COUNTS } from '../../../src/core/shifts/leave-days';
import { newShifts } from '../../../src/core/shifts/new-shifts';
import { bindNames, type FieldCells } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';
import { breachIndexOf } from '../planning/plans';
import { facts, shift } from '../reports/facts';
import { baseline, sheet } from '../users';

const PERSON = shift('Ann', '2026-11-23 09:00', '2026-11-23 17:00').personId;
const people = [
  { id: '0', name: 'Open shift', apart: [], also: [] },
  { id: PERSON, name: 'Ann', apart: [], also: [] },
];
const entity = bindNames(timeBlocks, (kind) => new NameList('', kind === 'people' ? people : []));
const FIRST = dayNumber('2026-11-16');
const DAYS = Array.from({ length: 35 }, (_, at) => FIRST + at);
const isoOf = (day: number) => dayOfSerial(day) ?? '';
const period = { from: isoOf(FIRST), to: isoOf(FIRST + DAYS.length - 1) };

const row = (day: number, from: string, until: string, TimeOffReason = ''): FieldCells => ({
  ...{ Person: 'Ann', Date: day, Start: from, End: until },
  ...(TimeOffReason !== '' && { TimeOffReason }),
});
const leaveOf = (day: number, amount: number): Leave => ({
  ...{ personId: PERSON, person: 'Ann', accountId: '7', account: 'Vacation' },
  ...{ effectiveDate: isoOf(day), amount: -amount, description: '', isPushed: true },
});

const SATURDAY = dayNumber('2026-11-21');
const ONLY_SATURDAY = [false, false, false, false, false, true, false];

const ofDay = fc.integer({ min: FIRST, max: FIRST + 20 });
const given = fc.record({
  taken: fc.array(fc.tuple(ofDay, fc.integer({ min: 1, max: 12 })), { maxLength: 3 }),
  /** Days off in the schedule: in the morning, or whole. */
  blocks: fc.array(fc.tuple(ofDay, fc.boolean()), { maxLength: 4 }),
  counting: fc.record({
    by: fc.constantFrom(...LEAVE_COUNTS),
    ownDays: fc.option(fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), { nil: undefined }),
  }),
});

/** The days of the shifts that a report's warning lists, one after the other. */
function warned(kind: ReportKind, shifts: readonly ReportShift[], of: Parameters<typeof facts>[0]): number[] {
  return DAYS.filter((_, at) => {
    const one = shifts[at];
    const report = makeReport(
      kind,
      facts({ ...of, shifts: [...(of?.shifts ?? []), ...(one ? [one] : [])] }),
      {
        period,
      },
    );
    return report.lines.some(({ text }) => text.startsWith('1 shift of people who are away'));
  });
}

test('the check, copies and patterns, the schedule, coverage and the calendar agree on each day', () => {
  fc.assert(
    fc.property(given, ({ taken, blocks, counting: { by, ownDays } }) => {
      const counting = { by, ownDays: new Map(ownDays ? [[PERSON, ownDays]] : []) };
      const off = blocks.map(([day, isWhole]) => row(day, '0:00', isWhole ? '0:00' : '12:00', 'Sick'));
      const work = DAYS.map((day) => row(day, '8:00', '16:00'));
      const daysOff = taken.map(([firstDay, amount], index) => ({
        ...{ personId: PERSON, firstDay, amount: -amount, index, account: 'Vacation', where: 'row 2' },
      }));
      const rowsOf = (cells: readonly FieldCells[]) =>
        trackRows(entity, sheet(...cells.map((each, at) => [`x${at}`, each] as const)), baseline()).rows;
      const checked = breachIndexOf(entity, rowsOf([...off, ...work]), { facts: { daysOff, counting } })
        .breaches.filter(({ rule }) => rule === 'on-time-off')
        .map(({ blocks: of }) => of.find(({ isTimeOff }) => !isTimeOff)?.day);
      const copied = newShifts(
        entity,
        work.map((cells) => ({ cells, source: cells })),
        rowsOf(off),
        'anyway',
        { daysOff, counting },
      ).away.map(({ day }) => day);
      const asReport = (cells: FieldCells, more: Partial<ReportShift> = {}) => {
        const [from, until] = [String(cells['Start']), String(cells['End'])];
        const day = Number(cells['Date']);
        const last = until === '0:00' ? day + 1 : day;
        return shift(
          'Ann',
          `${isoOf(day)} ${from.padStart(5, '0')}`,
          `${isoOf(last)} ${until.padStart(5, '0')}`,
          more,
        );
      };
      const shifts = off.map((cells) => asReport(cells, { timeOffReason: 'Sick' }));
      const leave = taken.map(([day, amount]) => leaveOf(day, amount));
      const worked = work.map((cells) => asReport(cells));
      for (const kind of [schedule, coverage])
        expect(warned(kind, worked, { shifts, leave, counting })).toEqual(copied);
      const calendar = makeReport(timeOffCalendar, facts({ shifts, leave, counting }), { period });
      const marked = DAYS.filter((_, at) =>
        calendar.sections[0]?.rows.some(({ role, cells }) => role === 'data' && cells[at + 2] !== undefined),
      );
      expect([...checked].sort()).toEqual(copied);
      expect(marked).toEqual(copied);
    }),
    {
      numRuns: 60,
      // A transaction on a day on which Ann does not work, for the day of the block.
      examples: [
        [
          {
            taken: [[SATURDAY - 5, 1]],
            blocks: [[SATURDAY, true]],
            counting: { by: 'every-day', ownDays: ONLY_SATURDAY },
          },
        ],
      ],
    },
  );
});
