import * as z from 'zod/mini';
import { sentCells, type LogEntry } from '../../core/sync/log-entry';
import { isInDoubt, type Outcome } from '../../core/push/outcome';
import type { PlannedCall, PlannedItem } from '../../core/push/plan';
import { entityOf } from '../../core/entities/registry';
import type { FieldCells } from '../../core/table/record';
import type { RowId } from '../../core/table/sheet';
import type { Clock, Memory } from '../ports';
import { unstoredNames } from './names';
import { cellSchema, readMemory } from './remembered';

/** One sent row, as long as nothing has shown what the service made of it. No secrets: a first password is no change. */
const entrySchema = z.object({
  kind: z.string(),
  row: z.string(),
  label: z.string(),
  /** The push that sent it. */
  push: z.optional(z.string()),
  /** A later push has begun since. */
  older: z.optional(z.boolean()),
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
  /** No list shows it: only the user can say whether to send it again. */
  undecided: z.optional(z.boolean()),
  /**
   * It may be sent again: no list shows it, or the user says so. It stays here because a late list, or a refusal of the
   * second one, may still show that it is stored.
   */
  unlisted: z.optional(z.boolean()),
});

const journalSchema = z.object({ at: z.number(), entries: z.array(entrySchema) });

/** A call that may leave soon, with the records that are already like its additions. */
export interface ForeseenCall {
  readonly kind: string;
  readonly call: PlannedCall;
  readonly twins: ReadonlyMap<RowId, readonly string[]>;
}

const PREFIX = 'journal-';

/** When a pane last wrote its journal, in milliseconds since the epoch; 0 where it has none. */
export async function journalTime(memory: Memory, pane: string): Promise<number> {
  return (await readMemory(memory, `${PREFIX}${pane}`, journalSchema))?.at ?? 0;
}

/**
 * The list of rows that were sent and not yet settled by a read. It is written into the workbook before each batch
 * leaves, outside of undo, so that a lost connection, a closed pane or a crash leaves no row of unknown fate unnamed.
 * Each pane writes one of its own; whoever's turn it is goes on with those that others left.
 */
export class Journal {
  #entries: readonly LogEntry[] = [];
  /** Names under which the entries were found. */
  #found: readonly string[] = [];
  readonly #own: string;
  #push = '';

  constructor(
    private readonly memory: Memory,
    private readonly clock: Pick<Clock, 'now'>,
    pane: string,
  ) {
    this.#own = `${PREFIX}${pane}`;
  }

  async load(): Promise<void> {
    this.#found = await this.memory.names(PREFIX);
    const entries: LogEntry[] = [];
    for (const name of this.#found) entries.push(...(await readJournal(this.memory, name)));
    this.#entries = entries;
  }

  /** Of some rows those that another pane has sent since this journal was read, and not settled; as of the memory's last look. */
  async sentElsewhere(kind: string, rows: ReadonlySet<RowId>): Promise<ReadonlySet<RowId>> {
    const others = (await this.memory.names(PREFIX)).filter(
      (name) => name !== this.#own && !this.#found.includes(name),
    );
    const sent = new Set<RowId>();
    for (const name of others)
      for (const entry of await readJournal(this.memory, name))
        if (entry.kind === kind && rows.has(entry.row) && entry.unlisted !== true) sent.add(entry.row);
    return sent;
  }

  /** Rows that were sent and whose outcome is not known. */
  open(kind: string): readonly LogEntry[] {
    return this.all(kind).filter(({ unlisted }) => unlisted !== true);
  }

  /** The open rows, and those that may be sent again but that a later list may still show. */
  all(kind: string): readonly LogEntry[] {
    return this.#entries.filter((entry) => entry.kind === kind);
  }

  /** The number of open rows of every kind. */
  get size(): number {
    return this.#entries.filter(({ unlisted }) => unlisted !== true).length;
  }

  /** Rows that wait for the user's word. */
  undecided(kind: string): ReadonlySet<RowId> {
    return new Set(this.open(kind).flatMap((entry) => (entry.undecided === true ? [entry.row] : [])));
  }

  /**
   * Fields of known records whose update got no answer, or one to the whole call: what the service holds in them nobody
   * knows.
   */
  doubtful(kind: string): ReadonlyMap<RowId, readonly string[]> {
    return new Map(
      this.open(kind).flatMap((entry) =>
        entry.action === 'update' && isInDoubt(entry.outcome)
          ? [[entry.row, entry.changes.map(({ field }) => field)]]
          : [],
      ),
    );
  }

  get push(): string {
    return this.#push;
  }

  /** What is sent from now on belongs to this push; what is still open, to older ones. */
  begin(push: string): void {
    this.#push = push;
    this.#entries = this.#entries.map((entry) => ({ ...entry, older: true }));
  }

  /** Before a batch leaves: until its answer is here, each of its rows may or may not be stored. */
  async sending(
    kind: string,
    call: PlannedCall,
    items: readonly PlannedItem[],
    twins: ReadonlyMap<RowId, readonly string[]>,
  ): Promise<void> {
    const before = this.#entries;
    this.#add(kind, call, items, twins);
    try {
      await this.#write();
      await this.memory.flush();
    } catch (error) {
      this.#entries = before; // nothing of the batch leaves
      throw error;
    }
  }

  /**
   * Names rows that may have been sent before: until they are settled, nobody takes them for new ones. `undecided`: by
   * the user alone, for what would be sent for them now has another identity than what may have been sent: the number that
   * it was given is not known.
   */
  async suspect(kind: string, calls: readonly PlannedCall[], undecided: boolean): Promise<void> {
    for (const call of calls) this.#add(kind, call, call.items, new Map());
    const rows = new Set(calls.flatMap(({ items }) => items.map(({ row }) => row)));
    if (undecided)
      this.#entries = this.#entries.map((entry) =>
        entry.kind === kind && rows.has(entry.row) ? leftToUser(unnumbered(entry)) : entry,
      );
    await this.#write();
  }

  /** Does something while the workbook's memory says of these calls that they may have been sent. */
  async foreseen<T>(foreseen: readonly ForeseenCall[], work: () => Promise<T>): Promise<T> {
    const before = this.#entries;
    for (const { kind, call, twins } of foreseen) this.#add(kind, call, call.items, twins);
    try {
      await this.#write();
      return await work();
    } finally {
      this.#entries = before;
      await this.#write();
    }
  }

  #add(
    kind: string,
    { method, query }: PlannedCall,
    items: readonly PlannedItem[],
    twins: ForeseenCall['twins'],
  ): void {
    const entity = entityOf(kind);
    const entries = items.map((planned): LogEntry => {
      const { row, label, action, key, changes, item } = planned;
      const canRepeat = !entity.read && unstoredNames(entity, planned).length === 0;
      return {
        kind,
        row,
        label,
        push: this.#push,
        action,
        key,
        changes,
        outcome: { kind: 'unknown', why: 'no-answer' },
        twins: twins.get(row) ?? [],
        ...(canRepeat ? { repeat: { method, query, item } } : {}),
      };
    });
    this.#entries = [...this.#without(kind, new Set(items.map(({ row }) => row))), ...entries];
  }

  /** Leaves every open row to the user: this workbook can't tell by itself who sent it. */
  async doubt(): Promise<void> {
    this.#entries = this.#entries.map(leftToUser);
    await this.#write();
  }

  /** What was sent for rows that are not settled, by field: of two rows with one id, the likelier is the sent one. */
  sentCells(kind: string): ReadonlyMap<RowId, FieldCells> {
    return new Map(this.all(kind).map((entry): [RowId, FieldCells] => [entry.row, sentCells(entry)]));
  }

  /** After a batch was answered; written with the next batch, or by `keep`. */
  answered(kind: string, outcomes: ReadonlyMap<RowId, Outcome>): void {
    this.#entries = this.#entries.map((entry) => {
      const outcome = entry.kind === kind ? outcomes.get(entry.row) : undefined;
      return outcome ? { ...entry, outcome } : entry;
    });
  }

  /** Writes the answers of the last batch; `atOnce` if nothing else will show them should the pane close now. */
  async keep(atOnce: boolean): Promise<void> {
    await this.#write();
    if (atOnce) await this.memory.flush();
  }

  /**
   * Takes out rows that are settled, or that were never processed. `undecided` ones stay and wait for the user, `unlisted`
   * ones stay for a later list.
   */
  async settled(
    kind: string,
    rows: ReadonlySet<RowId>,
    undecided: ReadonlySet<RowId> = new Set(),
    unlisted: ReadonlySet<RowId> = new Set(),
  ): Promise<void> {
    const gone = new Set([...rows].filter((row) => !undecided.has(row) && !unlisted.has(row)));
    this.#entries = this.#without(kind, gone).map((entry) => {
      if (entry.kind !== kind) return entry;
      if (undecided.has(entry.row)) return { ...entry, undecided: true };
      return unlisted.has(entry.row) ? { ...withoutWord(entry), unlisted: true } : entry;
    });
    await this.#write();
  }

  #without(kind: string, rows: ReadonlySet<RowId>): LogEntry[] {
    return this.#entries.filter((entry) => entry.kind !== kind || !rows.has(entry.row));
  }

  async #write(): Promise<void> {
    if (this.#entries.length === 0) await this.memory.remove(this.#own);
    else await this.memory.write(this.#own, JSON.stringify({ at: this.clock.now(), entries: this.#entries }));
    for (const name of this.#found) if (name !== this.#own) await this.memory.remove(name);
    this.#found = [this.#own];
  }
}

/** The row goes again by the user's word alone: not even the same call is repeated to find out. */
function leftToUser({ repeat: _, unlisted: __, ...entry }: LogEntry): LogEntry {
  return { ...entry, undecided: true };
}

/** The user has said what was asked. */
function withoutWord({ undecided: _, ...entry }: LogEntry): LogEntry {
  return entry;
}

function unnumbered(entry: LogEntry): LogEntry {
  const { add } = entityOf(entry.kind);
  return { ...entry, changes: entry.changes.filter(({ field }) => field !== add?.numbered) };
}

async function readJournal(memory: Memory, name: string): Promise<LogEntry[]> {
  const { entries = [] } = (await readMemory(memory, name, journalSchema)) ?? {};
  return entries.map(({ undecided, unlisted, repeat, changes, push, older, ...entry }) => ({
    ...entry,
    changes: changes.map(({ id, ...change }) => ({ ...change, ...(id === undefined ? {} : { id }) })),
    ...(push === undefined ? {} : { push }),
    ...(older === true ? { older } : {}),
    ...(undecided === true ? { undecided } : {}),
    ...(unlisted === true ? { unlisted } : {}),
    ...(repeat ? { repeat } : {}),
  }));
}
