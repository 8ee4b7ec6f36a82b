import { isError } from '../../core/checks/problem';
import type { Entity } from '../../core/entities/entity';
import { holdsShifts } from '../../core/schedule/shift-kinds';
import { groupBy } from '../../core/table/group-by';
import { labelOf } from '../../core/table/record';
import { truncate } from '../../core/values/truncate';
import { textOf } from '../../core/values/text';
import { needsUser } from '../../core/sync/status-words';
import { rowLink, type LinkRow } from './row-link';
import type { TableRead } from './table';
import { LINK_LIMIT, type RowLink, type TableCounts, type TableView } from '../view';

const NOTHING: TableCounts = {
  rows: 0,
  added: 0,
  edited: 0,
  fix: 0,
  warned: 0,
  unchanged: 0,
  copied: 0,
  deleted: 0,
};

/** What the pane shows of a table that is not there, or can't be used (`trouble` says why and what to do). */
export function tableWithout(entity: Entity, trouble?: string): TableView {
  const state = trouble === undefined ? 'absent' : 'broken';
  return {
    ...tableNames(entity),
    state,
    ...(trouble === undefined ? {} : { trouble }),
    needy: false,
    counts: NOTHING,
    added: [],
    edited: [],
    fix: [],
    warned: [],
    deleted: [],
  };
}

/** The live counts of a table with the first rows of each. added + edited + fix + unchanged = rows. */
export function tableView(read: TableRead, linkRow: LinkRow = rowLink): TableView {
  const problems = groupBy(read.problems, (problem) => problem.index);
  const links = {
    added: [] as RowLink[],
    edited: [] as RowLink[],
    fix: [] as RowLink[],
    warned: [] as RowLink[],
  };
  const counts = { ...NOTHING, deleted: read.tracking.deleted.length };
  let needy = read.problems.some(isError);
  for (const row of read.tracking.rows) {
    if (row.state === 'blank') continue;
    counts.rows += 1;
    needy ||= needsUser(textOf(row.status));
    if (row.copyOf) counts.copied += 1;
    const found = problems.get(row.index);
    const wrong = found?.some(isError) ? found : undefined;
    if (found && !wrong) {
      counts.warned += 1;
      if (links.warned.length < LINK_LIMIT) links.warned.push(linkRow(read, row, found));
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
    if (links[group].length < LINK_LIMIT) links[group].push(linkRow(read, row, wrong));
  }
  const deleted = read.tracking.deleted
    .slice(0, LINK_LIMIT)
    .map(({ cells, key }) => truncate(labelOf(read.entity, cells, key), 80));
  return { ...tableNames(read.entity), state: 'ready', needy, counts, ...links, deleted };
}

function tableNames(entity: Entity) {
  const { kind, sheet, one, many, read } = entity;
  return { kind, title: sheet, one, many, listed: read !== undefined, shifts: holdsShifts(entity) };
}
