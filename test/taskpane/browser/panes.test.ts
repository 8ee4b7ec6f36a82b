import { browserPanes, browserDevice } from '../../../src/taskpane/browser/device';

/** A browser's locks, as far as panes use them: the first to request a lock holds it for ever. */
function fakeLocks() {
  const held = new Set<string>();
  const request = (
    name: string,
    ...rest: [(lock: unknown) => unknown] | [{ ifAvailable: boolean }, (lock: unknown) => unknown]
  ): Promise<unknown> => {
    if (rest.length === 2) return Promise.resolve(rest[1](held.has(name) ? null : { name }));
    held.add(name);
    return Promise.resolve(rest[0]({ name }));
  };
  return { held, locks: { request } as Pick<LockManager, 'request'> };
}

const storageOf = (items: Map<string, string>) => () => ({
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, text: string) => void items.set(name, text),
  removeItem: (name: string) => void items.delete(name),
});
const kept = (items = new Map<string, string>(), partition?: string) =>
  browserDevice({ storage: storageOf(items), partition });
const ids = () => {
  let last = 0;
  return () => `id${(last += 1)}`;
};

test('panes of one browser know whether the others are open', async () => {
  const { held, locks } = fakeLocks();
  const [device, freshId] = [kept(), ids()];
  const [one, other] = [browserPanes(device, freshId, locks), browserPanes(device, freshId, locks)];
  expect(one.id).not.toBe(other.id);
  expect(await one.isOpen(other.id)).toBe(true);
  held.clear(); // the pages of both panes are closed
  expect(await one.isOpen(other.id)).toBe(false);
});

test('nothing is known of a pane in another browser, or without locks', async () => {
  const { locks } = fakeLocks();
  const pane = browserPanes(kept(), ids(), locks);
  expect(await pane.isOpen('another-device.id2')).toBeUndefined();
  const device = kept();
  const lockless = browserPanes(device, ids(), undefined);
  expect(await lockless.isOpen(`${lockless.id.split('.')[0] ?? ''}.x`)).toBeUndefined();
});

test('a pane that uses the partition key knows a pane that an earlier release has opened without it', async () => {
  const { locks } = fakeLocks();
  const items = new Map<string, string>();
  const freshId = ids();
  const earlier = browserPanes(kept(items), freshId, locks);
  const one = browserPanes(kept(items, 'a-key'), freshId, locks);
  const other = browserPanes(kept(items, 'a-key'), freshId, locks);
  expect(await one.isOpen(earlier.id)).toBe(true);
  expect(await other.isOpen(one.id)).toBe(true);
});
