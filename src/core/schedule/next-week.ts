import type { Entity } from '../entities/entity';
import type { FieldCells } from '../table/record';
import { isEmpty, type Cell } from '../table/sheet';
import { daysAfter } from './day-text';

const DAYS_A_WEEK = 7;

/**
 * A shift's cells for a new shift seven calendar days later. What identifies one record (its numbers) stays
 * with the original; a day that can't be read is left as it is, for the check to say so.
 */
export function nextWeek({ fields }: Entity, cells: FieldCells): FieldCells {
  const copy: Record<string, Cell> = {};
  for (const { id, kind, unique } of fields) {
    const cell = cells[id] ?? '';
    if (unique || isEmpty(cell)) continue;
    const day = kind.name === 'date' ? kind.fromCell(cell) : undefined;
    copy[id] =
      day?.ok && typeof day.value === 'string' ? kind.toCell(daysAfter(day.value, DAYS_A_WEEK)) : cell;
  }
  return copy;
}
