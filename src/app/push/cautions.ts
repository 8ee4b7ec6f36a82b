import type { BaselineRow } from '../../core/changes/baseline';
import { keyWords, type Entity } from '../../core/entities/entity';
import { itemsOf, type Plan } from '../../core/push/plan';
import { twinsOf } from '../../core/push/settle';
import { grouped } from '../../core/table/grouped';
import { labelOf } from '../../core/table/record';
import type { RowId } from '../../core/table/sheet';
import { clip } from '../../core/values/clip';
import { fold } from '../../core/values/name-list';
import type { TableRead } from '../table/table';
import type { Known } from '../work';
import { pushMessages } from './push-messages';
import type { PlannedTable } from './push-plan';

/** What the preview says of rows that may not be what they seem. A push with such a row is never sent without a preview. */
export function cautionsOf(
  known: Known,
  { read: { entity, tracking }, plan }: { readonly read: TableRead; readonly plan: Plan },
): ReadonlyMap<RowId, string> {
  const rows = [...known.baselines.get(entity.kind).rows.values()].filter(({ gone }) => gone !== true);
  const byKey = pushMessages.knownByKey(keyWords(entity), entity.one);
  const moved = tracking.rows.filter(({ base }) => base?.moved === true);
  return new Map([
    ...(entity.read ? namesakes(entity, plan, tracking.rows, rows) : []),
    ...sentBefore(known, entity),
    ...moved.map(({ id }): [RowId, string] => [id, byKey]),
  ]);
}

/** Additions that equal a known record, and renamed records that get the name of another one. */
function namesakes(
  entity: Entity,
  plan: Plan,
  shown: TableRead['tracking']['rows'],
  rows: readonly BaselineRow[],
): [RowId, string][] {
  const items = itemsOf(plan);
  const added = items.filter(({ action }) => action === 'add');
  const isName = new Set(entity.labels[0]);
  const renamed = items.filter(
    ({ action, changes }) => action === 'update' && changes.some(({ field }) => isName.has(field)),
  );
  const twins = added.length === 0 ? [] : [...twinsOf(entity, added, rows)];
  const nameOf = (cells: BaselineRow['cells']) => fold(labelOf(entity, cells, ''));
  const byName = renamed.length === 0 ? undefined : grouped(rows, ({ cells }) => nameOf(cells));
  const clashes = renamed.flatMap(({ row, index, key }): [RowId, string][] => {
    const cells = shown[index]?.cells ?? {};
    const others = byName?.get(nameOf(cells))?.filter((other) => other.key !== key) ?? [];
    return others.length > 0
      ? [[row, pushMessages.calledLikeAnother(entity.one, clip(labelOf(entity, cells, '')))]]
      : [];
  });
  return [
    ...twins.flatMap(([row, keys]): [RowId, string][] =>
      keys.length > 0 ? [[row, pushMessages.likeAnother(entity.one)]] : [],
    ),
    ...clashes,
  ];
}

/** Additions that were sent before and that no list shows. If the service has one, the new call replaces it. */
function sentBefore({ journal }: Known, { kind, one, add, pairs }: Entity): [RowId, string][] {
  if (add?.upsertBy === undefined && pairs === undefined) return [];
  return journal
    .all(kind)
    .flatMap(({ row, unlisted }) => (unlisted === true ? [[row, pushMessages.sentBefore(one)]] : []));
}

/** Says of new users that were sent before, by another pane or with another password, that the first password may hold. */
export function withPasswordCautions(
  { journal, firstPasswords }: Pick<Known, 'journal' | 'firstPasswords'>,
  table: PlannedTable,
): PlannedTable {
  const { entity } = table.read;
  if (entity.add?.password === undefined) return table;
  const before = new Set(journal.all(entity.kind).map(({ row }) => row));
  const cautions = new Map(table.cautions);
  for (const { row, action } of itemsOf(table.plan)) {
    if (action !== 'add' || !before.has(row) || !firstPasswords.isAnother(row)) continue;
    const others = cautions.get(row);
    const own = pushMessages.otherPassword(entity.one);
    cautions.set(row, others === undefined ? own : `${others} ${own}`);
  }
  return { ...table, cautions };
}
