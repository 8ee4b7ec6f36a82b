import { type Plan, type PlannedItem, itemsOf } from '../../core/push/plan';
import type { RowId } from '../../core/table/layout';
import type { PlannedTable } from './planned-table';

/** What would be sent, item by item as texts, so that a later plan can be compared with it. */
export type ApprovedItems = ReadonlySet<string>;

export function approvedItems(tables: readonly PlannedTable[]): ApprovedItems {
  return new Set(tables.flatMap(itemTexts));
}

export function kindsOf(tables: readonly PlannedTable[]): string[] {
  return tables.map(({ read }) => read.entity.kind);
}

/**
 * Whether there is something to send, and the user has approved every item. There may be fewer items than the user approved:
 * rows without an answer may turn out to be stored.
 */
export function isApproved(tables: readonly PlannedTable[], approved: ApprovedItems): boolean {
  const texts = tables.flatMap(itemTexts);
  return texts.length > 0 && texts.every((text) => approved.has(text));
}

function itemTexts({ read, plan }: PlannedTable): string[] {
  return plan.calls.flatMap(({ method, query, items }) =>
    items.map(({ row, item, later }) => JSON.stringify([read.entity.kind, method, query, row, item, later])),
  );
}

/** One item as the user approved it. */
export type ApprovedItem = Pick<PlannedItem, 'row' | 'action' | 'changes' | 'later'>;

/**
 * Rows whose items differ from what the user approved. A name may have got its ID since then, but it must refer to the same
 * record.
 */
export function notApprovedRows(plan: Plan, approved: readonly ApprovedItem[]): ReadonlySet<RowId> {
  const textOf = ({ action, changes, later = [] }: ApprovedItem) =>
    JSON.stringify([action, [...changes, ...later].map(({ field, to }) => [field, to])]);
  const texts = new Map(approved.map((item) => [item.row, textOf(item)]));
  const differing = itemsOf(plan).filter((item) => texts.get(item.row) !== textOf(item));
  return new Set(differing.map(({ row }) => row));
}

/** Rows of a kind for which the user is asked whether the service has them. */
export function rowsWaitingForUser(seen: readonly PlannedTable[], kind: string): ReadonlySet<RowId> {
  const tables = seen.filter(({ read }) => read.entity.kind === kind);
  return new Set(
    tables.flatMap(({ read: { problems, tracking } }) =>
      problems.flatMap(({ code, index }) => (code === 'unconfirmed' ? (tracking.rows[index]?.id ?? []) : [])),
    ),
  );
}
