/** The workbook's memory in the model: parts are written one after the other, and the pane may be closed between any two. */
import { isDeepStrictEqual } from 'node:util';
import { apply } from '../../../../src/core/sync/apply';
import type { SyncEvent } from '../../../../src/core/sync/event';
import {
  changedParts,
  syncStateOf,
  type StoredPart,
  type StoredState,
  type SyncState,
} from '../../../../src/core/sync/table-state';

/** The pane is closed at this moment. */
export class Cut extends Error {}

/** Counts the pane's writes, calls and lists, and closes the pane at a given count. */
export class Fuse {
  #left = Infinity;

  set(steps: number | undefined): void {
    this.#left = steps ?? Infinity;
  }

  burn(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new Cut('the pane was closed');
  }
}

export class ModelMemory {
  #stored: StoredState = { baselines: new Map(), log: [] };

  constructor(private readonly fuse: Fuse) {}

  get stored(): StoredState {
    return this.#stored;
  }

  write(part: StoredPart): void {
    this.fuse.burn();
    const { lastPush, ...rest } = this.#stored;
    const kept = lastPush ? { lastPush } : {};
    if (part.part === 'last-push')
      this.#stored = { ...rest, ...(part.value ? { lastPush: part.value } : {}) };
    else if (part.part === 'log') this.#stored = { ...rest, ...kept, log: part.value };
    else
      this.#stored = {
        ...rest,
        ...kept,
        baselines: new Map(rest.baselines).set(part.kind, part.value),
      };
  }
}

/** One of so many events is checked: it is applied twice, and is read back from JSON. */
const CHECKED = 20;

/** The pane's state. If `isStaged`, it is written only before a batch is sent and at the end of a job. */
export class ModelStore {
  #saved: SyncState;
  #events = 0;

  constructor(
    private readonly memory: ModelMemory,
    private readonly isStaged: boolean,
  ) {
    this.state = syncStateOf(memory.stored);
    this.#saved = this.state;
  }

  state: SyncState;

  commit(...events: readonly SyncEvent[]): void {
    for (const event of events) {
      const next = apply(this.state, event);
      this.#events += 1;
      if (this.#events % CHECKED === 0) check(this.state, event, next);
      this.state = next;
    }
    if (!this.isStaged) this.flush();
  }

  flush(): void {
    for (const part of changedParts(this.#saved, this.state)) this.memory.write(part);
    this.#saved = this.state;
  }
}

function check(before: SyncState, event: SyncEvent, after: SyncState): void {
  if (!isDeepStrictEqual(apply(after, event), after)) throw new Error(`${event.type} twice is not once`);
  const told = JSON.parse(JSON.stringify(event)) as SyncEvent;
  if (!isDeepStrictEqual(apply(before, told), after)) throw new Error(`${event.type} is no plain data`);
}
