import type { Entity } from '../../core/entities/entity';
import type { EventOf } from '../../core/sync/event';
import { sentEntries, type Batch } from '../../core/sync/log-rows';
import { unstoredNames } from '../memory/names';

/** The event that writes the rows of a batch into the write-ahead log. */
export function batchSent(entity: Entity, batch: Batch): EventOf<'batch-sent'> {
  const entries = sentEntries(entity, batch, (item) => unstoredNames(entity, item).length > 0);
  return { type: 'batch-sent', kind: entity.kind, entries };
}
