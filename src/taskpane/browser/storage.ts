import type { Device } from '../../app/ports';

const PREFIX = 'shiftsheet:';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's own storage. If the browser forbids it (third-party frames, private windows) or it is full, the texts are kept
 * until the pane closes. So nothing that the app keeps here may be the only copy.
 */
export function browserDevice(storage: () => Kept = () => localStorage): Device {
  const untilClosed = new Map<string, string>();
  const attempt = (act: (kept: Kept) => string | null | void): { done: boolean; found?: string } => {
    try {
      const found = act(storage());
      return typeof found === 'string' ? { done: true, found } : { done: true };
    } catch {
      return { done: false };
    }
  };
  return {
    get: (name) => untilClosed.get(name) ?? attempt((kept) => kept.getItem(PREFIX + name)).found,
    set(name, text) {
      untilClosed.delete(name);
      if (!attempt((kept) => kept.setItem(PREFIX + name, text)).done) untilClosed.set(name, text);
    },
    remove(name) {
      untilClosed.delete(name);
      attempt((kept) => kept.removeItem(PREFIX + name));
    },
  };
}
