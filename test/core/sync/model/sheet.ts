/** A worksheet table in memory: what the person does to it, and what the product writes. */
import type { Cell, RowId } from '../../../../src/core/table/sheet';
import type { SheetRow } from '../../../../src/core/changes/row';
import type { FieldCells } from '../../../../src/core/table/record';
import type { RowStatus } from '../../../../src/core/sync/row-state';

/** A cell to write into a row; where it no longer holds `was`, somebody has typed there. */
export interface CellWrite {
  readonly row: RowId;
  readonly field: string;
  readonly cell: Cell;
  readonly was?: Cell;
}

export interface ModelRow {
  /** Which row the person made: the product does not see it. */
  readonly self: number;
  id: RowId;
  cells: Record<string, Cell>;
  status: string;
  message: string;
  /** The person has typed since the Status was written. */
  isTouched: boolean;
  /** The person has typed after the Status was found that is being written. */
  isTypedLate?: boolean;
}

export class ModelSheet {
  rows: ModelRow[] = [];
  /** Another one after each change within a job. */
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

  /** Writes cells and gives those in which somebody has typed meanwhile. */
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
