import type { Entity } from '../entities/entity';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import { recordKey, type FieldCells } from '../table/record';
import type { Baseline, BaselineRow } from './baseline';
import {
  fingerprint,
  fingerprintsOf,
  equalsSent,
  isMostlySame,
  equalsRecord,
  typedCells,
  isMostlyAsSent,
} from './fingerprint';
import { shownKeys, type Keys } from './keys';
import { showsKeyOf } from './owners';
import { type SheetRow } from './row';

interface RestoredMatches {
  readonly stored: ReadonlyMap<number, BaselineRow>;
  readonly sent: ReadonlyMap<number, RowId>;
}

const NONE: RestoredMatches = { stored: new Map(), sent: new Map() };

/**
 * Finds pushed rows that Ctrl+Z restored to their state before they got their ids (a copy then has its original's id). Their
 * cells equal those of a pushed row that is nowhere in the sheet. As new rows they would be stored twice, and a copy with
 * fewer edits than its original would take the original's place. Only rows whose record neither the id nor the key shows are
 * considered. Returns two maps by row index: baseline rows, and the ids of sent rows that are still in the write-ahead log.
 */
export function matchRestoredRows(
  entity: Entity,
  rows: readonly SheetRow[],
  { baseline, sent }: KnownRows,
  keys: Keys,
): RestoredMatches {
  const shown = shownKeys(entity, rows);
  const { displaced, unlikeTheirIds, inSheet } = rowsAtForeignIds(
    entity,
    rows,
    { baseline, sent },
    keys,
    shown,
  );
  const missing = [...baseline.rows.values()].filter(
    ({ id, key, gone }) => gone !== true && !inSheet.has(id) && !shown().has(key),
  );
  const sentButMissing = [...sent].filter(([id]) => !inSheet.has(id) && !baseline.rows.has(id));
  if (missing.length + sentButMissing.length + unlikeTheirIds.length === 0) return NONE;
  const sharing = groupBy(
    rows.filter(({ id }) => id !== ''),
    ({ id }) => id,
  );
  const isUnknown = ({ id }: SheetRow) =>
    sharing.get(id)?.length === 1 && !baseline.rows.has(id) && !sent.has(id);
  const copies = rowsThatShareIds(entity, sharing, { baseline, sent });
  const others = [
    ...rows.filter((row) => (row.id === '' || isUnknown(row)) && !keys().has(recordKey(entity, row))),
    ...displaced,
    ...unlikeTheirIds,
  ];
  if (copies.length + others.length === 0) return NONE;
  const theirRecords = unlikeTheirIds.flatMap(({ id }) => baseline.rows.get(id) ?? []);
  const find = sameFinder(entity, [...missing, ...theirRecords], sentButMissing);
  const found = { stored: new Map<number, BaselineRow>(), sent: new Map<number, RowId>() };
  const isFound = ({ index }: SheetRow) => found.stored.has(index) || found.sent.has(index);
  const match = (row: SheetRow) => {
    const { base, id } = find(row, baseline.rows.get(row.id)?.cells ?? sent.get(row.id));
    if (base) found.stored.set(row.index, base);
    else if (id !== undefined) found.sent.set(row.index, id);
    return isFound(row);
  };
  for (const row of others) match(row);
  const left = new Map([...sharing].map(([id, group]) => [id, group.length]));
  for (const row of copies) {
    const sharers = left.get(row.id) ?? 0;
    // The last row with this id is the original.
    if (isFound(row) || (sharers > 1 && match(row))) left.set(row.id, sharers - 1);
  }
  return { ...found, stored: withoutContested(entity, found, unlikeTheirIds, baseline) };
}

interface SameAs {
  /** The record with the same cells. */
  readonly base?: BaselineRow | undefined;
  /** The id of the sent row with the same cells. */
  readonly id?: RowId | undefined;
}

/** Finds the record or the sent row with the same cells as a row. Each record and each sent row is found at most once. */
function sameFinder(
  entity: Entity,
  records: readonly BaselineRow[],
  sent: readonly (readonly [RowId, FieldCells])[],
): (row: SheetRow, original: FieldCells | undefined) => SameAs {
  const byRequired = groupBy(
    records.flatMap((base) => [...fingerprintsOf(entity, base)].map((required) => ({ base, required }))),
    ({ required }) => required,
  );
  const sentByRequired = groupBy(sent, ([, cells]) => fingerprint(entity, { cells }));
  const owned = new Set<RowId>();
  return (row, original) => {
    const required = fingerprint(entity, { cells: row.cells });
    if (required === '') return {};
    const cells = typedCells(entity, row, original);
    const base = byRequired
      .get(required)
      ?.find((candidate) => !owned.has(candidate.base.id) && equalsRecord(cells, candidate.base))?.base;
    if (base) {
      owned.add(base.id);
      return { base };
    }
    const [id] =
      sentByRequired.get(required)?.find(([sentId, was]) => !owned.has(sentId) && equalsSent(cells, was)) ??
      [];
    if (id !== undefined) owned.add(id);
    return { id };
  };
}

/**
 * A row that equals no other record and is similar to the record of its own id is that record's edited row: no other row
 * gets the record.
 */
function withoutContested(
  entity: Entity,
  found: RestoredMatches,
  unlikeTheirIds: readonly SheetRow[],
  baseline: Baseline,
): RestoredMatches['stored'] {
  const edited = unlikeTheirIds.filter((row) => {
    const base = baseline.rows.get(row.id);
    return base && isMostlySame(entity, row, base);
  });
  const stored = new Map(found.stored);
  for (;;) {
    const staying = new Set(
      edited.filter(({ index }) => !stored.has(index) && !found.sent.has(index)).map(({ id }) => id),
    );
    const contested = [...stored].filter(([, { id }]) => staying.has(id));
    if (contested.length === 0) return stored;
    for (const [index] of contested) stored.delete(index);
  }
}

/** Rows that share an id and may be copies. A row whose cells are as they were pushed is the original. */
function rowsThatShareIds(
  entity: Entity,
  sharing: ReadonlyMap<RowId, readonly SheetRow[]>,
  { baseline, sent }: KnownRows,
): SheetRow[] {
  return [...sharing].flatMap(([id, group]) => {
    if (group.length < 2) return [];
    const [base, was] = [baseline.rows.get(id), sent.get(id)];
    const original = group.find((row) => {
      const cells = typedCells(entity, row, undefined);
      return base ? equalsRecord(cells, base) : was !== undefined && equalsSent(cells, was);
    });
    return group.filter((row) => row !== original);
  });
}

interface KnownRows {
  readonly baseline: Baseline;
  /** The sent cells of the rows in the write-ahead log. */
  readonly sent: ReadonlyMap<RowId, FieldCells>;
}

interface ForeignIds {
  /**
   * Rows without a known key, of two sorts: the row has the id of a record whose key another row shows; or the row has the
   * id of a sent row, and most of its cells differ from the sent ones.
   */
  readonly displaced: readonly SheetRow[];
  /**
   * Rows without a known key that have the id of a record whose key no row shows, and whose cells differ from the record.
   */
  readonly unlikeTheirIds: readonly SheetRow[];
  /** Ids of rows that show no other record's key. */
  readonly inSheet: ReadonlySet<RowId>;
}

/**
 * Finds rows with the hidden id of another row. They occur when the user sorts the visible columns in another sheet and
 * pastes them back: the hidden ids stay in their old places.
 */
function rowsAtForeignIds(
  entity: Entity,
  rows: readonly SheetRow[],
  { baseline: { rows: baselines }, sent }: KnownRows,
  keys: Keys,
  shown: Keys,
): ForeignIds {
  const inSheet = new Set<RowId>();
  const displaced: SheetRow[] = [];
  const keyless: { row: SheetRow; base: BaselineRow }[] = [];
  for (const row of rows) {
    const [base, was] = [baselines.get(row.id), sent.get(row.id)];
    const isOwn = base ? showsKeyOf(entity, row, base) : !was || isMostlyAsSent(entity, row, was);
    if (!isOwn && keys().has(recordKey(entity, row))) continue;
    if (!isOwn && !base) displaced.push(row);
    else inSheet.add(row.id);
    if (!isOwn && base) keyless.push({ row, base });
  }
  const unlike: SheetRow[] = [];
  for (const { row, base } of keyless) {
    if (shown().has(base.key)) displaced.push(row);
    else if (!equalsRecord(typedCells(entity, row, undefined), base)) unlike.push(row);
  }
  const single = [...groupBy(unlike, ({ id }) => id).values()].filter(({ length }) => length === 1);
  return { displaced, unlikeTheirIds: single.flat(), inSheet };
}
