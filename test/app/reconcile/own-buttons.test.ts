/** The buttons of a screen act on the rows that the screen shows, whichever row is selected in the sheet. */
import type { ConflictSide } from '../../../src/app/view';
import { selectRow, typeUser } from '../world/typing';
import { changeElsewhere, pushUsers, withUsers, type World } from '../world/world';

const PEOPLE = ['soconnor', 'kwamemensah', 'isolberg'];
const OTHER = 'mgarcia1';

const OF = { row: 1, table: PEOPLE.length, everything: PEOPLE.length };
const SCREENS = ['home', 'result', 'preview'] as const;

interface Case {
  readonly screen: (typeof SCREENS)[number];
  /** The UserName of the row that is selected in the sheet. */
  readonly selected: string;
  readonly side: ConflictSide;
  readonly of: keyof typeof OF;
}

const CASES = SCREENS.flatMap((screen) =>
  (['soconnor', 'isolberg', OTHER] as const).flatMap((selected) =>
    (['mine', 'theirs'] as const).flatMap((side) =>
      (['row', 'table', 'everything'] as const).map((of): Case => ({ screen, selected, side, of })),
    ),
  ),
);

let world: World;
beforeEach(async () => {
  world = await withUsers();
});
afterEach(() => world.close());

/** Both sides change three last names while the row is selected: the pane shows it as it was before. */
async function inConflict({ screen, selected }: Case): Promise<void> {
  await world.app.do({ do: 'watch-rows', on: true });
  for (const name of PEOPLE) {
    typeUser(world, 'LastName', name, `Mine ${name}`);
    await changeElsewhere(world, name, { LastName: `Theirs ${name}` });
  }
  await selectRow(world, 'Users', world.rowOf(selected));
  if (screen === 'home') await world.app.do({ do: 'download', kind: 'users' });
  else {
    // The user turns to the pane and presses "Push". The screen of the push then hides the selected row.
    void world.app.look();
    const pushed = pushUsers(world);
    await world.app.do({ do: 'watch-rows', on: false });
    await pushed;
  }
  if (screen === 'preview') await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().screen.kind).toBe(screen);
}

test.each(CASES)('$screen, with $selected selected: “$side” of one $of', async (its) => {
  await inConflict(its);
  const shown = its.screen === 'preview' ? world.view().preview?.tables[0] : world.shownTable('users');
  const rows = shown?.conflicts.rows ?? [];
  expect(rows).toHaveLength(PEOPLE.length);
  const row = rows.find(({ label }) => label.includes('soconnor'))?.row ?? '';
  const which = { row: { kind: 'users', row }, table: { kind: 'users' }, everything: {} }[its.of];
  await world.app.do({ do: 'resolve-conflicts', side: its.side, ...which });
  const decided = its.of === 'row' ? ['soconnor'] : PEOPLE;
  const words = its.side === 'mine' ? ['Mine', 'Edited'] : ['Theirs', ''];
  const expected = PEOPLE.map((name) => {
    const [side, Status] = decided.includes(name) ? words : ['Mine', 'Conflict'];
    return { UserName: name, LastName: `${side} ${name}`, Status };
  });
  expect(PEOPLE.map((name) => world.user(name))).toMatchObject(expected);
  expect(world.shownTable('users')?.conflicts.count).toBe(PEOPLE.length - decided.length);
  expect(world.view().notice).toMatchObject({ tone: 'success' });
  expect(world.view().notice?.title).toContain(decided.length === 1 ? '1 row:' : '3 rows:');
});

test('the button of the selected row decides that row alone', async () => {
  await inConflict({ screen: 'home', selected: 'isolberg', side: 'mine', of: 'row' });
  const selected = world.view().selection?.row;
  expect(selected?.conflict).toMatchObject([{ mine: 'Mine isolberg', theirs: 'Theirs isolberg' }]);
  await world.app.do({ do: 'resolve-conflicts', side: 'theirs', kind: 'users', row: selected?.row ?? '' });
  expect(world.user('isolberg')).toMatchObject({ LastName: 'Theirs isolberg' });
  expect(world.shownTable('users')?.conflicts.count).toBe(2);
});

test('a row that has changed since the result was shown is not decided, and the pane says so and shows it anew', async () => {
  await inConflict({ screen: 'result', selected: OTHER, side: 'theirs', of: 'table' });
  typeUser(world, 'LastName', 'soconnor', 'Just typed');
  await world.app.do({ do: 'resolve-conflicts', side: 'theirs', kind: 'users' });
  expect(world.view().notice).toMatchObject({ tone: 'warning' });
  expect(world.view().notice?.title).toContain('2 rows:');
  expect(world.view().notice?.detail).toMatch(/^Not decided: 1 row,/);
  expect(world.user('soconnor')).toMatchObject({ LastName: 'Just typed', Status: 'Conflict' });
  expect(world.shownTable('users')?.conflicts.rows[0]?.fields).toMatchObject([{ mine: 'Just typed' }]);
  await world.app.do({ do: 'resolve-conflicts', side: 'theirs', kind: 'users' });
  expect(world.user('soconnor')).toMatchObject({ LastName: 'Theirs soconnor' });
});
