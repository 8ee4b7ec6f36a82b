import type { Outcome } from '../push/outcome';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import type { LogEntry } from './log-entry';

type RowKey = readonly [kind: string, row: RowId];

/** How the write-ahead log differs from an earlier one. A part names each row once. */
export interface LogPart {
  /** Entries that replace the earlier entries of their rows, in the same place. */
  readonly changed: readonly LogEntry[];
  /** Entries of rows that were sent, or sent again: they come last. */
  readonly added: readonly LogEntry[];
  /** New outcomes of entries in which nothing else has changed. */
  readonly outcomes: readonly (readonly [...RowKey, outcome: Outcome])[];
  /** Rows that no longer have an entry. */
  readonly removed: readonly RowKey[];
}

export const emptyPart: LogPart = { changed: [], added: [], outcomes: [], removed: [] };

/**
 * The difference between two logs, each with at most one entry a row. An entry that has not changed must be the same object
 * in both.
 */
export function partBetween(before: readonly LogEntry[], after: readonly LogEntry[]): LogPart {
  const [old, now] = [groupBy(before, kindOf), groupBy(after, kindOf)];
  const parts = [...new Set([...old.keys(), ...now.keys()])].map((kind) =>
    partOfKind(old.get(kind) ?? [], now.get(kind) ?? []),
  );
  return {
    changed: parts.flatMap(({ changed }) => changed),
    added: parts.flatMap(({ added }) => added),
    outcomes: parts.flatMap(({ outcomes }) => outcomes),
    removed: parts.flatMap(({ removed }) => removed),
  };
}

/** The log that results from parts, applied in order. */
export function foldParts(parts: readonly LogPart[]): LogEntry[] {
  const entries = new Map<string, LogEntry>();
  for (const { changed, added, outcomes, removed } of parts) {
    for (const [kind, row] of removed) entries.delete(keyOf({ kind, row }));
    for (const entry of changed) entries.set(keyOf(entry), entry);
    for (const [kind, row, outcome] of outcomes) {
      const entry = entries.get(keyOf({ kind, row }));
      if (entry) entries.set(keyOf(entry), { ...entry, outcome });
    }
    for (const entry of added) {
      entries.delete(keyOf(entry));
      entries.set(keyOf(entry), entry);
    }
  }
  return [...entries.values()];
}

/**
 * The entries of several panes, one a row. Two panes that write at the same moment may both have sent a row: then an entry
 * that forbids sending it again counts, and not one that allows it.
 */
export function joinLogs(logs: readonly (readonly LogEntry[])[]): LogEntry[] {
  const entries = new Map<string, LogEntry>();
  for (const entry of logs.flat()) {
    const other = entries.get(keyOf(entry));
    if (!other || other.stage === 'may-send-again') entries.set(keyOf(entry), entry);
  }
  return [...entries.values()];
}

/** How many whole entries a part has. */
export function entryCount({ changed, added }: LogPart): number {
  return changed.length + added.length;
}

/**
 * Cuts a part into smaller ones, each of at most about so many characters of JSON. A row is in only one of them. So if only
 * the first pieces are saved, each row is either as before or as after.
 */
export function cutPart(part: LogPart, maxCharacters: number): LogPart[] {
  const pieces: LogPart[] = [];
  let piece = emptyPart;
  let characters = 0;
  const add = <List extends keyof LogPart>(list: List, item: LogPart[List][number]) => {
    const itemLength = JSON.stringify(item).length;
    if (characters > 0 && characters + itemLength > maxCharacters) {
      pieces.push(piece);
      piece = emptyPart;
      characters = 0;
    }
    if (piece[list].length === 0) piece = { ...piece, [list]: [] };
    (piece[list] as LogPart[List][number][]).push(item);
    characters += itemLength;
  };
  for (const entry of part.changed) add('changed', entry);
  for (const entry of part.added) add('added', entry);
  for (const outcome of part.outcomes) add('outcomes', outcome);
  for (const row of part.removed) add('removed', row);
  return characters > 0 ? [...pieces, piece] : pieces;
}

/**
 * Entries keep their order up to the first one that is new or was sent again. From there on, all entries are written again.
 */
function partOfKind(before: readonly LogEntry[], after: readonly LogEntry[]): LogPart {
  const changed: LogEntry[] = [];
  const outcomes: [...RowKey, Outcome][] = [];
  const passed: LogEntry[] = [];
  let at = 0;
  for (const old of before) {
    const now = after[at];
    if (now?.row !== old.row) {
      passed.push(old);
      continue;
    }
    at += 1;
    if (now === old) continue;
    if (isAnswerAlone(old, now)) outcomes.push([now.kind, now.row, now.outcome]);
    else changed.push(now);
  }
  const added = after.slice(at);
  const stays = new Set(added.map(({ row }) => row));
  const removed = passed.filter(({ row }) => !stays.has(row)).map(({ kind, row }): RowKey => [kind, row]);
  return { changed, added, outcomes, removed };
}

/** Whether two entries of a row differ only in their outcome. */
function isAnswerAlone(before: LogEntry, after: LogEntry): boolean {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof LogEntry>;
  return [...fields].every((field) => field === 'outcome' || before[field] === after[field]);
}

function kindOf({ kind }: LogEntry): string {
  return kind;
}

/** The key is unique, because no kind has a space. */
function keyOf({ kind, row }: Pick<LogEntry, 'kind' | 'row'>): string {
  return `${kind} ${row}`;
}
