import type { Entity } from '../entities/entity';
import { keyOf, type ServiceRecord } from '../table/record';
import type { RowId } from '../table/sheet';
import type { SentItem } from './sent-item';
import { settleAdditions } from './settle-additions';
import { settleUpdate } from './settle-update';
import type { Settled } from './settled';

/**
 * Settles sent items by what a read shows. `keysOfOtherRows` are keys of records that other rows of the sheet stand for; `bases` says
 * what the service held before, by row. An update is stored if every readable field that it sent is there. If the service
 * answered `0` and every such field is as it was before, nobody can tell. An addition is stored if a record like it is
 * there that was not there before; what is answered `0` comes first, then what got no answer. A refused addition is looked
 * at as well: a browser sends a request once more by itself when a kept connection breaks before the answer, and then a
 * stored user is refused for being there already.
 */
export function settle(
  entity: Entity,
  sent: readonly SentItem[],
  listed: readonly ServiceRecord[],
  keysOfOtherRows: ReadonlySet<string>,
  bases: ReadonlyMap<RowId, ServiceRecord> = new Map(),
): Map<RowId, Settled> {
  const settled = new Map<RowId, Settled>();
  const byKey = new Map(listed.map((record) => [keyOf(entity, record), record]));
  for (const item of sent) {
    if (item.action === 'update')
      settled.set(item.row, settleUpdate(entity, item, byKey.get(item.key), bases.get(item.row)));
  }
  const additions = sent.filter((item) => item.action === 'add');
  if (additions.length > 0)
    for (const [row, its] of settleAdditions(entity, additions, listed, keysOfOtherRows))
      settled.set(row, its);
  return settled;
}
