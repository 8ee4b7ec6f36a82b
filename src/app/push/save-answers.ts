import type { Entity } from '../../core/entities/entity';
import type { Outcome } from '../../core/push/outcome';
import type { PlannedItem } from '../../core/push/planned';
import { answeredState } from '../../core/sync/result-state';
import { statusOf } from '../../core/sync/status';
import type { Layout, RowId } from '../../core/table/layout';
import type { JobContext } from '../job-context';
import { statusCells } from '../table/status';
import type { StopReason } from './stop-reason';

/**
 * Writes a batch's answers into the sheet. Returns the reason if that fails: the push goes on, and the read after it writes the
 * sheet again.
 */
export async function writeAnswers(
  work: JobContext,
  layout: Layout,
  batch: readonly PlannedItem[],
  outcomes: ReadonlyMap<RowId, Outcome>,
): Promise<StopReason | undefined> {
  const when = work.ports.clock.wallClock();
  const parts = new Set(batch.flatMap(({ row, later }) => (later ? [row] : [])));
  const patches = [...outcomes].flatMap(([row, outcome]) => {
    const state = answeredState(outcome, when);
    const isPart = state.kind === 'in-flight' && parts.has(row);
    return statusCells(row, statusOf(isPart ? { ...state, isPart } : state));
  });
  try {
    await work.ports.workbook.write(layout, patches);
    return undefined;
  } catch (error) {
    return { code: 'failed', error };
  }
}

/**
 * Stores the answers of the last batch in the workbook's memory. If no list would show them after the pane is closed, they are
 * also written into the file at once.
 */
export async function saveAnswers(
  { sync, ports }: JobContext,
  entity: Entity,
  outcomes: ReadonlyMap<RowId, Outcome>,
): Promise<void> {
  await sync.commit();
  if (!isShownByList(entity, outcomes)) await ports.workbook.memory.flush();
}

/**
 * Whether a list shows the results of these rows. No list shows the reason of a refusal, or records of a kind that can't be
 * listed.
 */
function isShownByList({ read }: Entity, outcomes: ReadonlyMap<RowId, Outcome>): boolean {
  return read !== undefined && [...outcomes.values()].every(({ kind }) => kind === 'stored');
}
