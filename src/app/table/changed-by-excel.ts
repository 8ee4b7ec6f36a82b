import { ROW_COLUMN } from '../../core/table/layout';
import { type Cell } from '../../core/values/cell';
import type { Patch, Sheet } from '../ports/excel-workbook';

/** The cells of a new table that Excel changed while writing. `block`: the cells that were written. */
export function changedByExcel({ columns, rows }: Sheet, block: readonly (readonly Cell[])[]): Patch[] {
  const idAt = columns.indexOf(ROW_COLUMN);
  return block.flatMap((cells, index) =>
    cells.flatMap((wanted, at): Patch[] => {
      const cell = rows[index]?.[at] ?? '';
      return cell === wanted ? [] : [{ row: String(cells[idAt]), column: columns[at] ?? '', cell }];
    }),
  );
}
