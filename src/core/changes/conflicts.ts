import type { Cell } from '../values/cell';
import type { BaselineRow } from './baseline';
import type { TrackedRow } from './row';

/**
 * A field that both sides changed since the download, or in which the row and a backup have different edits. It waits for the
 * user's decision.
 */
export interface Conflict {
  readonly field: string;
  /** The value before both changes. */
  readonly base: Cell;
  readonly mine: Cell;
  readonly theirs: Cell;
  /** `theirs` is an edit of a backup. The service does not have it. */
  readonly isFromBackup?: true;
}

/**
 * A row's open conflicts. If the user typed the service's value, the field is no longer in conflict. If the row may be
 * another record by now, it has no open conflicts, and nothing is written into it: the user first says which record it is.
 */
export function openConflicts({
  base,
  cells,
  changed,
  keyDoubt,
}: Pick<TrackedRow, 'base' | 'cells' | 'changed' | 'keyDoubt'>): Conflict[] {
  const before = base?.conflicts;
  if (!before || keyDoubt) return [];
  return changed.flatMap((field) => {
    const was = before[field];
    if (was === undefined) return [];
    const mine = cells[field] ?? '';
    const other = base.fromBackup?.[field];
    if (other === undefined) return [{ field, base: was, mine, theirs: base.cells[field] ?? '' }];
    return other === mine ? [] : [{ field, base: was, mine, theirs: other, isFromBackup: true as const }];
  });
}

/** The row after the user has decided: from now on, a difference from the service is an edit. */
export function withoutConflicts({ conflicts: _, fromBackup: __, ...row }: BaselineRow): BaselineRow {
  return row;
}
