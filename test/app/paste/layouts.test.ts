/** A text that is read in the wrong layout: the user chooses another one. */
import { pasteShifts } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

/** Ingrid and Kwame are people above the shifts of three days. Read as a list, the days have shifts of nobody. */
const TEXT =
  'Date\tIngrid Solberg\tKwame Mensah\n2026-11-23\t9-17\t\n2026-11-24\t\t9-17\n2026-11-25\t12-20\t9-17';

test('the other layouts are found when the user asks, and the chosen one is kept for this text alone', async () => {
  world = await withEverything();
  await pasteShifts(world, TEXT);
  expect(world.view().paste).toMatchObject({ shape: 'days down', layouts: undefined, layout: undefined });
  await world.app.do({ do: 'find-layouts' });
  const found = world.view().paste?.layouts?.map(({ layout, shifts }) => [layout, shifts]);
  expect(found?.[0]).toEqual(['days-down', 4]);
  await world.app.do({ do: 'answer-pasted', layout: 'list' });
  expect(world.view().paste).toMatchObject({ shape: 'list', layout: 'list' });
  // A further answer keeps the layout.
  await world.app.do({ do: 'answer-pasted', week: '2026-11-23' });
  expect(world.view().paste).toMatchObject({ layout: 'list' });
  await world.app.do({ do: 'answer-pasted', layout: 'first' });
  expect(world.view().paste).toMatchObject({ shape: 'days down', layout: undefined });
  await world.app.do({ do: 'answer-pasted', layout: 'list' });
  await world.app.do({ do: 'read-pasted', text: TEXT });
  expect(world.view().paste).toMatchObject({ shape: 'days down', layouts: undefined, layout: undefined });
});

test('a long text is looked at no further than its first lines', async () => {
  world = await withEverything();
  const line = (at: number) => `Ingrid Solberg\t2026-11-${String(1 + (at % 28)).padStart(2, '0')}\t9-17`;
  await pasteShifts(
    world,
    ['Person\tDate\tShift', ...Array.from({ length: 1000 }, (_, at) => line(at))].join('\n'),
  );
  await world.app.do({ do: 'find-layouts' });
  expect(world.view().paste?.layouts).toMatchObject([{ layout: 'list', shifts: 399, left: 0, explained: 1 }]);
});

/** In the rows of rooms nobody is named, so the shifts wait for the answer. */
const ROOMS = 'Room\tMon 23/11/2026\tTue 24/11/2026\nStudio\t9:00-11:00\t\nHall\t\t18:00-20:00';

test('a text about whose layout the user is asked is shown with its ways, and the answer adds its shifts or leaves them', async () => {
  world = await withEverything();
  await pasteShifts(world, ROOMS);
  const paste = () => world.view().paste!;
  const pictured = () =>
    paste().ways.map(({ layout, picture }) => [layout, picture.map(({ person }) => person)]);
  const ways = [['first', ['Studio', 'Hall']]];
  expect(paste().shifts).toEqual([]);
  expect(pictured()).toEqual(ways);
  await world.app.do({ do: 'answer-pasted', layout: 'first', confirm: { id: 'layout', yes: true } });
  expect(paste().shifts).toHaveLength(2);
  expect(paste().answers.confirmed).toEqual({ layout: true });
  await world.app.do({ do: 'answer-pasted', layout: 'first', confirm: { id: 'layout', yes: false } });
  expect(paste().shifts).toEqual([]);
  expect(pictured()).toEqual(ways);
  expect(paste().questions.map(({ id, answered }) => [id, answered])).toEqual([['layout', true]]);
  await world.app.do({ do: 'read-pasted', text: TEXT });
  expect(paste().ways).toEqual([]);
});
