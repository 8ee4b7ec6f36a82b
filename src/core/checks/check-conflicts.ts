import { openConflicts } from '../changes/conflicts';
import type { TrackedRow } from '../changes/track';
import { headerIn, type Entity } from '../entities/entity';
import { wordsOf } from '../table/record';
import type { Cell } from '../table/sheet';
import { clip } from '../values/clip';
import { say } from './messages';
import type { Problem } from './problem';

/** A row's conflicts that wait for the user's word, one problem for each field, in the words that the sheet shows. */
export function checkConflicts(
  entity: Entity,
  row: Pick<TrackedRow, 'index' | 'base' | 'cells' | 'changed'>,
): Problem[] {
  return openConflicts(row).map(({ field, base, theirs }) => {
    const words = (cell: Cell) => {
      const shown = clip(wordsOf(entity, field, { [field]: cell }));
      return shown === '' ? 'empty' : `"${shown}"`;
    };
    return {
      index: row.index,
      column: field,
      ...say.conflict(headerIn(entity, field), words(base), words(theirs)),
    };
  });
}
