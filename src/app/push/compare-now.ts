import { preexistingMatches } from '../../core/push/matching-records';
import { itemsOf, narrowed } from '../../core/push/plan';
import type { Plan, PlannedItem } from '../../core/push/planned';
import type { RowId } from '../../core/table/sheet';
import type { JobContext } from '../job-context';
import type { BlockedRow } from '../reconcile/blocked-row';
import { blockedResult } from '../reconcile/row-results';
import { writeStatuses } from '../reconcile/write-statuses';
import type { TableRead } from '../table/table-read';
import { withCurrentAlwaysSent } from './always-sent';
import { compareWithService } from './compare';
import type { Going, RowResults } from './table-push';

/**
 * For how long a comparison with the service holds, in milliseconds. A batch that leaves later is compared once more: the push
 * may have waited for a fresh session ID, for a cell that is edited, or for the service (429), and colleagues go on working.
 * A list of 10,000 users takes some seconds.
 */
const HOLDS_MS = 60_000;

/** When a plan was compared that has not been. */
export const NEVER = -Infinity;

/** A plan, compared with what the service lists. */
export interface Compared {
  /** What still goes: without the rows that differ on the service from what the user saw, and with what else an item must carry. */
  readonly plan: Plan;
  /** What the others come to. */
  readonly blockedResults: RowResults;
  /** Keys of records that were there before and can't be told from what an addition sends, by row. */
  readonly preexisting: Going['preexisting'];
  /** When the list was read that it was compared with, in milliseconds of the device's clock. */
  readonly comparedAt: number;
}

/** Compares a plan with the service's list. Rows that differ say so in the sheet, but those of which it is not known what became of them. */
export async function compareNow(
  work: JobContext,
  read: TableRead,
  whole: Plan,
  unknown: ReadonlySet<RowId> = new Set(),
): Promise<Compared> {
  const { entity } = read;
  const { unknownFields } = work.sync.snapshot(entity.kind);
  const { records, contradictory, readAt } = await work.records.list(entity.kind, unknownFields);
  const blocked = entity.read
    ? compareWithService(read, whole, records, contradictory)
    : new Map<RowId, BlockedRow>();
  const reported = new Map([...blocked].filter(([row]) => !unknown.has(row)));
  await writeStatuses(work, read, reported);
  const plan = withCurrentAlwaysSent(
    entity,
    narrowed(whole, ({ row }) => !blocked.has(row)),
    records,
  );
  const additions = itemsOf(plan).filter(({ action }) => action === 'add');
  return {
    plan,
    blockedResults: new Map([...reported].map(([row, status]) => [row, blockedResult(status)])),
    preexisting: preexistingMatches(entity, additions, records),
    comparedAt: readAt,
  };
}

export function isOutdated({ ports }: JobContext, { comparedAt }: Pick<Compared, 'comparedAt'>): boolean {
  return ports.clock.now() - comparedAt > HOLDS_MS;
}

/**
 * Compares items that are still to be sent with a list that is read now, and gives those that still go. Additions that have
 * left before and were turned away are not compared: what is listed may be theirs.
 */
export async function compareAgain(
  work: JobContext,
  { read, plan: whole }: Going,
  items: readonly PlannedItem[],
  turnedAway: ReadonlySet<RowId>,
): Promise<Compared & { readonly left: readonly PlannedItem[] }> {
  const rows = new Set(items.map(({ row }) => row));
  const isCompared = ({ row, action }: PlannedItem) =>
    rows.has(row) && !(action === 'add' && turnedAway.has(row));
  work.records.forget(read.entity.kind);
  const compared = await compareNow(work, read, narrowed(whole, isCompared), turnedAway);
  const now = new Map(itemsOf(compared.plan).map((item) => [item.row, item]));
  const left = items.flatMap((item) => (isCompared(item) ? (now.get(item.row) ?? []) : [item]));
  return { ...compared, left };
}
