import type { PlannedItem } from '../../core/push/planned';
import type { RowId } from '../../core/table/sheet';

/**
 * Rows that were too large together for one call (HTTP 413). Where they may not go again at once, the user sends them later,
 * in another push: it must not try so many of them in one call again. Forgotten with the pane.
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

  /** How many of the first items may go in one call, at most `most`. */
  mostOf(queue: readonly PlannedItem[], most: number): number {
    let limit = most;
    for (let at = 0; at < limit && at < queue.length; at += 1)
      limit = Math.min(limit, this.#most.get(queue[at]?.row ?? '') ?? limit);
    return limit;
  }
}
