import { openConflicts } from '../changes/conflicts';
import type { TrackedRow } from '../changes/row';
import { headerIn, type Entity } from '../entities/entity';
import { shownField } from '../table/record';
import type { Cell } from '../values/cell';
import { truncate } from '../values/shown';
import { problemAt, type Problem } from '../problems/problem';

/** A row's conflicts that wait for the user's decision: one problem for each field, with the texts that the sheet shows. */
export function checkConflicts(
  entity: Entity,
  row: Pick<TrackedRow, 'index' | 'base' | 'cells' | 'changed' | 'keyDoubt'>,
): Problem[] {
  return openConflicts(row).map(({ field, base, theirs, isFromBackup }) => {
    const shown = (cell: Cell) => truncate(shownField(entity, field, { [field]: cell }));
    const params = {
      field: headerIn(entity, field),
      base: shown(base),
      theirs: shown(theirs),
      ...(isFromBackup ? { isFromBackup } : {}),
    };
    return problemAt(row.index, field, { code: 'conflict', params });
  });
}
