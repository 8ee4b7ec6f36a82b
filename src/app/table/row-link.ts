import type { Problem } from '../../core/checks/problem';
import type { TrackedRow } from '../../core/changes/row';
import { findingSentence } from '../../core/checks/wording';
import { headerIn } from '../../core/entities/entity';
import { truncate } from '../../core/values/truncate';
import { labelOfRow, type TableRead } from './table-read';
import type { RowLink } from '../view';

type Read = Pick<TableRead, 'entity' | 'sheet'>;

/** A link to a row, or to the first of its problems if it has some. The link says which fields of the row are edited. */
export const rowLink = (read: Read, row: TrackedRow, [first]: readonly Problem[] = []): RowLink => {
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

/** A link that says what is wrong with the row and what to do. */
export const problemLink = (read: Read, row: TrackedRow, problems: readonly Problem[] = []): RowLink => {
  const link = rowLink(read, row, problems);
  return problems.length === 0 ? link : { ...link, note: problems.map(findingSentence).join(' ') };
};
