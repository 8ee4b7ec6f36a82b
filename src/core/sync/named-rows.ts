/**
 * Entries of the write-ahead log that name new rows: a shift of a person who is added in the same push. The entries of a whole push
 * are written before its first call, when such a person has no ID. So an entry names the person's row, and gets the ID when it is known.
 */
import { rowNamedBy } from '../changes/row-id';
import type { RowId } from '../table/layout';
import type { SentChange } from '../table/push-log';
import type { LogEntry } from './log-entry';

/** The rows that an entry names because their records had no ID. */
export function namedRows({ changes, earlierChanges = [] }: LogEntry): RowId[] {
  return [...changes, ...earlierChanges].flatMap(({ id }) => rowNamedBy(id) ?? []);
}

/** Whether the call of an entry can be sent once more: it names no row without an ID. */
export function isRepeatable(
  entry: LogEntry,
): entry is LogEntry & { readonly repeat: NonNullable<LogEntry['repeat']> } {
  return entry.repeat !== undefined && namedRows(entry).length === 0;
}

/** The entry with the IDs of the records of the rows that it names. Without such a row it is the same object. */
export function withKeysOfRows(entry: LogEntry, keys: ReadonlyMap<RowId, string>): LogEntry {
  if (!namedRows(entry).some((row) => keys.has(row))) return entry;
  const known = (id: string) => keys.get(rowNamedBy(id) ?? '') ?? id;
  const changeOf = (change: SentChange): SentChange =>
    change.id === undefined ? change : { ...change, id: known(change.id) };
  const wires = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]): [string, string] => [name, known(text)]));
  const { changes, earlierChanges, repeat } = entry;
  return {
    ...entry,
    changes: changes.map(changeOf),
    ...(earlierChanges ? { earlierChanges: earlierChanges.map(changeOf) } : {}),
    ...(repeat ? { repeat: { ...repeat, query: wires(repeat.query), item: wires(repeat.item) } } : {}),
  };
}
