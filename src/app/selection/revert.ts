import { openConflicts } from '../../core/changes/conflicts';
import { type TrackedRow } from '../../core/changes/row';
import type { RowId } from '../../core/table/layout';
import type { FieldCells } from '../../core/table/record';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports/ports';
import { checkAlone } from '../push/check';
import { cellPatches } from '../table/status';
import type { TableSnapshot } from '../table/table-snapshot';

/** Whether the edits of a row can be taken back: it is certain which downloaded record the row is. */
export function isRevertible({ base, changed, keyDoubt, change }: TrackedRow): boolean {
  return base !== undefined && change === 'edited' && changed.length > 0 && !keyDoubt;
}

/** The cells of the last download for the edited fields of a row, or for one of them. */
function downloadedCells({ base, changed }: TrackedRow, field: string | undefined): FieldCells {
  const fields = changed.filter((id) => field === undefined || id === field);
  return Object.fromEntries(fields.map((id) => [id, base?.shown?.[id] ?? base?.cells[id] ?? '']));
}

/**
 * Writes the values of the last download into the edited cells of these rows, or into one field of them. A cell that was edited
 * since it was read stays. Returns how many cells were written. A conflict ends when the service's value is in the cell.
 */
export async function revert(
  ports: Ports,
  state: WorkbookState,
  read: TableSnapshot,
  ids: ReadonlySet<RowId>,
  field?: string,
): Promise<number> {
  const { kind } = read.entity;
  const sent = new Set(state.sync.unanswered(kind).map(({ row }) => row));
  const rows = read.tracking.rows.filter((row) => ids.has(row.id) && isRevertible(row) && !sent.has(row.id));
  const patches = rows.flatMap((row) => cellPatches(row, downloadedCells(row, field)));
  if (patches.length === 0) return 0;
  const { missing, typed } = await ports.workbook.write(read.layout, patches);
  const left = new Set(typed.map(({ row, column }) => `${row} ${column}`));
  const decided = rows.filter((row) => {
    const open = openConflicts(row).map((conflict) => conflict.field);
    const isBack = (id: string) => (field ?? id) === id && !left.has(`${row.id} ${id}`);
    return open.length > 0 && open.every(isBack);
  });
  if (decided.length > 0)
    await state.sync.commit({ type: 'conflicts-decided', kind, rows: decided.map(({ id }) => id) });
  await checkAlone(ports, state, kind, new Set(rows.map(({ id }) => id)));
  const gone = new Set<string>(missing);
  return patches.filter(({ row, column }) => !gone.has(row) && !left.has(`${row} ${column}`)).length;
}
