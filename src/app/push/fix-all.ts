import { identifyRows } from '../table/identity';
import type { Patch, Ports } from '../ports';
import type { Known } from '../work';

/**
 * Writes what was surely meant into every cell of a table whose problem has this repair. Answers how many cells were
 * written; one in which somebody has typed since stays as it is.
 */
export async function fixAll(ports: Ports, known: Known, kind: string, repair: string): Promise<number> {
  const { read } = await identifyRows(ports, known, kind);
  const patches = read.problems.flatMap((problem): Patch[] => {
    const row = read.tracking.rows[problem.index];
    if (!row || problem.repair !== repair || problem.mend === undefined) return [];
    return [
      { row: row.id, column: problem.column, cell: problem.mend, was: row.cells[problem.column] ?? '' },
    ];
  });
  if (patches.length === 0) return 0;
  const { missing, typed } = await ports.workbook.write(read.layout, patches);
  return patches.length - missing.length - typed.length;
}
