/** What is drawn of a breach: each case made by hand, with what a person would draw on paper. */
import type { Breach, PlanningFacts, RuleNumbers } from '../../../src/core/planning/breach';
import { breachesWith } from '../../../src/core/planning/proposed';
import { whyOf, type HoursDrawing, type SumsDrawing, type Why } from '../../../src/core/planning/why';
import { breachIndexOf } from './plans';
import { MONDAY, rowOf, rowsOf, schedule, template, type Planned } from './rosters';

const HOUR = 60;
const DAY = 24;

/** A shift of Person 1, in hours. */
const shift = (day: number, from: number, hours: number, more: Partial<Planned> = {}): Planned => ({
  person: 1,
  day,
  from: from * HOUR,
  minutes: hours * HOUR,
  ...more,
});

interface Given {
  readonly numbers?: RuleNumbers;
  readonly facts?: Partial<PlanningFacts>;
  readonly weekStart?: number;
  readonly cutsWeeks?: boolean;
}

/** The drawing of the first breach of a rule. */
function drawn(rule: Breach['rule'], blocks: readonly Planned[], given: Given = {}): Why | undefined {
  const { breaches, blocksOf, input } = asIndex(blocks, given);
  const found = breaches.find((each) => each.rule === rule);
  if (!found) throw new Error(`${rule} is not broken`);
  return whyOf(found, { blocks: blocksOf(found.personId), input });
}

function asIndex(blocks: readonly Planned[], given: Given) {
  const index = breachIndexOf(schedule, rowsOf(blocks), given);
  return { breaches: index.breaches, blocksOf: (id: string) => index.blocksOf(id), input: index.input };
}

/** `0: shift 14-22 | rest 22-24`: the day after Monday, its bars with the hours in it, and what is marked. */
function daysIn(why: Why | undefined): string[] {
  return (why as HoursDrawing).days.map(({ day, bars, marked }) => {
    const hours = ({ from, until }: { readonly from: number; readonly until: number }) =>
      `${from / HOUR}-${until / HOUR}`;
    const texts = bars.map((bar) => `${bar.kind} ${hours(bar)}${bar.lane > 0 ? ` lane ${bar.lane}` : ''}`);
    return [`${day - MONDAY}: ${texts.join(', ')}`, ...marked.map(hours)].join(' | ');
  });
}

/** `0: 8`, or `7: 8, 2 away` or `-14: 2 unknown`. */
function sumsIn(why: Why | undefined): string[] {
  return (why as SumsDrawing).rows.map(({ first, hours, leave, unknownWeeks }) =>
    unknownWeeks > 0
      ? `${first - MONDAY}: ${unknownWeeks} unknown`
      : `${first - MONDAY}: ${hours}${leave > 0 ? `, ${leave} away` : ''}`,
  );
}

const leaveOf = (day: number, days: number) => ({
  personId: '1',
  firstDay: MONDAY + day,
  amount: -days,
  account: 'Vacation',
  index: 0,
  where: 'row 2',
});

test('a short rest over midnight is two days, with the rest marked on both, and the other shifts of these days', () => {
  const why = drawn('short-rest', [shift(0, 11, 1), shift(0, 14, 8), shift(1, 5, 7), shift(3, 9, 8)], {
    numbers: { restHours: 11 },
  });
  expect(daysIn(why)).toEqual(['0: other-shift 11-12, shift 14-22 | 22-24', '1: shift 5-12 | 0-5']);
  expect(why).toMatchObject({ lanes: 1, daysLeft: 0, measure: { kind: 'rest', hours: 7, least: 11 } });
});

test('shifts that touch have a rest of 0 hours, and nothing is marked', () => {
  const why = drawn('short-rest', [shift(0, 6, 8), shift(0, 14, 8)], { numbers: { restHours: 11 } });
  expect(daysIn(why)).toEqual(['0: shift 6-14, shift 14-22']);
  expect(why).toMatchObject({ measure: { hours: 0 } });
});

test('a night shift is a bar on both days, and both know when the whole of it begins and ends', () => {
  const why = drawn('day-hours', [shift(0, 22, 10)], { numbers: { dayHours: 8 } }) as HoursDrawing;
  expect(daysIn(why)).toEqual(['0: shift 22-24', '1: shift 0-8']);
  const whole = { start: (MONDAY * DAY + 22) * HOUR, end: ((MONDAY + 1) * DAY + 8) * HOUR };
  for (const { bars } of why.days) expect(bars).toMatchObject([{ whole }]);
  expect(why.measure).toEqual({ kind: 'sum', hours: 10, most: 8 });
});

test('two shifts at the same time lie in two lanes, and the time of both is marked', () => {
  const why = drawn('double-booked', [shift(1, 9, 8), shift(1, 16, 4), shift(1, 20, 2)]);
  expect(daysIn(why)).toEqual(['1: shift 9-17, shift 16-20 lane 1, other-shift 20-22 | 16-17']);
  const start = ((MONDAY + 1) * DAY + 16) * HOUR;
  expect(why).toMatchObject({ lanes: 2, measure: { kind: 'overlap', span: { start, end: start + HOUR } } });
});

test('a block of time off has a bar of its own kind, and so has a day of leave', () => {
  const off = shift(0, 8, 4, { isTimeOff: true });
  expect(daysIn(drawn('on-time-off', [off, shift(0, 10, 8)]))).toEqual([
    '0: time-off 8-12, shift 10-18 lane 1 | 10-12',
  ]);
  const facts = { daysOff: [leaveOf(0, 1)] };
  const why = drawn('on-time-off', [shift(0, 22, 8)], { facts });
  expect(daysIn(why)).toEqual(['0: leave 0-24, shift 22-24 lane 1', '1: shift 0-6']);
  expect(why).not.toHaveProperty('measure');
});

test('a day that is leave by one way of counting only is probably leave', () => {
  const facts = { daysOff: [leaveOf(4, 2)] };
  expect(daysIn(drawn('on-time-off', [shift(5, 9, 8)], { facts }))).toEqual([
    '5: probable-leave 0-24, shift 9-17 lane 1',
  ]);
});

test('leave of other people is not drawn', () => {
  const facts = { daysOff: [{ ...leaveOf(0, 5), personId: '2' }] };
  expect(daysIn(drawn('long-shift', [shift(0, 4, 18)], { facts }))).toEqual(['0: shift 4-22']);
});

test('the times of People limits are bars on the day, and a day without any is off', () => {
  const limits = (monday: 'never' | { from: number; until: number }[]) => ({
    facts: { limits: new Map([['1', { days: [monday] }]]) },
  });
  const times = [{ from: 9 * HOUR, until: 12 * HOUR }];
  expect(daysIn(drawn('not-available', [shift(0, 10, 4)], limits(times)))).toEqual([
    '0: can-work 9-12, shift 10-14 lane 1',
  ]);
  expect(daysIn(drawn('not-available', [shift(0, 10, 4)], limits('never')))).toEqual([
    '0: off 0-24, shift 10-14 lane 1',
  ]);
});

test('a shift of weeks is a typing mistake: its first eight days are drawn', () => {
  const why = drawn('long-shift', [shift(0, 9, 20 * DAY)]) as HoursDrawing;
  expect(why.days).toHaveLength(8);
  expect(why.daysLeft).toBe(13);
  expect(why.measure).toEqual({ kind: 'length', hours: 480, most: 16 });
});

test('too many hours in a week are its seven days, with the leave, from the day with which weeks begin', () => {
  const blocks = [shift(0, 9, 8), shift(1, 9, 8), shift(1, 18, 2), shift(6, 9, 8), shift(7, 9, 8)];
  const given = { numbers: { weekHours: 20 }, facts: { daysOff: [leaveOf(3, 1)] } };
  const why = drawn('week-hours', blocks, given);
  expect(sumsIn(why)).toEqual(['0: 8', '1: 10', '2: 0', '3: 0, 1 away', '4: 0', '5: 0', '6: 8']);
  expect(why).toMatchObject({ by: 'day', measure: { kind: 'sum', hours: 26, most: 20 } });
  const sunday = drawn('week-hours', blocks, { numbers: { weekHours: 17 }, weekStart: 6 });
  expect(sumsIn(sunday)).toEqual(['-1: 0', '0: 8', '1: 10', '2: 0', '3: 0', '4: 0', '5: 0']);
});

test('days in a row are drawn from the first to the last, at most fourteen', () => {
  const run = (days: number) => Array.from({ length: days }, (_, day) => shift(day, 9, day === 2 ? 4 : 8));
  const why = drawn('days-in-a-row', [...run(4), shift(6, 9, 8)], { numbers: { daysInARow: 3 } });
  expect(sumsIn(why)).toEqual(['0: 8', '1: 8', '2: 4', '3: 8']);
  expect(why).toMatchObject({ daysLeft: 0, measure: { kind: 'days', days: 4, most: 3 } });
  const long = drawn('days-in-a-row', run(20), { numbers: { daysInARow: 3 } }) as SumsDrawing;
  expect([long.rows.length, long.daysLeft]).toEqual([14, 6]);
});

test('an average is its weeks, with leave and the line; weeks before the first shift are one unknown row', () => {
  const blocks = [shift(0, 0, 16), shift(14, 0, 16), shift(15, 0, 16), shift(21, 9, 8)];
  const given = {
    numbers: { averageHours: 9, averageWeeks: 5 },
    facts: { daysOff: [leaveOf(7, 3)] },
  };
  const why = drawn('average-hours', blocks, given) as SumsDrawing;
  expect(sumsIn(why)).toEqual(['-14: 2 unknown', '0: 16', '7: 0, 3 away', '14: 32']);
  expect(why).toMatchObject({ by: 'week', line: 9, scale: 32 });
  expect(why.measure).toEqual({ kind: 'average', hours: 10.91, most: 9 });
});

test('an average of weeks that are all known has no unknown row', () => {
  const blocks = [shift(0, 0, 8), shift(7, 0, 16)];
  const why = drawn('average-hours', blocks, { numbers: { averageHours: 10, averageWeeks: 2 } });
  expect(sumsIn(why)).toEqual(['0: 8', '7: 16']);
});

test('rules that are about no times have no drawing', () => {
  expect(drawn('same-block', [shift(0, 9, 8), shift(0, 9, 8)])).toBeUndefined();
  const facts = { notScheduled: new Set(['1']) };
  expect(drawn('do-not-schedule', [shift(0, 9, 8)], { facts })).toBeUndefined();
  const qualified = { asked: new Set(['departments'] as const), items: new Map<string, Set<string>>() };
  const inKitchen = shift(0, 9, 8, { department: 'Kitchen' });
  expect(drawn('not-qualified', [inKitchen], { facts: { qualified } })).toBeUndefined();
});

test('one shift that is too long is drawn with what is left of its 24 hours', () => {
  const why = drawn('short-rest', [shift(0, 6, 14), shift(1, 9, 8)], { numbers: { restHours: 11 } });
  expect(daysIn(why)).toEqual(['0: shift 6-20']);
  expect(why?.measure).toEqual({ kind: 'rest', hours: 10, least: 11 });
});

test('a week without a rest has its days, and its longest rest', () => {
  const everyDay = Array.from({ length: 7 }, (_, day) => shift(day, 8, 8));
  const why = drawn('weekly-rest', everyDay, { numbers: { weeklyRestHours: 35 } });
  expect(daysIn(why)).toEqual(everyDay.map(({ day }) => `${day}: shift 8-16`));
  expect(why?.measure).toMatchObject({ kind: 'rest', hours: 16, least: 35 });
});

test('a week of 168 hours has the part of a night that lies in it', () => {
  const blocks = [shift(-1, 22, 8), ...[0, 1, 2, 3].map((day) => shift(day, 8, 9))];
  const why = drawn('week-hours', blocks, { numbers: { weekHours: 40 }, cutsWeeks: true });
  expect(sumsIn(why)).toEqual(['0: 15', '1: 9', '2: 9', '3: 9', '4: 0', '5: 0', '6: 0']);
  expect(why?.measure).toEqual({ kind: 'sum', hours: 42, most: 40 });
});

test('somebody young has the day, the week or the night', () => {
  const facts = { birthdays: new Map([['1', MONDAY - 16 * 365]]) };
  const minor = { minorUnder: 18, minorDayHours: 8, minorWeekHours: 40, minorNotAfter: 20 };
  const of = (name: keyof typeof minor) =>
    drawn(
      'minor',
      Array.from({ length: 5 }, (_, day) => shift(day, 12, 9)),
      {
        numbers: { minorUnder: 18, [name]: minor[name] },
        facts,
      },
    );
  expect([daysIn(of('minorDayHours')), of('minorDayHours')?.measure]).toEqual([
    ['0: shift 12-21'],
    { kind: 'sum', hours: 9, most: 8 },
  ]);
  expect(sumsIn(of('minorWeekHours')).slice(3)).toEqual(['3: 9', '4: 9', '5: 0', '6: 0']);
  expect(daysIn(of('minorNotAfter'))).toEqual(['0: shift 12-21']);
});

test('a shift that is about to be added is drawn beside those of the sheet', () => {
  const index = breachIndexOf(schedule, rowsOf([shift(0, 14, 8)]), { numbers: { restHours: 11 } });
  const [found] = breachesWith(index, [rowOf(shift(1, 5, 7), 'new', 1)]);
  const why = whyOf(found!, { blocks: index.blocksOf('1'), input: index.input });
  expect(daysIn(why)).toEqual(['0: shift 14-22 | 22-24', '1: shift 5-12 | 0-5']);
});

test('the dates of a template are no days of work, so no leave is drawn on them', () => {
  const index = breachIndexOf(template, rowsOf([shift(0, 4, 18)]), { facts: { daysOff: [leaveOf(0, 1)] } });
  const [found] = index.breaches;
  expect(daysIn(whyOf(found!, { blocks: index.blocksOf('1'), input: index.input }))).toEqual([
    '0: shift 4-22',
  ]);
});
