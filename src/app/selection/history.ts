import type { TrackedRow } from '../../core/changes/row';
import { LOG_KIND } from '../../core/push/push-log';
import { keyOf, labelOf } from '../../core/table/record';
import { datetime } from '../../core/values/datetime';
import { shownText } from '../../core/values/shown';
import { readSettings } from '../memory/settings';
import type { Workbook } from '../ports';
import { readLog } from '../reconcile/push-log';
import type { TableRead } from '../table/table-read';
import type { HistoryLine } from '../view';

/** The most lines of a row's history. The sheet of the log has all. */
const MOST_LINES = 20;

/**
 * What the log of pushes says of a row, newest first, in whatever order the user has sorted it. A record is known by its key; a
 * row that has none yet, by its name. Lines of other companies are left out. One round trip.
 */
export async function historyOf(
  workbook: Workbook,
  { entity }: Pick<TableRead, 'entity'>,
  row: TrackedRow,
): Promise<HistoryLine[]> {
  workbook.forget([LOG_KIND]);
  const lines = await readLog(workbook);
  const key = row.base?.key ?? keyOf(entity, row);
  const label = labelOf(entity, row.cells, '');
  const company = await readSettings(workbook.memory);
  return lines
    .filter((line) => line.service === company?.service && line.sp === company.sp)
    .filter(({ sheet, ...line }) => sheet === entity.sheet && isOf(line, key, label))
    .sort((one, other) => (one.when < other.when ? -1 : one.when > other.when ? 1 : 0))
    .slice(-MOST_LINES)
    .reverse()
    .map(({ when, field, old, new: to, result, message }) => ({
      when: shownText(datetime, when === '' ? '' : datetime.toCell(when)),
      field,
      from: old,
      to,
      result,
      message,
    }));
}

function isOf(line: { readonly key: string; readonly record: string }, key: string, label: string): boolean {
  return line.key === key && (key !== '' || (label !== '' && line.record === label));
}
