import type { Entity, Field } from '../entities/entity';
import { date } from '../values/date';

/** The column with the date of a record that people plan by; undefined if there is none. */
export function dateColumn({ fields }: Entity): Field | undefined {
  return fields.find(({ access, kind }) => kind.name === date.name && access !== 'service');
}
