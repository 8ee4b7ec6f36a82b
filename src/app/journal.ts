import * as z from 'zod/mini';
import type { Outcome } from '../core/push/outcome';
import type { SentItem } from '../core/push/settle';
import type { PlannedCall, PlannedItem } from '../core/push/plan';
import { entityOf } from '../core/entities/registry';
import type { FieldCells } from '../core/table/record';
import type { RowId } from '../core/table/sheet';
import type { Memory, Query, WireItem } from './ports';
import { cellSchema, readMemory } from './remembered';

/** One sent row, as long as nothing has shown what the service made of it. No secrets: a first password is no change. */
const entrySchema = z.object({
  kind: z.string(),
  row: z.string(),
  label: z.string(),
  action: z.enum(['add', 'update']),
  key: z.string(),
  changes: z.array(
    z.object({ field: z.string(), from: cellSchema, to: cellSchema, id: z.optional(z.string()) }),
  ),
  outcome: z.union([
    z.object({ kind: z.literal('stored') }),
    z.object({ kind: z.literal('refused'), code: z.string(), message: z.string(), sure: z.boolean() }),
    z.object({
      kind: z.literal('unknown'),
      why: z.enum(['no-answer', 'missing', 'contradictory', 'no-code']),
    }),
  ]),
  twins: z._default(z.array(z.string()), []),
  /** The call with which it can be sent again, where the service can't list what it stored. */
  repeat: z.optional(
    z.object({
      method: z.string(),
      query: z.record(z.string(), z.string()),
      item: z.record(z.string(), z.string()),
    }),
  ),
  /** Looked for in vain: only the user can say whether it is to be sent again. */
  undecided: z.optional(z.boolean()),
});

const journalSchema = z.array(entrySchema);

/** One item of a call, exactly as it was sent. */
export interface Repeatable {
  readonly method: string;
  readonly query: Query;
  readonly item: WireItem;
}

export interface JournalEntry extends SentItem {
  readonly kind: string;
  readonly label: string;
  readonly undecided?: boolean;
  readonly repeat?: Repeatable;
}

const NAME = 'journal';

/**
 * The list of rows that were sent and not yet settled by a read. It is written into the workbook before each batch
 * leaves, outside of undo, so that a lost connection, a closed pane or a crash leaves no row of unknown fate unnamed.
 */
export class Journal {
  #entries: readonly JournalEntry[] = [];

  constructor(private readonly memory: Memory) {}

  async load(): Promise<void> {
    const stored = (await readMemory(this.memory, NAME, journalSchema)) ?? [];
    this.#entries = stored.map(({ undecided, repeat, changes, ...entry }) => ({
      ...entry,
      changes: changes.map(({ id, ...change }) => ({ ...change, ...(id === undefined ? {} : { id }) })),
      ...(undecided === true ? { undecided } : {}),
      ...(repeat ? { repeat } : {}),
    }));
  }

  open(kind: string): readonly JournalEntry[] {
    return this.#entries.filter((entry) => entry.kind === kind);
  }

  /** Rows that wait for the user's word. */
  undecided(kind: string): ReadonlySet<RowId> {
    return new Set(this.open(kind).flatMap((entry) => (entry.undecided === true ? [entry.row] : [])));
  }

  /** Before a batch leaves: until its answer is here, each of its rows may or may not be stored. */
  async sending(
    kind: string,
    call: PlannedCall,
    items: readonly PlannedItem[],
    twins: ReadonlyMap<RowId, readonly string[]>,
  ): Promise<void> {
    const rows = new Set(items.map((item) => item.row));
    const isListed = entityOf(kind).read !== undefined;
    const entries = items.map(({ row, label, action, key, changes, item }): JournalEntry => ({
      kind,
      row,
      label,
      action,
      key,
      changes,
      outcome: { kind: 'unknown', why: 'no-answer' },
      twins: twins.get(row) ?? [],
      ...(isListed ? {} : { repeat: { method: call.method, query: call.query, item } }),
    }));
    this.#entries = [...this.#without(kind, rows), ...entries];
    await this.#write();
  }

  /** What was sent for rows that are not settled, by field: of two rows with one id, the likelier is the sent one. */
  sentCells(kind: string): ReadonlyMap<RowId, FieldCells> {
    return new Map(
      this.open(kind).map(({ row, changes }): [RowId, FieldCells] => [
        row,
        Object.fromEntries(changes.map(({ field, to }) => [field, to])),
      ]),
    );
  }

  /** After a batch was answered; written with the next batch, or by `keep`. */
  answered(kind: string, outcomes: ReadonlyMap<RowId, Outcome>): void {
    this.#entries = this.#entries.map((entry) => {
      const outcome = entry.kind === kind ? outcomes.get(entry.row) : undefined;
      return outcome ? { ...entry, outcome } : entry;
    });
  }

  /** Writes the answers of the last batch. */
  async keep(): Promise<void> {
    await this.#write();
  }

  /** Takes out rows whose fate is settled, or that were never processed; `undecided` ones stay and wait for the user. */
  async settled(
    kind: string,
    rows: ReadonlySet<RowId>,
    undecided: ReadonlySet<RowId> = new Set(),
  ): Promise<void> {
    const gone = new Set([...rows].filter((row) => !undecided.has(row)));
    this.#entries = this.#without(kind, gone).map((entry) =>
      entry.kind === kind && undecided.has(entry.row) ? { ...entry, undecided: true } : entry,
    );
    await this.#write();
  }

  #without(kind: string, rows: ReadonlySet<RowId>): JournalEntry[] {
    return this.#entries.filter((entry) => entry.kind !== kind || !rows.has(entry.row));
  }

  async #write(): Promise<void> {
    if (this.#entries.length === 0) await this.memory.remove(NAME);
    else await this.memory.write(NAME, JSON.stringify(this.#entries));
  }
}
