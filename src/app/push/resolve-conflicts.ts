import { openConflicts } from '../../core/changes/conflicts';
import type { SheetRow } from '../../core/changes/row';
import type { RowId } from '../../core/table/sheet';
import { identifyRows } from '../table/identity';
import type { Patch, Ports } from '../ports';
import type { Side } from '../view';
import type { WorkbookState } from '../job-context';

interface Choice {
  readonly side: Side;
  readonly row?: RowId;
  /** The rows as the user saw them when choosing. */
  readonly seen: readonly Pick<SheetRow, 'id' | 'cells'>[];
}

/**
 * Applies the user's choice to the conflicts of a table, or of one row. “Mine”: the user's value is an edit from now on.
 * “Theirs”: the service's value is written into the sheet. Returns how many rows have no conflict any more. A cell that was
 * edited since remains in conflict.
 */
export async function resolveConflicts(
  ports: Ports,
  known: WorkbookState,
  kind: string,
  { side, row: only, seen }: Choice,
): Promise<number> {
  const { read } = await identifyRows(ports, known, kind);
  const shown = new Map(seen.map(({ id, cells }) => [id, cells]));
  const inConflict = read.tracking.rows.filter(
    (row) =>
      (only === undefined || row.id === only) &&
      openConflicts(row).length > 0 &&
      openConflicts(row).every(({ field, mine }) => shown.get(row.id)?.[field] === mine),
  );
  if (inConflict.length === 0) return 0;
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
  return inConflict.length - stillOpen.size;
}
