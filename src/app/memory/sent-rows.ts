import type { RowId } from '../../core/table/layout';
import type { Memory, NoteChanges, Notes } from '../ports/memory';

/**
 * The list of sent rows: the ids of all rows that pushes of this workbook have sent as additions, of kinds that the service can't
 * list. It is in cells, which are saved and shared with the sheets, so that it stays if the custom XML is lost. Each cell has its
 * number and then ids, apart by spaces. If all cells are full, the oldest makes room.
 */

/** Excel takes 32,767 characters in a cell. */
const MOST_CHARACTERS = 30_000;

/** Adds rows to the list. It goes into the file with the next flush of the memory. */
export async function noteSentRows(memory: Memory, rows: readonly RowId[]): Promise<void> {
  if (rows.length > 0) memory.noteSent(withSentRows((await memory.notes()).sent, rows));
}

/** A cache: the list is asked for at each reading of a table, and changes with a push. */
const read = new WeakMap<Notes['sent'], ReadonlySet<RowId>>();

/** Every row in the list; undefined if there is no list. */
export async function sentRows(memory: Pick<Memory, 'notes'>): Promise<ReadonlySet<RowId> | undefined> {
  const { sent } = await memory.notes();
  if (sent.every((text) => text === '')) return undefined;
  const known = read.get(sent) ?? new Set(sent.flatMap((text) => text.split(' ').slice(1)));
  read.set(sent, known);
  return known;
}

/** The cells to write, by their places, for rows that are added to the list. */
export function withSentRows(
  sent: Notes['sent'],
  rows: readonly RowId[],
  mostCharacters = MOST_CHARACTERS,
): NonNullable<NoteChanges['sent']> {
  const changed = new Map<number, string>();
  const cells = [...sent];
  const numbers = cells.map((text) => Number(text.split(' ')[0] ?? 0));
  let at = numbers.indexOf(Math.max(...numbers));
  for (const row of rows) {
    const longer = `${cells[at] ?? ''} ${row}`;
    if (numbers[at] === 0 || longer.length > mostCharacters) {
      const next = Math.max(...numbers) + 1;
      at = numbers.indexOf(Math.min(...numbers));
      numbers[at] = next;
      cells[at] = `${next} ${row}`;
    } else cells[at] = longer;
    changed.set(at, cells[at] ?? '');
  }
  return changed;
}
