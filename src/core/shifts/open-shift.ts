import type { Entity } from '../entities/entity';
import { cellWords } from '../values/choice';
import { OPEN_SHIFT } from './shift';

/** The sheet's name for a shift of nobody. */
export function openShift(entity: Entity): string {
  return entity.fields.find(({ id }) => id === 'Person')?.names?.labelOf(OPEN_SHIFT) ?? cellWords.openShift;
}
