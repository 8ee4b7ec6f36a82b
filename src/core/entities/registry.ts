import type { Entity } from './entity';
import { users } from './users';

/** Every kind of record that has a sheet, parents before the records that name them. */
export const entities: readonly Entity[] = [users];

export function entityOf(kind: string): Entity {
  const entity = entities.find((candidate) => candidate.kind === kind);
  if (!entity) throw new Error(`there is no kind of record "${kind}"`);
  return entity;
}
