import { itemsOf, type Plan, type PlannedItem } from '../../core/push/plan';
import type { RowId } from '../../core/table/sheet';

export type SeenItem = Pick<PlannedItem, 'row' | 'action' | 'changes' | 'later'>;

/** Rows for which something else would go than the user saw: a name may have got its ID since, what is stored for it may not be another. */
export function unseenRows(plan: Plan, seen: readonly SeenItem[]): ReadonlySet<RowId> {
  const textOf = ({ action, changes, later = [] }: SeenItem) =>
    JSON.stringify([action, [...changes, ...later].map(({ field, to }) => [field, to])]);
  const texts = new Map(seen.map((item) => [item.row, textOf(item)]));
  const unseen = itemsOf(plan).filter((item) => texts.get(item.row) !== textOf(item));
  return new Set(unseen.map(({ row }) => row));
}
