import type { Problem } from '../../core/problems/problem';
import type { TrackedRow } from '../../core/changes/row';
import { headerIn } from '../../core/entities/entity';
import { truncate } from '../../core/values/shown';
import { labelOfRow, type TableRead } from './table-read';
import type { RowLink } from '../view';

/** Makes a link to a row, or to the first of its problems if it has some. */
export type LinkRow = (
  read: Pick<TableRead, 'entity' | 'sheet'>,
  row: TrackedRow,
  problems?: readonly Problem[],
) => RowLink;

/**
 * A link that says which fields of the row are edited. `problemLink` says what is wrong with the row; its words are loaded on
 * first use.
 */
export const rowLink: LinkRow = (read, row, [first] = []) => {
  const column = first?.field ?? (row.state === 'edited' ? row.changed[0] : undefined);
  return {
    kind: read.entity.kind,
    ...(row.id === '' ? {} : { row: row.id }),
    index: row.index,
    number: read.sheet.firstRow + row.index,
    label: truncate(labelOfRow(read, row), 80),
    note:
      row.state === 'edited' && !first ? row.changed.map((id) => headerIn(read.entity, id)).join(', ') : '',
    ...(column === undefined ? {} : { column }),
  };
};
