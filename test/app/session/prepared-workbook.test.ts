/**
 * A workbook that somebody has prepared names the address of its own service. A person who opens it must not give a session ID
 * to that address.
 */
import type { ServiceAddress } from '../../../src/app/ports/service';
import { keepConnections } from '../../../src/app/session/saved-connections';
import { withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const THEIRS = 'https://collector.example/api';

/** Addresses for which a pane has asked for a connection since the prepared workbook was opened. */
let asked: ServiceAddress[];

/** Opens a workbook that was made with the other address, on a device that keeps this session ID and nothing else. */
async function openPrepared(sessionId?: string): Promise<void> {
  asked = [];
  world = await withUsers({
    address: THEIRS,
    ports: (ports) => ({
      ...ports,
      serviceAt: (address, onCall) => {
        asked.push(address);
        return ports.serviceAt(address, onCall);
      },
    }),
  });
  const device = world.device as Map<string, string>;
  device.clear();
  const { baseUrl, sp } = world.sandbox;
  if (sessionId !== undefined) {
    const set = (name: string, text: string) => void device.set(name, text);
    keepConnections({ get: () => undefined, set, remove: () => undefined }, [{ baseUrl, sp, sessionId }]);
  }
  asked = [];
  await world.reopenPane();
}

test('the address in a workbook does not get into the form, and nothing is called when the pane opens', async () => {
  await openPrepared();
  expect(world.users()).toHaveLength(48);
  expect(world.view().connection).toMatchObject({ state: 'out', saved: [] });
  expect(asked).toEqual([]);
});

test('a session ID that the device keeps is sent to its own service, and not to the workbook’s', async () => {
  await openPrepared('session-id-of-own-service');
  await world.app.do({ do: 'connect-again', baseUrl: world.sandbox.baseUrl, sp: world.sandbox.sp });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(new Set(asked.map(({ baseUrl }) => baseUrl))).toEqual(new Set([world.sandbox.baseUrl]));
});
