import type { BaselineRow } from '../changes/baseline';
import type { TrackedRow } from '../changes/row';

/**
 * New baselines for rows that are about to get their ids: for typed rows that are known records, the fields in which the two
 * differ; for edited rows whose record was uncertain, that a preview shows them first.
 */
export function baselinesBeforeIds(rows: readonly TrackedRow[]): readonly BaselineRow[] {
  return rows.flatMap(({ adopted, needsPreview, base, state }): BaselineRow[] => {
    if (!base) return [];
    if (needsPreview && state === 'edited') return [{ ...base, needsPreview }];
    return adopted && base.conflicts ? [base] : [];
  });
}
