import type { Entity } from '../../entities/entity';
import { PLACE_COLUMNS } from '../place-columns';
import type { ReadShift } from './resolve';

/**
 * A word beside a shift (`9-17 Bar`) in the column whose list has it. Where no list has it, two lists have it, or that column
 * is filled already, the word stays in Notes.
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
