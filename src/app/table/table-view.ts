import type { Attempt } from '../../core/changes/baseline';
import type { TrackedRow } from '../../core/changes/row';
import { isError } from '../../core/checks/problem';
import { isSameAs } from '../../core/sync/classify';
import { changedOnService } from '../../core/sync/cell-marks';
import { groupBy } from '../../core/table/group-by';
import { labelOf } from '../../core/table/record';
import type { RowId } from '../../core/table/sheet';
import { truncate } from '../../core/values/truncate';
import { textOf } from '../../core/values/text';
import { isCode, needsUser } from '../../core/sync/status-words';
import { conflictRows } from './conflict-rows';
import { NO_ROWS, tableNames } from './no-table';
import { problemLink } from './row-link';
import type { TableRead } from './table-read';
import { LINK_LIMIT, type RowLink, type TableView } from '../view';

/**
 * The live counts of a table, with the first rows of each count. added + edited + fix + unchanged = rows. `attempts`: what was
 * last sent of each row.
 */
export function tableView(read: TableRead, attempts: ReadonlyMap<RowId, Attempt>): TableView {
  const problems = groupBy(read.problems, (problem) => problem.index);
  const links = {
    added: [] as RowLink[],
    edited: [] as RowLink[],
    fix: [] as RowLink[],
    unknown: [] as RowLink[],
    refused: [] as RowLink[],
    warned: [] as RowLink[],
  };
  const counts = { ...NO_ROWS, deleted: read.tracking.deleted.length };
  let needsAttention = read.problems.some(isError);
  for (const row of read.tracking.rows) {
    if (row.state === 'blank') continue;
    counts.rows += 1;
    needsAttention ||= needsUser(textOf(row.status));
    if (row.copyOf) counts.copied += 1;
    counts.changedOnService += changedOnService(textOf(row.message)).length;
    const found = problems.get(row.index);
    const wrong = found?.some(isError) ? found : undefined;
    if (found && !wrong) {
      counts.warned += 1;
      if (links.warned.length < LINK_LIMIT) links.warned.push(problemLink(read, row, found));
    }
    const group = wrong
      ? 'fix'
      : row.state === 'new'
        ? 'added'
        : row.state === 'edited'
          ? 'edited'
          : undefined;
    if (group === undefined) {
      counts.unchanged += 1;
      continue;
    }
    counts[group] += 1;
    // The rows in conflict have a list of their own.
    if (wrong?.some(({ code }) => code === 'conflict')) continue;
    if (wrong?.every(({ code }) => code === 'unconfirmed')) {
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
