import type { Entity } from '../entities/entity';
import { keyOf } from '../table/record';
import type { Baseline } from './baseline';
import type { SheetRow } from './row';

/** A set of keys that is built on first use: most tables need none. */
export type Keys = () => ReadonlySet<string>;

/** The keys of the known records. */
export function knownKeys({ rows }: Baseline): Keys {
  return gathered(() => [...rows.values()].map(({ key }) => key));
}

/** The keys that rows show. */
export function shownKeys(entity: Entity, rows: readonly SheetRow[]): Keys {
  return gathered(() => rows.map((row) => keyOf(entity, row)));
}

function gathered(list: () => readonly string[]): Keys {
  let keys: ReadonlySet<string> | undefined;
  return () => (keys ??= new Set(list()));
}
