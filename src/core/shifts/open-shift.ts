import type { Entity } from '../entities/entity';
import { cellWords } from '../values/choice';

/** The person of a time block that nobody has yet (specification, section 2.2). */
export const OPEN_SHIFT = '0';

/** The sheet's name for a shift of nobody. */
export function openShift(entity: Entity): string {
  return entity.fields.find(({ id }) => id === 'Person')?.names?.labelOf(OPEN_SHIFT) ?? cellWords.openShift;
}
