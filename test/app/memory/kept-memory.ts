/** The app's memory over a file that is a map, with all that was done to the file. */
import { StagedMemory } from '../../../src/app/memory/staged-memory';
import type { VersionedParts } from '../../../src/app/ports';

export type File = Map<string, string>;

/** A text that the file was given, or undefined for a name that was removed. */
export type Step = readonly [name: string, text: string | undefined];

export interface Kept {
  /** What the file holds. */
  readonly file: File;
  readonly memory: StagedMemory;
  /** The names that each write of the file changed, in their order. */
  readonly writes: string[][];
  /** What was done to the file, one name after the other: a pane may die between any two of them. */
  readonly steps: Step[];
  /** What the next writes of the file throw. */
  fails: Error | undefined;
}

export function memoryOf(file: File = new Map()): Kept {
  const parts: VersionedParts = {
    edition: 0,
    look: () => Promise.resolve(),
    isOlder: () => Promise.resolve(false),
    migrate: () => Promise.resolve(),
    read: (name) => Promise.resolve(file.get(name)),
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
