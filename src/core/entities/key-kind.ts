import { fieldOf, type Entity } from './entity';

/**
 * Who gives the records of a kind their key. `given`: the service, and nobody may change it. `numbered`: Shiftsheet gives a
 * number when a row is added, and people may change it. `typed`: people type it when they add a row (a person and an item).
 */
export type KeyKind = 'given' | 'numbered' | 'typed';

export function keyKind(entity: Entity): KeyKind {
  if (entity.key.every((name) => fieldOf(entity, name).access === 'service')) return 'given';
  return entity.key.every((name) => name === entity.add?.numbered) ? 'numbered' : 'typed';
}
