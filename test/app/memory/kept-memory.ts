/** The app's memory on a file that is a map. A test sees each change of the file. */
import { StagedMemory } from '../../../src/app/memory/staged-memory';
import type { VersionedParts } from '../../../src/app/ports/memory';

export type File = Map<string, string>;

/** A new text of a name, or undefined if the name was removed. */
export type Step = readonly [name: string, text: string | undefined];

export interface Kept {
  /** The texts in the file. */
  readonly file: File;
  readonly memory: StagedMemory;
  /** The names that each write of the file changed, in their order. */
  readonly writes: string[][];
  /** The changes of the file in their order: a pane may die between any two of them. */
  readonly steps: Step[];
  /** The error that the next writes of the file throw. */
  fails: Error | undefined;
}

export function memoryOf(file: File = new Map()): Kept {
  const parts: VersionedParts = {
    edition: 0,
    look: () => Promise.resolve(),
    isOlder: () => Promise.resolve(false),
    migrate: () => Promise.resolve(),
    read: (name) => Promise.resolve(file.get(name)),
    notes: () => Promise.resolve({ witnesses: [], lock: '', sent: [] }),
    replacedLock: () => undefined,
    otherVersions: () => Promise.resolve([]),
    names: (prefix) => Promise.resolve([...file.keys()].filter((name) => name.startsWith(prefix))),
    writeAll: (changes) => {
      if (kept.fails) return Promise.reject(kept.fails);
      kept.writes.push([...changes.keys()]);
      for (const step of changes) {
        if (step[1] === file.get(step[0])) continue;
        kept.steps.push(step);
        apply(file, step);
      }
      return Promise.resolve();
    },
  };
  const kept: Kept = { file, memory: new StagedMemory(parts), writes: [], steps: [], fails: undefined };
  return kept;
}

export function apply(file: File, [name, text]: Step): void {
  if (text === undefined) file.delete(name);
  else file.set(name, text);
}
