import type { Entity } from '../../core/entities/entity';
import { type Plan, itemsOf } from '../../core/push/plan';
import type { RowReconciled } from '../../core/sync/reconcile';
import type { RowResult } from '../../core/sync/result-state';
import { STATUS } from '../../core/sync/status-words';
import type { RowId } from '../../core/table/layout';
import {
  cellsOfLine,
  linesOf,
  logLayout,
  readLines,
  type LoggedRow,
  type LogLine,
} from '../../core/table/push-log';
import { recordKey } from '../../core/table/record';
import type { JobContext } from '../job-context';
import type { Workbook } from '../ports/workbook';

/** Logs the results of sent rows, of this push or of an interrupted one. */
export function logReconciled(work: JobContext, entity: Entity, results: readonly RowReconciled[]): void {
  const rows = results.map((result): LoggedRow => {
    const { entry, sentResult, outcome, message } = result;
    const { label, action, key, changes } = entry;
    const record = sentResult.kind === 'stored' ? sentResult.record : undefined;
    return {
      label,
      action,
      key: key === '' && record ? recordKey(entity, record) : key,
      changes,
      outcome,
      code: sentResult.kind === 'refused' ? sentResult.code : outcome === 'stored' ? STATUS.stored : '',
      message,
    };
  });
  add(work, entity, rows);
}

/** Logs the planned rows that the push did not reach or left out. */
export function logNotSent(
  work: JobContext,
  entity: Entity,
  plan: Plan,
  results: ReadonlyMap<RowId, RowResult>,
): void {
  const rows = itemsOf(plan).flatMap((item): LoggedRow[] => {
    const result = results.get(item.row);
    return result?.outcome === 'not-sent' && result.wasSent !== true
      ? [{ outcome: result.outcome, code: '', message: result.message, ...item }]
      : [];
  });
  add(work, entity, rows);
}

function add(
  { ports, company: { service, sp }, dueLog }: JobContext,
  entity: Entity,
  rows: readonly LoggedRow[],
): void {
  const pushed = { when: ports.clock.localTime(), service, sp, ...dueLog.signature };
  dueLog.add(rows.flatMap((row) => linesOf(entity, row, pushed)).map(cellsOfLine));
}

/** The log's lines, in the order of its sheet; none if there is no log. */
export async function readLog(workbook: Workbook): Promise<LogLine[]> {
  const sheet = await workbook.readSheet(logLayout());
  return sheet ? readLines(sheet.columns, sheet.rows) : [];
}
