import { fieldOf, type Entity } from '../entities/entity';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import type { SentChange } from '../table/push-log';
import { recordKey, uniqueText, type ServiceRecord } from '../table/record';
import type { Cell } from '../values/cell';
import { hasSentValue, type SentItem } from './sent';

/** For each row, the keys of listed records that already equal what the addition sends. */
export function preexistingMatches(
  entity: Entity,
  sent: readonly Pick<SentItem, 'row' | 'changes'>[],
  listed: readonly ServiceRecord[],
): Map<RowId, string[]> {
  const index = indexRecords(entity, listed);
  return new Map(
    sent.map(({ row, changes }): [RowId, string[]] => [
      row,
      index.exactMatches(changes).map((record) => recordKey(entity, record)),
    ]),
  );
}

export interface RecordIndex {
  /** Records that equal what was sent in all fields of its identity. */
  exactMatches(changes: readonly SentChange[]): ServiceRecord[];
  /** Records that equal what was sent in the loose fields of its identity. */
  looseMatches(changes: readonly SentChange[]): ServiceRecord[];
}

/**
 * Listed records, indexed by the loose part of their identity, so that the records of 2,000 additions are found quickly
 * among 100,000.
 */
export function indexRecords(entity: Entity, listed: readonly ServiceRecord[]): RecordIndex {
  const { exact = [], loose = [] } = entity.add?.identity ?? {};
  const byLoose = groupBy(listed, (record) => looseText(entity, loose, record.cells, record.ids));
  const looseMatches = (changes: readonly SentChange[]) => {
    const cells = Object.fromEntries(changes.map(({ field, to }): [string, Cell] => [field, to]));
    const ids = Object.fromEntries(
      changes.flatMap(({ field, id }) => (id === undefined ? [] : [[field, id]])),
    );
    return byLoose.get(looseText(entity, loose, cells, ids)) ?? [];
  };
  return {
    looseMatches,
    exactMatches: (changes) =>
      looseMatches(changes).filter((record) =>
        exact.every((name) => {
          const sent = changes.find((change) => change.field === name);
          return sent === undefined || hasSentValue(entity, record, sent);
        }),
      ),
  };
}

function looseText(
  entity: Entity,
  names: readonly string[],
  cells: ServiceRecord['cells'],
  ids: ServiceRecord['ids'],
): string {
  return JSON.stringify(
    names.map((name) => ids[name] ?? uniqueText(fieldOf(entity, name), cells[name] ?? '')),
  );
}
