import * as z from 'zod/mini';
import type { RowId } from '../../core/table/layout';
import { textOf, type Cell } from '../../core/values/cell';
import type { Memory } from '../ports';
import { cellSchema, readMemory } from './remembered';
import type { SyncStore } from './sync-store';

const NAME = 'last-act';

const partSchema = z.object({
  /** The kind of the table that was changed. */
  kind: z.string(),
  /** The rows that were added, each with its cells, so that a row that was edited since is noticed. */
  added: z.array(z.object({ row: z.string(), cells: z.record(z.string(), cellSchema) })),
  /** The cells that were changed. */
  changed: z.array(z.object({ row: z.string(), column: z.string(), from: cellSchema, to: cellSchema })),
});

const schema = z.object({
  /** What was done, as a sentence for the user: `12 shifts copied to Mon 30 Nov to Sun 6 Dec 2026.` */
  sentence: z.string(),
  /** One for each table. */
  parts: z.array(partSchema),
});

/** One act that wrote rows into sheets: pasted, copied or made shifts, time off, or a shift that somebody got. */
export interface Act {
  readonly sentence: string;
  readonly parts: readonly ActPart[];
}

/** What an act did in one table. */
export interface ActPart {
  readonly kind: string;
  readonly added: readonly { readonly row: RowId; readonly cells: Readonly<Record<string, Cell>> }[];
  readonly changed: readonly {
    readonly row: RowId;
    readonly column: string;
    readonly from: Cell;
    readonly to: Cell;
  }[];
}

/** The last act that can be taken back. It is kept in the workbook, so that it can also be taken back after the pane was closed. */
export class LastAct {
  #act: Act | undefined;

  constructor(private readonly memory: Memory) {}

  async load(): Promise<void> {
    this.#act = await readMemory(this.memory, NAME, schema);
  }

  get act(): Act | undefined {
    return this.#act;
  }

  /** Remembers an act in place of the one before, unless it did nothing. */
  async remember(done: Act): Promise<void> {
    const parts = done.parts.filter(({ added, changed }) => added.length + changed.length > 0);
    if (parts.length === 0) return;
    const act = { ...done, parts };
    await this.memory.write(NAME, JSON.stringify(act));
    this.#act = act;
  }

  /** After a push: forgets the act if all of it is on the service, or was sent. */
  async forgetPushed(sync: Pick<SyncStore, 'snapshot' | 'log'>): Promise<void> {
    if (this.#act && !this.#act.parts.some((part) => isPending(sync, part))) await this.forget();
  }

  async forget(): Promise<void> {
    if (!this.#act) return;
    await this.memory.remove(NAME);
    this.#act = undefined;
  }
}

/** Whether some of what an act did in a table was not sent yet. */
function isPending(sync: Pick<SyncStore, 'snapshot' | 'log'>, { kind, added, changed }: ActPart): boolean {
  const { rows } = sync.snapshot(kind);
  const sent = new Set(sync.log(kind).map(({ row }) => row));
  const isUnsent = ({ row, column, to }: Partial<ActPart['changed'][number]> & { readonly row: RowId }) => {
    const base = rows.get(row);
    if (sent.has(row) || !base || column === undefined) return !sent.has(row) && !base;
    return textOf(base.cells[column] ?? '') !== textOf(to ?? '');
  };
  return [...added, ...changed].some(isUnsent);
}
