import { warningAt, type Problem } from '../../core/checks/problem';
import { itemsOf } from '../../core/push/plan';
import type { WorkbookState } from '../job-context';
import type { PlannedTable } from './planned-table';

/**
 * Warnings for new users that were sent before, by another pane or with another password: that first password may be the valid
 * one. The warnings are about the passwords of this preview, so they are in no row's Message and block no row.
 */
export function passwordWarnings(
  { sync, firstPasswords }: Pick<WorkbookState, 'sync' | 'firstPasswords'>,
  { read: { entity }, plan }: PlannedTable,
): Problem[] {
  const { add, one, frozenThrough } = entity;
  if (add?.password === undefined) return [];
  const before = new Set(sync.log(entity.kind).map(({ row }) => row));
  return itemsOf(plan)
    .filter(({ row, action }) => action === 'add' && before.has(row) && firstPasswords.isAnother(row))
    .map(({ index }) => warningAt(index, frozenThrough, { code: 'other-password', params: { one } }));
}
