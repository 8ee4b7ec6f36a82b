/** A week of shifts copied to other weeks: which days get copies, and what happens to shifts that are there already. */
import { serialOfDay } from '../../../src/core/calendar/days';
import { wait } from '../../runner/until';
import { addHolidays, pasteShifts, typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const SHEET = 'Time Blocks';
const kind = 'time-blocks';
const WEEK = {
  do: 'copy-weeks',
  kind,
  from: '2026-11-23',
  to: '2026-11-30',
  times: 1,
  asOpen: false,
  leave: 'open',
} as const;
const shown = () => world.table(SHEET).map((row) => [row['Person'], row['Date']]);
const title = () => world.view().notice?.title;
const on = (day: string) => serialOfDay(day);

beforeEach(async () => {
  world = await withEverything();
  await pasteShifts(
    world,
    [
      'Who\tStart\tEnd',
      'Ingrid Solberg\t2026-11-23 09:00\t2026-11-23 17:00',
      'Kwame Mensah\t2026-11-29 22:00\t2026-11-30 06:00',
      'Kwame Mensah\t2026-12-03 09:00\t2026-12-03 17:00',
    ].join('\n'),
  );
  await world.app.do({ do: 'add-pasted' });
});

test('the shifts of one week are copied to several weeks, and shifts of other weeks are not', async () => {
  await world.app.do({ ...WEEK, to: '2026-12-09', times: 2 });
  expect(title()).toBe('4 shifts copied to Mon 7 to Sun 20 Dec 2026; the originals stay. Push to send them.');
  expect(shown().slice(3)).toEqual([
    ['Ingrid Solberg', on('2026-12-07')],
    ['Kwame Mensah', on('2026-12-13')],
    ['Ingrid Solberg', on('2026-12-14')],
    ['Kwame Mensah', on('2026-12-20')],
  ]);
});

test('no more shifts are copied at once than a pattern makes', async () => {
  const before = shown();
  await world.app.do({ ...WEEK, times: 2501 });
  expect(world.view().notice).toMatchObject({
    tone: 'warning',
    title: 'That would be 5,002 shifts. At most 5,000 are added at once: choose fewer weeks.',
  });
  expect(shown()).toEqual(before);
});

test('time off is not copied with the shifts, and the notice says so', async () => {
  typeInto(world, SHEET, 'TimeOffReason', 2, String(world.table('Time Off')[0]?.['Account'] ?? 'Sick'));
  await world.app.do({ ...WEEK, asOpen: true });
  expect(title()).toBe(
    '1 shift copied to Mon 30 Nov to Sun 6 Dec 2026; the originals stay. Push to send them. 1 row with time off was not copied.',
  );
  expect(world.view().notice?.more).toBe('Not copied: Ingrid Solberg Mon 23 Nov 2026 9:00 AM (row 2).');
});

test('a row whose date can’t be read is in no week, and the notice lists it', async () => {
  typeInto(world, SHEET, 'Date', 2, 'soon');
  await world.app.do(WEEK);
  expect(title()).toBe(
    '1 shift copied to Mon 30 Nov to Sun 6 Dec 2026; the originals stay. Push to send them. ' +
      '1 row has no date that can be read, so it is in no week.',
  );
  expect(world.view().notice?.more).toContain('(row 2)');
});

/** Ingrid is probably away on 27 and 30 November. */
async function ingridIsAway(): Promise<void> {
  const below = world.table('Time Off').length + 2;
  const account = String(world.table('Time Off')[0]?.['Account']);
  world.workbook.person.paste(
    world.cell('Time Off', 'Person', below),
    `Ingrid Solberg\t${account}\t2026-11-27\t-2`,
  );
  await world.app.do({ do: 'preview', kind: 'time-off' });
}

test('copies of people who are away then become open shifts, and the notice names them', async () => {
  await ingridIsAway();
  await world.app.do(WEEK);
  expect(title()).toBe(
    '2 shifts copied to Mon 30 Nov to Sun 6 Dec 2026; the originals stay. Push to send them. ' +
      '1 is an open shift, because the person is away then: Ingrid Solberg on Mon 30 Nov (probably).',
  );
  expect(shown().slice(3)).toEqual([
    ['Open shift', on('2026-11-30')],
    ['Kwame Mensah', on('2026-12-06')],
  ]);
  await world.app.do(WEEK);
  expect(title()).toBe('Nothing was copied. 2 identical shifts are there already and were not copied again.');
});

test('copies of people who are away then are left out, or copied all the same, as the user says', async () => {
  await ingridIsAway();
  await world.app.do({ ...WEEK, leave: 'leave-out' });
  expect(title()).toBe(
    '1 shift copied to Mon 30 Nov to Sun 6 Dec 2026; the originals stay. Push to send them. ' +
      '1 was left out, because the person is away then: Ingrid Solberg on Mon 30 Nov (probably).',
  );
  expect(shown().slice(3)).toEqual([['Kwame Mensah', on('2026-12-06')]]);
  await world.app.do({ ...WEEK, leave: 'anyway' });
  const { screen } = world.view();
  expect(screen).toMatchObject({ kind: 'proposal', proposal: { shifts: 1, count: 1 } });
  await world.app.do({ do: 'add-proposed' });
  expect(title()).toBe(
    '1 shift copied to Mon 30 Nov to Sun 6 Dec 2026; the originals stay. Push to send them. ' +
      '1 identical shift is there already and was not copied again. ' +
      '1 is for a person who is away then: Ingrid Solberg on Mon 30 Nov (probably).',
  );
});

test('copies that begin on holidays are named, and those that were there before are not', async () => {
  await addHolidays(world, '2026-12-06\tSaint Nicholas', '2026-12-07\tTown day', '2026-12-01\tNobody works');
  await wait(400);
  await world.app.do(WEEK);
  const copied = 'Mon 30 Nov to Sun 6 Dec 2026; the originals stay. Push to send them.';
  expect(title()).toBe(`2 shifts copied to ${copied} On holidays: Sun 6 Dec (Saint Nicholas).`);
  await world.app.do({ ...WEEK, times: 2 });
  expect(title()).toMatch(/not copied again\. On holidays: Mon 7 Dec \(Town day\)\.$/);
});

test('a second copy to a week adds only what is not there yet, and says so', async () => {
  await world.app.do(WEEK);
  await world.app.do(WEEK);
  expect(title()).toBe('Nothing was copied. 2 identical shifts are there already and were not copied again.');
  await world.app.do({ ...WEEK, times: 2 });
  expect(title()).toBe(
    '2 shifts copied to Mon 30 Nov to Sun 13 Dec 2026; the originals stay. Push to send them. ' +
      '2 identical shifts are there already and were not copied again.',
  );
  expect(world.view().notice?.tone).toBe('success');
  expect(shown()).toHaveLength(7);
});

test('copies without people are open shifts, and two identical ones are for two people', async () => {
  await pasteShifts(world, 'Who\tStart\tEnd\nTomas Novak\t2026-11-23 09:00\t2026-11-23 17:00');
  await world.app.do({ do: 'add-pasted' });
  const before = shown().length;
  await world.app.do({ ...WEEK, asOpen: true });
  expect(shown().slice(before)).toEqual([
    ['Open shift', on('2026-11-30')],
    ['Open shift', on('2026-12-06')],
    ['Open shift', on('2026-11-30')],
  ]);
});

test('a week is not copied to itself, and a week without shifts copies nothing', async () => {
  await world.app.do({ ...WEEK, to: '2026-11-29' });
  expect(title()).toBe('A week can’t be copied to itself. Choose another week.');
  await world.app.do({ ...WEEK, from: '2026-12-14', to: '2026-12-21' });
  expect(title()).toBe(
    'Time Blocks has no shifts in the seven days from Mon 14 Dec 2026. Choose another week.',
  );
  expect(shown()).toHaveLength(3);
});
