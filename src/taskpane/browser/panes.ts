import type { Device, Instances } from '../../app/ports';

const DEVICE_KEY = 'device';
const LOCK = 'shiftsheet-pane-';

/** The part of the browser's locks that a pane uses. A lock is held as long as the page exists, however the page ends. */
type Locks = Pick<LockManager, 'request'>;

/**
 * The panes of this browser, each with a lock that has the pane's id as its name. Nothing is known of panes in other browsers.
 * If the browser has no locks, its panes count as panes in other browsers.
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
