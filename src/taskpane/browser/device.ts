/** What the pane has from this device and this browser. */
import type { Device, Instances, Random } from '../../app/ports/ports';

const PREFIX = 'shiftsheet:';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Options {
  readonly storage?: () => Kept;
  /** Office's key for this part of a storage that several pages share; undefined if the storage is not shared. */
  readonly partition?: string | undefined;
}

/**
 * The browser's own storage. If the browser forbids it (third-party frames, private windows) or it is full, the texts are kept
 * until the pane closes. So nothing that the app keeps here may be the only copy.
 *
 * Names begin with the partition key, as Office asks for it (Office documentation, "Persist add-in state and settings").
 * Earlier releases did not use the key: a text that still has its old name is moved when it is first read.
 */
export function browserDevice({ storage = () => localStorage, partition = '' }: Options = {}): Device {
  const untilClosed = new Map<string, string>();
  const nameOf = (name: string) => partition + PREFIX + name;
  const formerOf = (name: string) => (partition === '' ? undefined : PREFIX + name);
  const attempt = (act: (kept: Kept) => string | null | void): { done: boolean; found?: string } => {
    try {
      const found = act(storage());
      return typeof found === 'string' ? { done: true, found } : { done: true };
    } catch {
      return { done: false };
    }
  };
  const read = (name: string) => attempt((kept) => kept.getItem(name)).found;
  const forget = (name: string | undefined) => name !== undefined && attempt((kept) => kept.removeItem(name));
  const move = (name: string) => {
    const former = formerOf(name);
    const found = former && read(former);
    // Another pane may have moved the text since this one has looked for it.
    if (found === undefined) return former && read(nameOf(name));
    // If the storage has no room for both, the text keeps its old name.
    if (attempt((kept) => kept.setItem(nameOf(name), found)).done) forget(former);
    return found;
  };
  return {
    get: (name) => untilClosed.get(name) ?? read(nameOf(name)) ?? move(name),
    set(name, text) {
      untilClosed.delete(name);
      if (attempt((kept) => kept.setItem(nameOf(name), text)).done) forget(formerOf(name));
      else untilClosed.set(name, text);
    },
    remove(name) {
      untilClosed.delete(name);
      forget(nameOf(name));
      forget(formerOf(name));
    },
  };
}

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
  const browserId = known ?? freshId();
  if (known === undefined) device.set(DEVICE_KEY, browserId);
  const id = `${browserId}.${freshId()}`;
  locks?.request(LOCK + id, () => new Promise(() => undefined)).catch(() => undefined);
  return {
    id,
    isOpen: async (other) => {
      if (!locks || !other.startsWith(`${browserId}.`)) return undefined;
      return locks.request(LOCK + other, { ifAvailable: true }, (lock) => lock === null);
    },
  };
}

const RANGE = 2 ** 32;

/** 32 random bits as an integer from 0 to 2^32 - 1. */
export type Draw = () => number;

const cryptoDraw: Draw = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * Random integers that are all equally likely. A draw above the last whole multiple of `max` is thrown away: reduced modulo
 * `max`, it would make small numbers more likely, and passwords are made of these numbers.
 */
export function browserRandom(draw: Draw = cryptoDraw): Random {
  return {
    integer(max) {
      if (!Number.isInteger(max) || max < 1 || max > RANGE) throw new RangeError(`No integer below ${max}`);
      const fair = RANGE - (RANGE % max);
      let drawn = draw();
      while (drawn >= fair) drawn = draw();
      return drawn % max;
    },
  };
}

/** What says that the user turns to the pane: the pointer enters it, or it gets the focus. */
const SIGNS = ['pointerenter', 'focusin'] as const;

/** Calls the listener each time the user turns to the pane. */
export function whenLookedAt(page: EventTarget, listener: () => void): void {
  for (const sign of SIGNS) page.addEventListener(sign, listener);
}
