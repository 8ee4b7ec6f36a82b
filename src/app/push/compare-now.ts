import { preexistingMatches } from '../../core/push/matching-records';
import { itemsOf, filteredPlan } from '../../core/push/plan';
import type { Plan, PlannedItem } from '../../core/push/planned';
import type { RowId } from '../../core/table/layout';
import type { JobContext } from '../job-context';
import type { BlockedRow } from '../reconcile/blocked-row';
import { blockedResult } from '../reconcile/row-results';
import { writeStatuses } from '../reconcile/write-statuses';
import type { TableRead } from '../table/table-read';
import { withCurrentAlwaysSent } from './always-sent';
import { compareWithService } from './compare';
import type { ToSend, RowResults } from './table-push';

/**
 * For how long a comparison with the service is valid, in milliseconds. A batch that is sent later is compared once more: the
 * push may have waited for a new session ID, for a cell in edit mode, or for the service (429), and colleagues may have changed
 * records meanwhile. A list of 10,000 users takes some seconds.
 */
const VALID_MS = 60_000;

/** The time of comparison of a plan that was never compared. */
export const NEVER = -Infinity;

/** A plan that was compared with the service's list. */
export interface Compared {
  /**
   * The items that are still to be sent. Rows that differ on the service from what the user saw are left out, and the fields
   * that are always sent have the current values.
   */
  readonly plan: Plan;
  /** The results of the rows that are not sent. */
  readonly blockedResults: RowResults;
  /** Keys of records that were listed before and already equal what an addition sends, by row. */
  readonly preexisting: ToSend['preexisting'];
  /** When the service's list was read, in milliseconds of the device's clock. */
  readonly comparedAt: number;
}

/**
 * Compares a plan with the service's list. Rows that differ get a Status and Message, except the `unknown` ones, which were
 * sent before.
 */
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
    filteredPlan(whole, ({ row }) => !blocked.has(row)),
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

/**
 * Whether a comparison is too old. If the device's clock was set back since, nobody knows how old the comparison is. A kind that
 * can't be listed (Infinity) is never compared.
 */
export function isOutdated({ ports }: JobContext, { comparedAt }: Pick<Compared, 'comparedAt'>): boolean {
  const age = ports.clock.now() - comparedAt;
  return comparedAt !== Infinity && (age < 0 || age > VALID_MS);
}

/**
 * Compares items with a list that is read now, and returns the items that are still to be sent. An addition that was sent
 * before and rejected before processing is not compared: a listed record may be the addition's own record.
 */
export async function compareAgain(
  work: JobContext,
  { read, plan: whole }: ToSend,
  items: readonly PlannedItem[],
  unprocessed: ReadonlySet<RowId>,
): Promise<Pick<Compared, 'blockedResults'> & { readonly left: readonly PlannedItem[] }> {
  const rows = new Set(items.map(({ row }) => row));
  const isCompared = ({ row, action }: PlannedItem) =>
    rows.has(row) && !(action === 'add' && unprocessed.has(row));
  work.records.forget(read.entity.kind);
  const { plan, blockedResults } = await compareNow(work, read, filteredPlan(whole, isCompared), unprocessed);
  const now = new Map(itemsOf(plan).map((item) => [item.row, item]));
  const left = items.flatMap((item) => (isCompared(item) ? (now.get(item.row) ?? []) : [item]));
  return { left, blockedResults };
}
