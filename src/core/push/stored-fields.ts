/** Compares the fields of a stored record with what was sent. */
import { fieldOf, type Entity } from '../entities/entity';
import { sameCell, uniqueText, type ServiceRecord } from '../table/record';
import { isEmpty } from '../values/cell';
import type { SentItem } from './sent-item';
import type { SentChange } from '../table/push-log';

/** Whether a field of the record equals what was sent, apart from letter case and outer spaces. */
export function isSameIgnoringCase(
  entity: Entity,
  record: ServiceRecord,
  { field: name, to }: SentChange,
): boolean {
  const field = fieldOf(entity, name);
  return !isEmpty(to) && uniqueText(field, record.cells[name] ?? '') === uniqueText(field, to);
}

/** Readable fields of the item in which the record differs from what was sent by more than letter case and outer spaces. */
export function differingIgnoringCase(entity: Entity, sent: SentItem, record: ServiceRecord): string[] {
  const differs = new Set(differing(entity, sent, record));
  return sent.changes
    .filter((change) => differs.has(change.field) && !isSameIgnoringCase(entity, record, change))
    .map(({ field }) => field);
}

/** Readable fields of the item in which the record differs from what was sent. */
export function differing(entity: Entity, sent: SentItem, record: ServiceRecord): string[] {
  return sent.changes
    .filter((change) => record.cells[change.field] !== undefined && !hasSentValue(entity, record, change))
    .map((change) => change.field);
}

/** Whether a field of the record equals what was sent. */
export function hasSentValue(entity: Entity, record: ServiceRecord, { field, to, id }: SentChange): boolean {
  const cell = record.cells[field] ?? '';
  if (id !== undefined) return (record.ids[field] ?? '') === id;
  return isEmpty(cell) && isEmpty(to) ? true : sameCell(fieldOf(entity, field), cell, to);
}
