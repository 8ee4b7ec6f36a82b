import { OPEN_SHIFT } from '../../core/bookings/bookings';
import { fieldOf } from '../../core/entities/entity';
import { identifyRows } from '../table/identity';
import { cellsAdjusted, rowCells } from '../reconcile/merge-table';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports';
import type { DeletedRowChoice } from '../view';

/**
 * Carries out the user's choice for the deleted rows of a kind that the service can't list. They come back as they were, or as
 * open shifts (an edit that is pushed like any other), or the workbook forgets them. Returns how many rows they were.
 */
export async function decideDeleted(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  choice: DeletedRowChoice,
): Promise<number> {
  const { read } = await identifyRows(ports, state, kind);
  const { entity, layout, tracking } = read;
  if (choice === 'forget') {
    const rows = tracking.deleted.map(({ id }) => id);
    await state.sync.commit({ type: 'rows-forgotten', kind, rows });
  } else {
    const open = fieldOf(entity, 'Person').kind.toCell(OPEN_SHIFT);
    const back = tracking.deleted.map(({ id, cells }) => ({
      id,
      cells: choice === 'open-shift' ? { ...cells, Person: open } : cells,
    }));
    const adjusted = await ports.workbook.append(
      layout,
      back.map(({ id, cells }) => rowCells(layout.columns, id, cells)),
    );
    const shown = adjusted.filter(({ column }) => choice === 'put-back' || column !== 'Person');
    await state.sync.commit(cellsAdjusted(kind, shown));
  }
  return tracking.deleted.length;
}
