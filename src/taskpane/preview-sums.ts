import type { Preview, TablePreview } from '../app/view';
import { pushText } from './push-messages';

/** What a push would send: `6 shifts for 2 people, Mon 23 to Fri 27 Nov 2026, 42 h`, or `12 rows in 3 tables`. */
export function previewSentence({ tables, added, updated, left }: Preview): string {
  const words = pushText.preview.sums;
  if (added + updated === 0) return left === 0 ? words.nothing : words.nothingYet;
  const sending = tables.filter((table) => table.added + table.updated > 0);
  const [only, ...others] = sending;
  return only && others.length === 0 ? tableSentence(only) : words.ofTables(added + updated, sending.length);
}

/** What a push would send of one table. */
export function tableSentence(table: TablePreview): string {
  const words = pushText.preview.sums;
  const { added, updated, left, grid, one, many, fields } = table;
  if (added + updated === 0) return left === 0 ? words.nothing : words.nothingYet;
  if (grid) return [words.shifts(grid), words.newAndChanged(added, updated)].join('');
  const changes = fields.reduce((sum, field) => sum + field.rows, 0);
  return [
    ...(added > 0 ? [words.newRecords(added, one, many)] : []),
    ...(updated > 0 ? [words.changes(changes, updated, one, many)] : []),
  ].join(words.and);
}

/** How many rows can't be sent yet; '' if there are none. */
export function leftSentence({ left }: Pick<TablePreview, 'left'>): string {
  return left === 0 ? '' : pushText.preview.sums.left(left);
}
