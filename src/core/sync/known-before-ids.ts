import type { BaselineRow } from '../changes/baseline';
import type { TrackedRow } from '../changes/row';

/**
 * What is known of rows before they get their ids: of typed ones that are records now, the fields in which the two differ; of
 * edited ones whose record was decided, that a preview shows them first.
 */
export function knownBeforeIds(rows: readonly TrackedRow[]): readonly BaselineRow[] {
  return rows.flatMap(({ adopted, needsPreview, base, state }): BaselineRow[] => {
    if (!base) return [];
    if (needsPreview && state === 'edited') return [{ ...base, needsPreview }];
    return adopted && base.conflicts ? [base] : [];
  });
}
