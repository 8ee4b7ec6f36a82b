import type { Baseline } from '../../core/changes/baseline';
import { fold } from '../../core/sync/apply';
import type { EventOf, SyncEvent } from '../../core/sync/event';
import type { LogEntry } from '../../core/sync/log-entry';
import { pendingEntries } from '../../core/sync/log-rows';
import {
  changedParts,
  syncStateOf,
  type StoredPart,
  emptyState,
  tableOf,
  type SyncState,
} from '../../core/sync/table-state';
import type { RowId } from '../../core/table/layout';
import { WrittenElsewhere } from '../failures';
import type { Memory } from '../ports/memory';
import type { Clock } from '../ports/ports';
import { named } from '../work';
import { hasOtherVersions, readBaseline } from './baseline-file';
import { writeBaseline } from './baseline-writer';
import { readLastPush, writeLastPush } from './last-push-file';
import { LogFile } from './log-file';

/**
 * What the workbook knows of its rows and their records, kept in the workbook's memory. It is only changed by events (`apply`
 * in core/sync). The memory goes into the file when it is flushed: before a batch is sent, and at the end of a job.
 */
export class SyncStore {
  #state: SyncState = emptyState;
  /** The state that is in the memory. */
  #kept: SyncState = emptyState;
  /** Whether events were applied that are not in the memory yet. */
  #isNoted = false;
  /** The memory's `discards` when it was read. */
  #discards = 0;
  #push = '';
  /** Rows that the running push is still to send, by kind and row: the file has them in its log, and the state has not. */
  readonly #ahead = new Map<string, LogEntry>();
  /** Whether the log in the memory has others ahead than `#ahead`. */
  #isAheadChanged = false;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #log: LogFile;

  constructor(
    private readonly memory: Memory,
    clock: Pick<Clock, 'now'>,
    pane: string,
  ) {
    this.#log = new LogFile(memory, clock, pane);
  }

  /**
   * Reads the workbook's memory. False if answers were applied here that are not in the memory yet: a push is running, and the
   * state of this pane is newer. If the memory has dropped what waited for the file, the memory is newer than this pane.
   */
  load(kinds: readonly string[]): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.#isNoted && !this.#isOutdated) return false;
      this.#discards = this.memory.discards;
      this.#isNoted = false;
      const baselines = new Map<string, Baseline>();
      for (const kind of kinds) baselines.set(kind, await readBaseline(this.memory, kind));
      const log = (await this.#log.read()).filter((entry) => !this.#ahead.has(aheadKey(entry)));
      const lastPush = await readLastPush(this.memory);
      this.#state = syncStateOf({ baselines, log, ...(lastPush ? { lastPush } : {}) });
      this.#kept = this.#state;
      return true;
    });
  }

  get state(): SyncState {
    return this.#state;
  }

  snapshot(kind: string): Baseline {
    return tableOf(this.#state, kind).snapshot;
  }

  /** The open entries, and those of rows that may be sent again but that a later list may still show. */
  log(kind: string): readonly LogEntry[] {
    return tableOf(this.#state, kind).log;
  }

  /** Rows that were sent and may or may not be stored. */
  unanswered(kind: string): readonly LogEntry[] {
    return pendingEntries(this.log(kind));
  }

  /** The number of open rows of all kinds. */
  get unansweredCount(): number {
    return [...this.#state.tables.keys()].reduce((sum, kind) => sum + this.unanswered(kind).length, 0);
  }

  /** The push whose rows are being sent. */
  get push(): string {
    return this.#push;
  }

  /** Begins a push: rows that are sent from now on belong to it. */
  async begin(push: string): Promise<void> {
    this.#push = push;
    await this.note({ type: 'push-began' });
  }

  /** The state as it will be after some events. */
  after(...events: readonly SyncEvent[]): SyncState {
    return named('state after events', () => fold(this.#state, events));
  }

  /** Applies events; the next `commit` writes them into the memory. */
  note(...events: readonly SyncEvent[]): Promise<void> {
    return this.#inTurn(() => {
      this.#state = this.after(...events);
      this.#isNoted = true;
    });
  }

  /** Applies events and writes the changes into the memory. If that fails, the state stays as it was. */
  commit(...events: readonly SyncEvent[]): Promise<void> {
    return this.#inTurn(() => this.#commit(events));
  }

  /**
   * The same as `commit`, and writes the changes into the file: if the pane is closed now, the file must have the rows that are
   * about to be sent.
   */
  commitToFile(...events: readonly SyncEvent[]): Promise<void> {
    return this.#inTurn(async () => {
      const before = this.#state;
      try {
        await this.#commit(events);
        await this.memory.flush();
      } catch (error) {
        this.#state = before; // nothing is sent
        // What waits for the file must be the state before, too. What another pane has written is not changed.
        if (!(error instanceof WrittenElsewhere)) await this.#commit([]).catch(() => undefined);
        throw error;
      }
    });
  }

  /** Runs `work` while the memory says that these batches may have been sent. */
  async during<T>(batches: readonly EventOf<'batch-sent'>[], work: () => Promise<T>): Promise<T> {
    const withdrawals = batches.map((batch) => this.withdrawal(batch));
    try {
      await this.commit(...batches);
      return await work();
    } finally {
      if (!this.#isOutdated) await this.commit(...withdrawals);
    }
  }

  /**
   * Keeps rows that a push is about to send in the file's log until they are sent, or until `endAhead`. AutoSave may save the file at
   * any moment of the push, and Excel may open it again as it was then: the rows that were sent since must not look new.
   */
  keepAhead(batches: readonly EventOf<'batch-sent'>[]): Promise<void> {
    return this.#inTurn(() => {
      for (const { kind, entries } of batches) {
        const logged = new Set(this.log(kind).map(({ row }) => row));
        for (const entry of entries) if (!logged.has(entry.row)) this.#ahead.set(aheadKey(entry), entry);
      }
      this.#isAheadChanged = true;
      return this.#commit([]);
    });
  }

  /** The push has ended: what it has not sent is not sent. */
  endAhead(): Promise<void> {
    return this.#inTurn(() => {
      if (this.#ahead.size === 0) return;
      this.#ahead.clear();
      this.#isAheadChanged = true;
      return this.#commit([]);
    });
  }

  /** The event that removes an unsent batch from the log again. It must be made before the batch is in the log. */
  withdrawal({ kind, entries }: EventOf<'batch-sent'>): EventOf<'batch-withdrawn'> {
    const rows = entries.map(({ row }) => row);
    const meant = new Set(rows);
    const before = this.log(kind).filter(({ row }) => meant.has(row));
    return { type: 'batch-withdrawn', kind, rows, before };
  }

  /** Writes the log in as few parts as possible, at the end of a job. */
  compact(): Promise<void> {
    return this.#inTurn(() => this.#log.compact());
  }

  sentElsewhere(kind: string, rows: ReadonlySet<RowId>): Promise<ReadonlySet<RowId>> {
    return this.#log.sentElsewhere(kind, rows);
  }

  /**
   * If two panes wrote a kind's baseline at the same time, writes both versions as one, so that neither remains in an older
   * form.
   */
  async join(): Promise<void> {
    for (const [kind, { snapshot }] of this.#state.tables)
      if (await hasOtherVersions(this.memory, kind)) await writeBaseline(this.memory, kind, snapshot);
  }

  /** Whether another pane has taken over since the memory was read. Writing now would overwrite that pane's state. */
  get #isOutdated(): boolean {
    return this.memory.discards !== this.#discards;
  }

  async #commit(events: readonly SyncEvent[]): Promise<void> {
    if (this.#isOutdated) throw new WrittenElsewhere();
    const before = this.#state;
    const next = this.after(...events);
    this.#state = next;
    try {
      // What is sent is in the log itself now.
      for (const event of events)
        if (event.type === 'batch-sent')
          for (const entry of event.entries) this.#ahead.delete(aheadKey(entry));
      const parts = changedParts(this.#kept, next, this.#isAheadChanged);
      for (const part of parts) await this.#write(part);
      this.#kept = next;
      this.#isAheadChanged = false;
      this.#isNoted = false;
    } catch (error) {
      this.#state = before;
      throw error;
    }
  }

  /** Makes one change after the other: a pane's own acts may run beside a job. */
  #inTurn<T>(change: () => T | Promise<T>): Promise<T> {
    const done = this.#queue.then(change);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #write(part: StoredPart): Promise<void> {
    switch (part.part) {
      case 'last-push':
        return writeLastPush(this.memory, part.value);
      case 'baseline':
        return writeBaseline(this.memory, part.kind, part.value);
      case 'log':
        return this.#log.write([...part.value, ...this.#ahead.values()]);
    }
  }
}

const aheadKey = ({ kind, row }: Pick<LogEntry, 'kind' | 'row'>): string => JSON.stringify([kind, row]);
