/** What would make it possible that Ana works an open shift, by cases as a scheduler would write them. The 24th of November 2026 is a Tuesday. */
import { spanTimes } from '../../../src/core/calendar/clock';
import { shortDay } from '../../../src/core/calendar/day-text';
import { dayNumber } from '../../../src/core/calendar/days';
import { trackRows } from '../../../src/core/changes/track-rows';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { IdeaFinder } from '../../../src/core/planning/ideas';
import { LAWS, PRESETS } from '../../../src/core/planning/rules/presets';
import { shiftOfRow, whoCanWork } from '../../../src/core/planning/who';
import type { Shift } from '../../../src/core/shifts/shift';
import { bindNames } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';
import { baseline, sheet } from '../users';
import { breachIndexOf } from './plans';
import { cellsOfShift } from './written-shifts';

const named = (id: string, name: string) => ({ id, name, apart: [], also: [] });
const limitsOf = (weekHours: number) => ({ weekHours, days: [] });

/** The ideas for Ana, the first of the people. The first row is the shift that is asked about. */
function ideas(
  names: readonly string[],
  rows: readonly string[],
  given: Parameters<typeof breachIndexOf>[2] = {},
): string[] {
  const people = names.map((label, at) => ({ id: `${at + 1}`, label }));
  const list = new NameList('person', [
    named('0', 'Open shift'),
    ...people.map(({ id, label }) => named(id, label)),
  ]);
  const entity = bindNames(timeBlocks, (kind) =>
    kind === 'people' ? list : new NameList('record', [named('9', 'Vacation')]),
  );
  const cells = rows.map((text, at) => [`x${at}`, cellsOfShift(text)] as const);
  const tracked = trackRows(entity, sheet(...cells), baseline()).rows;
  const breachIndex = breachIndexOf(entity, tracked, given);
  const [row] = tracked;
  const block = row && shiftOfRow(breachIndex, row);
  if (!block) throw new Error('the first row has no shift');
  const [ana] = whoCanWork(block, breachIndex, people).cannot.filter(({ label }) => label === 'Ana');
  if (!ana) throw new Error('Ana can work the shift');
  const day = (shift: Shift) => shortDay(shift.day).slice(0, 3);
  return new IdeaFinder(block, breachIndex, people).ideasFor(ana).map((idea) => {
    const costs = idea.costs ? ', overtime' : '';
    if (idea.what === 'part')
      return `${spanTimes(idea.works)}, open ${idea.open.map(spanTimes).join(' and ')}${costs}`;
    const back = idea.what === 'exchange' ? ` for ${day(idea.back)}` : '';
    return `${idea.to.label} takes ${day(idea.shift)}${back}${costs}`;
  });
}

test('Ana worked until 20:30: from 7:30 on she has had 11 hours of rest', () => {
  const rows = ['Open 2026-11-24 06:00-14:00', 'Ana 2026-11-23 14:30-20:30', 'Ben 2026-11-23 14:00-22:00'];
  expect(ideas(['Ana', 'Ben'], rows, { numbers: { restHours: 11 } })).toEqual([
    '7:30 AM–2:00 PM, open 6:00 AM–7:30 AM',
  ]);
});

test('Ana has 40 hours of 40: Ben takes one of her days, the nearest first, and three ideas are enough', () => {
  const week = ['23', '24', '25', '26', '27'].map((day) => `Ana 2026-11-${day} 09:00-17:00`);
  const rows = ['Open 2026-11-28 09:00-17:00', ...week];
  expect(ideas(['Ana', 'Ben'], rows, { numbers: { weekHours: 40 } })).toEqual([
    'Ben takes Fri',
    'Ben takes Thu',
    'Ben takes Wed',
  ]);
});

test('Ana has another shift in the afternoon: she can in the morning, or the whole shift if Cleo, who is free, takes the other', () => {
  const rows = ['Open 2026-11-24 08:00-16:00', 'Ana 2026-11-24 12:00-20:00', 'Ben 2026-11-24 06:00-10:00'];
  expect(ideas(['Ana', 'Ben', 'Cleo'], rows)).toEqual([
    '8:00 AM–12:00 PM, open 12:00 PM–4:00 PM',
    'Cleo takes Tue',
  ]);
});

test('a part that is of little use is said only if nothing else helps', () => {
  const rows = ['Open 2026-11-24 08:00-16:00', 'Ana 2026-11-24 09:00-15:00'];
  expect(ideas(['Ana'], rows)).toEqual(['3:00 PM–4:00 PM, open 8:00 AM–3:00 PM']);
  expect(ideas(['Ana', 'Ben'], rows)).toEqual(['Ben takes Tue']);
});

test('Ben has all his hours: he takes Tuesday if Ana takes his Wednesday', () => {
  const rows = ['Open 2026-11-24 14:00-20:00', 'Ana 2026-11-24 09:00-17:00', 'Ben 2026-11-25 09:00-17:00'];
  const limits = new Map([['2', limitsOf(8)]]);
  expect(ideas(['Ana', 'Ben'], rows, { facts: { limits } })).toEqual([
    '5:00 PM–8:00 PM, open 2:00 PM–5:00 PM',
    'Ben takes Tue for Wed',
  ]);
});

test('Ben has worked since 6:00, so he can take Ana’s late shift only if she takes his early one', () => {
  const rows = [
    'Open 2026-11-24 12:00-18:00',
    'Ana 2026-11-23 15:00-20:00',
    'Ben 2026-11-23 06:00-10:00',
    'Ben 2026-11-23 12:00-14:00',
  ];
  const given = { numbers: { restHours: 11 }, facts: { limits: new Map([['1', limitsOf(10)]]) } };
  expect(ideas(['Ana', 'Ben'], rows, given)).toEqual([
    '1:00 PM–6:00 PM, open 12:00 PM–1:00 PM',
    'Ben takes Mon for Mon',
  ]);
});

test('overtime is said, and nobody gets it if somebody else can take the shift without', () => {
  const rows = [
    'Open 2026-11-24 06:00-14:00',
    'Ana 2026-11-24 09:00-17:00',
    ...['23', '25', '26', '27'].map((day) => `Ben 2026-11-${day} 08:00-17:00`),
    'Cleo 2026-11-23 08:00-17:00 off',
  ];
  const us = { numbers: PRESETS.us, costs: LAWS.us.costs };
  const morning = '6:00 AM–9:00 AM, open 9:00 AM–2:00 PM';
  expect(ideas(['Ana', 'Ben', 'Cleo'], rows, us)).toEqual(['Cleo takes Tue']);
  expect(ideas(['Ana', 'Ben'], rows, us)).toEqual(['Ben takes Tue, overtime']);
  expect(ideas(['Ana'], rows, us)).toEqual([morning]);
});

test('no idea mends that Ana must not be scheduled, or is away all day', () => {
  const rows = ['Open 2026-11-24 09:00-17:00', 'Ana 2026-11-24 12:00-20:00'];
  expect(ideas(['Ana', 'Ben'], rows, { facts: { notScheduled: new Set(['1']) } })).toEqual([]);
  const notOn = [{ first: dayNumber('2026-11-24'), after: dayNumber('2026-11-25') }];
  const limits = new Map([['1', { days: [], notOn }]]);
  expect(ideas(['Ana', 'Ben'], rows, { facts: { limits } })).toEqual([]);
  expect(ideas(['Ana', 'Ben'], [...rows, 'Ana 2026-11-24 00:00-24:00 off'])).toEqual([]);
});

test('who has the shift now takes nothing for it: two people who exchange their shifts are in the list of swaps', () => {
  const rows = ['Ben 2026-11-24 09:00-17:00', 'Ana 2026-11-24 12:00-20:00'];
  expect(ideas(['Ana', 'Ben'], rows)).toEqual(['9:00 AM–12:00 PM, open 12:00 PM–5:00 PM']);
  expect(ideas(['Ana', 'Ben', 'Cleo'], rows)).toEqual(['Cleo takes Tue']);
});
