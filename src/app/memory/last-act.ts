import * as z from 'zod/mini';
import type { RowId } from '../../core/table/layout';
import { textOf, type Cell } from '../../core/values/cell';
import type { Memory } from '../ports';
import { cellSchema, readMemory } from './remembered';
import type { SyncStore } from './sync-store';

const NAME = 'last-act';

const schema = z.object({
  /** The kind of the table that was changed. */
  kind: z.string(),
  /** What was done, as a sentence for the user: `12 shifts copied to Mon 30 Nov to Sun 6 Dec 2026.` */
  sentence: z.string(),
  /** The rows that were added, each with its cells, so that a row that was edited since is noticed. */
  added: z.array(z.object({ row: z.string(), cells: z.record(z.string(), cellSchema) })),
  /** The cells that were changed. */
  changed: z.array(z.object({ row: z.string(), column: z.string(), from: cellSchema, to: cellSchema })),
});

/** One act that wrote rows into a sheet: pasted, copied or made shifts, or a shift that somebody got. */
export interface Act {
  readonly kind: string;
  readonly sentence: string;
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
    const stored = await readMemory(this.memory, NAME, schema);
    this.#act = stored?.added.length === 0 && stored.changed.length === 0 ? undefined : stored;
  }

  get act(): Act | undefined {
    return this.#act;
  }

  async remember(act: Act): Promise<void> {
    await this.memory.write(NAME, JSON.stringify(act));
    this.#act = act;
  }

  /** After a push: forgets the act if all of it is on the service, or was sent. */
  async forgetPushed(sync: Pick<SyncStore, 'snapshot' | 'log'>): Promise<void> {
    if (this.#act && !isPending(sync, this.#act)) await this.forget();
  }

  async forget(): Promise<void> {
    if (!this.#act) return;
    await this.memory.remove(NAME);
    this.#act = undefined;
  }
}

/** Whether some of what an act did was not sent yet. */
function isPending(sync: Pick<SyncStore, 'snapshot' | 'log'>, { kind, added, changed }: Act): boolean {
  const { rows } = sync.snapshot(kind);
  const sent = new Set(sync.log(kind).map(({ row }) => row));
  const isUnsent = ({ row, column, to }: Partial<Act['changed'][number]> & { readonly row: RowId }) => {
    const base = rows.get(row);
    if (sent.has(row) || !base || column === undefined) return !sent.has(row) && !base;
    return textOf(base.cells[column] ?? '') !== textOf(to ?? '');
  };
  return [...added, ...changed].some(isUnsent);
}
