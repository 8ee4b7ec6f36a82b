import type { TrackedRow } from '../changes/row';
import { fieldOf, type Entity } from '../entities/entity';
import { groupBy } from '../table/group-by';
import { uniqueText, type ServiceRecord } from '../table/record';

/**
 * The listed records that new rows equal in everything by which a record is known, by row index: the rows of a workbook that now
 * belongs to another company. A record is used once.
 */
export function likeRecords(
  entity: Entity,
  rows: readonly TrackedRow[],
  listed: readonly ServiceRecord[],
): ReadonlyMap<number, ServiceRecord> {
  const names = entity.add?.identity.exact ?? [];
  const likenessOf = ({ cells, ids }: Pick<ServiceRecord, 'cells'> & Partial<ServiceRecord>) => {
    const texts = names.map((name) => ids?.[name] ?? uniqueText(fieldOf(entity, name), cells[name] ?? ''));
    return texts.every((text) => text === '') ? '' : JSON.stringify(texts);
  };
  const byLikeness = groupBy(listed, likenessOf);
  const isNew = ({ change, copyOf }: TrackedRow) => change === 'new' && !copyOf;
  const found = new Map<number, ServiceRecord>();
  for (const [likeness, same] of groupBy(rows.filter(isNew), ({ cells }) => likenessOf({ cells }))) {
    const records = likeness === '' ? [] : (byLikeness.get(likeness) ?? []);
    for (const [at, record] of records.entries()) {
      const row = same[at];
      if (row) found.set(row.index, record);
    }
  }
  return found;
}
