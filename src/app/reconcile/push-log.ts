import { NoTable } from '../failures';
import type { Entity } from '../../core/entities/entity';
import type { Plan } from '../../core/push/planned';
import { itemsOf } from '../../core/push/plan';
import {
  cellsOfLine,
  linesOf,
  logLayout,
  readLines,
  type LoggedRow,
  type LogLine,
} from '../../core/push/push-log';
import { keyOf } from '../../core/table/record';
import type { Cell, RowId } from '../../core/table/sheet';
import type { RowReconciled } from '../../core/sync/reconcile';
import { reconciledResult, type RowResult } from './row-results';
import { jobMessages } from '../job-messages';
import type { Workbook } from '../ports';
import { readSettings } from '../memory/settings';
import { STATUS } from '../../core/sync/status-words';
import { errorSentence } from '../store';
import type { JobContext } from '../job-context';

/**
 * The lines of the log that the running job has yet to write into the sheet. The user sees the result of a push before they are
 * written: a new sheet takes seconds in Excel on the web.
 */
export class DueLog {
  #cells: (readonly Cell[])[] = [];
  /** Lines that could not be written. They are tried again with the lines of the next push. */
  #failed: (readonly Cell[])[] = [];

  add(lines: readonly (readonly Cell[])[]): void {
    if (lines.length === 0) return;
    this.#cells.push(...this.#failed, ...lines);
    this.#failed = [];
  }

  discard(): void {
    this.#cells = [];
    this.#failed = [];
  }

  /**
   * Writes the lines, before the memory that belongs to them goes into the file: it has results only until they are logged. If
   * the log can't be written, a warning says so, and the job goes on.
   */
  async write(workbook: Workbook, job: Pick<JobContext, 'warn'>): Promise<void> {
    const cells = this.#cells;
    if (cells.length === 0) return;
    this.#cells = [];
    try {
      if (!(await isLogKept(workbook))) return;
      await workbook.append(logLayout(), cells).catch((error: unknown) => {
        if (!(error instanceof NoTable)) throw error;
        return workbook.create(logLayout(), cells);
      });
    } catch (error) {
      this.#failed = cells;
      job.warn(jobMessages.notLogged(errorSentence(error)));
    }
  }
}

/** Logs the results of sent rows, of this push or of an interrupted one. */
export function logReconciled(work: JobContext, entity: Entity, results: readonly RowReconciled[]): void {
  const rows = results.map((result): LoggedRow => {
    const { entry, sentResult, status } = result;
    const record = sentResult.kind === 'stored' ? sentResult.record : undefined;
    const { outcome } = reconciledResult(result);
    return {
      ...entry,
      key: entry.key === '' && record ? keyOf(entity, record) : entry.key,
      outcome,
      code: sentResult.kind === 'refused' ? sentResult.code : outcome === 'stored' ? STATUS.stored : '',
      message: status.message,
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
      ? [{ ...item, outcome: result.outcome, code: '', message: result.message }]
      : [];
  });
  add(work, entity, rows);
}

function add(
  { ports, company: { service, sp }, dueLog }: JobContext,
  entity: Entity,
  rows: readonly LoggedRow[],
): void {
  const pushed = { when: ports.clock.localTime(), service, sp };
  dueLog.add(rows.flatMap((row) => linesOf(entity, row, pushed)).map(cellsOfLine));
}

async function isLogKept({ memory }: Workbook): Promise<boolean> {
  return (await readSettings(memory))?.keepsLog !== false;
}

/** Removes all lines from the log. The sheet remains. */
export async function clearLog(workbook: Workbook): Promise<void> {
  await workbook.empty(logLayout());
}

/** The log's lines, in the order of its sheet; none if there is no log. */
export async function readLog(workbook: Workbook): Promise<LogLine[]> {
  const sheet = await workbook.open(logLayout());
  return sheet ? readLines(sheet.columns, sheet.rows) : [];
}
