/** Writes the notes of NoteCells. It is loaded with what writes the memory. */
import type { NoteChanges } from '../app/ports';
import type { Cell } from '../core/values/cell';
import { freeSheetName } from './free-name';
import { CELLS, FIRST_WITNESS_ROW, LOCK_ROW, MARK, notesOf, SHEET, type NoteCells } from './note-cells';
import { codeOf, runInExcel } from './run';
import type { OnWaiting } from './silence';
import { untracked } from './untracked';

/**
 * Excel's codes if a sheet can't be added: the workbook's structure is protected, another pane has just added it, or another
 * workbook is in front.
 */
const NOT_ADDED = ['AccessDenied', 'ItemAlreadyExists', 'GeneralException', 'InactiveWorkbook'];

/**
 * Adds the sheet, if the workbook has none, in a run of its own: Ctrl+Z is reported to crash Excel after a run that adds a very
 * hidden sheet and writes cells as well (OfficeDev/office-js, issue 6001). If Excel refuses the sheet, the workbook has no notes
 * in cells for now.
 */
export async function addNoteSheet(notes: NoteCells, onWaiting: OnWaiting): Promise<void> {
  if (notes.isFound || !notes.mayAdd) return;
  await runInExcel(async (context) => {
    const sheet = context.workbook.worksheets.add(freeSheetName(SHEET, notes.names));
    sheet.visibility = 'VeryHidden';
    sheet.load('id');
    try {
      await context.sync();
      notes.sheetId = sheet.id;
    } catch (error) {
      if (!NOT_ADDED.includes(codeOf(error))) throw error;
      notes.mayAdd = codeOf(error) !== 'AccessDenied';
    }
  }, onWaiting);
}

/**
 * Writes notes in this batch, and reads before that what the cells have: another pane may have written since they were read. Call
 * the result after the sync.
 */
export function writeNotes(
  notes: NoteCells,
  { workbook }: Excel.RequestContext,
  { witness, lock }: NoteChanges,
): () => void {
  const id = notes.sheetId;
  if (id === undefined) return () => undefined;
  const sheet = workbook.worksheets.getItem(id);
  const before = untracked(sheet.getRange(CELLS));
  before.load('values');
  if (!notes.isMarked) {
    // A single value applies to every cell of the range, which the type does not allow.
    before.numberFormat = '@' as unknown as string[][];
    untracked(untracked(sheet.getRange(CELLS)).getCell(0, 0)).values = [[MARK]];
  }
  const changed = new Map<number, string>();
  if (witness) changed.set(FIRST_WITNESS_ROW + witness.at, witness.text);
  if (lock !== undefined) changed.set(LOCK_ROW, lock);
  for (const [row, text] of changed)
    untracked(untracked(sheet.getRange(CELLS)).getCell(row, 0)).values = [[text]];
  return () => {
    notes.isMarked = true;
    const texts = (before.values as Cell[][]).map(([cell = '']) => String(cell));
    const known = notes.texts.lock;
    notes.replacedLock = lock !== undefined && texts[LOCK_ROW] !== known ? texts[LOCK_ROW] : undefined;
    notes.texts = notesOf(texts.map((text, row) => changed.get(row) ?? text));
  };
}
