import type { PlannedItem } from '../../core/push/plan';
import type { RowId } from '../../core/table/layout';

/**
 * Rows that were too large together for one call (HTTP 413). If they may not be sent again at once, the user sends them later
 * in another push, which must not put as many of them into one call again. The limits are dropped when the pane closes.
 */
export class BatchLimits {
  readonly #most = new Map<RowId, number>();

  tooLarge(batch: readonly PlannedItem[]): void {
    const most = Math.max(1, Math.floor(batch.length / 2));
    for (const { row } of batch) this.#most.set(row, most);
  }

  answered(batch: readonly PlannedItem[]): void {
    for (const { row } of batch) this.#most.delete(row);
  }

  /** How many of the first items may be sent in one call, at most `most`. */
  mostOf(queue: readonly PlannedItem[], most: number): number {
    let limit = most;
    for (let at = 0; at < limit && at < queue.length; at += 1)
      limit = Math.min(limit, this.#most.get(queue[at]?.row ?? '') ?? limit);
    return limit;
  }
}
