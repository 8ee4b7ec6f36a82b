import { randomId } from '../../core/changes/row-id';
import type { RowId } from '../../core/table/layout';
import type { Random } from '../ports/ports';

/** A random id, for a row, a push or a workbook. */
export function freshId(random: Random): RowId {
  return randomId((below) => random.integer(below));
}
