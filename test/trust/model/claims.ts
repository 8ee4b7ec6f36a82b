/** Whether every Status is true. */
import { at, isPerson, OPEN, STORED, words, type ProductAction } from './action';
import type { Known } from './known';
import { isBlank, ownKey, type Fields, type Row } from './records';

/** Every Status is true. */
export function judgeClaims(known: Known, action: ProductAction): void {
  const { rows, records } = action.after;
  const owners = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const isBegun = action.typed?.index === index && isBlank(action.before.rows[index] ?? {});
    if (isBlank(row) || isBegun) continue;
    const [status, key] = [row['Status'], ownKey(known.kind, row)];
    const fields = records.get(key);
    const what = `row ${index + 2} ${words(row)}`;
    if (key !== '' && owners.has(key))
      known.break('false', action, `${what} is another row's record as well`);
    owners.set(key, index);
    if (status === 'Gone' && action.isLate !== true)
      known.break('false', action, `nothing ever goes: ${what}`);
    if (STORED.includes(status)) isStored(known, action, row, fields, what);
    else if (!OPEN.includes(status)) isNotStored(known, action, row, fields, what);
    if (status === 'Unknown' && action.name === 'calm end' && known.kind.kind === 'users')
      known.break('false', action, `still unknown: ${what}`);
  }
  checkOwners(known, action, owners);
}

function isStored(
  known: Known,
  action: ProductAction,
  row: Row,
  fields: Fields | undefined,
  what: string,
): void {
  if (!fields) {
    const isThere = [...action.after.records.values()].some(
      (each) => known.differing(row, each).length === 0,
    );
    if (row['Status'] !== '0' || !isThere) known.break('false', action, `not on the service: ${what}`);
    return;
  }
  const key = ownKey(known.kind, row);
  const untrue = known
    .differing(row, fields)
    .filter((column) => action.merged || !known.others.has(`${key} ${column}`));
  const typed = action.typed;
  const isTyped = typed !== undefined && action.after.rows[typed.index] === row;
  if (untrue.length > 0 && !isTyped)
    known.break('false', action, `${untrue.join(', ')} of ${what} is ${words(fields)}`);
}

function isNotStored(
  known: Known,
  action: ProductAction,
  row: Row,
  fields: Fields | undefined,
  what: string,
): void {
  // Edited says that something differs, not that nothing is stored.
  if (action.isLate === true || (!fields && row['Status'] === 'Edited')) return;
  if (!fields) {
    const [name] = known.names(row);
    if (name !== undefined && known.families.added(name) >= known.families.made(name))
      known.break('false', action, `it is stored: ${what}`);
    return;
  }
  if (!action.merged || known.differing(row, fields).length > 0) return;
  const mayDiffer = known.kind.kind === 'users' ? row['UserType'] !== '' : !isPerson(row, fields);
  if (!mayDiffer) known.break('false', action, `it is as on the service: ${what}`);
}

/** Of several copies, the row that is most like the service's record keeps the record. */
function checkOwners(known: Known, action: ProductAction, owners: ReadonlyMap<string, number>): void {
  const rivals = new Map<string, number[]>();
  for (const [index, row] of action.before.rows.entries()) {
    const key = ownKey(known.kind, row);
    if (key !== '') rivals.set(key, [...(rivals.get(key) ?? []), index]);
  }
  for (const [key, rows] of rivals) {
    const owner = owners.get(key);
    if (rows.length < 2 || owner === undefined) continue;
    const columns = known.kind.returned.filter((column) => known.agreedOn(key, column).size === 1);
    const edits = (index: number) =>
      columns.filter(
        (column) => !known.agreedOn(key, column).has(at(action.before.rows[index] ?? {}, column)),
      ).length;
    const fewest = Math.min(...rows.map(edits));
    // One more may differ if the service does not return the field.
    if (edits(owner) > fewest + 1)
      known.break('false', action, `${key} has moved to a copy: ${words(action.after.rows[owner] ?? {})}`);
  }
}
