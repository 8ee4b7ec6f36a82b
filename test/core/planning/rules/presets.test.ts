import { PRESETS } from '../../../../src/core/planning/rules/presets';
import { breachIndexOf } from '../plans';
import { rowsOf, schedule, type Planned } from '../rosters';

const HOUR = 60;
const shift = (day: number, hours: number, from = 8): Planned => ({
  person: 1,
  day,
  from: from * HOUR,
  minutes: hours * HOUR,
});
const days = (count: number, hours: number) => Array.from({ length: count }, (_, day) => shift(day, hours));
const found = (preset: keyof typeof PRESETS, blocks: readonly Planned[]) =>
  breachIndexOf(schedule, rowsOf(blocks), { numbers: PRESETS[preset] }).breaches.map(({ rule }) => rule);

test('the EU numbers allow what the Directive allows, and not a quarter of an hour or a day more', () => {
  expect(found('eu', [shift(0, 8), shift(1, 8, 3)])).toEqual([]);
  expect(found('eu', [shift(0, 8), shift(1, 8, 2.75)])).toEqual(['short-rest']);
  expect(found('eu', days(6, 8))).toEqual([]);
  expect(found('eu', days(7, 8))).toEqual(['weekly-rest']);
  const weeks = Array.from({ length: 17 }, (_, week) =>
    days(6, 8).map((each) => ({ ...each, day: each.day + week * 7 })),
  ).flat();
  expect(found('eu', weeks)).toEqual([]);
  expect(found('eu', [...weeks.slice(1), shift(0, 8.25)])).toEqual(['average-hours']);
});

test('the US numbers find the 41st hour of a week', () => {
  expect(found('us', days(5, 8))).toEqual([]);
  expect(found('us', [...days(4, 8), shift(4, 8.25)])).toEqual(['week-hours']);
});

test('without numbers, no hours are too many', () => {
  expect(found('none', days(60, 15))).toEqual([]);
});
