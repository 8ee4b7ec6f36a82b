import type { Entity } from '../../entities/entity';
import type { PastedShift } from '../../paste/read-shift';
import { PLACE_COLUMNS } from '../../paste/words/header-words';

/**
 * Moves a word beside a shift (`9-17 Bar`) into the column whose list has it. The word stays in Notes if no list or
 * two lists have it, or if that column is filled.
 * @param reasons the reasons for time off that the user chose for codes
 */
export function withPlace(
  entity: Entity,
  shift: PastedShift,
  reasons: ReadonlySet<string> = new Set(),
): PastedShift {
  return reasons.has(shift.label) ? withReason(shift) : withPlaceOf(entity, shift);
}

/** A whole day whose label is the reason that the user chose for its code: the reason is no note. */
function withReason(shift: PastedShift): PastedShift {
  const { label, fields, start, end } = shift;
  if (start !== DAY_START || end !== DAY_START) return shift;
  return { ...shift, fields: { ...withoutNote(fields, label), TimeOffReason: label } };
}

const DAY_START = '00:00';

function withoutNote({ Notes = '', ...others }: PastedShift['fields'], label: string): PastedShift['fields'] {
  const rest = Notes.endsWith(label) ? Notes.slice(0, -label.length).replace(/; $/, '') : Notes;
  return { ...others, ...(rest === '' ? {} : { Notes: rest }) };
}

function withPlaceOf(entity: Entity, shift: PastedShift): PastedShift {
  const { label, fields } = shift;
  if (label === '') return shift;
  const found = PLACE_COLUMNS.filter((name) => {
    const names = entity.fields.find((field) => field.id === name)?.names;
    return names?.find(label).kind === 'one';
  });
  const [only, second] = found;
  if (only === undefined || second !== undefined || fields[only] !== undefined) return shift;
  return { ...shift, fields: { ...withoutNote(fields, label), [only]: label } };
}
