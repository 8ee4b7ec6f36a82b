import type { Entity } from '../entities/entity';
import { keyOf, type ServiceRecord } from '../table/record';
import type { RowId } from '../table/sheet';
import type { SentItem } from './sent-item';
import { additionResults } from './addition-results';
import { updateResult } from './update-result';
import type { SentResult } from './sent-result';

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
