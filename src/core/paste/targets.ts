import { headerOf, type Entity } from '../entities/entity';
import { FIRST_NAME, LAST_NAME, LENGTH, SHIFT, type Targets } from './words/header-words';

/** The targets that a pasted column can have, in the order of the sheet's columns. */
export function pasteTargets(entity: Entity): Targets {
  const headers = new Map(entity.fields.map((field) => [field.id, headerOf(field)]));
  const targets = entity.fields.flatMap(({ id }) => {
    if (id === 'Person') return [id, FIRST_NAME, LAST_NAME];
    if (id === 'Hours') return [id, LENGTH];
    return id === 'Date' ? [id, SHIFT] : [id];
  });
  return Object.assign(new Set(targets), { headerOf: (target: string) => headers.get(target) ?? target });
}
