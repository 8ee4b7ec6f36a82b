import { fixGroup } from '../../core/checks/wording';
import { identifyRows } from '../table/identity';
import type { Patch, Ports } from '../ports';
import type { WorkbookState } from '../job-context';

/**
 * Writes the suggested value into every cell of a table whose problem belongs to a group. Returns how many cells were written.
 * A cell that was edited since is not changed.
 */
export async function fixAll(
  ports: Ports,
  known: WorkbookState,
  kind: string,
  group: string,
): Promise<number> {
  const { read } = await identifyRows(ports, known, kind);
  const patches = read.problems.flatMap((problem): Patch[] => {
    const row = read.tracking.rows[problem.index];
    const { field, suggestedValue } = problem;
    if (!row || suggestedValue === undefined || fixGroup(problem) !== group) return [];
    return [{ row: row.id, column: field, cell: suggestedValue, was: row.cells[field] ?? '' }];
  });
  if (patches.length === 0) return 0;
  const { missing, typed } = await ports.workbook.write(read.layout, patches);
  return patches.length - missing.length - typed.length;
}
