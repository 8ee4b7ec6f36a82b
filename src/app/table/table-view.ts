import { sentenceOf, type Problem } from '../../core/checks/problem';
import type { TrackedRow } from '../../core/changes/track';
import type { Entity } from '../../core/entities/entity';
import { holdsShifts } from '../../core/schedule/shift-kinds';
import { grouped } from '../../core/table/grouped';
import { labelOf } from '../../core/table/record';
import { clip } from '../../core/values/clip';
import { textOf } from '../../core/values/text';
import { needsUser } from './status-words';
import { labelOfRow, type TableRead } from './table';
import { LINK_LIMIT, type RowLink, type TableCounts, type TableView } from '../view';

const NOTHING: TableCounts = { rows: 0, added: 0, edited: 0, fix: 0, unchanged: 0, copied: 0, deleted: 0 };

/** What the pane shows of a table that is not there, or can't be used (`trouble` says why and what to do). */
export function tableWithout(entity: Entity, trouble?: string): TableView {
  const state = trouble === undefined ? 'absent' : 'broken';
  return {
    ...words(entity),
    state,
    ...(trouble === undefined ? {} : { trouble }),
    needy: false,
    counts: NOTHING,
    added: [],
    edited: [],
    fix: [],
    deleted: [],
  };
}

/** The live counts of a table with the first rows of each. added + edited + fix + unchanged = rows. */
export function tableView(read: TableRead): TableView {
  const problems = grouped(read.problems, (problem) => problem.index);
  const links = { added: [] as RowLink[], edited: [] as RowLink[], fix: [] as RowLink[] };
  const counts = { ...NOTHING, deleted: read.tracking.deleted.length };
  let needy = read.problems.length > 0;
  for (const row of read.tracking.rows) {
    if (row.state === 'blank') continue;
    counts.rows += 1;
    needy ||= needsUser(textOf(row.status));
    if (row.copyOf) counts.copied += 1;
    const wrong = problems.get(row.index);
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
    if (links[group].length < LINK_LIMIT) links[group].push(rowLink(read, row, wrong));
  }
  const deleted = read.tracking.deleted
    .slice(0, LINK_LIMIT)
    .map(({ cells, key }) => clip(labelOf(read.entity, cells, key), 80));
  return { ...words(read.entity), state: 'ready', needy, counts, ...links, deleted };
}

/** A link to a row, with what is wrong with it or which of its fields are edited. */
export function rowLink(read: TableRead, row: TrackedRow, problems: readonly Problem[] = []): RowLink {
  const [first] = problems;
  const column = first?.field ?? (row.state === 'edited' ? row.changed[0] : undefined);
  const edited = row.state === 'edited' ? row.changed.join(', ') : '';
  return {
    kind: read.entity.kind,
    ...(row.id === '' ? {} : { row: row.id }),
    index: row.index,
    number: read.sheet.firstRow + row.index,
    label: clip(labelOfRow(read, row), 80),
    note: problems.length > 0 ? problems.map(sentenceOf).join(' ') : edited,
    ...(column === undefined ? {} : { column }),
  };
}

function words(entity: Entity) {
  const { kind, sheet, one, many, read } = entity;
  return { kind, title: sheet, one, many, listed: read !== undefined, shifts: holdsShifts(entity) };
}
