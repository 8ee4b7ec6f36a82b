/** Reconciles one sent row with a table of one row. */
import type { Attempt, Baseline, BaselineRow } from '../../../src/core/changes/baseline';
import { trackRows } from '../../../src/core/changes/track-rows';
import type { Entity } from '../../../src/core/entities/entity';
import type { LogEntry } from '../../../src/core/sync/log-entry';
import { reconcile, type Evidence, type RowReconciled } from '../../../src/core/sync/reconcile';
import type { FieldCells } from '../../../src/core/table/record';
import { baseline } from '../users';

const WHEN = '21 Nov 14:05';

interface Sheet {
  /** Cells of row `a` in the sheet; undefined if the row was deleted. */
  readonly cells?: FieldCells | undefined;
  readonly known?: readonly BaselineRow[];
  readonly attempt?: Attempt;
}

function tableOf(entity: Entity, { cells, known: baselines = [], attempt }: Sheet, sent: LogEntry) {
  const remembered: Baseline = {
    ...baseline(...baselines),
    attempts: new Map(attempt ? [['a', attempt]] : []),
  };
  const rows = cells ? [{ index: 0, id: 'a', cells, status: '', message: '' }] : [];
  const log = new Map([[sent.row, Object.fromEntries(sent.changes.map(({ field, to }) => [field, to]))]]);
  const tracking = trackRows(entity, rows, remembered, log);
  return { rows: new Map(tracking.rows.map((row) => [row.id, row])), baseline: remembered, when: WHEN };
}

/** The result of the sent row, what the row then shows, and what happens to its entry in the log. */
export function reconciled(entity: Entity, sent: LogEntry, evidence: Evidence, sheet: Sheet) {
  const done = reconcile(entity, [sent], evidence, tableOf(entity, sheet, sent));
  const result: RowReconciled | undefined = done.results.get('a');
  const next = done.next.get('a') ?? 'open';
  const shown = result && { status: result.status, message: result.message };
  return { ...done, result, shown, next };
}
