import { fieldOf, type Entity, type Field } from '../entities/entity';
import { groupBy } from '../table/group-by';
import { isFormerName, keyOf, meansRecord, uniqueText, type FieldCells, type Ids } from '../table/record';
import { isEmpty, type Cell, type RowId } from '../table/sheet';
import type { Baseline, BaselineRow } from './baseline';
import { showsKeyOf } from './owners';
import type { SheetRow } from './row';

interface Known {
  readonly baseline: Baseline;
  /** What was sent for rows that are not settled. */
  readonly sent: ReadonlyMap<RowId, FieldCells>;
}

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
  const isAnothers = (row: SheetRow) => {
    const base = baseline.rows.get(row.id);
    return base !== undefined && !showsKeyOf(entity, row, base) && keys.has(keyOf(entity, row));
  };
  const stillInSheet = new Set(rows.filter((row) => !isAnothers(row)).map(({ id }) => id));
  const missing = [...baseline.rows.values()].filter(
    ({ id, gone }) => gone !== true && !stillInSheet.has(id),
  );
  const away = [...sent].filter(([id]) => !stillInSheet.has(id) && !baseline.rows.has(id));
  if (missing.length + away.length === 0) return NONE;
  const sharing = groupBy(
    rows.filter(({ id }) => id !== ''),
    ({ id }) => id,
  );
  const displaced = rowsAtOthersIds(entity, rows, baseline, keys);
  const candidates = [
    ...rows.filter((row) => row.id === '' && !keys.has(keyOf(entity, row))),
    ...rowsThatShareIds(entity, sharing, { baseline, sent }),
    ...displaced,
  ];
  if (candidates.length === 0) return NONE;
  const byNeeds = groupBy(
    missing.flatMap((base) => [...fingerprintsOf(entity, base)].map((need) => ({ base, need }))),
    ({ need }) => need,
  );
  const sentByNeeds = groupBy(away, ([, cells]) => fingerprint(entity, { cells }));
  const left = new Map([...sharing].map(([id, group]) => [id, group.length]));
  // The original of these stands in another row, under its key.
  for (const { id } of displaced) left.set(id, Infinity);
  const owned = new Set<RowId>();
  const found = { stored: new Map<number, BaselineRow>(), sent: new Map<number, RowId>() };
  for (const row of candidates) {
    const sharers = left.get(row.id) ?? Infinity;
    if (sharers === 1) continue; // somebody is the original
    const need = fingerprint(entity, { cells: row.cells });
    if (need === '') continue;
    const cells = typed(entity, row, baseline.rows.get(row.id)?.cells ?? sent.get(row.id));
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
  return found;
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
      const cells = typed(entity, row, undefined);
      return base ? isSame(cells, base) : was !== undefined && isAsSent(cells, was);
    });
    return group.filter((row) => row !== sure);
  });
}

/**
 * Rows that bear the id of a record whose key another row shows, and show no key of their own: the visible columns were sorted
 * in another sheet and pasted back, and the hidden ids stayed where they were.
 */
function rowsAtOthersIds(
  entity: Entity,
  rows: readonly SheetRow[],
  { rows: known }: Baseline,
  keys: ReadonlySet<string>,
): readonly SheetRow[] {
  const suspects = rows.filter((row) => {
    const base = known.get(row.id);
    return base !== undefined && !showsKeyOf(entity, row, base) && !keys.has(keyOf(entity, row));
  });
  if (suspects.length === 0) return suspects;
  const shown = new Set(rows.map((row) => keyOf(entity, row)));
  return suspects.filter(({ id }) => shown.has(known.get(id)?.key ?? ''));
}

interface Named {
  readonly cells: FieldCells;
  readonly ids?: Partial<Ids>;
}

/** The fields that a new row can't do without, but for its first password. */
function required({ add }: Entity): readonly string[] {
  return (add?.required ?? []).filter((name) => name !== add?.password);
}

/** What a new row can't do without, as a text to look it up by; '' where some of it is missing. */
function fingerprint(entity: Entity, { cells, ids = {} }: Named): string {
  const texts = required(entity).map(
    (name) => ids[name] ?? uniqueText(fieldOf(entity, name), cells[name] ?? ''),
  );
  return texts.includes('') ? '' : JSON.stringify(texts);
}

/** What a row of the baseline needs, also under the former names of its references: Ctrl+Z may bring back any. */
function fingerprintsOf(entity: Entity, { cells, ids, former = {} }: BaselineRow): ReadonlySet<string> {
  const states = required(entity).reduce<Named[]>(
    (before, name) => {
      if (ids[name] === undefined) return before;
      const labels = new Set([cells[name] ?? '', ...(former[name] ?? [])]);
      return before.flatMap((state) => [
        state,
        ...[...labels].map((label) => ({
          cells: { ...state.cells, [name]: label },
          ids: { ...state.ids, [name]: undefined },
        })),
      ]);
    },
    [{ cells, ids }],
  );
  return new Set(states.map((state) => fingerprint(entity, state)));
}

type Typed = readonly (readonly [Field, Cell])[];

function isSame(cells: Typed, base: BaselineRow): boolean {
  return cells.every(([field, cell]) => meansRecord(field, cell, base) || isFormerName(field, cell, base));
}

function isAsSent(cells: Typed, sent: FieldCells): boolean {
  return cells.every(([{ id }, cell]) => cell === (sent[id] ?? ''));
}

/** The cells that people type; a copy's without what only its original may have. The number that the check gave is gone with the id. */
function typed(entity: Entity, { cells }: SheetRow, original: FieldCells | undefined): Typed {
  const { numbered, required = [] } = entity.add ?? {};
  const isInherited = ({ id, unique }: Field) =>
    unique === true && !required.includes(id) && cells[id] === original?.[id];
  return entity.fields
    .filter(({ access }) => access !== 'service')
    .map((field) => [field, isInherited(field) ? '' : (cells[field.id] ?? '')] as const)
    .filter(([{ id }, cell]) => id !== numbered || !isEmpty(cell));
}
