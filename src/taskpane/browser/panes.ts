import type { Device, Instances } from '../../app/ports';

const DEVICE_KEY = 'device';
const LOCK = 'shiftsheet-pane-';

/** What a pane needs of the browser's locks: one is held while the page lives, whatever ends it. */
type Locks = Pick<LockManager, 'request'>;

/**
 * The panes of this browser by locks that bear their ids; of those elsewhere nothing is known. Where the browser has no
 * locks, a pane counts as one of elsewhere.
 */
export function browserPanes(device: Device, freshId: () => string, locks: Locks | undefined): Instances {
  const known = device.get(DEVICE_KEY);
  const own = known ?? freshId();
  if (known === undefined) device.set(DEVICE_KEY, own);
  const id = `${own}.${freshId()}`;
  locks?.request(LOCK + id, () => new Promise(() => undefined)).catch(() => undefined);
  return {
    id,
    isOpen: async (other) => {
      if (!locks || !other.startsWith(`${own}.`)) return undefined;
      return locks.request(LOCK + other, { ifAvailable: true }, (lock) => lock === null);
    },
  };
}
