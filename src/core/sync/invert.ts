import type { BaselineRow } from '../changes/baseline';
import type { TrackedRow } from '../changes/row';
import { undoOf, undoRow, type DoneRow, type Undo } from '../changes/undo';
import type { Entity } from '../entities/entity';
import type { RowId } from '../table/layout';
import { recordKey, type ServiceRecord } from '../table/record';

/**
 * Why the undo leaves a stored row as it is. `theirs`: somebody has changed it since; `already`: the service has its earlier
 * value again; `gone`: the record is no longer listed; `forgotten`: the workbook no longer knows the row; `before-unknown`:
 * it was changed through a key that the user typed, so nobody here knows its earlier values.
 */
type StayReason = 'theirs' | 'already' | 'gone' | 'forgotten' | 'before-unknown';

interface Stays {
  readonly row: RowId;
  readonly label: string;
  readonly undo: Undo;
  readonly reason: StayReason;
}

/** What undoes a push in one table. */
export interface Inverse {
  /** The edits that restore rows. They are checked, compared and sent as other edits are. */
  readonly rows: readonly TrackedRow[];
  /** What is restored in each of these rows. */
  readonly back: ReadonlyMap<RowId, { readonly label: string; readonly undo: Undo }>;
  readonly stays: readonly Stays[];
  /** Names of the records that the push added: the undo deletes nothing on the service. */
  readonly added: readonly string[];
}

/** What the workbook and the service know of a table's records now. */
interface Now {
  readonly baselines: ReadonlyMap<RowId, BaselineRow>;
  readonly listed: readonly ServiceRecord[];
}

/**
 * The inverse of what a push stored: each field that still has the sent value gets its earlier value back. If somebody has
 * changed a field since, their value is kept.
 */
export function invert(entity: Entity, done: readonly DoneRow[], { baselines, listed }: Now): Inverse {
  const byKey = new Map(listed.map((record) => [recordKey(entity, record), record]));
  // The row is found by its key if the table was downloaded anew since.
  const basesByKey = new Map([...baselines.values()].map((base) => [base.key, base]));
  const rows: TrackedRow[] = [];
  const back = new Map<RowId, { label: string; undo: Undo }>();
  const stays: Stays[] = [];
  for (const { row, label, action, key, changes } of done) {
    if (action === 'add') continue;
    const record = byKey.get(key);
    const base = baselines.get(row) ?? basesByKey.get(key) ?? (record && { id: row, key, ...record });
    const undo = undoOf(entity, changes, record);
    const reason = stayReason(entity, { action, record, base, undo });
    if (reason !== undefined)
      stays.push({ row: base?.id ?? row, label, undo: { ...undo, back: [] }, reason });
    const isPutBack =
      (reason === undefined || reason === 'theirs') && base !== undefined && undo.back.length > 0;
    if (!isPutBack) continue;
    back.set(base.id, { label, undo });
    rows.push(undoRow(entity, base, rows.length, undo.back));
  }
  const added = done.flatMap(({ action, label }) => (action === 'add' ? [label] : []));
  return { rows, back, stays, added };
}

interface Found {
  readonly action: DoneRow['action'];
  readonly record: ServiceRecord | undefined;
  readonly base: BaselineRow | undefined;
  readonly undo: Undo;
}

function stayReason({ read }: Entity, { action, record, base, undo }: Found): StayReason | undefined {
  if (action === 'before-unknown') return 'before-unknown';
  if (read && !record) return 'gone';
  if (!base) return 'forgotten';
  if (undo.theirs.length > 0) return 'theirs';
  return undo.back.length === 0 ? 'already' : undefined;
}
