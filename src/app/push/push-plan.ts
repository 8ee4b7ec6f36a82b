import { isError, problemAt, withoutOverruled, type Problem } from '../../core/checks/problem';
import { fixHint, groupByFix } from '../../core/checks/wording';
import { openConflicts } from '../../core/changes/conflicts';
import type { Plan, PlannedItem } from '../../core/push/planned';
import { itemsOf, narrowed, planPush } from '../../core/push/plan';
import { headerIn } from '../../core/entities/entity';
import type { RowId } from '../../core/table/sheet';
import { fieldText } from '../../core/table/record';
import { truncate } from '../../core/values/truncate';
import { amount } from '../messages';
import { unstoredNames } from '../memory/names';
import { pushMessages } from './push-messages';
import { warningTexts } from '../table/status';
import { blockedRows } from '../table/table';
import type { TableRead } from '../table/table-read';
import { problemLink } from '../table/problem-link';
import { rowLink } from '../table/row-link';
import { FEW_ROWS, LINK_LIMIT, type FirstPassword, type Preview, type TablePreview } from '../view';

/** A table as it was read, and what would go for it; rows with problems are left behind. */
export interface PlannedTable {
  readonly read: TableRead;
  readonly plan: Plan;
  /** Warnings about what goes with the rows, beside those that the check of the table found. */
  readonly alsoWarned?: readonly Problem[];
  /** Rows that an earlier push has sent and that got no answer yet: this push looks first whether they are stored. */
  readonly unconfirmed?: ReadonlySet<RowId>;
}

/**
 * What would go for a table. A row that names a record which is not stored yet goes only if that record is among those
 * `adding`, which are sent before it. `only` narrows the plan to some rows.
 */
export function planTable(
  read: TableRead,
  adding: ReadonlySet<RowId>,
  only?: ReadonlySet<RowId>,
): PlannedTable {
  const blocked = blockedRows(read);
  const rows = only ? read.tracking.rows.filter((row) => only.has(row.id)) : read.tracking.rows;
  const plan = planPush(read.entity, rows, blocked);
  const orphans = itemsOf(plan).flatMap((item) =>
    unstoredNames(read.entity, item)
      .filter(({ row }) => !adding.has(row))
      .map(({ field }): Problem => {
        const shown = fieldText(read.entity, field, read.tracking.rows[item.index]?.cells ?? {});
        const params = { field: headerIn(read.entity, field), shown: truncate(shown) };
        return problemAt(item.index, field, { code: 'not-stored-yet', params });
      }),
  );
  if (orphans.length === 0) return { read, plan };
  const left = new Set(orphans.map((problem) => problem.index));
  return {
    read: { ...read, problems: withoutOverruled([...read.problems, ...orphans]) },
    plan: narrowed(plan, (item) => !left.has(item.index)),
  };
}

/** What would be sent, item by item, so that a later plan can be held against it. */
export type SeenItems = ReadonlySet<string>;

export function seenItems(tables: readonly PlannedTable[]): SeenItems {
  return new Set(tables.flatMap(itemTexts));
}

/** Whether something is to be sent, and nothing that was not seen. Less is no surprise: what got no answer may be found stored. */
export function wasSeen(tables: readonly PlannedTable[], seen: SeenItems): boolean {
  const texts = tables.flatMap(itemTexts);
  return texts.length > 0 && texts.every((text) => seen.has(text));
}

function itemTexts({ read, plan }: PlannedTable): string[] {
  return plan.calls.flatMap(({ method, query, items }) =>
    items.map(({ row, item, later }) => JSON.stringify([read.entity.kind, method, query, row, item, later])),
  );
}

/** The preview that the user sees before anything is sent. */
export function previewOf(
  tables: readonly PlannedTable[],
  passwords: readonly FirstPassword[],
  passwordsKept: boolean,
  unusualMeant: boolean,
): Preview {
  const shown = tables.map(previewTable).filter(({ added, updated, left }) => added + updated + left > 0);
  const sum = (of: (table: TablePreview) => number) => shown.reduce((total, table) => total + of(table), 0);
  const [added, updated, left, warned] = [
    sum((table) => table.added),
    sum((table) => table.updated),
    sum((table) => table.left),
    sum((table) => table.warned),
  ];
  const unusual = tables
    .map(unusualShare)
    .filter((sentence) => sentence !== '')
    .join(' ');
  const blocked =
    blockedBy(added + updated, left, passwords, passwordsKept) ||
    (unusual !== '' && !unusualMeant ? pushMessages.sayUnusual : '');
  return {
    tables: shown,
    added,
    updated,
    left,
    warned,
    passwords,
    passwordsKept,
    unusual,
    unusualMeant,
    blocked,
  };
}

/** Whether so little would go, and nothing to be asked about it, that it goes without a preview. */
export function isPlain(preview: Preview): boolean {
  const { added, updated, left, warned, passwords, unusual } = preview;
  const isSmall = added + updated > 0 && added + updated < FEW_ROWS;
  return isSmall && left === 0 && passwords.length === 0 && unusual === '' && warned === 0;
}

/** A push that changes at least so many records, and so large a share of those in the table, asks once more. */
const MANY_UPDATES = 20;
const UNUSUAL_SHARE = 0.25;

/** Additions never count: pasting 5,000 shifts is what people do; changing every user is what a slip does. */
function unusualShare({ read, plan }: PlannedTable): string {
  const known = read.tracking.rows.filter(({ base }) => base !== undefined).length;
  return plan.updated >= MANY_UPDATES && plan.updated > known * UNUSUAL_SHARE
    ? pushMessages.unusual(plan.updated, known, read.entity.many)
    : '';
}

/** Rows of a table that a push leaves behind. */
export function leftBehind(read: TableRead): number {
  return blockedRows(read).size;
}

function previewTable({ read, plan, alsoWarned = [], unconfirmed = new Set() }: PlannedTable): TablePreview {
  const rowAt = (index: number) => {
    const row = read.tracking.rows[index];
    if (!row) throw new Error(`there is no row ${index}`);
    return row;
  };
  const blocking = read.holdsWarnings ? read.problems : read.problems.filter(isError);
  const plain = blocking.filter(({ code }) => code !== 'conflict');
  const groups = groupByFix(plain).map(({ id, problems }) => ({
    id,
    sentence: `${amount(problems.length, 'row', 'rows')}: ${fixHint(problems[0])}`,
    count: problems.length,
    rows: problems.slice(0, LINK_LIMIT).map((problem) => problemLink(read, rowAt(problem.index), [problem])),
    ...(problems[0].code === 'unconfirmed' ? { sendAgain: true, canBeSaid: !read.entity.read } : {}),
    ...(problems.every(({ suggestedValue }) => suggestedValue !== undefined) ? { fixable: true } : {}),
  }));
  const inConflict = read.tracking.rows.filter((row) => openConflicts(row).length > 0);
  const conflicts = inConflict.slice(0, LINK_LIMIT).map((row) => ({
    ...rowLink(read, row),
    fields: openConflicts(row).map(({ field, base, mine, theirs }) => ({
      field: headerIn(read.entity, field),
      base: shownText(read, field, base),
      mine: shownText(read, field, mine),
      theirs: shownText(read, field, theirs),
    })),
  }));
  const warnings = warningTexts([...read.problems, ...alsoWarned]);
  const items = itemsOf(plan);
  const isWarned = ({ index }: PlannedItem) => warnings.has(index);
  const isToldOf = (item: PlannedItem) => isWarned(item) || unconfirmed.has(item.row);
  const adviceOn = ({ index, row }: PlannedItem) =>
    [unconfirmed.has(row) ? pushMessages.sentBefore : '', warnings.get(index) ?? '']
      .filter((sentence) => sentence !== '')
      .join(' ');
  // Whatever needs a look is shown, and first.
  const warned = items.filter(isWarned);
  const shownItems = items.filter(isToldOf);
  const rows = [...shownItems, ...items.filter((item) => !isToldOf(item))]
    .slice(0, Math.max(LINK_LIMIT, shownItems.length))
    .map((item) => ({
      ...rowLink(read, rowAt(item.index)),
      ...warningOf(adviceOn(item)),
      action: item.action,
      changes: [...item.changes, ...(item.later ?? [])].map(({ field, from, to }) => ({
        field: headerIn(read.entity, field),
        from: item.action === 'add' ? '' : shownText(read, field, from),
        to: shownText(read, field, to),
      })),
    }));
  const { kind, sheet, many } = read.entity;
  const filled = read.tracking.rows.filter(({ state }) => state !== 'blank').length;
  return {
    kind,
    title: sheet,
    many,
    added: plan.added,
    updated: plan.updated,
    left: leftBehind(read),
    unchanged: filled - plan.added - plan.updated - leftBehind(read),
    groups,
    conflicts: { rows: conflicts, count: inConflict.length },
    warned: warned.length,
    rows,
  };
}

function warningOf(warning: string): { warning?: string } {
  return warning === '' ? {} : { warning };
}

function blockedBy(
  sending: number,
  left: number,
  passwords: readonly FirstPassword[],
  kept: boolean,
): string {
  if (sending === 0) return pushMessages.nothingButFix(amount(left, 'row', 'rows'));
  if (passwords.some((password) => password.problem !== '')) return pushMessages.badPassword;
  return passwords.length > 0 && !kept ? pushMessages.keepPasswords : '';
}

function shownText(read: TableRead, name: string, cell: string | number | boolean): string {
  return truncate(fieldText(read.entity, name, { [name]: cell }), 200);
}
