import type { Plan, PlannedItem } from '../../core/push/planned';
import { itemsOf } from '../../core/push/plan';
import type { RowId } from '../../core/table/sheet';
import type { PlannedTable } from './planned-table';

/** What would be sent, item by item as texts, so that a later plan can be compared with it. */
export type SeenItems = ReadonlySet<string>;

export function seenItems(tables: readonly PlannedTable[]): SeenItems {
  return new Set(tables.flatMap(itemTexts));
}

export function kindsOf(tables: readonly PlannedTable[]): string[] {
  return tables.map(({ read }) => read.entity.kind);
}

/**
 * Whether there is something to send, and every item was seen by the user. There may be fewer items than the user saw: rows
 * without an answer may turn out to be stored.
 */
export function wasSeen(tables: readonly PlannedTable[], seen: SeenItems): boolean {
  const texts = tables.flatMap(itemTexts);
  return texts.length > 0 && texts.every((text) => seen.has(text));
}

function itemTexts({ read, plan }: PlannedTable): string[] {
  return plan.calls.flatMap(({ method, query, items }) =>
    items.map(({ row, item, later }) => JSON.stringify([read.entity.kind, method, query, row, item, later])),
  );
}

/** One item as the user saw it. */
export type SeenItem = Pick<PlannedItem, 'row' | 'action' | 'changes' | 'later'>;

/**
 * Rows whose items differ from what the user saw. A name may have got its ID since then, but it must refer to the same record.
 */
export function unseenRows(plan: Plan, seen: readonly SeenItem[]): ReadonlySet<RowId> {
  const textOf = ({ action, changes, later = [] }: SeenItem) =>
    JSON.stringify([action, [...changes, ...later].map(({ field, to }) => [field, to])]);
  const texts = new Map(seen.map((item) => [item.row, textOf(item)]));
  const unseen = itemsOf(plan).filter((item) => texts.get(item.row) !== textOf(item));
  return new Set(unseen.map(({ row }) => row));
}

/** Rows of a kind for which the user is asked whether the service has them. */
export function waitingRows(seen: readonly PlannedTable[], kind: string): ReadonlySet<RowId> {
  const tables = seen.filter(({ read }) => read.entity.kind === kind);
  return new Set(
    tables.flatMap(({ read: { problems, tracking } }) =>
      problems.flatMap(({ code, index }) => (code === 'unconfirmed' ? (tracking.rows[index]?.id ?? []) : [])),
    ),
  );
}
