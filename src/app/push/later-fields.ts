import type { Plan } from '../../core/push/planned';
import { itemsOf, narrowed } from '../../core/push/plan';
import { rowMessages } from '../../core/sync/messages';
import type { RowId } from '../../core/table/sheet';
import { identifyRows } from '../table/identity';
import type { TableRead } from '../table/table-read';
import type { JobContext } from '../job-context';
import { planTable } from './push-plan';
import { sendAndReadBack } from './read-back';
import { stoppedBy, type RowResult, type Step } from '../reconcile/row-results';
import { unseenRows, type SeenItem } from './seen-rows';
import { written, after } from '../reconcile/step';

/**
 * Fields that an addition can't carry (a user's ExternalID) go in an update as soon as the new record has its key, as the
 * user saw them; what was typed since stays an edit. The row's result is then that of the update.
 */
export async function sendLaterFields(
  work: JobContext,
  kind: string,
  plan: Plan,
  results: Step['results'],
): Promise<Step> {
  const due = itemsOf(plan).flatMap(({ row, later }): SeenItem[] =>
    later && results.get(row)?.outcome === 'stored' ? [{ row, action: 'update', changes: later }] : [],
  );
  if (due.length === 0) return { results };
  const { read } = await identifyRows(work.ports, work, kind);
  const { plan: whole } = planTable(withOnly(read, due), new Set(), new Set(due.map(({ row }) => row)));
  const unseen = unseenRows(whole, due);
  const later = narrowed(whole, ({ row }) => !unseen.has(row));
  if (later.calls.length === 0) return { results };
  const sent = await sendAndReadBack(work, read, later, {
    passwords: new Map(),
    preexisting: new Map(),
    before: results,
  });
  const added = addedButRefused(later, sent.results);
  return after({ results: new Map([...sent.results, ...added]) }, async () => {
    const { read: now } = await identifyRows(work.ports, work, kind);
    const step = await written(work, now, added);
    return { ...step, ...stoppedBy(sent.stoppedBy, step.stoppedBy) };
  });
}

/** Rows that were added, and whose later fields were refused. */
function addedButRefused(later: Plan, results: Step['results']): Map<RowId, RowResult> {
  return new Map(
    itemsOf(later).flatMap(({ row }): [RowId, RowResult][] => {
      const result = results.get(row);
      if (result?.outcome !== 'refused') return [];
      return [[row, { ...result, message: rowMessages.addedButRefused(result.message), added: true }]];
    }),
  );
}

/** The table as if nothing else were edited in these rows than the fields that are due. */
function withOnly(read: TableRead, due: readonly SeenItem[]): TableRead {
  const fields = new Map(due.map(({ row, changes }) => [row, changes.map(({ field }) => field)]));
  const rows = read.tracking.rows.map((row) => {
    const its = fields.get(row.id);
    return its ? { ...row, changed: row.changed.filter((name) => its.includes(name)) } : row;
  });
  return { ...read, tracking: { ...read.tracking, rows } };
}
