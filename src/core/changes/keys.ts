import { fieldOf, type Entity } from '../entities/entity';
import { recordKey, wireOfRow } from '../table/record';
import { isEmpty, textOf } from '../values/cell';
import type { Baseline } from './baseline';
import type { SheetRow, TrackedRow } from './row';

/**
 * The key that the user typed into a new row, so that the push changes the record with that key; undefined if none was
 * typed.
 */
export function typedKeyOf(entity: Entity, row: TrackedRow): string | undefined {
  const name = entity.update?.typedKey;
  if (name === undefined || row.change !== 'new' || row.copyOf) return undefined;
  const cell = row.cells[name] ?? '';
  return isEmpty(cell) ? undefined : (wireOfRow(fieldOf(entity, name), row) ?? textOf(cell));
}

/** A set of keys that is built on first use: most tables need none. */
export type Keys = () => ReadonlySet<string>;

/** The keys of the known records. */
export function knownKeys({ rows }: Baseline): Keys {
  return gathered(() => [...rows.values()].map(({ key }) => key));
}

/** The keys that rows show. */
export function shownKeys(entity: Entity, rows: readonly SheetRow[]): Keys {
  return gathered(() => rows.map((row) => recordKey(entity, row)));
}

function gathered(list: () => readonly string[]): Keys {
  let keys: ReadonlySet<string> | undefined;
  return () => (keys ??= new Set(list()));
}
