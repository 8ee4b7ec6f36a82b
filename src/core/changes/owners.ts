import { fieldOf, type Entity, keyKind } from '../entities/entity';
import { mapped, type Sliced } from '../slices';
import { groupingBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import { recordKey, wireOfRow, type FieldCells } from '../table/record';
import { textOf } from '../values/cell';
import { type Baseline, type BaselineRow, editedFields } from './baseline';
import type { SheetRow } from './row';

/** Which row represents which known record. Rows are given by their index. */
export interface Owners {
  readonly owners: Map<number, BaselineRow>;
  /** Rows that show the key of a known record whose row is another one. */
  readonly repeatedKeys: ReadonlyMap<number, BaselineRow>;
  /**
   * Owners that are edited although they have the fewest edits of several rows. Such a row may be the copy, and its copy the
   * original.
   */
  readonly contested: ReadonlySet<number>;
}

/** A row whose hidden id and visible key do not identify the same record. */
interface Claim {
  readonly row: SheetRow;
  readonly byId: BaselineRow | undefined;
  readonly byKey: BaselineRow | undefined;
}

/**
 * A row represents the record that both its hidden id and its visible key identify. If the two identify different records,
 * the row represents the record whose cells it has: people sort the visible columns in another sheet and paste them back,
 * and the hidden ids stay in their old places. If several rows claim a record, the row with the fewest edits gets it. Cells
 * that were `sent` and are still in the write-ahead log do not count as edits.
 */
export function* findingOwners(
  entity: Entity,
  rows: readonly SheetRow[],
  baseline: Baseline,
  sent: ReadonlyMap<RowId, FieldCells>,
): Sliced<Owners> {
  const byRecord = yield* groupingBy(rows, (row) => {
    const base = baseline.rows.get(row.id);
    return base && showsKeyOf(entity, row, base) ? base : undefined;
  });
  const others = byRecord.get(undefined) ?? [];
  const owners = new Map<number, BaselineRow>();
  const owned = new Set<BaselineRow>();
  const contested = new Set<number>();
  const addOwner = (claimants: readonly SheetRow[], base: BaselineRow) => {
    const { row, edits } = leastEdited(entity, claimants, base, sent.get(base.id));
    owners.set(row.index, base);
    owned.add(base);
    if (edits > 0) contested.add(row.index);
  };
  const claims = others.length === 0 ? [] : yield* claimsOf(entity, others, baseline);
  const groups = yield* groupingBy(claims, (claim) => likelier(entity, claim));
  for (const [base, claimants] of byRecord) {
    if (!base) continue;
    // A copy with its original's id and key may be in the original's old place, after the original's cells were pasted
    // elsewhere.
    const displaced = (groups.get(base) ?? []).flatMap(({ row, byKey }) =>
      byKey === base && row.id !== '' ? [row] : [],
    );
    addOwner([...claimants, ...displaced], base);
  }
  for (const [base, group] of groups)
    if (base && !owned.has(base)) addOwner(inOrder(entity, group, base), base);
  for (const { row, byId } of claims)
    if (byId && !owned.has(byId) && !owners.has(row.index)) addOwner([row], byId);
  const repeatedKeys = claims.flatMap(({ row, byKey }): [number, BaselineRow][] =>
    byKey && owners.get(row.index) !== byKey ? [[row.index, byKey]] : [],
  );
  return { owners, repeatedKeys: new Map(repeatedKeys), contested };
}

/**
 * The records of the rows, in their order, if each row has the id and shows the key of a record of its own: then nothing was sorted,
 * copied, restored or added. Undefined in all other sheets.
 */
export function ownRecords(
  entity: Entity,
  rows: readonly SheetRow[],
  baseline: Baseline,
): readonly BaselineRow[] | undefined {
  const recordsOfRows: BaselineRow[] = [];
  const stored = baseline.rows.values();
  // Rows in the order of the download need no search, and no two of them have one record.
  let isInOrder = true;
  for (const row of rows) {
    const next: BaselineRow | undefined = isInOrder ? stored.next().value : undefined;
    isInOrder = next?.id === row.id;
    const base = isInOrder ? next : baseline.rows.get(row.id);
    if (!base || !showsKeyOf(entity, row, base)) return undefined;
    recordsOfRows.push(base);
  }
  return isInOrder || new Set(recordsOfRows).size === recordsOfRows.length ? recordsOfRows : undefined;
}

/** Whether a row's own cells show the key of this record. */
export function showsKeyOf(entity: Entity, row: Pick<SheetRow, 'cells'>, base: BaselineRow): boolean {
  // A loop without a function for each row: all rows come here.
  for (const name of entity.key)
    if ((row.cells[name] ?? '') !== (base.cells[name] ?? '')) return shownKey(entity, row, base) === base.key;
  return true;
}

function shownKey(entity: Entity, { cells }: Pick<SheetRow, 'cells'>, base: BaselineRow): string {
  const parts = entity.key.map(
    (name) => wireOfRow(fieldOf(entity, name), { cells, base }) ?? textOf(cells[name] ?? ''),
  );
  return parts.includes('') ? '' : parts.join(' ');
}

function claimsOf(entity: Entity, rows: readonly SheetRow[], { rows: baselines }: Baseline): Sliced<Claim[]> {
  // The user may type the key of a record that is gone again, for a new record.
  const isListed = ({ gone }: BaselineRow) => gone !== true || keyKind(entity) !== 'typed';
  const byKey = new Map([...baselines.values()].filter(isListed).map((base) => [base.key, base]));
  return mapped(rows, (row) => {
    const byId = baselines.get(row.id);
    const key = byId ? shownKey(entity, row, byId) : recordKey(entity, row);
    return { row, byId, byKey: byKey.get(key) };
  });
}

/**
 * Of the two records that a row's id and key identify, the one from which the row has fewer edits. If the counts are equal,
 * a given key decides.
 */
function likelier(entity: Entity, { row, byId, byKey }: Claim): BaselineRow | undefined {
  if (!byId || !byKey) return byKey ?? byId;
  const [edits, editsByKey] = [byId, byKey].map((base) => editedFields(entity, row.cells, base).length);
  const isByKey =
    keyKind(entity) === 'given' ? (editsByKey ?? 0) <= (edits ?? 0) : (editsByKey ?? 0) < (edits ?? 0);
  return isByKey ? byKey : byId;
}

/**
 * The order that decides between rows with equally few edits. A given key counts more than the hidden id, a typed key counts
 * less.
 */
function inOrder(entity: Entity, claims: readonly Claim[], base: BaselineRow): SheetRow[] {
  const [byKey, byId] = [
    claims.filter((claim) => claim.byKey === base),
    claims.filter((claim) => claim.byKey !== base),
  ];
  const ordered = keyKind(entity) === 'given' ? [...byKey, ...byId] : [...byId, ...byKey];
  return ordered.map(({ row }) => row);
}

interface LeastEdited {
  readonly row: SheetRow;
  /**
   * How many of the row's cells differ from the baseline and were not sent by a push; 0 if no other row claims the record.
   */
  readonly edits: number;
}

/**
 * The row with the fewest cells that differ from the baseline and were not sent by a push. If several have as few, the
 * first.
 */
function leastEdited(
  entity: Entity,
  claimants: readonly SheetRow[],
  base: BaselineRow,
  sent: FieldCells = {},
): LeastEdited {
  const [first, ...rest] = claimants;
  if (!first) throw new Error('a baseline row was claimed by no row');
  if (rest.length === 0) return { row: first, edits: 0 };
  const editsOf = ({ cells }: SheetRow) =>
    editedFields(entity, cells, base).filter((name) => cells[name] !== sent[name]).length;
  let best: LeastEdited = { row: first, edits: editsOf(first) };
  for (const row of rest) {
    const edits = editsOf(row);
    if (edits < best.edits) best = { row, edits };
  }
  return best;
}
