import type { Entity } from '../../entities/entity';
import { PLACE_COLUMNS } from '../place-columns';
import type { ReadShift } from './resolve';

/**
 * Moves a word beside a shift (`9-17 Bar`) into the column whose list has it. The word stays in Notes if no list or
 * two lists have it, or if that column is filled.
 */
export function withPlace(entity: Entity, shift: ReadShift): ReadShift {
  const { label, fields } = shift;
  if (label === '') return shift;
  const found = PLACE_COLUMNS.filter((name) => {
    const names = entity.fields.find((field) => field.id === name)?.names;
    return names?.find(label).kind === 'one';
  });
  const [only, second] = found;
  if (only === undefined || second !== undefined || fields[only] !== undefined) return shift;
  const { Notes: notes = '', ...others } = fields;
  const rest = notes.endsWith(label) ? notes.slice(0, -label.length).replace(/; $/, '') : notes;
  return { ...shift, fields: { ...others, [only]: label, ...(rest === '' ? {} : { Notes: rest }) } };
}
