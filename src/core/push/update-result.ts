import { fieldOf, type Entity } from '../entities/entity';
import { sameCell, hasSameValue, type ServiceRecord } from '../table/record';
import { isEmpty } from '../table/sheet';
import { differing, isSameIgnoringCase } from './stored-fields';
import type { SentChange, SentItem } from './sent-item';
import { refusal, type SentResult } from './sent-result';

/** What a list shows about a sent update. `record`: what the service has now; `base`: what it had before. */
export function updateResult(
  entity: Entity,
  sent: SentItem,
  record: ServiceRecord | undefined,
  base: ServiceRecord | undefined,
): SentResult {
  const { outcome } = sent;
  if (outcome.kind === 'refused' && outcome.isCertain) return refusal(outcome);
  if (!record) return { kind: 'gone' };
  const differs = differing(entity, sent, record);
  const readable = sent.changes.filter(({ field }) => fieldOf(entity, field).read !== 'never');
  const isNothingThere = readable.length > 0 && differs.length === readable.length;
  const isAsBefore =
    isNothingThere &&
    readable.every(
      (change) => heldBefore(entity, record, change, base) && !isSameIgnoringCase(entity, record, change),
    );
  if (outcome.kind === 'stored')
    return isAsBefore ? { kind: 'unknown', reason: 'not-shown' } : { kind: 'stored', record, differs };
  if (readable.length === 0)
    return outcome.kind === 'refused' ? refusal(outcome) : { kind: 'unknown', reason: 'not-readable' };
  if (differs.length === 0) return { kind: 'stored', record, differs };
  if (isAsBefore) return outcome.kind === 'refused' ? refusal(outcome) : { kind: 'not-stored' };
  return { kind: 'unknown', reason: isNothingThere ? 'changed' : 'half' };
}

/** Whether a field on the service still has its value from before the item was sent. */
function heldBefore(
  entity: Entity,
  record: ServiceRecord,
  { field: name, from }: SentChange,
  base: ServiceRecord | undefined,
) {
  const field = fieldOf(entity, name);
  if (base) return hasSameValue(field, record, base);
  const cell = record.cells[name] ?? '';
  return isEmpty(cell) && isEmpty(from) ? true : sameCell(field, cell, from);
}
