import type { Sheet } from '../ports';
import type { PlannedTable } from './planned-table';

/**
 * Whether the sheet of a checked table has changed since the check, as far as it is sent: Status, Message and columns of the
 * user's own do not count.
 */
export function isOutdated({ read }: PlannedTable, now: Sheet | undefined): boolean {
  const { sheet, entity } = read;
  if (now === sheet) return false;
  if (!now || now.rows.length !== sheet.rows.length) return true;
  return entity.fields.some(({ id }) => {
    const [before, after] = [sheet.columns.indexOf(id), now.columns.indexOf(id)];
    return sheet.rows.some((row, index) => (row[before] ?? '') !== (now.rows[index]?.[after] ?? ''));
  });
}
