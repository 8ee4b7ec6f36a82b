import type { TrackedRow } from '../../core/changes/row';
import { logLayout } from '../../core/push/push-log';
import { keyOf, labelOf } from '../../core/table/record';
import { datetime } from '../../core/values/datetime';
import { shownText } from '../../core/values/shown';
import type { Workbook } from '../ports';
import { readLog } from '../reconcile/push-log';
import type { TableRead } from '../table/table-read';
import type { HistoryLine } from '../view';

/** The most lines of a row's history. The sheet of the log has all. */
const MOST_LINES = 20;

/**
 * What the log of pushes says of a row, newest first. A record is known by its key; a row that has none yet, by its name. One
 * round trip.
 */
export async function historyOf(
  workbook: Workbook,
  { entity }: Pick<TableRead, 'entity'>,
  row: TrackedRow,
): Promise<HistoryLine[]> {
  workbook.forget([logLayout.kind]);
  const lines = await readLog(workbook);
  const key = row.base?.key ?? keyOf(entity, row);
  const label = labelOf(entity, row.cells, '');
  return lines
    .filter(({ sheet, ...line }) => sheet === entity.sheet && isOf(line, key, label))
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
  return key === '' || line.key === '' ? label !== '' && line.record === label : line.key === key;
}
