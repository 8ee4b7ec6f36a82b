/** A corrected roster in the app: who lost a shift is shown, and the user's choice is written. */
import { pasteShifts } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const WEEK = 'Name\tMon 23 Nov 2026\tTue 24 Nov 2026';
const INGRID = 'Ingrid Solberg\t8-16\t8-16';
const SIOBHAN = "Siobhán O'Connor";
const NOAH = 'Noah Levi\t7-15\t7-15';
const roster = (...rows: readonly string[]) => [WEEK, INGRID, ...rows].join('\n');

async function correct(before: string, after: string): Promise<void> {
  world = await withEverything();
  await pasteShifts(world, before);
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'close-paste' });
  await pasteShifts(world, after);
}
const people = (shifts: readonly { readonly person: string }[] = []) => shifts.map(({ person }) => person);
const inSheet = () => world.table('Time Blocks').map(({ Person }) => Person);

test.each([
  ['blank cells', ['Kwame Mensah\t\t']],
  ['days off', ['Kwame Mensah\toff\toff']],
  ['time off', ['Kwame Mensah\tVacation\tVacation']],
])('a person who has only %s in the corrected roster is listed with both shifts', async (_what, rows) => {
  await correct(roster('Kwame Mensah\t12-20\t9-17', NOAH), roster(...rows, NOAH));
  expect(people(world.view().paste?.gone)).toEqual(['Kwame Mensah', 'Kwame Mensah']);
  expect(world.view().paste).toMatchObject({ absent: [], changes: 0, answers: { gone: 'keep' } });
});

test('a person whose row was left out is listed, stays unless the user says otherwise, and can be made an open shift', async () => {
  await correct(roster('Kwame Mensah\t12-20\t9-17', NOAH), roster(NOAH));
  expect(people(world.view().paste?.absent)).toEqual(['Kwame Mensah', 'Kwame Mensah']);
  expect(world.view().paste).toMatchObject({ gone: [], isPart: false, changes: 0 });
  await world.app.do({ do: 'answer-pasted', absent: 'open' });
  expect(world.view().paste).toMatchObject({ opened: 2, changes: 2, answers: { absent: 'open' } });
  await world.app.do({ do: 'add-pasted' });
  expect(inSheet().filter((name) => name === 'Open shift')).toHaveLength(2);
});

test('the people who are not in a part of a plan are not made open shifts', async () => {
  await correct(
    roster('Kwame Mensah\t12-20\t9-17', NOAH),
    'Name\tDate\tShift\nIngrid Solberg\t2026-11-23\t8-16',
  );
  await world.app.do({ do: 'answer-pasted', absent: 'open' });
  expect(world.view().paste).toMatchObject({ isPart: true, opened: 0, changes: 0 });
  expect(new Set(people(world.view().paste?.absent))).toEqual(new Set(['Kwame Mensah', 'Noah Levi']));
});

test('a shift that goes to another person is shown; its row gets the new person if it would become an open shift', async () => {
  await correct(
    roster('Kwame Mensah\t12-20\t9-17', `${SIOBHAN}\t7-11\t`),
    roster('Kwame Mensah\t\t9-17', `${SIOBHAN}\t7-11 12-20\t`),
  );
  expect(world.view().paste?.passed).toMatchObject([
    { person: 'Kwame Mensah', from: '2026-11-23T12:00', to: SIOBHAN },
  ]);
  expect(world.view().paste).toMatchObject({ changes: 1, opened: 0 });
  const before = inSheet().length;
  await world.app.do({ do: 'answer-pasted', gone: 'open' });
  expect(world.view().paste).toMatchObject({ changes: 1, opened: 0 });
  await world.app.do({ do: 'add-pasted' });
  expect(inSheet()).toHaveLength(before);
  expect(inSheet().filter((name) => name === SIOBHAN)).toHaveLength(2);
  expect(inSheet()).not.toContain('Open shift');
});

test('a person who is known by a chosen name is in the text', async () => {
  world = await withEverything();
  await pasteShifts(world, roster('Maria Garcia (mgarcia2)\t12-20\t9-17'));
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'close-paste' });
  await pasteShifts(world, roster('Maria Garcia\t12-20\t'));
  const unclear = world.view().paste;
  expect(people([...(unclear?.gone ?? []), ...(unclear?.absent ?? [])])).toEqual([]);
  expect(people(unclear?.unread)).toEqual(['Maria Garcia (mgarcia2)', 'Maria Garcia (mgarcia2)']);
  const name = { field: 'Person', typed: 'Maria Garcia', label: 'Maria Garcia (mgarcia2)' };
  await world.app.do({ do: 'answer-pasted', name });
  expect(people(world.view().paste?.gone)).toEqual(['Maria Garcia (mgarcia2)']);
});

test('a shift of the sheet stays if its line of the text can’t become a row', async () => {
  world = await withEverything();
  const list = (notes: string) =>
    [
      'Person\tDate\tTimes\tNotes',
      `Kwame Mensah\t2026-11-23\t9:00-17:00\t${notes}`,
      'Kwame Mensah\t2026-11-24\t9:00-17:00\t',
      'Noah Levi\t2026-11-23\t9:00-17:00\t',
    ].join('\n');
  await pasteShifts(world, list('early'));
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'close-paste' });
  await pasteShifts(world, list('long'.repeat(10_000)));
  expect(world.view().paste).toMatchObject({ leftOut: [{ line: 2 }], gone: [] });
  expect(people(world.view().paste?.unread)).toEqual(['Kwame Mensah']);
});
