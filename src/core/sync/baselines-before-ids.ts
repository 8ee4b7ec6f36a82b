import type { BaselineRow } from '../changes/baseline';
import type { TrackedRow } from '../changes/row';

/**
 * New baselines for rows that are about to get their ids. A typed row that is a known record gets the fields in which
 * the two differ. An edited row whose record was uncertain gets the mark that a preview shows it first.
 */
export function baselinesBeforeIds(rows: readonly TrackedRow[]): readonly BaselineRow[] {
  return rows.flatMap(({ adopted, needsPreview, base, state }): BaselineRow[] => {
    if (!base) return [];
    if (needsPreview && state === 'edited') return [{ ...base, needsPreview }];
    return adopted && base.conflicts ? [base] : [];
  });
}
