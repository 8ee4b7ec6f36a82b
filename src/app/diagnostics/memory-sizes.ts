import type { Clock, Memory } from '../ports';
import { inTime } from './in-time';

/** Parts of the workbook's memory whose names begin with one of these words (`turn-` is the lock). */
const FAMILIES = [
  'settings',
  'kinds',
  'tables',
  'lists',
  'names',
  'baseline',
  'journal',
  'last',
  'turn',
  'witness',
  'reports',
  'paste',
];

interface Size {
  readonly parts: number;
  /** In UTF-8, before it is compressed. */
  readonly bytes: number;
}

/**
 * How large the parts of the workbook's memory are: those of a kind of record by their names, the others by the first word of
 * their names, because names of parts may have ids. Undefined if Excel does not give them in time.
 */
export function memorySizes(
  memory: Memory,
  kinds: readonly string[],
  clock: Clock,
): Promise<ReadonlyMap<string, Size> | undefined> {
  return inTime(sizesOf(memory, kinds), clock);
}

async function sizesOf(memory: Memory, kinds: readonly string[]): Promise<Map<string, Size>> {
  const ofKinds = new Set(kinds.flatMap((kind) => [`baseline-${kind}`, `names-${kind}`]));
  const familyOf = (name: string) => FAMILIES.find((family) => name.split('-')[0] === family) ?? 'other';
  const sizes = new Map<string, Size>();
  for (const name of [...(await memory.names(''))].sort()) {
    const shown = ofKinds.has(name) ? name : familyOf(name);
    const { parts, bytes } = sizes.get(shown) ?? { parts: 0, bytes: 0 };
    const text = (await memory.read(name)) ?? '';
    sizes.set(shown, { parts: parts + 1, bytes: bytes + new TextEncoder().encode(text).length });
  }
  return sizes;
}
