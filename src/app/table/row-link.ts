import { openConflicts } from '../../core/changes/conflicts';
import { type TrackedRow } from '../../core/changes/row';
import { findingSentence } from '../../core/checks/wording';
import { headerIn, type Entity } from '../../core/entities/entity';
import type { Problem } from '../../core/problems/problem';
import { shownField } from '../../core/table/record';
import type { Cell } from '../../core/values/cell';
import { truncate } from '../../core/values/shown';
import { type RowLink, LINK_LIMIT, type ConflictRow, type ConflictRows } from '../view';
import { labelOfRow, type TableSnapshot } from './table-snapshot';

type Read = Pick<TableSnapshot, 'entity' | 'sheet'>;

/** A link to a row, or to the first of its problems if it has some. The link says which fields of the row are edited. */
export const rowLink = (read: Read, row: TrackedRow, [first]: readonly Problem[] = []): RowLink => {
  const column = first?.field ?? (row.change === 'edited' ? row.changed[0] : undefined);
  return {
    kind: read.entity.kind,
    ...(row.id === '' ? {} : { row: row.id }),
    index: row.index,
    number: read.sheet.firstRow + row.index,
    label: truncate(labelOfRow(read, row), 80),
    note:
      row.change === 'edited' && !first ? row.changed.map((id) => headerIn(read.entity, id)).join(', ') : '',
    ...(column === undefined ? {} : { column }),
  };
};

/** The rows in which both sides changed a field. */
export function conflictRows<Read extends Pick<TableSnapshot, 'entity' | 'sheet' | 'tracking'>>(
  read: Read,
  link: (read: Read, row: TrackedRow) => RowLink = rowLink,
): ConflictRows {
  const inConflict = read.tracking.rows.filter((row) => openConflicts(row).length > 0);
  const rows = inConflict
    .slice(0, LINK_LIMIT)
    .map((row) => ({ ...link(read, row), fields: conflictFields(read.entity, row) }));
  return { rows, count: inConflict.length };
}

/** The fields of a row that both sides changed; none if it is in no conflict. */
export function conflictFields(entity: Entity, row: TrackedRow): ConflictRow['fields'] {
  return openConflicts(row).map(({ field, base, mine, theirs }) => ({
    field: headerIn(entity, field),
    base: shortText(entity, field, base),
    mine: shortText(entity, field, mine),
    theirs: shortText(entity, field, theirs),
  }));
}

/** A cell's text as the pane shows it, cut if it is long. */
export function shortText(entity: Entity, field: string, cell: Cell): string {
  return truncate(shownField(entity, field, { [field]: cell }), 200);
}

/** A link that says what is wrong with the row and what to do. */
export const problemLink = (read: Read, row: TrackedRow, problems: readonly Problem[] = []): RowLink => {
  const link = rowLink(read, row, problems);
  return problems.length === 0 ? link : { ...link, note: problems.map(findingSentence).join(' ') };
};
