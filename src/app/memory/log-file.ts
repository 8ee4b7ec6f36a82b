import * as z from 'zod/mini';
import type { SentChange } from '../../core/push/settle';
import type { LogEntry } from '../../core/sync/log-entry';
import type { RowId } from '../../core/table/sheet';
import type { Clock, Memory } from '../ports';
import { cellSchema, readMemory } from './remembered';

const changeSchema = z.object({
  field: z.string(),
  from: cellSchema,
  to: cellSchema,
  id: z.optional(z.string()),
});

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
  changes: z.array(changeSchema),
  /** What an earlier update sent without a clear answer. */
  doubted: z.optional(z.array(changeSchema)),
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

const logSchema = z.object({ at: z.number(), entries: z.array(entrySchema) });

const PREFIX = 'journal-';

/** When a pane last wrote its log, in milliseconds since the epoch; 0 where it has none. */
export async function logTime(memory: Memory, pane: string): Promise<number> {
  return (await readMemory(memory, `${PREFIX}${pane}`, logSchema))?.at ?? 0;
}

/**
 * The write-ahead log in the workbook's memory, outside of undo. Each pane writes a log of its own; the pane that has the
 * lock takes over the entries that others left.
 */
export class LogFile {
  /** Names under which the entries were found. */
  #found: readonly string[] = [];
  readonly #own: string;

  constructor(
    private readonly memory: Memory,
    private readonly clock: Pick<Clock, 'now'>,
    pane: string,
  ) {
    this.#own = `${PREFIX}${pane}`;
  }

  /** The entries of all panes. */
  async read(): Promise<readonly LogEntry[]> {
    this.#found = await this.memory.names(PREFIX);
    const entries: LogEntry[] = [];
    for (const name of this.#found) entries.push(...(await readEntries(this.memory, name)));
    return entries;
  }

  /** Writes the entries as this pane's log, and removes the logs of the panes that they came from. */
  async write(entries: readonly LogEntry[]): Promise<void> {
    if (entries.length === 0) await this.memory.remove(this.#own);
    else await this.memory.write(this.#own, JSON.stringify({ at: this.clock.now(), entries }));
    for (const name of this.#found) if (name !== this.#own) await this.memory.remove(name);
    this.#found = [this.#own];
  }

  /** Of some rows those that another pane has sent since this log was read, and not settled; as of the memory's last look. */
  async sentElsewhere(kind: string, rows: ReadonlySet<RowId>): Promise<ReadonlySet<RowId>> {
    const others = (await this.memory.names(PREFIX)).filter(
      (name) => name !== this.#own && !this.#found.includes(name),
    );
    const sent = new Set<RowId>();
    for (const name of others)
      for (const entry of await readEntries(this.memory, name))
        if (entry.kind === kind && rows.has(entry.row) && entry.unlisted !== true) sent.add(entry.row);
    return sent;
  }
}

async function readEntries(memory: Memory, name: string): Promise<LogEntry[]> {
  const { entries = [] } = (await readMemory(memory, name, logSchema)) ?? {};
  return entries.map(({ undecided, unlisted, repeat, changes, doubted, push, older, ...entry }) => ({
    ...entry,
    changes: changes.map(changeOf),
    ...(doubted ? { doubted: doubted.map(changeOf) } : {}),
    ...(push === undefined ? {} : { push }),
    ...(older === true ? { older } : {}),
    ...(undecided === true ? { undecided } : {}),
    ...(unlisted === true ? { unlisted } : {}),
    ...(repeat ? { repeat } : {}),
  }));
}

function changeOf({ id, ...change }: z.infer<typeof changeSchema>): SentChange {
  return { ...change, ...(id === undefined ? {} : { id }) };
}
