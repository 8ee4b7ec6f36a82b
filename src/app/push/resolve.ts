import { openConflicts, type Conflict } from '../../core/changes/conflicts';
import { type TrackedRow } from '../../core/changes/row';
import { fixGroup } from '../../core/checks/wording';
import type { Entity } from '../../core/entities/entity';
import type { Problem } from '../../core/problems/problem';
import type { RowId } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import type { WorkbookState } from '../job-context';
import type { Patch } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { identifyRows } from '../table/identity';
import { cellPatches } from '../table/status';
import type { ConflictSide } from '../view/index';

interface Choice {
  readonly side: ConflictSide;
  readonly row?: RowId;
  /** Whether the row says in the field what the user saw when choosing. */
  readonly isAsSeen: (row: TrackedRow, conflict: Conflict, entity: Entity) => boolean;
}

/**
 * Applies the user's choice to the conflicts of a table, or of one row. “Mine”: the user's value is an edit from now on.
 * “Theirs”: the service's value is written into the sheet. Returns how many rows are decided, and how many of those that the
 * choice is about are left in conflict, because the user has not seen what they say now.
 */
export async function resolveConflicts(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  { side, row: only, isAsSeen }: Choice,
): Promise<{ readonly decided: number; readonly left: number }> {
  const { read } = await identifyRows(ports, state, kind);
  const all = read.tracking.rows.filter(
    (row) => (only === undefined || row.id === only) && openConflicts(row).length > 0,
  );
  const inConflict = all.filter((row) =>
    openConflicts(row).every((conflict) => isAsSeen(row, conflict, read.entity)),
  );
  if (inConflict.length === 0) return { decided: 0, left: all.length };
  const patches =
    side === 'mine'
      ? []
      : inConflict.flatMap((row) =>
          openConflicts(row).map(({ field, mine, theirs }): Patch => ({
            row: row.id,
            column: field,
            cell: theirs,
            was: mine,
          })),
        );
  const { typed } = patches.length > 0 ? await ports.workbook.write(read.layout, patches) : { typed: [] };
  const stillOpen = new Set(typed.map(({ row }) => row));
  const rows = inConflict.flatMap(({ id }) => (stillOpen.has(id) ? [] : [id]));
  await state.sync.commit({ type: 'conflicts-decided', kind, rows });
  return { decided: rows.length, left: all.length - rows.length };
}

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
export async function fixAll(ports: Ports, state: WorkbookState, kind: string, fix: Fix): Promise<number> {
  const { read } = await identifyRows(ports, state, kind);
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
