/** After "Take back", no screen and no count speaks of what is gone. */
import { pasteShifts } from '../world/typing';
import type { World } from '../world/world';
import { COPY_WEEK, withTwoShifts } from './two-shifts';

let world: World;
beforeEach(async () => {
  world = await withTwoShifts();
  await world.app.look();
});
afterEach(() => world.close());

const kind = 'time-blocks';
const openWho = () => world.app.do({ do: 'open-who', kind, index: 0 });
const who = () => {
  const { screen } = world.view();
  return screen.kind === 'who' ? screen.who : undefined;
};

const ACTS: readonly (readonly [string, () => Promise<void>])[] = [
  ['copied weeks', () => world.app.do(COPY_WEEK)],
  [
    'a shift that somebody got',
    async () => {
      await openWho();
      await world.app.do({ do: 'give-shift', person: who()?.can[0]?.id ?? '' });
    },
  ],
  [
    'a swap',
    async () => {
      await openWho();
      const [other] = who()?.swaps ?? [];
      await world.app.do({ do: 'swap-shifts', row: other?.row ?? '', index: other?.index ?? -1 });
    },
  ],
  [
    'pasted shifts',
    async () => {
      await pasteShifts(world, 'Siobhán O’Connor: 2026-11-26 9-17');
      await world.app.do({ do: 'add-pasted' });
    },
  ],
];

test.each(ACTS)('%s', async (_, act) => {
  await world.app.do({ do: 'check-week', kind, offset: 2 });
  await world.app.do({ do: 'close-week-check' });
  const shown = () => ({ ...world.view(), notice: undefined });
  const before = shown();
  await act();
  expect(world.view().takeBack).not.toBe(before.takeBack);
  await world.app.do({ do: 'take-back' });
  expect(shown()).toEqual(before);
});

test('the screen of a paste of which lines were left out offers its shifts again, and adds them again', async () => {
  const paste = () => world.view().paste;
  await pasteShifts(world, 'Siobhán O’Connor: 2026-11-26 9-17\nSiobhán O’Connor: 2026-11-27 at some time');
  const before = paste();
  expect(before).toMatchObject({ added: false, changes: 1 });
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'back' });
  expect(paste()).toMatchObject({ added: true });
  await world.app.do({ do: 'take-back' });
  expect(paste()).toEqual(before);
  const rows = world.table('Time Blocks').length;
  await world.app.do({ do: 'add-pasted' });
  expect(world.table('Time Blocks')).toHaveLength(rows + 1);
});
