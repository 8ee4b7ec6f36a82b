import { openConflicts, type TrackedRow } from '../../core/changes/row';
import { headerIn, type Entity } from '../../core/entities/entity';
import { shownField } from '../../core/table/record';
import type { Cell } from '../../core/values/cell';
import { truncate } from '../../core/values/shown';
import { LINK_LIMIT, type ConflictRow, type ConflictRows, type RowLink } from '../view';
import { rowLink } from './row-link';
import type { TableRead } from './table-read';

/** The rows in which both sides changed a field. */
export function conflictRows<Read extends Pick<TableRead, 'entity' | 'sheet' | 'tracking'>>(
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
