import type { BaselineRow } from '../changes/baseline';
import type { TrackedRow } from '../changes/row';

/**
 * What is known of rows before they get their ids: of typed ones that are records now, the fields in which the two differ; of
 * edited ones that bore another record's id, that they did.
 */
export function knownBeforeIds(rows: readonly TrackedRow[]): readonly BaselineRow[] {
  return rows.flatMap(({ adopted, moved, base, state }): BaselineRow[] => {
    if (!base) return [];
    if (moved && state === 'edited') return [{ ...base, moved: true }];
    return adopted && base.conflicts ? [base] : [];
  });
}
