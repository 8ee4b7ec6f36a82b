import * as z from 'zod/mini';
import type { Outcome } from '../core/push/outcome';
import type { SentItem } from '../core/push/settle';
import type { PlannedItem } from '../core/push/plan';
import type { Memory } from './ports';
import { cellSchema, parseMemory } from './remembered';

/** One sent row, as long as nothing has shown what the service made of it. No secrets: a first password is no change. */
const entrySchema = z.object({
  kind: z.string(),
  row: z.string(),
  label: z.string(),
  action: z.enum(['add', 'update']),
  key: z.string(),
  changes: z.array(z.object({ field: z.string(), from: cellSchema, to: cellSchema })),
  outcome: z.union([
    z.object({ kind: z.literal('stored') }),
    z.object({ kind: z.literal('refused'), code: z.string(), message: z.string(), sure: z.boolean() }),
    z.object({
      kind: z.literal('unknown'),
      why: z.enum(['no-answer', 'missing', 'contradictory', 'no-code']),
    }),
  ]),
});

const journalSchema = z.array(entrySchema);

export type JournalEntry = z.infer<typeof entrySchema>;

const NAME = 'journal';

/**
 * The list of rows that were sent and not yet settled by a read. It is written into the workbook before each batch
 * leaves, outside of undo, so that a lost connection, a closed pane or a crash leaves no row of unknown fate unnamed.
 */
export class Journal {
  #entries: JournalEntry[] = [];

  constructor(private readonly memory: Memory) {}

  async load(): Promise<void> {
    this.#entries = parseMemory(journalSchema, await this.memory.read(NAME)) ?? [];
  }

  open(kind: string): readonly JournalEntry[] {
    return this.#entries.filter((entry) => entry.kind === kind);
  }

  /** Before a batch leaves: until its answer is here, each of its rows may or may not be stored. */
  async sending(kind: string, items: readonly PlannedItem[]): Promise<void> {
    const rows = new Set(items.map((item) => item.row));
    const entries = items.map((item): JournalEntry => ({
      kind,
      row: item.row,
      label: item.label,
      ...sentItem(item),
      outcome: { kind: 'unknown', why: 'no-answer' },
    }));
    this.#entries = [
      ...this.#entries.filter((entry) => entry.kind !== kind || !rows.has(entry.row)),
      ...entries,
    ];
    await this.#write();
  }

  /** After a batch was answered; written with the next batch or at the end. */
  answered(kind: string, outcomes: ReadonlyMap<string, Outcome>): void {
    this.#entries = this.#entries.map((entry) => {
      const outcome = entry.kind === kind ? outcomes.get(entry.row) : undefined;
      return outcome ? { ...entry, outcome } : entry;
    });
  }

  /** Takes out rows whose fate is settled, or that were never processed. */
  async settled(kind: string, rows: ReadonlySet<string>): Promise<void> {
    this.#entries = this.#entries.filter((entry) => entry.kind !== kind || !rows.has(entry.row));
    await this.#write();
  }

  async #write(): Promise<void> {
    if (this.#entries.length === 0) await this.memory.remove(NAME);
    else await this.memory.write(NAME, JSON.stringify(this.#entries));
  }
}

function sentItem(
  item: PlannedItem,
): { action: 'add' | 'update'; key: string; changes: JournalEntry['changes'] } & SentItem {
  return {
    action: item.action,
    key: item.item['KeyVal'] ?? '',
    changes: item.changes.map((change) => ({ ...change })),
  };
}
