/** A worksheet table in memory, with the acts of the person and the writes of the product. */
import type { SheetRow } from '../../../../src/core/changes/row';
import type { RowStatus } from '../../../../src/core/sync/row-state';
import type { RowId } from '../../../../src/core/table/layout';
import type { FieldCells } from '../../../../src/core/table/record';
import type { Cell } from '../../../../src/core/values/cell';

/** A cell to write into a row; if the row no longer has the value `was`, somebody has typed there. */
export interface CellWrite {
  readonly row: RowId;
  readonly field: string;
  readonly cell: Cell;
  readonly was?: Cell;
}

export interface ModelRow {
  /** The number of the row as the person made it: the product does not see it. */
  readonly self: number;
  id: RowId;
  cells: Record<string, Cell>;
  status: string;
  message: string;
  /** Whether the person has typed since the Status was written. */
  isTouched: boolean;
  /** Whether the person has typed after the Status that is being written was decided. */
  isTypedLate?: boolean;
}

export class ModelSheet {
  rows: ModelRow[] = [];
  /** Changes with each change within a job. */
  version = 0;

  read(): SheetRow[] {
    return this.rows.map(({ id, cells, status, message }, index) => ({
      index,
      id,
      cells: { ...cells },
      status,
      message,
    }));
  }

  find(id: RowId): ModelRow | undefined {
    return this.rows.find((row) => row.id === id);
  }

  add(self: number, id: RowId, cells: FieldCells): ModelRow {
    const row = { self, id, cells: { ...cells }, status: '', message: '', isTouched: id === '' };
    this.rows.push(row);
    this.version += 1;
    return row;
  }

  /** Writes cells, and returns those in which somebody has typed in the meantime. */
  write(cells: readonly CellWrite[]): CellWrite[] {
    return cells.filter(({ row: id, field, cell, was }) => {
      const row = this.find(id);
      if (!row) return false;
      if (was !== undefined && (row.cells[field] ?? '') !== was) return true;
      row.cells[field] = cell;
      this.version += 1;
      return false;
    });
  }

  tell(id: RowId, { status, message }: RowStatus): void {
    const row = this.find(id);
    if (!row) return;
    if (row.status !== status || row.message !== message) this.version += 1;
    Object.assign(row, { status, message, isTouched: row.isTypedLate === true });
  }
}
