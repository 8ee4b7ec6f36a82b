import { itemsOf, planPush } from '../../core/push/plan';
import { hasSheet, parentsOf } from '../../core/entities/registry';
import type { RowId } from '../../core/table/layout';
import type { WorkbookState } from '../job-context';
import { unstoredNames } from '../memory/names';
import type { Ports } from '../ports';
import { describe } from '../table/describe';
import { identifyRows } from '../table/identity';
import { blockedRows } from '../table/table';
import type { TableRead } from '../table/table-read';

/** What the user wants to push: the tables of these kinds, or only some rows of one of them. */
export interface PushRange {
  readonly kinds: readonly string[];
  /** Only these rows of this kind, and the new rows of other tables that they name. */
  readonly rows?: { readonly kind: string; readonly ids: ReadonlySet<RowId> };
}

/** The rows to push, by kind; undefined if whole tables are pushed. */
export type RowsToPush = ReadonlyMap<string, ReadonlySet<RowId>> | undefined;

/**
 * The chosen rows, and the new rows of other tables that they name: the service must have those first. The kinds are in the
 * order of sending, parents first.
 */
export async function rowsToPush(
  ports: Ports,
  known: WorkbookState,
  { rows }: PushRange,
): Promise<RowsToPush> {
  if (!rows) return undefined;
  const found = new Map<string, Set<RowId>>();
  await addNeeded(ports, known, rows.kind, rows.ids, found);
  return found;
}

async function addNeeded(
  ports: Ports,
  known: WorkbookState,
  kind: string,
  ids: ReadonlySet<RowId>,
  found: Map<string, Set<RowId>>,
): Promise<void> {
  const parents: TableRead[] = [];
  for (const parent of parentsOf(kind))
    if (hasSheet(parent) && (await ports.workbook.open(describe(known, parent).layout)))
      parents.push((await identifyRows(ports, known, parent)).read);
  const { read } = await identifyRows(ports, known, kind);
  const needed = new Set(namedRows(read, ids));
  for (const { entity, tracking } of parents) {
    const its = tracking.rows.filter(({ id }) => needed.has(id)).map(({ id }) => id);
    if (its.length > 0) await addNeeded(ports, known, entity.kind, new Set(its), found);
  }
  found.set(kind, new Set([...(found.get(kind) ?? []), ...ids]));
}

/** The rows without an ID on the service that these rows name. */
function namedRows(read: TableRead, ids: ReadonlySet<RowId>): RowId[] {
  const rows = read.tracking.rows.filter(({ id }) => ids.has(id));
  return itemsOf(planPush(read.entity, rows, blockedRows(read))).flatMap((item) =>
    unstoredNames(read.entity, item).map(({ row }) => row),
  );
}
