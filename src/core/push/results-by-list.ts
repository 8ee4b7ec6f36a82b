import { type Entity, fieldOf } from '../entities/entity';
import { keyOf, type ServiceRecord, sameCell, hasSameValue } from '../table/record';
import type { RowId } from '../table/layout';
import { isEmpty } from '../values/cell';
import type { SentItem } from './sent-item';
import type { SentChange } from '../table/push-log';
import { additionResults } from './addition-results';
import { type SentResult, refusal } from './sent-result';
import { differing, isSameIgnoringCase } from './stored-fields';

/**
 * Finds out the results of sent items from a list. `keysOfOtherRows`: keys of the records of other rows of the sheet.
 * `bases`: what the service had before, by row. An update is stored if every readable field that it sent has the sent value.
 * If the service answered `0` and every such field is as it was before, the result is unknown. An addition is stored if the
 * list has a matching record that was not listed before. Additions that were answered `0` are matched first, then those
 * without an answer. Refused additions are matched too: if a kept connection breaks before the answer, a browser sends the
 * request once more by itself, and the service then refuses the user that it has just stored.
 */
export function resultsByList(
  entity: Entity,
  sent: readonly SentItem[],
  listed: readonly ServiceRecord[],
  keysOfOtherRows: ReadonlySet<string>,
  bases: ReadonlyMap<RowId, ServiceRecord> = new Map(),
): Map<RowId, SentResult> {
  const settled = new Map<RowId, SentResult>();
  const byKey = new Map(listed.map((record) => [keyOf(entity, record), record]));
  for (const item of sent) {
    if (item.action === 'update')
      settled.set(item.row, updateResult(entity, item, byKey.get(item.key), bases.get(item.row)));
  }
  const additions = sent.filter((item) => item.action === 'add');
  if (additions.length > 0)
    for (const [row, its] of additionResults(entity, additions, listed, keysOfOtherRows))
      settled.set(row, its);
  return settled;
}

/** What a list shows about a sent update. `record`: what the service has now; `base`: what it had before. */
function updateResult(
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
