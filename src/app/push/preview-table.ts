import { openConflicts } from '../../core/changes/conflicts';
import { isError } from '../../core/checks/problem';
import { fixHint, groupByFix } from '../../core/checks/wording';
import { headerIn } from '../../core/entities/entity';
import type { PlannedItem } from '../../core/push/planned';
import { itemsOf } from '../../core/push/plan';
import { fieldText } from '../../core/table/record';
import type { Cell } from '../../core/table/sheet';
import { truncate } from '../../core/values/truncate';
import { amount } from '../messages';
import { problemLink } from '../table/problem-link';
import { rowLink } from '../table/row-link';
import { warningTexts } from '../table/status';
import type { TableRead } from '../table/table-read';
import { LINK_LIMIT, type TablePreview } from '../view';
import { leftBehind, type PlannedTable } from './planned-table';
import { pushMessages } from './push-messages';

/** What a push would do to one table. */
export function previewTable(table: PlannedTable): TablePreview {
  const { read, plan } = table;
  const { kind, sheet, many } = read.entity;
  const filled = read.tracking.rows.filter(({ state }) => state !== 'blank').length;
  const left = leftBehind(read);
  return {
    kind,
    title: sheet,
    many,
    added: plan.added,
    updated: plan.updated,
    left,
    unchanged: filled - plan.added - plan.updated - left,
    groups: groupsOf(read),
    conflicts: conflictsOf(read),
    ...goingRows(table),
  };
}

/** The rows that can't be sent yet, grouped by what corrects them. */
function groupsOf(read: TableRead): TablePreview['groups'] {
  const blocking = read.excludesWarned ? read.problems : read.problems.filter(isError);
  const plain = blocking.filter(({ code }) => code !== 'conflict');
  return groupByFix(plain).map(({ id, problems }) => ({
    id,
    sentence: `${amount(problems.length, 'row', 'rows')}: ${fixHint(problems[0])}`,
    count: problems.length,
    rows: problems
      .slice(0, LINK_LIMIT)
      .map((problem) => problemLink(read, rowAt(read, problem.index), [problem])),
    ...(problems[0].code === 'unconfirmed' ? { sendAgain: true, canBeConfirmed: !read.entity.read } : {}),
    ...(problems.every(({ suggestedValue }) => suggestedValue !== undefined) ? { fixable: true } : {}),
  }));
}

/** The rows in which both sides changed a field. */
function conflictsOf(read: TableRead): TablePreview['conflicts'] {
  const inConflict = read.tracking.rows.filter((row) => openConflicts(row).length > 0);
  const rows = inConflict.slice(0, LINK_LIMIT).map((row) => ({
    ...rowLink(read, row),
    fields: openConflicts(row).map(({ field, base, mine, theirs }) => ({
      field: headerIn(read.entity, field),
      base: shownText(read, field, base),
      mine: shownText(read, field, mine),
      theirs: shownText(read, field, theirs),
    })),
  }));
  return { rows, count: inConflict.length };
}

/** The rows that would be sent: first those with a warning, then the others. */
function goingRows({
  read,
  plan,
  alsoWarned = [],
  unconfirmed = new Set(),
}: PlannedTable): Pick<TablePreview, 'warned' | 'rows'> {
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
    .map((item) => previewRow(read, item, warningOf(item)));
  return { warned: items.filter(({ index }) => warnings.has(index)).length, rows };
}

function previewRow(read: TableRead, item: PlannedItem, warning: string): TablePreview['rows'][number] {
  return {
    ...rowLink(read, rowAt(read, item.index)),
    ...(warning === '' ? {} : { warning }),
    action: item.action,
    changes: [...item.changes, ...(item.later ?? [])].map(({ field, from, to }) => ({
      field: headerIn(read.entity, field),
      from: item.action === 'add' ? '' : shownText(read, field, from),
      to: shownText(read, field, to),
    })),
  };
}

function rowAt({ tracking }: TableRead, index: number) {
  const row = tracking.rows[index];
  if (!row) throw new Error(`there is no row ${index}`);
  return row;
}

function shownText(read: TableRead, name: string, cell: Cell): string {
  return truncate(fieldText(read.entity, name, { [name]: cell }), 200);
}
