import { openConflicts, type Conflict, type TrackedRow } from '../../core/changes/row';
import type { Entity } from '../../core/entities/entity';
import type { RowId } from '../../core/table/layout';
import { identifyRows } from '../table/identity';
import type { Patch, Ports } from '../ports';
import type { Side } from '../view';
import type { WorkbookState } from '../job-context';

interface Choice {
  readonly side: Side;
  readonly row?: RowId;
  /** Whether the row says in the field what the user saw when choosing. */
  readonly isAsSeen: (row: TrackedRow, conflict: Conflict, entity: Entity) => boolean;
}

/**
 * Applies the user's choice to the conflicts of a table, or of one row. “Mine”: the user's value is an edit from now on.
 * “Theirs”: the service's value is written into the sheet. Returns the rows that have no conflict any more. A cell that was
 * edited since remains in conflict.
 */
export async function resolveConflicts(
  ports: Ports,
  known: WorkbookState,
  kind: string,
  { side, row: only, isAsSeen }: Choice,
): Promise<RowId[]> {
  const { read } = await identifyRows(ports, known, kind);
  const inConflict = read.tracking.rows.filter(
    (row) =>
      (only === undefined || row.id === only) &&
      openConflicts(row).length > 0 &&
      openConflicts(row).every((conflict) => isAsSeen(row, conflict, read.entity)),
  );
  if (inConflict.length === 0) return [];
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
  await known.sync.commit({ type: 'conflicts-decided', kind, rows });
  return rows;
}
