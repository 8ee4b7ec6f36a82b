import type { Plan } from '../../core/push/planned';
import { itemsOf } from '../../core/push/plan';
import { preexistingMatches } from '../../core/push/matching-records';
import { checkAgainstService } from '../../core/checks/check-rows';
import { fieldOf, keyWords } from '../../core/entities/entity';
import { keyOf, labelOf, uniqueText, type ServiceRecord } from '../../core/table/record';
import type { RowId } from '../../core/table/layout';
import { isEmpty } from '../../core/values/cell';
import { truncate } from '../../core/values/shown';
import type { BlockedRow } from '../reconcile/blocked-row';
import type { TableRead } from '../table/table-read';
import { comparedRow, blockedStatus } from './compare-row';

/** The table that a plan was made for. */
type Compared = Pick<TableRead, 'entity' | 'tracking'>;

/**
 * Compares a plan with a list that was read just before sending. Finds rows whose fields somebody else has changed since the
 * download, rows whose record is gone, new rows that somebody else has added since, and unique values that another record has.
 * None of these may be overwritten silently.
 */
export function compareWithService(
  read: Compared,
  plan: Plan,
  theirs: readonly ServiceRecord[],
  contradictory: ReadonlySet<string> = new Set(),
): Map<RowId, BlockedRow> {
  const { entity } = read;
  const blocked = new Map<RowId, BlockedRow>();
  const byKey = new Map(theirs.map((record) => [keyOf(entity, record), record]));
  byKey.delete(''); // a record without a key belongs to no row
  const rows = new Map(read.tracking.rows.map((row) => [row.id, row]));
  for (const planned of itemsOf(plan)) {
    const row = rows.get(planned.row);
    const found = row && comparedRow(entity, row, planned, { byKey, contradictory });
    if (found) blocked.set(planned.row, found);
  }
  for (const [row, label] of addedByOthers(read, plan, theirs))
    if (!blocked.has(row)) blocked.set(row, blockedStatus({ code: 'equal-added', one: entity.one, label }));
  for (const problem of takenValues(read, plan, theirs)) {
    const row = read.tracking.rows[problem.index];
    if (row && !blocked.has(row.id)) blocked.set(row.id, blockedStatus(problem));
  }
  return blocked;
}

/** Additions that equal a record which somebody else has added since the download. Gives the name of that record, by row. */
function addedByOthers(
  { entity, tracking }: Compared,
  plan: Plan,
  theirs: readonly ServiceRecord[],
): [RowId, string][] {
  const additions = itemsOf(plan).filter(({ action }) => action === 'add');
  // If a field of the identity is unique, takenValues finds the duplicate.
  const isUnique = entity.add?.identity.exact.some((name) => fieldOf(entity, name).unique === true);
  if (additions.length === 0 || isUnique === true) return [];
  const known = new Set([
    ...tracking.rows.flatMap(({ base }) => base?.key ?? []),
    ...tracking.deleted.map(({ key }) => key),
  ]);
  const others = new Map(
    theirs.map((record) => [keyOf(entity, record), record] as const).filter(([key]) => !known.has(key)),
  );
  return [...preexistingMatches(entity, additions, [...others.values()])].flatMap(
    ([row, [key]]): [RowId, string][] => {
      const other = key === undefined ? undefined : others.get(key);
      return other ? [[row, truncate(labelOf(entity, other.cells, ''))]] : [];
    },
  );
}

function takenValues(read: Compared, plan: Plan, theirs: readonly ServiceRecord[]) {
  const { entity } = read;
  const planned = itemsOf(plan);
  const ids = new Set(planned.map((item) => item.row));
  // If this push changes the value of a record, the old value is free for an addition: updates are sent before additions.
  const givenUp = new Set(planned.flatMap((item) => item.changes.map(({ field }) => `${field} ${item.key}`)));
  const holders = new Map<string, { label: string; key: string }>();
  for (const record of theirs) {
    const { cells } = record;
    const key = keyOf(entity, record);
    for (const field of entity.fields) {
      const cell = cells[field.id] ?? '';
      if (field.unique !== true || isEmpty(cell) || givenUp.has(`${field.id} ${key}`)) continue;
      holders.set(`${field.id} ${uniqueText(field, cell)}`, {
        key,
        label: `${labelOf(entity, cells, '')} (${keyWords(entity)} ${key})`,
      });
    }
  }
  const rows = read.tracking.rows.filter((row) => ids.has(row.id));
  return checkAgainstService(entity, rows, (field, value) => holders.get(`${field} ${value}`));
}
