import type { TrackedRow, Tracking } from '../../core/changes/row';
import type { Entity } from '../../core/entities/entity';
import type { Problem } from '../../core/problems/problem';
import type { Layout } from '../../core/table/layout';
import { labelOf } from '../../core/table/record';
import type { Sheet } from '../ports/excel-workbook';
import { tableMessages } from './table-messages';

/** A table as it is now, compared with its baseline and checked. */
export interface TableSnapshot {
  readonly entity: Entity;
  readonly layout: Layout;
  readonly sheet: Sheet;
  readonly tracking: Tracking;
  readonly problems: readonly Problem[];
  /** Whether rows with warnings are left out of a push. */
  readonly excludesWarned: boolean;
}

/** The row's name, with Excel's number: `row 12`. */
export function rowName(sheet: Sheet, index: number): string {
  return tableMessages.rowName(sheet.firstRow + index);
}

export function labelOfRow(read: Pick<TableSnapshot, 'entity' | 'sheet'>, row: TrackedRow): string {
  return labelOf(read.entity, row.cells, rowName(read.sheet, row.index));
}
