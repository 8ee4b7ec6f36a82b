/** Five edited users, and what must be true after every push of them. */
import { typeUser } from './typing';
import { withUsers, type World, type WorldOptions } from './world';

/** A read is tried this many times before it fails. */
export const READ_TRIES = 3;

const EDITED = ['isolberg', 'kwamemensah', 'soconnor', 'rthooft', 'yhaddad'];

export async function withFiveEdits(options: WorldOptions = {}): Promise<World> {
  const world = await withUsers(options);
  for (const name of EDITED) typeUser(world, 'FirstName', name, `New ${name}`);
  return world;
}

/** The first names that the service has. */
export async function storedNames(world: World): Promise<unknown[]> {
  return (await world.sandbox.state()).users.map((each) => each['firstName']);
}

/** The counts of the result add up, and each row whose Status is 0 has the name that the service has. */
export async function expectTruth(world: World): Promise<void> {
  const result = world.view().result;
  if (!result) throw new Error('there is no result');
  expect(result.stored + result.refused + result.unknown + result.notSent).toBe(result.planned);
  const stored = new Map(
    (await world.sandbox.state()).users.map((each) => [each['userName'], each['firstName']]),
  );
  const untrue = world
    .users()
    .filter((row) => row['Status'] === '0' && stored.get(String(row['UserName'])) !== row['FirstName']);
  expect(untrue).toEqual([]);
}
