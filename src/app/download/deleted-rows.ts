import { fieldOf } from '../../core/entities/entity';
import { identifyRows } from '../table/identity';
import { rememberHeld, rowCells } from './refresh';
import type { Known } from '../work';
import type { Ports } from '../ports';
import type { DeletedFate } from '../view';

const OPEN_SHIFT = '0';

/**
 * Decides about the deleted rows of a kind that the service can't list: they come back as they were, or as open shifts
 * (which is an edit, pushed like any other), or are no longer known here. Answers how many they were.
 */
export async function decideDeleted(
  ports: Ports,
  known: Known,
  kind: string,
  fate: DeletedFate,
): Promise<number> {
  const { read } = await identifyRows(ports, known, kind);
  const { entity, layout, tracking } = read;
  const baseline = known.baselines.get(kind);
  const rows = new Map(baseline.rows);
  if (fate === 'forget') {
    for (const { id } of tracking.deleted) rows.delete(id);
  } else {
    const open = fieldOf(entity, 'Person').kind.toCell(OPEN_SHIFT);
    const back = tracking.deleted.map(({ id, cells }) => ({
      id,
      cells: fate === 'open-shift' ? { ...cells, Person: open } : cells,
    }));
    const held = await ports.workbook.append(
      layout,
      back.map(({ id, cells }) => rowCells(layout.columns, id, cells)),
    );
    rememberHeld(
      rows,
      held.filter(({ column }) => fate === 'put-back' || column !== 'Person'),
    );
  }
  await known.baselines.set(kind, { ...baseline, rows });
  return tracking.deleted.length;
}
