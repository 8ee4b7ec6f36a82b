import { bookingsOf } from '../../core/bookings/bookings';
import { gridOf } from '../../core/bookings/grid';
import type { TrackedRow } from '../../core/changes/row';
import { isError, type Problem } from '../../core/problems/problem';
import { findingSentence, groupByFix, groupTitle } from '../../core/checks/wording';
import { headerIn } from '../../core/entities/entity';
import type { PlannedItem } from '../../core/push/planned';
import { itemsOf } from '../../core/push/plan';
import type { SentChange } from '../../core/table/push-log';
import { truncate } from '../../core/values/shown';
import type { Names } from '../memory/names';
import { conflictRows, shortText } from '../table/conflict-rows';
import { rowLink } from '../table/row-link';
import { warningTexts } from '../table/status';
import type { TableRead } from '../table/table-read';
import { LINK_LIMIT, type RowLink, type TablePreview } from '../view';
import { leftBehind, type PlannedTable } from './planned-table';
import { additionText, blockLabel, blockTime, isGiven } from './row-text';
import { pushMessages } from './push-messages';

/** What a push would do to one table. */
export function previewTable(table: PlannedTable, names: Names): TablePreview {
  const { read, plan, ofStored = [] } = table;
  const { kind, sheet, one, many } = read.entity;
  const link = linkBy(names);
  const { only, filled: written } = table;
  const rows = read.tracking.rows.filter(({ id }) => !only || only.has(id));
  const filled = rows.filter(({ state }) => state !== 'blank').length;
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
    fields: fieldCounts(table),
    ...gridOfPlan(table),
    conflicts: conflictRows({ ...read, tracking: { ...read.tracking, rows } }, link),
    ...goingRows(table, link),
  };
}

type LinkOf = (read: TableRead, row: TrackedRow, problems?: readonly Problem[]) => RowLink;

/** Links by the labels of the name lists, which tell people of the same name apart. */
function linkBy(names: Names): LinkOf {
  return (read, row, problems) => {
    const link = rowLink(read, row, problems);
    const name = names.labelOf(read.entity, row);
    return name === undefined ? link : { ...link, label: truncate(name, 80) };
  };
}

/** How many updates change each field. */
function fieldCounts({ read, plan }: PlannedTable): TablePreview['fields'] {
  const counts = new Map<string, number>();
  for (const { action, changes } of itemsOf(plan))
    if (action === 'update') for (const { field } of changes) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts]
    .map(([field, rows]) => ({ field: headerIn(read.entity, field), rows }))
    .sort((one, other) => other.rows - one.rows);
}

/** The blocks that would be sent, by person and day. */
function gridOfPlan({ read, plan }: PlannedTable): Pick<TablePreview, 'grid'> {
  const { block } = read.entity;
  if (!block) return {};
  const rows = itemsOf(plan).map(({ index }) => rowAt(read, index));
  const grid = gridOf(bookingsOf(read.entity, block, rows));
  return grid ? { grid } : {};
}

/** The problems that keep rows out of the push. */
function blockingProblems(read: TableRead): readonly Problem[] {
  return read.excludesWarned ? read.problems : read.problems.filter(isError);
}

/** Rows with problems, grouped by what corrects them. */
function groupsOf(read: TableRead, found: readonly Problem[], link: LinkOf): TablePreview['groups'] {
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
function goingRows(
  { read, plan, alsoWarned = [], unconfirmed = new Set() }: PlannedTable,
  link: LinkOf,
): Pick<TablePreview, 'warned' | 'rows'> {
  const warnings = warningTexts([...read.problems, ...alsoWarned]);
  const items = itemsOf(plan);
  const hasWarning = ({ index, row }: PlannedItem) => warnings.has(index) || unconfirmed.has(row);
  const warningOf = ({ index, row }: PlannedItem) =>
    [unconfirmed.has(row) ? pushMessages.sentBefore : '', warnings.get(index) ?? '']
      .filter((sentence) => sentence !== '')
      .join(' ');
  const first = items.filter(hasWarning);
  const rows = [...first, ...items.filter((item) => !hasWarning(item))]
    .slice(0, Math.max(LINK_LIMIT, first.length))
    .map((item) => previewRow(read, item, warningOf(item), link));
  return { warned: items.filter(({ index }) => warnings.has(index)).length, rows };
}

function previewRow(
  read: TableRead,
  item: PlannedItem,
  warning: string,
  link: LinkOf,
): TablePreview['rows'][number] {
  const { entity } = read;
  const row = rowAt(read, item.index);
  const isAdded = item.action === 'add';
  const all = [...item.changes, ...(item.later ?? [])];
  const given = all.filter(({ field }) => isGiven(entity, item, field));
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

function rowAt({ tracking }: TableRead, index: number): TrackedRow {
  const row = tracking.rows[index];
  if (!row) throw new Error(`there is no row ${index}`);
  return row;
}
