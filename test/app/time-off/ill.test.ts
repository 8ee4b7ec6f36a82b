/** Somebody is ill: the time off is entered, the shifts become open or go to others, all in one act that is taken back in one. */
import type { TimeOffEntry, TimeOffView } from '../../../src/app/view';
import { pasteShifts, selectRow, typeInto } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const DAY = '2026-11-23';
const SHEET = 'Time Blocks';
const ROSTER = [
  'Who\tStart\tEnd\tDepartment',
  'Ingrid Solberg\t2026-11-23 06:00\t2026-11-23 10:00\tKitchen',
  'Ingrid Solberg\t2026-11-23 14:00\t2026-11-23 22:00\tKitchen',
  'Kwame Mensah\t2026-11-23 06:00\t2026-11-23 14:00\tKitchen',
];

beforeEach(async () => {
  world = await withEverything();
  await pasteShifts(world, ROSTER.join('\n'));
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'back' });
});

function form(): TimeOffView {
  const { screen } = world.view();
  if (screen.kind !== 'time-off') throw new Error(`${screen.kind} is open`);
  return screen.timeOff;
}

const fill = (part: Partial<TimeOffEntry>) =>
  world.app.do({ do: 'fill-time-off', entry: { ...form().entry, ...part } });
const doIt = () => world.app.do({ do: 'add-time-off' });
const accountOf = (label: string) => form().accounts.find((each) => each.label === label)?.id ?? '';
const shifts = () =>
  world
    .table(SHEET)
    .filter((row) => row['Person'] !== '')
    .map(({ Person, Start, End, TimeOffAccount }) =>
      [Person, Number(Start) * 24, Number(End) * 24, TimeOffAccount].join(' ').trim(),
    );

/** Opens the form from the first shift, for one account. */
async function ill(part: Partial<TimeOffEntry> = {}): Promise<void> {
  await world.app.do({ do: 'open-time-off', isIll: true, of: { kind: 'time-blocks', index: 0 } });
  await fill({ accountId: accountOf('Vacation'), records: 'transaction', ...part });
}

const BEFORE = ['Ingrid Solberg 6 10', 'Ingrid Solberg 14 22', 'Kwame Mensah 6 14'];

test('from a shift, the form has the person, the day, and both shifts with the first three who can work them', async () => {
  await ill();
  const { entry, isIll, covers } = form();
  expect(isIll).toBe(true);
  expect(entry).toMatchObject({ first: DAY, last: DAY, opens: true, given: {} });
  expect(covers.map(({ shift, places }) => [(shift.end - shift.start) / 60, places])).toEqual([
    [4, ['Kitchen']],
    [8, ['Kitchen']],
  ]);
  for (const { first } of covers) {
    expect(first).toHaveLength(3);
    expect(first.map(({ label }) => label)).not.toContain('Ingrid Solberg');
  }
  // Kwame works from 6 to 14.
  expect(covers[0]?.first.map(({ label }) => label)).not.toContain('Kwame Mensah');
});

test('from a row of Users, the person is ill today', async () => {
  const index = world.table('Users').findIndex((row) => row['LastName'] === 'Solberg');
  await world.app.do({ do: 'open-time-off', isIll: true, of: { kind: 'users', index } });
  const { entry, people } = form();
  expect(people.find(({ id }) => id === entry.personId)?.label).toBe('Ingrid Solberg');
  expect(entry.first).toBe(entry.last);
  expect(entry.first).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('the selected row of a shift offers it, and an open shift does not', async () => {
  await world.app.do({ do: 'watch-rows', on: true });
  await selectRow(world, SHEET, 2);
  expect(world.view().selection?.row?.isOfPerson).toBe(true);
  typeInto(world, SHEET, 'Person', 2, 'Open shift');
  await selectRow(world, SHEET, 3);
  await selectRow(world, SHEET, 2);
  expect(world.view().selection?.row?.isOfPerson).toBeUndefined();
});

test('one act enters the time off, opens one shift and gives the other; one click takes all of it back', async () => {
  const timeOff = world.table('Time Off').length;
  await ill();
  const [cover] = form().covers;
  const [taker] = cover?.first ?? [];
  await fill({ given: { [cover?.row ?? '']: taker?.id ?? '' } });
  expect(form().covers.map(({ given }) => given)).toEqual([taker?.label, '']);
  await doIt();
  expect(world.view().notice).toMatchObject({ tone: 'success', takesBack: true });
  expect(world.view().notice?.title).toBe(
    'Time off of Ingrid Solberg: 1 row added to Time Off. 1 shift is open. 1 shift is given to others.',
  );
  expect(shifts()).toEqual([`${taker?.label} 6 10`, 'Open shift 14 22', 'Kwame Mensah 6 14']);
  expect(world.table('Time Off')).toHaveLength(timeOff + 1);
  await world.app.do({ do: 'take-back' });
  expect(shifts()).toEqual(BEFORE);
  expect(world.table('Time Off')).toHaveLength(timeOff);
});

test('half a day is a block with its times, costs no day, and cuts the shift', async () => {
  await ill({ from: '16:00', until: '23:00', records: 'both' });
  const { plan, covers } = form();
  expect(plan).toMatchObject({ isPart: true, amount: 0, runs: [] });
  expect(
    covers.map(({ shift, keeps }) =>
      [shift, keeps].flat().map((each) => [(each.start / 60) % 24, (each.end / 60) % 24]),
    ),
  ).toEqual([
    [
      [16, 22],
      [14, 16],
    ],
  ]);
  await doIt();
  expect(shifts()).toEqual([
    'Ingrid Solberg 6 10',
    'Ingrid Solberg 14 16',
    'Kwame Mensah 6 14',
    'Ingrid Solberg 16 23 Vacation',
    'Open shift 16 22',
  ]);
  await world.app.do({ do: 'take-back' });
  expect(shifts()).toEqual(BEFORE);
});

test('a part in the middle of a shift leaves both ends to the person', async () => {
  await ill({ from: '17:00', until: '19:00', records: 'blocks' });
  await doIt();
  expect(shifts()).toEqual([
    'Ingrid Solberg 6 10',
    'Ingrid Solberg 14 17',
    'Kwame Mensah 6 14',
    'Ingrid Solberg 17 19 Vacation',
    'Open shift 17 19',
    'Ingrid Solberg 19 22',
  ]);
});

test('a day of the account for a part of a day is charged only if the user types it', async () => {
  await ill({ from: '16:00', until: '23:00', amount: '1' });
  expect(form().plan).toMatchObject({ amount: 1, problem: undefined });
  await fill({ amount: '2' });
  expect(form().plan.problem).toBe('bad-amount');
  await fill({ amount: '', until: '' });
  expect(form().plan.problem).toBe('one-time');
});

test('a shift that somebody has changed meanwhile stays as it is, and the notice says so', async () => {
  await ill();
  typeInto(world, SHEET, 'End', 2, '11:00');
  await doIt();
  expect(world.view().notice).toMatchObject({ tone: 'warning' });
  expect(world.view().notice?.detail).toContain('1 shift was changed meanwhile and stays as it is.');
  expect(shifts().slice(0, 2)).toEqual(['Ingrid Solberg 6 11', 'Open shift 14 22']);
});

test('the same person is not offered for two shifts that overlap', async () => {
  typeInto(world, SHEET, 'Start', 3, '8');
  await ill();
  const [one, other] = form().covers;
  const [taker] = one?.first ?? [];
  await fill({ given: { [one?.row ?? '']: taker?.id ?? '' } });
  expect(other?.first.map(({ id }) => id)).toContain(taker?.id);
  expect(form().covers[1]?.first.map(({ id }) => id)).not.toContain(taker?.id);
});

test('who else is away is said, by day', async () => {
  await world.app.do({ do: 'open-time-off' });
  const kwame = form().people.find(({ label }) => label === 'Kwame Mensah')?.id ?? '';
  await fill({ personId: kwame, first: DAY, last: DAY, accountId: accountOf('Vacation'), records: 'blocks' });
  await doIt();
  await ill();
  expect(form().away).toEqual([{ day: 'Mon 23 Nov', people: ['Kwame Mensah'] }]);
});

test('after the push, the time off stays on the service, and “Take back” offers the shifts and an Amount of 0', async () => {
  await pushAll(world);
  await ill();
  await doIt();
  await pushAll(world);
  expect(world.view().takeBack).toContain('Time off of Ingrid Solberg');
  await world.app.do({ do: 'take-back' });
  expect(world.view().notice?.detail).toContain('The service keeps the time off. “Take back” once more');
  expect(shifts()[0]).toBe('Open shift 6 10');
  await world.app.do({ do: 'take-back' });
  expect(world.view().notice?.title).toBe(
    '2 shifts are as before. 1 row of Time Off takes 0 days now. Push to send it.',
  );
  expect(shifts()).toEqual(BEFORE);
  expect(world.table('Time Off').at(-1)?.['Amount']).toBe(0);
  await pushAll(world);
  expect(world.table(SHEET).map((row) => row['Status'])).toEqual(['0', '0', '0']);
  expect(world.view().takeBack).toBeUndefined();
});

test('an account that was charged for an ill person is chosen again', async () => {
  await ill();
  await doIt();
  await world.app.do({ do: 'open-time-off', isIll: true });
  expect(form().entry.accountId).toBe(accountOf('Vacation'));
  await world.app.do({ do: 'close-time-off' });
  await world.app.do({ do: 'open-time-off' });
  expect(form().entry).toMatchObject({ accountId: '', opens: false });
});
