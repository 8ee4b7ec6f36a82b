/** A preview that takes long to make: what is shown if the user does something meanwhile. */
import { addUser } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

/** The preview of a new user, with a clock that is 50 ms later at each look: each piece of work is as long as a slice. */
async function withSlowPreview(): Promise<void> {
  let [isSlow, passed] = [false, 0];
  world = await withEverything({
    ports: (ports) => ({
      ...ports,
      clock: { ...ports.clock, now: () => ports.clock.now() + (isSlow ? (passed += 50) : passed) },
    }),
  });
  addUser(world);
  await world.app.do({ do: 'preview', kind: 'users' });
  isSlow = true;
}

test('a preview that is closed while it is made again stays closed', async () => {
  await withSlowPreview();
  expect(world.view().preview).toMatchObject({ added: 1, passwordsSaved: false });
  const again = world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'back' });
  await again;
  expect(world.view().preview).toBeUndefined();
});

test('of two previews of which the second is begun before the first is made, only the second is shown', async () => {
  await withSlowPreview();
  const before = world.view().preview;
  const shown = new Set<unknown>();
  const stop = world.app.view.subscribe(({ screen }) => {
    if (screen.kind === 'preview' && screen.preview !== before) shown.add(screen.preview);
  });
  const first = world.app.do({ do: 'confirm-passwords', saved: true });
  await Promise.all([first, world.app.do({ do: 'confirm-passwords', saved: false })]);
  stop();
  expect([...shown]).toEqual([expect.objectContaining({ added: 1, passwordsSaved: false })]);
});
