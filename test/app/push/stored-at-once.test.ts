/** From the moment at which the pane says that rows are stored, it offers nothing more to do with them. */
import { addRow, HOLIDAY, selectRow, typeUser } from '../world/typing';
import { withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withUsers();
});
afterEach(() => world.close());

/** Pushes with the pane, whose screen of the push hides the selected row, and gives what every view with a result counts. */
async function countsBesideResult(push: 'push' | 'send'): Promise<string[]> {
  const seen = new Set<string>();
  const stop = world.app.view.subscribe(({ pushed, screen, tables, selection, job }) => {
    if (!pushed && screen.kind !== 'result') return;
    const waiting = tables
      .map(({ counts }) => counts.added + counts.edited)
      .reduce((all, one) => all + one, 0);
    seen.add(
      `${job ? 'while the log is written' : 'afterwards'}: ${waiting} to push, row ${selection?.row?.standing}`,
    );
  });
  void world.app.look();
  const pushed = world.app.do({ do: push });
  await world.app.do({ do: 'watch-rows', on: false });
  await pushed;
  stop();
  return [...seen];
}

test('an edited row is neither counted nor offered beside the line that says it is stored', async () => {
  await world.app.do({ do: 'watch-rows', on: true });
  typeUser(world, 'LastName', 'soconnor', 'Stored');
  typeUser(world, 'LastName', 'isolberg', 'Stored');
  await selectRow(world, 'Users', world.rowOf('soconnor'));
  await world.app.look();
  const seen = await countsBesideResult('push');
  expect(world.view().pushed).toMatchObject({ stored: 2 });
  expect(seen).toEqual([
    'while the log is written: 0 to push, row stored',
    'afterwards: 0 to push, row stored',
  ]);
});

test('of several tables, only what was refused is still counted beside the result', async () => {
  await world.app.do({ do: 'download' });
  addRow(world, 'Time Off', HOLIDAY);
  typeUser(world, 'LastName', 'soconnor', 'Stored');
  typeUser(world, 'Email', 'isolberg', 'no address');
  await world.app.do({ do: 'preview' });
  const seen = await countsBesideResult('send');
  const { stored = 0, refused = 0 } = world.view().result ?? world.view().pushed ?? {};
  expect({ stored, refused }).toEqual({ stored: 2, refused: 1 });
  expect(seen).toEqual([
    'while the log is written: 1 to push, row undefined',
    'afterwards: 1 to push, row undefined',
  ]);
});
