import type { Cell } from '../table/sheet';
import type { BaselineRow } from './baseline';
import type { TrackedRow } from './row';

/** A field that both sides changed since it was downloaded, and that waits for the user's word. */
export interface Conflict {
  readonly field: string;
  /** What it was before. */
  readonly base: Cell;
  readonly mine: Cell;
  readonly theirs: Cell;
}

/**
 * A row's open conflicts; one that was typed as the other side has it is none any more. Of a row that may be another
 * record by now nothing is asked, and nothing is written into it, before the user has said which record it is.
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
    return was === undefined
      ? []
      : [{ field, base: was, mine: cells[field] ?? '', theirs: base.cells[field] ?? '' }];
  });
}

/** The row once the user has decided: what differs from the service is an edit like any other. */
export function decided({ conflicts: _, ...row }: BaselineRow): BaselineRow {
  return row;
}
