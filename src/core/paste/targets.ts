import type { Entity } from '../entities/entity';
import { FIRST_NAME, LAST_NAME, LENGTH, SHIFT } from './header-words';

/** What a pasted column can be matched with, in the sheet's own order. */
export function targetsOf(entity: Entity): readonly string[] {
  const fields = entity.fields.map((field) => field.name);
  return fields.flatMap((name) => {
    if (name === 'Person') return [name, FIRST_NAME, LAST_NAME];
    if (name === 'Hours') return [name, LENGTH];
    return name === 'Date' ? [name, SHIFT] : [name];
  });
}

export function pasteTargets(entity: Entity): ReadonlySet<string> {
  return new Set(targetsOf(entity));
}
