import type { Problem } from '../../core/problems/problem';
import { fixGroup } from '../../core/checks/wording';
import type { RowId } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { cellPatches } from '../table/cell-patches';
import { identifyRows } from '../table/identity';
import type { Patch, Ports } from '../ports';
import type { WorkbookState } from '../job-context';

/** The cells to correct: those of a group, or of the whole table; with a chosen value, or with the suggested ones. */
interface Fix {
  readonly group?: string;
  readonly value?: string;
  /** Only these rows are corrected. */
  readonly only?: ReadonlySet<RowId> | undefined;
}

/**
 * Writes the suggested or the chosen value into every cell of a table whose problem it corrects. Without a group, other names
 * than the typed ones are not written: a shift could go to another person. Returns how many cells were written. A cell that was
 * edited since is not changed.
 */
export async function fixAll(ports: Ports, known: WorkbookState, kind: string, fix: Fix): Promise<number> {
  const { read } = await identifyRows(ports, known, kind);
  const patches = read.problems.flatMap((problem): Patch[] => {
    const row = read.tracking.rows[problem.index];
    const { field } = problem;
    const cell = valueFor(problem, fix);
    if (fix.only && !fix.only.has(row?.id ?? '')) return [];
    return row && cell !== undefined ? cellPatches(row, { [field]: cell }) : [];
  });
  if (patches.length === 0) return 0;
  const { missing, typed } = await ports.workbook.write(read.layout, patches);
  return patches.length - missing.length - typed.length;
}

/** What the fix writes for a problem; undefined if it does not concern it. A choice must be one of the problem's own. */
function valueFor(problem: Problem, { group, value }: Fix): Cell | undefined {
  if (group !== undefined && fixGroup(problem) !== group) return undefined;
  if (group === undefined && problem.isOtherName) return undefined;
  if (value === undefined) return problem.suggestedValue;
  if (problem.code !== 'ambiguous-name') return undefined;
  return problem.params.candidates.find(({ label }) => label === value)?.label;
}
