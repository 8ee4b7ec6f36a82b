import type { Entity } from '../entities/entity';
import { groupBy } from '../table/group-by';
import { keyOf } from '../table/record';
import type { RowId } from '../table/sheet';
import type { Baseline, BaselineRow } from './baseline';
import { rowsAtForeignIds, shownKeys, type Known } from './foreign-ids';
import { fingerprint, fingerprintsOf, isAsSent, isMostlySame, isSame, typedCells } from './fingerprint';
import type { SheetRow } from './row';

interface Undone {
  readonly stored: ReadonlyMap<number, BaselineRow>;
  readonly sent: ReadonlyMap<number, RowId>;
}

const NONE: Undone = { stored: new Map(), sent: new Map() };

/**
 * Rows that Ctrl+Z has brought back to before they got their ids (a copy then bears its original's), though they were
 * pushed: they say the very same as a pushed row that is nowhere in the sheet. Taken for new ones they would be stored
 * twice, and a copy that is nearer its original's baseline than the original would take its place. Candidates are rows of
 * which neither id nor key says which record they are. By index: the rows of the baseline, and the ids under which rows
 * were sent that are not settled.
 */
export function matchRestoredRows(
  entity: Entity,
  rows: readonly SheetRow[],
  { baseline, sent }: Known,
): Undone {
  const keys = new Set([...baseline.rows.values()].map(({ key }) => key));
  const shown = shownKeys(entity, rows);
  const { displaced, strangers, inSheet } = rowsAtForeignIds(entity, rows, { baseline, sent }, keys, shown);
  const missing = [...baseline.rows.values()].filter(
    ({ id, key, gone }) => gone !== true && !inSheet.has(id) && !shown().has(key),
  );
  const away = [...sent].filter(([id]) => !inSheet.has(id) && !baseline.rows.has(id));
  if (missing.length + away.length + strangers.length === 0) return NONE;
  const sharing = groupBy(
    rows.filter(({ id }) => id !== ''),
    ({ id }) => id,
  );
  const isUnknown = ({ id }: SheetRow) =>
    sharing.get(id)?.length === 1 && !baseline.rows.has(id) && !sent.has(id);
  const candidates = [
    ...rows.filter((row) => (row.id === '' || isUnknown(row)) && !keys.has(keyOf(entity, row))),
    ...rowsThatShareIds(entity, sharing, { baseline, sent }),
    ...displaced,
    ...strangers,
  ];
  if (candidates.length === 0) return NONE;
  const abandoned = strangers.flatMap(({ id }) => baseline.rows.get(id) ?? []);
  const byNeeds = groupBy(
    [...missing, ...abandoned].flatMap((base) =>
      [...fingerprintsOf(entity, base)].map((need) => ({ base, need })),
    ),
    ({ need }) => need,
  );
  const sentByNeeds = groupBy(away, ([, cells]) => fingerprint(entity, { cells }));
  const left = new Map([...sharing].map(([id, group]) => [id, group.length]));
  // None of these is the original of its id's record.
  const alone = new Set([...displaced, ...strangers, ...rows.filter(isUnknown)].map(({ id }) => id));
  const owned = new Set<RowId>();
  const found = { stored: new Map<number, BaselineRow>(), sent: new Map<number, RowId>() };
  for (const row of candidates) {
    const sharers = left.get(row.id) ?? Infinity;
    if (sharers === 1 && !alone.has(row.id)) continue; // somebody is the original
    const need = fingerprint(entity, { cells: row.cells });
    if (need === '') continue;
    const cells = typedCells(entity, row, baseline.rows.get(row.id)?.cells ?? sent.get(row.id));
    const stored = byNeeds.get(need)?.find(({ base }) => !owned.has(base.id) && isSame(cells, base))?.base;
    if (stored) {
      owned.add(stored.id);
      found.stored.set(row.index, stored);
      left.set(row.id, sharers - 1);
      continue;
    }
    const [id] = sentByNeeds.get(need)?.find(([each, was]) => !owned.has(each) && isAsSent(cells, was)) ?? [];
    if (id === undefined) continue;
    owned.add(id);
    found.sent.set(row.index, id);
    left.set(row.id, sharers - 1);
  }
  return { ...found, stored: withoutRobbed(entity, found, strangers, baseline) };
}

/** A stranger that is no other record's row, and is like its id's record, is that one's row, edited: nobody else takes it. */
function withoutRobbed(
  entity: Entity,
  found: Undone,
  strangers: readonly SheetRow[],
  baseline: Baseline,
): Undone['stored'] {
  const edited = strangers.filter((row) => {
    const base = baseline.rows.get(row.id);
    return base && isMostlySame(entity, row, base);
  });
  const stored = new Map(found.stored);
  for (;;) {
    const staying = new Set(
      edited.filter(({ index }) => !stored.has(index) && !found.sent.has(index)).map(({ id }) => id),
    );
    const robbers = [...stored].filter(([, { id }]) => staying.has(id));
    if (robbers.length === 0) return stored;
    for (const [index] of robbers) stored.delete(index);
  }
}

/** Of rows that share an id those that may be copies: one that is as it was pushed is none. */
function rowsThatShareIds(
  entity: Entity,
  sharing: ReadonlyMap<RowId, readonly SheetRow[]>,
  { baseline, sent }: Known,
): SheetRow[] {
  return [...sharing].flatMap(([id, group]) => {
    if (group.length < 2) return [];
    const [base, was] = [baseline.rows.get(id), sent.get(id)];
    const sure = group.find((row) => {
      const cells = typedCells(entity, row, undefined);
      return base ? isSame(cells, base) : was !== undefined && isAsSent(cells, was);
    });
    return group.filter((row) => row !== sure);
  });
}
