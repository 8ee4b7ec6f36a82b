import type { Attempt } from '../../core/changes/baseline';
import type { TrackedRow } from '../../core/changes/row';
import type { Entity } from '../../core/entities/entity';
import { isError, waitsForUser } from '../../core/problems/problem';
import { isShiftKind } from '../../core/shifts/shift';
import { isSameAs } from '../../core/sync/classify';
import { rowsInDoubt } from '../../core/sync/log-rows';
import { changedOnService, isCode, needsUser } from '../../core/sync/status-words';
import { groupBy } from '../../core/table/group-by';
import { dateColumn } from '../../core/table/layout';
import { labelOf } from '../../core/table/record';
import { textOf } from '../../core/values/cell';
import { truncate } from '../../core/values/shown';
import type { SyncStore } from '../memory/sync-store';
import { LINK_LIMIT, type RowLink, type TableView, type TableCounts } from '../view';
import { conflictRows, problemLink } from './row-link';
import type { TableSnapshot } from './table-snapshot';

/**
 * The live counts of a table, with the first rows of each count. added + edited + fix + inDoubt + unchanged = rows, if no row in
 * doubt was deleted from the sheet.
 */
export function tableView(read: TableSnapshot, sync: Pick<SyncStore, 'unanswered' | 'snapshot'>): TableView {
  const { kind } = read.entity;
  const { attempts } = sync.snapshot(kind);
  const inDoubt = rowsInDoubt(sync.unanswered(kind));
  const problems = groupBy(read.problems, (problem) => problem.index);
  const links = noLinks();
  const counts = { ...NO_ROWS, deleted: read.tracking.deleted.length, inDoubt: inDoubt.size };
  let needsAttention = read.problems.some(isError);
  for (const row of read.tracking.rows) {
    if (row.change === 'blank') continue;
    counts.rows += 1;
    needsAttention ||= needsUser(textOf(row.status));
    if (row.copyOf) counts.copied += 1;
    counts.changedOnService += changedOnService(textOf(row.message)).length;
    const found = problems.get(row.index);
    if (inDoubt.has(row.id)) {
      if (links.inDoubt.length < LINK_LIMIT) links.inDoubt.push(problemLink(read, row));
      continue;
    }
    const wrong = found?.some(isError) ? found : undefined;
    if (found && !wrong) {
      counts.warned += 1;
      if (links.warned.length < LINK_LIMIT) links.warned.push(problemLink(read, row, found));
    }
    const group = wrong
      ? 'fix'
      : row.change === 'new'
        ? 'added'
        : row.change === 'edited'
          ? 'edited'
          : undefined;
    if (group === undefined) {
      counts.unchanged += 1;
      continue;
    }
    counts[group] += 1;
    // The rows in conflict have a list of their own.
    if (wrong?.some(({ code }) => code === 'conflict')) continue;
    if (wrong?.every(waitsForUser)) {
      counts.unknown += 1;
      if (links.unknown.length < LINK_LIMIT) links.unknown.push(problemLink(read, row, wrong));
      continue;
    }
    const refusal = wrong ? undefined : refusalOf(row, attempts.get(row.id));
    if (refusal === undefined) {
      if (links[group].length < LINK_LIMIT) links[group].push(problemLink(read, row, wrong));
      continue;
    }
    counts.refused += 1;
    if (group === 'added') counts.refusedNew += 1;
    if (links.refused.length < LINK_LIMIT) links.refused.push({ ...problemLink(read, row), note: refusal });
  }
  const deleted = read.tracking.deleted
    .slice(0, LINK_LIMIT)
    .map(({ cells, key }) => truncate(labelOf(read.entity, cells, key), 80));
  const { rowsBelow } = read.sheet;
  return {
    ...tableNames(read.entity),
    state: 'ready',
    needsAttention,
    counts,
    conflicts: conflictRows(read),
    rowsBelow,
    ...links,
    deleted,
  };
}

/** What the service said when it refused the row; undefined if it has not, or if the row was changed since. */
function refusalOf(row: TrackedRow, attempt: Attempt | undefined): string | undefined {
  return attempt && isCode(attempt.status) && isSameAs(attempt, row) ? attempt.message : undefined;
}

const LINKED = ['added', 'edited', 'fix', 'unknown', 'inDoubt', 'refused', 'warned'] as const;

const noLinks = () =>
  Object.fromEntries(LINKED.map((group): [string, RowLink[]] => [group, []])) as Record<
    (typeof LINKED)[number],
    RowLink[]
  >;

export const NO_ROWS: TableCounts = {
  rows: 0,
  added: 0,
  edited: 0,
  fix: 0,
  unknown: 0,
  inDoubt: 0,
  refused: 0,
  refusedNew: 0,
  warned: 0,
  unchanged: 0,
  copied: 0,
  deleted: 0,
  changedOnService: 0,
};

/** What the pane shows of a table that does not exist or can't be used (`trouble` says why and what to do). */
export function tableWithout(entity: Entity, trouble?: string, inDoubt = 0): TableView {
  const state = trouble === undefined ? 'absent' : 'broken';
  return {
    ...tableNames(entity),
    state,
    ...(trouble === undefined ? {} : { trouble }),
    needsAttention: false,
    counts: inDoubt === 0 ? NO_ROWS : { ...NO_ROWS, inDoubt },
    rowsBelow: 0,
    conflicts: { rows: [], count: 0 },
    ...noLinks(),
    deleted: [],
  };
}

/** A table's names, and what the service can do with it. */
function tableNames(entity: Entity) {
  const { kind, sheet, one, many, read } = entity;
  return {
    kind,
    title: sheet,
    one,
    many,
    listed: read !== undefined,
    shifts: isShiftKind(entity),
    dated: dateColumn(entity) !== undefined,
    daysOff: entity.dayOff !== undefined,
  };
}
