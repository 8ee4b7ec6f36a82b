import type { TrackedRow } from '../../core/changes/row';
import { findingSentence, groupByFix, groupTitle } from '../../core/checks/wording';
import { headerIn } from '../../core/entities/entity';
import { warningAt, type Problem, isError } from '../../core/problems/problem';
import { itemsOf, type PlannedItem } from '../../core/push/plan';
import { gridOf } from '../../core/shifts/grid';
import { readingShifts } from '../../core/shifts/shift';
import { atOnce, takeEach, mapped, type Sliced } from '../../core/slices';
import type { SentChange } from '../../core/table/push-log';
import { truncate } from '../../core/values/shown';
import type { WorkbookState } from '../job-context';
import type { KnownNames } from '../memory/names';
import { conflictRows, shortText, rowLink } from '../table/row-link';
import { warningTexts } from '../table/status';
import { tableMessages } from '../table/table-messages';
import type { TableSnapshot } from '../table/table-snapshot';
import {
  FEW_ROWS,
  type FirstPassword,
  type Preview,
  type TablePreview,
  LINK_LIMIT,
  type RowLink,
} from '../view';
import type { Checked } from './check';
import { firstPasswordsOf } from './new-users';
import { type PlannedTable, leftBehind } from './planned-table';
import { pushMessages } from './push-messages';
import { additionText, blockLabel, blockTime, isGivenValue } from './row-text';

/** What the user sees before anything is sent: what a push would do to the checked tables. */
export function* makingPreview(
  state: Pick<WorkbookState, 'sync' | 'names' | 'firstPasswords'>,
  { tables, unusualConfirmed, isOutdated = false }: Checked,
): Sliced<Preview> {
  const shown: TablePreview[] = [];
  for (const table of tables) {
    const made = yield* previewTable(withUnconfirmed(state, table), state.names);
    const { added, updated, left, stored } = made;
    if (added + updated + left > 0 || stored !== undefined) shown.push(made);
  }
  const sum = (count: (table: TablePreview) => number) =>
    shown.reduce((total, table) => total + count(table), 0);
  const [added, updated, left, warned] = [
    sum((table) => table.added),
    sum((table) => table.updated),
    sum((table) => table.left),
    sum((table) => table.warned),
  ];
  return {
    tables: shown,
    added,
    updated,
    left,
    warned,
    isOutdated,
    ...confirmationsOf(state.firstPasswords, { tables, unusualConfirmed }),
  };
}

/** The same at once. */
export function previewOf(...args: Parameters<typeof makingPreview>): Preview {
  return atOnce(makingPreview(...args));
}

/** What the user must confirm before the tables are sent, and why they can't be sent yet. */
export function confirmationsOf(
  firstPasswords: WorkbookState['firstPasswords'],
  { tables, unusualConfirmed }: Pick<Checked, 'tables' | 'unusualConfirmed'>,
): Pick<Preview, 'passwords' | 'passwordsSaved' | 'unusual' | 'unusualConfirmed' | 'blocked'> {
  const sum = (count: (table: PlannedTable) => number) =>
    tables.reduce((total, table) => total + count(table), 0);
  const sending = sum(({ plan }) => plan.added + plan.updated);
  const left = sum(({ read }) => leftBehind(read));
  const passwords = firstPasswordsOf(firstPasswords, tables);
  const passwordsSaved = firstPasswords.areSaved;
  const unusual = tables
    .map(unusualShare)
    .filter((sentence) => sentence !== '')
    .join(' ');
  const blocked =
    blockedBy(sending, left, passwords, passwordsSaved) ||
    (unusual !== '' && !unusualConfirmed ? pushMessages.confirmUnusual : '');
  return { passwords, passwordsSaved, unusual, unusualConfirmed, blocked };
}

/** The table with its unconfirmed rows, and with warnings about first passwords of new users that were sent before. */
function withUnconfirmed(
  state: Pick<WorkbookState, 'sync' | 'firstPasswords'>,
  table: PlannedTable,
): PlannedTable {
  const open = state.sync.unanswered(table.read.entity.kind);
  return {
    ...table,
    alsoWarned: passwordWarnings(state, table),
    unconfirmed: new Set(open.map(({ row }) => row)),
  };
}

/**
 * Whether a push may be sent without a preview: it has few rows, no warning, no new user, no times or names that the user has not seen,
 * and no unusual number of changes. Rows to correct are not sent, and Home counts them before and after the push.
 */
export function needsNoPreview(preview: Preview): boolean {
  const { tables, added, updated, warned, passwords, unusual } = preview;
  if (tables.some(({ filled, tidied }) => filled + tidied > 0)) return false;
  const isSmall = added + updated > 0 && added + updated < FEW_ROWS;
  return isSmall && passwords.length === 0 && unusual === '' && warned === 0;
}

/**
 * A push asks for a confirmation if it changes at least this many records of a table, and more than this share of the table's
 * records.
 */
const MANY_UPDATES = 20;
const UNUSUAL_SHARE = 0.25;

/** Additions don't count: it is usual to paste 5,000 shifts, but to change every user is often a mistake. */
function unusualShare({ read, plan }: PlannedTable): string {
  const known = read.tracking.rows.filter(({ base }) => base !== undefined).length;
  return plan.updated >= MANY_UPDATES && plan.updated > known * UNUSUAL_SHARE
    ? pushMessages.unusual(plan.updated, known, read.entity.many)
    : '';
}

function blockedBy(
  sending: number,
  left: number,
  passwords: readonly FirstPassword[],
  saved: boolean,
): string {
  if (sending + left === 0) return pushMessages.nothingToPushAnywhere;
  if (sending === 0) return pushMessages.nothingButFix(tableMessages.rows(left));
  if (passwords.some((password) => password.problem !== '')) return pushMessages.badPassword;
  return passwords.length > 0 && !saved ? pushMessages.savePasswords : '';
}

/**
 * Warnings for new users that were sent before, by another pane or with another password: that first password may be the valid
 * one. The warnings are about the passwords of this preview, so they are in no row's Message and block no row.
 */
function passwordWarnings(
  { sync, firstPasswords }: Pick<WorkbookState, 'sync' | 'firstPasswords'>,
  { read: { entity }, plan }: PlannedTable,
): Problem[] {
  const { add, one, frozenThrough } = entity;
  if (add?.password === undefined) return [];
  const before = new Set(sync.log(entity.kind).map(({ row }) => row));
  return itemsOf(plan)
    .filter(({ row, action }) => action === 'add' && before.has(row) && firstPasswords.isAnother(row))
    .map(({ index }) => warningAt(index, frozenThrough, { code: 'other-password', params: { one } }));
}

/** What a push would do to one table. */
function* previewTable(table: PlannedTable, names: KnownNames): Sliced<TablePreview> {
  const { read, plan, ofStored = [] } = table;
  const { kind, sheet, one, many } = read.entity;
  const link = linkBy(names);
  const { only, filled: written, tidied } = table;
  const rows = read.tracking.rows.filter(({ id }) => !only || only.has(id));
  const filled = rows.filter(({ change }) => change !== 'blank').length;
  const left = leftBehind(read);
  return {
    kind,
    title: sheet,
    one,
    many,
    added: plan.added,
    updated: plan.updated,
    left,
    unchanged: filled - plan.added - plan.updated - left,
    groups: groupsOf(read, blockingProblems(read), link),
    ...(ofStored.length > 0 ? { stored: groupsOf(read, ofStored, link) } : {}),
    suggested: blockingProblems(read).filter(isSuggested).length,
    filled: itemsOf(plan).filter(({ row }) => written?.has(row)).length,
    tidied: itemsOf(plan).filter(({ row }) => tidied?.has(row)).length,
    fields: yield* fieldCounts(table),
    ...(yield* gridOfPlan(table)),
    conflicts: conflictRows({ ...read, tracking: { ...read.tracking, rows } }, link),
    ...(yield* goingRows(table, link)),
  };
}

type LinkOf = (read: TableSnapshot, row: TrackedRow, problems?: readonly Problem[]) => RowLink;

/** Links by the labels of the name lists, which tell people of the same name apart. */
function linkBy(names: KnownNames): LinkOf {
  return (read, row, problems) => {
    const link = rowLink(read, row, problems);
    const name = names.labelOf(read.entity, row);
    return name === undefined ? link : { ...link, label: truncate(name, 80) };
  };
}

/** How many updates change each field. */
function* fieldCounts({ read, plan }: PlannedTable): Sliced<TablePreview['fields']> {
  const counts = new Map<string, number>();
  yield* takeEach(itemsOf(plan), ({ action, changes }) => {
    if (action === 'update') for (const { field } of changes) counts.set(field, (counts.get(field) ?? 0) + 1);
  });
  return [...counts]
    .map(([field, rows]) => ({ field: headerIn(read.entity, field), rows }))
    .sort((one, other) => other.rows - one.rows);
}

/** The blocks that would be sent, by person and day. */
function* gridOfPlan({ read, plan }: PlannedTable): Sliced<Pick<TablePreview, 'grid'>> {
  const rows = itemsOf(plan).map(({ index }) => rowAt(read, index));
  const shifts = yield* readingShifts(read.entity, rows);
  yield 1;
  const grid = gridOf(shifts);
  yield 1;
  return grid ? { grid } : {};
}

/** The problems that keep rows out of the push. */
function blockingProblems(read: TableSnapshot): readonly Problem[] {
  return read.excludesWarned ? read.problems : read.problems.filter(isError);
}

/** Rows with problems, grouped by what corrects them. */
function groupsOf(read: TableSnapshot, found: readonly Problem[], link: LinkOf): TablePreview['groups'] {
  const plain = found.filter(({ code }) => code !== 'conflict');
  return groupByFix(plain).map(({ id, problems }) => {
    const [first] = problems;
    const { title, saysReason } = groupTitle(problems);
    return {
      id,
      title,
      count: problems.length,
      rows: problems.slice(0, LINK_LIMIT).map((problem) => ({
        ...link(read, rowAt(read, problem.index), [problem]),
        note: saysReason ? '' : findingSentence(problem),
      })),
      ...(first.code === 'unconfirmed' ? { sendAgain: true, canBeConfirmed: !read.entity.read } : {}),
      ...(first.code === 'number-taken' ? { numberTaken: true } : {}),
      ...(first.code === 'ambiguous-name' ? { choices: first.params.candidates.map(choiceOf) } : {}),
      ...(problems.every(({ suggestedValue }) => suggestedValue !== undefined) ? { fixable: true } : {}),
      ...(first.code === 'unknown-name' && first.isOtherName
        ? { otherName: { typed: first.params.typed, suggestion: first.params.suggestion ?? '' } }
        : {}),
    };
  });
}

function isSuggested({ suggestedValue, isOtherName }: Problem): boolean {
  return suggestedValue !== undefined && isOtherName !== true;
}

function choiceOf({ label, beside }: { readonly label: string; readonly beside: string }) {
  return { value: label, beside };
}

/** The rows that would be sent: first those with a warning, then the others. */
function* goingRows(
  { read, plan, alsoWarned = [], unconfirmed = new Set() }: PlannedTable,
  link: LinkOf,
): Sliced<Pick<TablePreview, 'warned' | 'rows'>> {
  const warnings = warningTexts([...read.problems, ...alsoWarned]);
  const items = itemsOf(plan);
  const hasWarning = ({ index, row }: PlannedItem) => warnings.has(index) || unconfirmed.has(row);
  const warningOf = ({ index, row }: PlannedItem) =>
    [unconfirmed.has(row) ? pushMessages.sentBefore : '', warnings.get(index) ?? '']
      .filter((sentence) => sentence !== '')
      .join(' ');
  yield 0;
  const first = items.filter(hasWarning);
  const shown = [...first, ...items.filter((item) => !hasWarning(item))].slice(
    0,
    Math.max(LINK_LIMIT, first.length),
  );
  yield 0;
  const rows = yield* mapped(shown, (item) => previewRow(read, item, warningOf(item), link));
  return { warned: items.filter(({ index }) => warnings.has(index)).length, rows };
}

function previewRow(
  read: TableSnapshot,
  item: PlannedItem,
  warning: string,
  link: LinkOf,
): TablePreview['rows'][number] {
  const { entity } = read;
  const row = rowAt(read, item.index);
  const isAdded = item.action === 'add';
  const all = [...item.changes, ...(item.later ?? [])];
  const given = all.filter(({ field }) => isGivenValue(entity, item, field));
  const known = all.filter((change) => !given.includes(change));
  const shown = ({ field, from, to }: SentChange) => ({
    field: headerIn(entity, field),
    from: isAdded ? '' : shortText(entity, field, from),
    to: shortText(entity, field, to),
  });
  return {
    ...link(read, row),
    ...(entity.block ? { label: blockLabel(entity, entity.block, row) } : {}),
    ...(warning === '' ? {} : { warning }),
    action: item.action,
    summary: isAdded ? additionText(entity, item, row) : blockTime(entity, row),
    changes: isAdded ? [] : known.map(shown),
    details: (isAdded ? all : given).map(shown),
  };
}

function rowAt({ tracking }: TableSnapshot, index: number): TrackedRow {
  const row = tracking.rows[index];
  if (!row) throw new Error(`there is no row ${index}`);
  return row;
}
