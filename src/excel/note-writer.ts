/** Writes the notes of NoteCells. It is loaded with what writes the memory. */
import type { NoteChanges } from '../app/ports';
import type { Cell } from '../core/table/sheet';
import { freeSheetName } from './free-name';
import { CELLS, FIRST_WITNESS_ROW, LOCK_ROW, MARK, notesOf, SHEET, type NoteCells } from './note-cells';
import { codeOf } from './run';
import { untracked } from './untracked';

/**
 * Excel's codes if a sheet can't be added: the workbook's structure is protected, another pane has just added it, or another
 * workbook is in front.
 */
const NOT_ADDED = ['AccessDenied', 'ItemAlreadyExists', 'GeneralException', 'InactiveWorkbook'];

/**
 * Adds the sheet in this batch, if the workbook has none. Must be the first act of the batch: if Excel refuses the sheet, nothing
 * else of the batch is done.
 */
export function addNoteSheet(
  notes: NoteCells,
  { workbook }: Excel.RequestContext,
): Excel.Worksheet | undefined {
  if (notes.isFound || !notes.mayAdd) return undefined;
  const sheet = workbook.worksheets.add(freeSheetName(SHEET, notes.names));
  sheet.visibility = 'VeryHidden';
  sheet.load('id');
  const cells = untracked(sheet.getRange(CELLS));
  // A single value applies to every cell of the range, which the type does not allow.
  cells.numberFormat = '@' as unknown as string[][];
  untracked(cells.getCell(0, 0)).values = [[MARK]];
  return sheet;
}

/** Whether the batch has failed because Excel refused the sheet. The batch can then be repeated without the sheet. */
export function isSheetRefused(notes: NoteCells, error: unknown): boolean {
  if (notes.isFound || !notes.mayAdd || !NOT_ADDED.includes(codeOf(error))) return false;
  notes.mayAdd = codeOf(error) !== 'AccessDenied';
  return true;
}

/**
 * Writes notes in this batch, and reads before that what the cells have: another pane may have written since they were read. Call
 * the result after the sync.
 */
export function writeNotes(
  notes: NoteCells,
  { workbook }: Excel.RequestContext,
  added: Excel.Worksheet | undefined,
  { witness, lock }: NoteChanges,
): () => void {
  const id = notes.sheetId;
  const sheet = added ?? (id === undefined ? undefined : workbook.worksheets.getItem(id));
  if (!sheet) return () => undefined;
  const before = untracked(sheet.getRange(CELLS));
  before.load('values');
  const changed = new Map<number, string>();
  if (witness) changed.set(FIRST_WITNESS_ROW + witness.at, witness.text);
  if (lock !== undefined) changed.set(LOCK_ROW, lock);
  for (const [row, text] of changed)
    untracked(untracked(sheet.getRange(CELLS)).getCell(row, 0)).values = [[text]];
  return () => {
    if (added) notes.sheetId = added.id;
    const texts = (before.values as Cell[][]).map(([cell = '']) => String(cell));
    const known = notes.texts.lock;
    notes.replacedLock = lock !== undefined && texts[LOCK_ROW] !== known ? texts[LOCK_ROW] : undefined;
    notes.texts = notesOf(texts.map((text, row) => changed.get(row) ?? text));
  };
}
