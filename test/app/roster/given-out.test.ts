import { checkOf, makeRoster, withShifts, type SeenRoster } from '../world/rosters';
/** A roster that was given out: its marks are no typed text, and what is taken over is what is given out next. */
import { typeInto } from '../world/typing';
import type { World } from '../world/world';

let world: World;
let roster: SeenRoster;
afterEach(() => world.close());

const KITCHEN = { Department: 'Kitchen' };
const SHIFTS = [
  { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9:00', End: '17:00', ...KITCHEN },
  { Person: 'Kwame Mensah', Date: '2026-11-23', Start: '9:00', End: '12:00', ...KITCHEN },
];

beforeEach(async () => {
  world = await withShifts(SHIFTS);
  roster = await makeRoster(world);
});

const keyOf = () => world.view().roster?.check?.key ?? '';
const giveOut = () => world.app.do({ do: 'give-out', key: keyOf() });
const again = (marksChanges?: boolean) =>
  world.app.do({
    do: 'make-roster-again',
    key: keyOf(),
    ...(marksChanges !== undefined && { marksChanges }),
  });
const texts = () =>
  roster
    .cells()
    .flat()
    .map(({ value }) => String(value));

async function changed(): Promise<void> {
  await giveOut();
  typeInto(world, 'Time Blocks', 'End', 2, '19:00');
  await again();
}

test('a marked cell is no typed text: nothing is to be taken over, and taking over writes nothing', async () => {
  await changed();
  expect(roster.text('Ingrid Solberg', '2026-11-23')).toBe('≠ 9a–7p');
  expect(texts()).toContain('Ingrid Solberg: Mon 23 Nov 9a–7p instead of 9a–5p');
  expect(await checkOf(world)).toMatchObject({
    typed: 0,
    changes: 0,
    refused: [],
    conflicts: [],
    givenOut: '2026-11-21T14:05',
  });
});

test('a marked cell may be typed into, with its sign or without', async () => {
  await changed();
  roster.type('Ingrid Solberg', '2026-11-23', '≠ 10-19');
  expect(await checkOf(world)).toMatchObject({ typed: 1, changes: 1, refused: [] });
  roster.type('Ingrid Solberg', '2026-11-23', '9a–7p');
  expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0 });
});

test('a cell that became empty and has the sign alone is an empty cell', async () => {
  await giveOut();
  typeInto(world, 'Time Blocks', 'Date', 2, '2026-11-24');
  await again();
  expect(roster.text('Ingrid Solberg', '2026-11-23')).toBe('≠');
  expect(await checkOf(world)).toMatchObject({ typed: 0, refused: [] });
});

test('what was typed and not taken over can’t be given out; what was taken over can', async () => {
  await giveOut();
  roster.type('Ingrid Solberg', '2026-11-23', '10-19');
  await giveOut();
  expect(world.view().notice?.tone).toBe('warning');
  await world.app.do({ do: 'take-over-roster' });
  await giveOut();
  expect(world.view().notice?.tone).toBe('success');
  await again();
  expect(texts()).toContain('Nothing has changed since.');
});

test('without marks the roster is drawn as before, and the choice is kept', async () => {
  await giveOut();
  typeInto(world, 'Time Blocks', 'End', 2, '19:00');
  await again(false);
  expect(texts().join('\n')).not.toContain('≠');
  await again();
  expect(texts().join('\n')).not.toContain('≠');
  expect(world.view().roster?.check?.marksChanges).toBe(false);
});
