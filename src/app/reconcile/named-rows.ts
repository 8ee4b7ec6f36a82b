import { entityOf } from '../../core/entities/registry';
import { keysOfOtherRows } from '../../core/sync/log-rows';
import { namedRows } from '../../core/sync/named-rows';
import { resultsByList } from '../../core/sync/results-by-list';
import type { RowId } from '../../core/table/layout';
import { recordKey } from '../../core/table/record';
import type { JobContext } from '../job-context';

/**
 * Sent rows that name new rows of other tables get their keys, as far as these are known: from the rows' baselines, or from the list
 * of the other table if its own rows are not reconciled yet. Without the keys no list would show the sent rows. Row ids are random, so no
 * other table has the same one.
 */
export async function findNamedRows(work: JobContext, kind: string): Promise<void> {
  const { sync } = work;
  const named = new Set(sync.log(kind).flatMap(namedRows));
  if (named.size === 0) return;
  const keys = new Map<RowId, string>();
  for (const [parent, { snapshot, log }] of sync.state.tables) {
    if (parent === kind) continue;
    for (const row of named) {
      const base = snapshot.rows.get(row);
      if (base && base.gone !== true) keys.set(row, base.key);
    }
    if (!log.some(({ row }) => named.has(row) && !keys.has(row))) continue;
    for (const [row, key] of await keysByList(work, parent))
      if (named.has(row) && !keys.has(row)) keys.set(row, key);
  }
  if (keys.size > 0) await sync.commit({ type: 'named-rows-stored', kind, keys: [...keys] });
}

/** The keys of sent rows that the service lists. */
async function keysByList(work: JobContext, kind: string): Promise<[RowId, string][]> {
  if (!entityOf(kind).read) return [];
  await findNamedRows(work, kind);
  const { rows, unknownFields } = work.sync.snapshot(kind);
  const log = work.sync.log(kind);
  const { entity, records } = await work.records.list(kind, unknownFields);
  const results = resultsByList(entity, log, records, keysOfOtherRows(log, rows), rows);
  return [...results].flatMap(([row, result]): [RowId, string][] =>
    result.kind === 'stored' && result.record && !result.differingFields
      ? [[row, recordKey(entity, result.record)]]
      : [],
  );
}
