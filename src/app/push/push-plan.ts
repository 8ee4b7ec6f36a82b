import { fixHint, groupByFix, problemAt, type Problem } from '../../core/checks/problem';
import { openConflicts } from '../../core/changes/conflicts';
import { randomNumberOf } from '../../core/changes/random-number';
import { itemsOf, narrowed, planPush, type Plan, type PlannedItem } from '../../core/push/plan';
import type { RowId } from '../../core/table/sheet';
import { wordsOf } from '../../core/table/record';
import { clip } from '../../core/values/clip';
import { amount, messages } from '../messages';
import { unstoredNames } from '../memory/names';
import type { TableRead } from '../table/table';
import { rowLink } from '../table/table-view';
import { FEW_ROWS, LINK_LIMIT, type FirstPassword, type Preview, type TablePreview } from '../view';

/** A table as it was read, and what would go for it; rows with problems are left behind. */
export interface PlannedTable {
  readonly read: TableRead;
  readonly plan: Plan;
  /** What the preview says of some rows, so that they are not sent unseen. */
  readonly cautions?: ReadonlyMap<RowId, string>;
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
  const held = new Set(read.problems.map((problem) => problem.index));
  const rows = only ? read.tracking.rows.filter((row) => only.has(row.id)) : read.tracking.rows;
  const plan = planPush(read.entity, rows, held);
  const orphans = itemsOf(plan).flatMap((item) =>
    unstoredNames(read.entity, item)
      .filter(({ row }) => !adding.has(row))
      .map(({ field }): Problem => {
        const shown = wordsOf(read.entity, field, read.tracking.rows[item.index]?.cells ?? {});
        const params = { field, shown: clip(shown) };
        return problemAt(item.index, field, { code: 'not-stored-yet', params });
      }),
  );
  if (orphans.length === 0) return { read, plan };
  const left = new Set(orphans.map((problem) => problem.index));
  return {
    read: { ...read, problems: [...read.problems, ...orphans] },
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
  const [added, updated, left] = [
    sum((table) => table.added),
    sum((table) => table.updated),
    sum((table) => table.left),
  ];
  const unusual = tables
    .map(unusualShare)
    .filter((sentence) => sentence !== '')
    .join(' ');
  const blocked =
    blockedBy(added + updated, left, passwords, passwordsKept) ||
    (unusual !== '' && !unusualMeant ? messages.sayUnusual : '');
  return { tables: shown, added, updated, left, passwords, passwordsKept, unusual, unusualMeant, blocked };
}

/** Whether so little would go, and nothing to be asked about it, that it goes without a preview. */
export function isPlain(preview: Preview): boolean {
  const { added, updated, left, passwords, unusual, tables } = preview;
  const hasCaution = tables.some(({ rows }) => rows.some(({ caution }) => caution !== undefined));
  const isSmall = added + updated > 0 && added + updated < FEW_ROWS;
  return isSmall && left === 0 && passwords.length === 0 && unusual === '' && !hasCaution;
}

/** A push that changes at least so many records, and so large a share of those in the table, asks once more. */
const MANY_UPDATES = 20;
const UNUSUAL_SHARE = 0.25;

/** Additions never count: pasting 5,000 shifts is what people do; changing every user is what a slip does. */
function unusualShare({ read, plan }: PlannedTable): string {
  const known = read.tracking.rows.filter(({ base }) => base !== undefined).length;
  return plan.updated >= MANY_UPDATES && plan.updated > known * UNUSUAL_SHARE
    ? messages.unusual(plan.updated, known, read.entity.many)
    : '';
}

/** Rows of a table that a push leaves behind. */
export function leftBehind(read: TableRead): number {
  return new Set(read.problems.map((problem) => problem.index)).size;
}

function previewTable({ read, plan, cautions }: PlannedTable): TablePreview {
  const rowAt = (index: number) => {
    const row = read.tracking.rows[index];
    if (!row) throw new Error(`there is no row ${index}`);
    return row;
  };
  const plain = read.problems.filter(({ code }) => code !== 'conflict');
  const groups = groupByFix(plain).map(({ id, problems }) => ({
    id,
    sentence: `${amount(problems.length, 'row', 'rows')}: ${fixHint(problems[0])}`,
    count: problems.length,
    rows: problems.slice(0, LINK_LIMIT).map((problem) => rowLink(read, rowAt(problem.index), [problem])),
    ...(problems[0].code === 'unconfirmed' ? { sendAgain: true, canBeSaid: !read.entity.read } : {}),
    ...(problems.every(({ suggestedValue }) => suggestedValue !== undefined) ? { fixable: true } : {}),
  }));
  const inConflict = read.tracking.rows.filter((row) => openConflicts(row).length > 0);
  const conflicts = inConflict.slice(0, LINK_LIMIT).map((row) => ({
    ...rowLink(read, row),
    fields: openConflicts(row).map(({ field, base, mine, theirs }) => ({
      field,
      base: shownText(read, field, base),
      mine: shownText(read, field, mine),
      theirs: shownText(read, field, theirs),
    })),
  }));
  const items = itemsOf(plan).map((item) => ({ item, caution: cautionOf(read, item, cautions) }));
  // Whatever needs a look is shown, and first.
  const toLookAt = items.filter(({ caution }) => caution.caution !== undefined);
  const rows = [...toLookAt, ...items.filter(({ caution }) => caution.caution === undefined)]
    .slice(0, Math.max(LINK_LIMIT, toLookAt.length))
    .map(({ item, caution }) => ({
      ...rowLink(read, rowAt(item.index)),
      ...caution,
      action: item.action,
      changes: [...item.changes, ...(item.later ?? [])].map(({ field, from, to }) => ({
        field,
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
    rows,
  };
}

/** An upsert by a number that the user typed may meet a record that has it; reads never tell, so no check can. */
function cautionOf(
  { entity }: TableRead,
  { row, action, item }: PlannedItem,
  cautions: PlannedTable['cautions'],
): { caution?: string } {
  const caution = cautions?.get(row);
  if (caution !== undefined) return { caution };
  const { upsertBy, numbered } = entity.add ?? {};
  const isTyped = upsertBy !== undefined && upsertBy === numbered && item['KeyVal'] !== randomNumberOf(row);
  return action === 'add' && isTyped
    ? { caution: messages.mayReplace(upsertBy, item['KeyVal'] ?? '', entity.one) }
    : {};
}

function blockedBy(
  sending: number,
  left: number,
  passwords: readonly FirstPassword[],
  kept: boolean,
): string {
  if (sending === 0) return messages.nothingButFix(amount(left, 'row', 'rows'));
  if (passwords.some((password) => password.problem !== '')) return messages.badPassword;
  return passwords.length > 0 && !kept ? messages.keepPasswords : '';
}

function shownText(read: TableRead, name: string, cell: string | number | boolean): string {
  return clip(wordsOf(read.entity, name, { [name]: cell }), 200);
}
