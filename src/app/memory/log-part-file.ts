import * as z from 'zod/mini';
import type { Outcome } from '../../core/push/outcome';
import type { LogEntry } from '../../core/sync/log-entry';
import type { LogPart } from '../../core/sync/log-part';
import type { SentChange } from '../../core/table/push-log';
import type { Memory } from '../ports/memory';
import { cellSchema, readMemory } from './remembered';

const changeSchema = z.object({
  field: z.string(),
  from: cellSchema,
  to: cellSchema,
  id: z.optional(z.string()),
});

const outcomeSchema = z.union([
  z.object({ kind: z.literal('stored') }),
  z.object({ kind: z.literal('refused'), code: z.string(), message: z.string(), sure: z.boolean() }),
  z.object({
    kind: z.literal('unknown'),
    why: z.enum(['no-answer', 'missing', 'contradictory', 'no-code']),
    text: z.optional(z.string()),
    /** The service has a record with the addition's number. Earlier releases only know that the answer is no clear one. */
    taken: z.optional(z.boolean()),
    /** Another workbook sends the row. */
    otherFile: z.optional(z.boolean()),
  }),
]);

/** One sent row that is not reconciled. It has no secrets: a first password is not stored as a change. */
export const entrySchema = z.object({
  kind: z.string(),
  row: z.string(),
  label: z.string(),
  /** The push that sent the row. */
  push: z.optional(z.string()),
  /** Another push has begun after the one that sent the row. */
  older: z.optional(z.boolean()),
  action: z.enum(['add', 'update']),
  key: z.string(),
  changes: z.array(changeSchema),
  /** What an earlier update sent without a clear answer. */
  doubted: z.optional(z.array(changeSchema)),
  outcome: outcomeSchema,
  twins: z._default(z.array(z.string()), []),
  /** The call with which the row can be sent again, if the service can't list what the row stored. */
  repeat: z.optional(
    z.object({
      method: z.string(),
      query: z.record(z.string(), z.string()),
      item: z.record(z.string(), z.string()),
    }),
  ),
  /** No list shows the row. Only the user can decide whether to send it again. */
  undecided: z.optional(z.boolean()),
  /**
   * The row may be sent again: no list shows it, or the user has said so. The entry remains because a late list, or a refusal
   * of the second sending, may still show that the row is stored.
   */
  unlisted: z.optional(z.boolean()),
  /** Fields whose columns were added again after the row was sent. */
  addedColumns: z.optional(z.array(z.string())),
});

/** `entries` alone is the form in which earlier releases wrote a whole log. */
const partSchema = z.object({
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** Rows that were sent, or sent again. */
  entries: z.array(entrySchema),
  /** Entries that replace those that their rows have in earlier parts. */
  changed: z.optional(z.array(entrySchema)),
  outcomes: z.optional(z.array(z.tuple([z.string(), z.string(), outcomeSchema]))),
  /** Kinds and rows. */
  removed: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  /** Names of the parts that this one replaces. They are no longer used, even if they are still in the file. */
  replaces: z.optional(z.array(z.string())),
});

/** A part as the memory has it. */
export interface StoredLogPart extends LogPart {
  readonly at: number;
  readonly replaces: readonly string[];
}

/** Undefined if there is no such part. Throws a WorkbookProblem if it can't be read. */
export async function readLogPart(memory: Memory, name: string): Promise<StoredLogPart | undefined> {
  const stored = await readMemory(memory, name, partSchema);
  if (!stored) return undefined;
  const { at, entries, changed = [], outcomes = [], removed = [], replaces = [] } = stored;
  return {
    at,
    added: entries.map(entryOf),
    changed: changed.map(entryOf),
    outcomes: outcomes.map(([kind, row, outcome]) => [kind, row, outcomeOf(outcome)]),
    removed,
    replaces,
  };
}

/** The text of a part. Empty lists are left out. */
export function logPartText({ at, added, changed, outcomes, removed, replaces }: StoredLogPart): string {
  const lists = Object.entries({
    changed: changed.map(storedEntry),
    outcomes: outcomes.map(([kind, row, outcome]) => [kind, row, storedOutcome(outcome)]),
    removed,
    replaces,
  });
  const filled = lists.filter(([, list]) => list.length > 0);
  return JSON.stringify({ at, entries: added.map(storedEntry), ...Object.fromEntries(filled) });
}

type StoredEntry = z.infer<typeof entrySchema>;

export function entryOf(stored: StoredEntry): LogEntry {
  const { twins, undecided, unlisted, repeat, changes, doubted, push, older, addedColumns, ...entry } =
    stored;
  // An older release could note both: such a row waits for the user.
  const late = unlisted === true ? 'may-send-again' : 'open';
  return {
    ...entry,
    stage: undecided === true ? 'waits-for-user' : late,
    changes: changes.map(changeOf),
    outcome: outcomeOf(entry.outcome),
    preexisting: twins,
    ...(doubted ? { earlierChanges: doubted.map(changeOf) } : {}),
    ...(push === undefined ? {} : { push }),
    ...(older === true ? { fromEarlierPush: true } : {}),
    ...(repeat ? { repeat } : {}),
    ...(addedColumns ? { addedColumns } : {}),
  };
}

/** The entry with the names that the first release gave to its properties. Undefined properties are left out of the text. */
export function storedEntry({
  preexisting,
  stage,
  earlierChanges,
  fromEarlierPush,
  ...entry
}: LogEntry): object {
  return {
    ...entry,
    outcome: storedOutcome(entry.outcome),
    twins: preexisting,
    undecided: stage === 'waits-for-user' || undefined,
    unlisted: stage === 'may-send-again' || undefined,
    doubted: earlierChanges,
    older: fromEarlierPush,
  };
}

type StoredOutcome = z.infer<typeof outcomeSchema>;

function outcomeOf(stored: StoredOutcome): Outcome {
  switch (stored.kind) {
    case 'stored':
      return stored;
    case 'refused': {
      const { kind, code, message, sure } = stored;
      return { kind, code, message, isCertain: sure };
    }
    case 'unknown':
      return {
        kind: stored.kind,
        reason: stored.taken ? 'number-taken' : stored.otherFile ? 'other-file' : stored.why,
        ...(stored.text === undefined ? {} : { serviceText: stored.text }),
      };
  }
}

function storedOutcome(outcome: Outcome): StoredOutcome {
  switch (outcome.kind) {
    case 'stored':
      return outcome;
    case 'refused': {
      const { kind, code, message, isCertain } = outcome;
      return { kind, code, message, sure: isCertain };
    }
    case 'unknown':
      return storedUnknown(outcome);
  }
}

/** Reasons that earlier releases do not know are stored as reasons that make the row wait for the user there. */
function storedUnknown({
  kind,
  reason,
  serviceText: text,
}: Extract<Outcome, { kind: 'unknown' }>): StoredOutcome {
  if (reason === 'number-taken') return { kind, why: 'contradictory', text, taken: true };
  if (reason === 'other-file') return { kind, why: 'no-answer', text, otherFile: true };
  return { kind, why: reason, text };
}

function changeOf({ id, ...change }: z.infer<typeof changeSchema>): SentChange {
  return { ...change, ...(id === undefined ? {} : { id }) };
}

/**
 * The names of the write-ahead log's parts in the workbook's memory: `journal-<pane>/<number>`. Earlier releases wrote a pane's
 * whole log under `journal-<pane>`, which is read as the first part. No pane's id contains a slash.
 */
export const LOG_PREFIX = 'journal-';

export interface LogName {
  readonly name: string;
  readonly pane: string;
  /** The parts of one pane are read in the order of their numbers. */
  readonly number: number;
}

export function logName(pane: string, number: number): LogName {
  return { name: `${LOG_PREFIX}${pane}/${number}`, pane, number };
}

/** Parses the names as the memory lists them, and sorts them by pane and number. */
export function logNames(names: readonly string[]): LogName[] {
  return names.map(parsed).sort(byPaneAndNumber);
}

function parsed(name: string): LogName {
  const [pane = '', number = 0] = name.slice(LOG_PREFIX.length).split('/');
  return { name, pane, number: Number(number) };
}

function byPaneAndNumber(one: LogName, other: LogName): number {
  if (one.pane !== other.pane) return one.pane < other.pane ? -1 : 1;
  return one.number - other.number;
}
