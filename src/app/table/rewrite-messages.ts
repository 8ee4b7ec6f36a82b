import { MESSAGE_COLUMN } from '../../core/table/layout';
import { textOf } from '../../core/values/cell';
import type { WorkbookState } from '../job-context';
import type { Patch, Sheet, Workbook } from '../ports';
import { readUnchecked } from './table';

/**
 * Writes the Messages of a table that `rewrite` changes. Does nothing if the workbook has no such table.
 * @param seen the sheet, if it was already read
 */
export async function rewriteMessages(
  workbook: Workbook,
  known: WorkbookState,
  kind: string,
  rewrite: (message: string) => string,
  seen?: Sheet,
): Promise<void> {
  const read = await readUnchecked(workbook, known, kind, undefined, seen);
  if (!read) return;
  const patches = read.tracking.rows.flatMap(({ id, message }): Patch[] => {
    const before = textOf(message);
    const cell = rewrite(before);
    return cell === before ? [] : [{ row: id, column: MESSAGE_COLUMN, cell }];
  });
  if (patches.length > 0) await workbook.write(read.layout, patches);
}
