import type { Entity } from '../entities/entity';
import type { FieldCells } from '../table/record';
import { isEmpty, type Cell } from '../table/sheet';
import { daysAfter } from './day-text';

const DAYS_A_WEEK = 7;

/**
 * The cells of a shift, for a new shift seven calendar days later. Unique values stay with the original. A day that can't be
 * read is copied as it is, and the check reports it.
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
