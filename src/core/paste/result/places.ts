import type { Entity } from '../../entities/entity';
import type { ReadShift } from './resolve';

/** Columns that a word beside a shift may belong to. */
const PLACES = ['Department', 'Area', 'Task'] as const;

/**
 * A word beside a shift (`9-17 Bar`) in the column whose list has it. Where no list has it, two lists have it, or that column
 * is filled already, the word stays in Notes.
 */
export function withPlace(entity: Entity, shift: ReadShift): ReadShift {
  const { label, fields } = shift;
  if (label === '') return shift;
  const found = PLACES.filter((name) => {
    const names = entity.fields.find((field) => field.id === name)?.names;
    return names?.find(label).kind === 'one';
  });
  const [only, second] = found;
  if (only === undefined || second !== undefined || fields[only] !== undefined) return shift;
  const { Notes: notes = '', ...others } = fields;
  const rest = notes.endsWith(label) ? notes.slice(0, -label.length).replace(/; $/, '') : notes;
  return { ...shift, fields: { ...others, [only]: label, ...(rest === '' ? {} : { Notes: rest }) } };
}
