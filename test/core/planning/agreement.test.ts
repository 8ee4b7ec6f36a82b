/** Everything that says who is away says the same: the check, the reports, a copied week, and the form for time off. */
import fc from 'fast-check';
import { shortDay } from '../../../src/core/calendar/day-text';
import { dayOfSerial, serialOfDay } from '../../../src/core/calendar/days';
import { trackRows } from '../../../src/core/changes/track-rows';
import { warnPlan } from '../../../src/core/checks/warn-plan';
import { newShiftsOfAway } from '../../../src/core/planning/absence';
import { bookingsOf } from '../../../src/core/planning/bookings';
import { coverage } from '../../../src/core/reports/coverage';
import type { Leave } from '../../../src/core/reports/facts';
import { shiftsOf } from '../../../src/core/reports/from-rows';
import { makeReport } from '../../../src/core/reports/registry';
import { schedule } from '../../../src/core/reports/schedule';
import { timeOffCalendar } from '../../../src/core/reports/time-off-calendar';
import { whoWorksWhen } from '../../../src/core/reports/who-works-when';
import type { FieldCells } from '../../../src/core/table/record';
import { timeOffOutlook } from '../../../src/core/time-off/outlook';
import { planTimeOff } from '../../../src/core/time-off/plan';
import { blocks } from '../checks/rows';
import { facts, named } from '../reports/facts';
import { WEEK_OFF } from '../time-off/entries';
import { baseline, sheet } from '../users';
import { breachesIn } from './plans';

const INGRID = 'Ingrid Solberg';
/** Thursday to Thursday, over a weekend and the end of the year. */
const PERIOD = { from: '2026-12-31', to: '2027-01-07' };
const FIRST = serialOfDay(PERIOD.from) ?? 0;
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A time-off block on one day of the period, with times of the day. */
interface Off {
  readonly at: number;
  readonly from: string;
  readonly until: string;
}

/** A transaction; `at`: its day, counted from the period's first. */
interface Taken {
  readonly at: number;
  readonly amount: number;
  readonly account: string;
}

const WHOLE = { from: '0:00', until: '0:00' };

/** Each day's mark by everything that says who is away: `away`, `probably`, or '' for a day at work. */
function said(offs: readonly Off[], taken: readonly Taken[]): Record<string, readonly string[]> {
  const empty: FieldCells = Object.fromEntries(blocks.fields.map(({ id }) => [id, '']));
  const cells = (at: number, Start: string, End: string, more: FieldCells = {}): FieldCells => ({
    ...empty,
    Person: INGRID,
    Date: FIRST + at,
    Start,
    End,
    ...more,
  });
  const away = offs.map(({ at, from, until }) => cells(at, from, until, { TimeOffReason: 'Vacation' }));
  const shifts = DAYS.map((at) => cells(at, '18:00', '20:00'));
  const track = (all: readonly FieldCells[]) =>
    trackRows(blocks, sheet(...all.map((each, at) => [`r${at}`, each] as const)), baseline()).rows;
  const rows = track([...away, ...shifts]);
  const rowsTaken = taken.map(({ at, amount, account }, index) => ({
    index,
    personId: '1',
    firstDay: FIRST + at,
    amount,
    account,
    where: `Time Off, row ${index + 2}`,
  }));
  const leave = taken.map(({ at, amount, account }): Leave => ({
    personId: '1',
    person: INGRID,
    accountId: account,
    account,
    effectiveDate: dayOfSerial(FIRST + at) ?? '',
    amount,
    description: '',
    isPushed: true,
  }));
  const of = facts({
    people: named(INGRID),
    shifts: shiftsOf(blocks, rows, 'current').facts,
    leave: leave.filter(({ amount }) => amount < 0),
  });
  const marks = (markOf: (at: number) => string) => DAYS.map(markOf);
  const onDays = (all: readonly (readonly [day: number, isAssumed: boolean])[]) => {
    const byDay = new Map(all);
    return marks((at) => {
      const isAssumed = byDay.get(FIRST + at);
      return isAssumed === undefined ? '' : isAssumed ? 'probably' : 'away';
    });
  };

  const off = rowsTaken.filter(({ amount }) => amount < 0);
  const problems = warnPlan(rows, breachesIn(blocks, rows, { facts: { taken: off } }), {
    entity: blocks,
    rowName: (index) => `row ${index}`,
    weekStart: 0,
  });
  const codeAt = (at: number) => problems.find(({ index }) => index === away.length + at)?.code;

  const line = makeReport(schedule, of, { period: PERIOD }).sections[0]?.rows.find(
    ({ role }) => role === 'data',
  );
  const cellAt = (at: number) => String(line?.cells[at + 1] ?? '');

  const calendar = makeReport(timeOffCalendar, of, { period: PERIOD });
  const pale = calendar.legend?.filter(({ text }) => text.endsWith('days assumed')).map(({ fill }) => fill);
  const fillsAt = (at: number) =>
    calendar.sections[0]?.rows.flatMap(({ role, fills }) => (role === 'data' ? (fills?.[at + 2] ?? []) : []));

  const counted = makeReport(coverage, of, { period: PERIOD }).lines.find(({ text }) =>
    text.includes('of people who are away'),
  );
  const shiftText = (at: number) => `${INGRID}, ${shortDay(FIRST + at)}, 6p–8p`;

  const own = makeReport(whoWorksWhen, of, { period: PERIOD, person: '1' }).sections[0]?.rows ?? [];
  const textsOn = (at: number) =>
    own.flatMap(({ cells }) => (cells[0] === dayOfSerial(FIRST + at) ? cells.join(' ') : []));

  const entry = { ...WEEK_OFF, personId: '1', first: PERIOD.from, last: PERIOD.to };
  const { block } = blocks;
  const bookings = block ? bookingsOf(blocks, block, rows) : [];
  const { daysOff } = timeOffOutlook(entry, planTimeOff(entry), { leave: of.leave, bookings }, PERIOD.from);

  const copies = newShiftsOfAway(
    blocks,
    track(away),
    rowsTaken.filter(({ amount }) => amount < 0),
    shifts,
  );
  return {
    check: marks((at) => ({ 'on-time-off': 'away', 'probably-away': 'probably' })[String(codeAt(at))] ?? ''),
    schedule: marks((at) =>
      cellAt(at).includes('Off?') ? 'probably' : cellAt(at).includes('Vac') ? 'away' : '',
    ),
    person: marks((at) =>
      textsOn(at).some((text) => text.includes('Off?'))
        ? 'probably'
        : textsOn(at).some((text) => text.includes('Vacation'))
          ? 'away'
          : '',
    ),
    calendar: marks((at) => {
      const fills = fillsAt(at) ?? [];
      if (fills.length === 0) return '';
      return fills.every((fill) => pale?.includes(fill)) ? 'probably' : 'away';
    }),
    coverage: marks((at) => {
      if (!counted?.text.includes(shiftText(at))) return '';
      return counted.text.includes(`${shiftText(at)} (probably)`) ? 'probably' : 'away';
    }),
    form: onDays(daysOff.map(({ day, isAssumed }) => [day, isAssumed])),
    copy: onDays(copies.map(({ day, isAssumed }) => [day, isAssumed])),
  };
}

const P = 'probably';
const A = 'away';

test.each<[string, readonly Off[], readonly Taken[], readonly string[]]>([
  ['nothing', [], [], ['', '', '', '', '', '', '', '']],
  ['three days', [], [{ at: 4, amount: -3, account: 'Vacation' }], ['', '', '', '', P, P, P, '']],
  [
    'over a weekend and the year',
    [],
    [{ at: 0, amount: -3, account: 'Vacation' }],
    [P, P, '', '', P, '', '', ''],
  ],
  ['half a day', [], [{ at: 4, amount: -0.5, account: 'Sick' }], ['', '', '', '', P, '', '', '']],
  ['a weekend’s day', [], [{ at: 2, amount: -1, account: 'Vacation' }], ['', '', '', '', P, '', '', '']],
  [
    'days from the last year',
    [],
    [{ at: -1, amount: -3, account: 'Vacation' }],
    [P, P, '', '', '', '', '', ''],
  ],
  ['an allowance', [], [{ at: 4, amount: 30, account: 'Vacation' }], ['', '', '', '', '', '', '', '']],
  [
    'several accounts',
    [],
    [
      { at: 0, amount: -1, account: 'Vacation' },
      { at: 5, amount: -2, account: 'Sick' },
    ],
    [P, '', '', '', '', P, P, ''],
  ],
  ['a block', [{ at: 2, ...WHOLE }], [], ['', '', A, '', '', '', '', '']],
  ['a morning off', [{ at: 4, from: '8:00', until: '12:00' }], [], ['', '', '', '', A, '', '', '']],
  [
    'blocks that say which days a transaction covers',
    [
      { at: 4, ...WHOLE },
      { at: 6, ...WHOLE },
    ],
    [{ at: 4, amount: -2, account: 'Vacation' }],
    ['', '', '', '', A, '', A, ''],
  ],
  [
    'a block within a transaction’s days',
    [{ at: 5, ...WHOLE }],
    [{ at: 4, amount: -3, account: 'Vacation' }],
    ['', '', '', '', P, A, P, ''],
  ],
])('%s: the check, the reports, the form and a copied week agree', (_, offs, taken, marks) => {
  expect(said(offs, taken)).toEqual({
    check: marks,
    schedule: marks,
    person: marks,
    calendar: marks,
    coverage: marks,
    form: marks,
    copy: marks,
  });
});

test('they agree whatever blocks and transactions there are', () => {
  const off = fc.record({
    at: fc.constantFrom(...DAYS),
    times: fc.constantFrom(WHOLE, { from: '8:00', until: '12:00' }, { from: '18:30', until: '19:00' }),
  });
  const taken = fc.record({
    at: fc.integer({ min: -9, max: 9 }),
    amount: fc.integer({ min: -8, max: 3 }),
    account: fc.constantFrom('Vacation', 'Sick'),
  });
  fc.assert(
    fc.property(fc.array(off, { maxLength: 3 }), fc.array(taken, { maxLength: 3 }), (offs, all) => {
      const { check, ...others } = said(
        offs.map(({ at, times }) => ({ at, ...times })),
        all,
      );
      for (const marks of Object.values(others)) expect(marks).toEqual(check);
    }),
    { numRuns: 200 },
  );
});
