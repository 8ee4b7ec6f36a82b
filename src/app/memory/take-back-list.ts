import * as z from 'zod/mini';
import type { RowId } from '../../core/table/layout';
import { textOf, type Cell } from '../../core/values/cell';
import type { Memory } from '../ports/memory';
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

const actSchema = z.object({
  /** What was done, as a sentence for the user: `12 shifts copied to Mon 30 Nov to Sun 6 Dec 2026.` */
  sentence: z.string(),
  /** One for each table. */
  parts: z.array(partSchema),
  /** Somebody's absence, with its last day: what was pushed can be put back until then. */
  absence: z.optional(z.object({ until: z.string(), isPushed: z.optional(z.boolean()) })),
});

/** The oldest is the first. */
const schema = z.array(actSchema);

/** More acts, or rows of them, would make the file large. The oldest are forgotten first. */
const MOST_ACTS = 10;
const MOST_ROWS = 10_000;

/** One act that wrote rows into sheets: pasted, copied or made shifts, time off, or a shift that somebody got. */
export interface TakeBackAct {
  readonly sentence: string;
  readonly parts: readonly ActPart[];
  /**
   * Somebody's absence, with its last day (`yyyy-MM-dd`): what was pushed can be put back until then. `isPushed`: the user was told that it was pushed,
   * and what can be put back.
   */
  readonly absence?: { readonly until: string; readonly isPushed?: boolean | undefined } | undefined;
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

/**
 * The acts that can be taken back, the last one first. They are kept in the workbook, so that they can also be taken back after the
 * pane was closed.
 */
export class TakeBackList {
  #acts: readonly TakeBackAct[] = [];

  constructor(private readonly memory: Memory) {}

  async load(): Promise<void> {
    this.#acts = (await readMemory(this.memory, NAME, schema)) ?? [];
  }

  get act(): TakeBackAct | undefined {
    return this.#acts.at(-1);
  }

  /**
   * Remembers an act, unless it did nothing. `begun`: the same act as it was remembered before. Returns the act as it is remembered.
   */
  async remember(done: TakeBackAct, begun?: TakeBackAct): Promise<TakeBackAct> {
    const act = { ...done, parts: done.parts.filter((part) => sizeOf(part) > 0) };
    if (act.parts.length > 0)
      await this.#write([...this.#acts.filter((rememberedAct) => rememberedAct !== begun), act]);
    return act;
  }

  /** After a push: forgets the acts of which all is on the service, or was sent, but no absence that still lasts. */
  async forgetPushed(sync: Pick<SyncStore, 'snapshot' | 'log'>, today: string): Promise<void> {
    const left = this.#acts.filter(
      ({ absence, parts }) =>
        (absence && absence.until >= today) || parts.some((part) => isPending(sync, part)),
    );
    if (left.length < this.#acts.length) await this.#write(left);
  }

  /** The last act was taken back. The one before can be taken back now. */
  async forget(): Promise<void> {
    if (this.#acts.length > 0) await this.#write(this.#acts.slice(0, -1));
  }

  async #write(acts: readonly TakeBackAct[]): Promise<void> {
    const kept = acts.slice(-MOST_ACTS).filter((_, at, all) => {
      const rows = all.slice(at).reduce((sum, { parts }) => sum + rowsOf(parts), 0);
      // The last act is kept, whatever its size.
      return rows <= MOST_ROWS || at === all.length - 1;
    });
    if (kept.length > 0) await this.memory.write(NAME, JSON.stringify(kept));
    else await this.memory.remove(NAME);
    this.#acts = kept;
  }
}

const sizeOf = ({ added, changed }: ActPart): number => added.length + changed.length;
const rowsOf = (parts: readonly ActPart[]): number => parts.reduce((sum, part) => sum + sizeOf(part), 0);

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
