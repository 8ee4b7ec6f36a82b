import type { Device } from '../../app/ports';

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
