import type { Notes, NoteChanges } from '../../app/ports/memory';
import type { Cell } from '../../core/values/cell';
import { untracked, errorCodeOf, runInExcel } from '../calls/run';
import type { OnWaiting } from '../calls/silence';
import { freeSheetName } from '../lists/list-names';

const SHEET = 'Shiftsheet Memory';
const OURS = /^Shiftsheet Memory( \(\d+\))?$/i;

/** The text in the first cell of the sheet: a very hidden sheet without it is not ours. */
const MARK = 'Shiftsheet keeps notes here. Please do not change them.';

/** The mark, the lock's note, then the witnesses. More devices than cells rarely have one workbook open at a time. */
const CELLS = 'A1:A18';
/** The list of sent rows. It may have a megabyte, so it is read once, when the sheet is found. */
const SENT_CELLS = 'B1:B32';
const SENT_COUNT = 32;
const LOCK_ROW = 1;
const FIRST_WITNESS_ROW = 2;

const NO_SENT: readonly string[] = Array.from({ length: SENT_COUNT }, () => '');
const NO_NOTES: Notes = { witnesses: [], lock: '', sent: NO_SENT };

/** The sheets of the workbook, as far as the notes need them. */
interface SeenSheets {
  readonly names: readonly string[];
  /** The ids of the sheets that may be ours. */
  readonly candidates: readonly string[];
}

/**
 * Notes in cells of a very hidden sheet. Excel shares cells live between co-authors (Office documentation, "Coauthoring in Excel
 * add-ins"); nothing says so of custom XML. The cells are saved with the sheets, so they also show if the custom XML is missing.
 * Very hidden sheets can't be unhidden in Excel's own menus. A user's sheet of that name is not touched.
 */
export class NoteCells {
  /** The notes as they were last read or written. */
  texts = NO_NOTES;
  /** The lock's note that this pane's last write has replaced, if another pane had written it since this pane had read it. */
  replacedLock: string | undefined;
  /** The id of the sheet, if it is known. */
  sheetId: string | undefined;
  /** Whether the sheet's first cell has the mark. A pane that is closed after it has added the sheet leaves it without. */
  isMarked = false;
  /** The names of the workbook's sheets when they were last read. */
  names: readonly string[] = [];
  /** False if Excel would refuse the sheet, as of the last look: the workbook then has no notes in cells. */
  mayAdd = true;
  #isProtected = false;

  /** Whether the sheet is known, so that `load` reads its cells. */
  get isFound(): boolean {
    return this.sheetId !== undefined;
  }

  get notes(): Notes {
    return this.#isProtected && !this.isFound ? { ...this.texts, isProtected: true } : this.texts;
  }

  forgetSheet(): void {
    this.sheetId = undefined;
    this.isMarked = false;
    this.texts = NO_NOTES;
  }

  /**
   * Asks in this batch for the cells, and for the sheets that may have them. After the sync, the result says which sheets must be
   * read with `loadCandidates`.
   */
  load(context: Excel.RequestContext): () => readonly string[] {
    const seen = loadSheets(context);
    const id = this.sheetId;
    const cells = id === undefined ? undefined : loadCells(context, id);
    const { protection } = context.workbook;
    if (!cells) protection.load('protected');
    return () => {
      const { names, candidates } = seen();
      this.names = names;
      if (!cells) this.#isProtected = protection.protected;
      this.mayAdd = !this.#isProtected;
      if (cells) this.#take(cells());
      return cells ? [] : candidates;
    };
  }

  /** Asks in this batch for the cells of sheets that may be ours. Call the result after the sync. */
  loadCandidates(context: Excel.RequestContext, ids: readonly string[]): () => void {
    const reads = ids.map((id) => loadCells(context, id, true));
    return () => {
      const found = reads.flatMap((read) => read() ?? []);
      const ours = found.find(({ isMarked }) => isMarked) ?? found[0];
      this.sheetId = ours?.id;
      this.#take(ours);
    };
  }

  #take(found: FoundSheet | undefined): void {
    this.isMarked = found?.isMarked ?? false;
    const { sent = this.texts.sent, ...texts } = found?.texts ?? NO_NOTES;
    this.texts = { ...texts, sent };
  }
}

/** A sheet that is ours: it has the mark, or nothing yet, because its pane was closed as soon as it had added the sheet. */
interface FoundSheet {
  readonly id: string;
  readonly isMarked: boolean;
  readonly texts: CellNotes;
}

/** `sent` is undefined if it was not read. */
type CellNotes = Omit<Notes, 'sent'> & Partial<Pick<Notes, 'sent'>>;

function loadSheets({ workbook }: Excel.RequestContext): () => SeenSheets {
  const { worksheets } = workbook;
  worksheets.load('items/id,items/name,items/visibility');
  return () => ({
    names: worksheets.items.map(({ name }) => name),
    candidates: worksheets.items.flatMap(({ id, name, visibility }) =>
      visibility === 'VeryHidden' && OURS.test(name) ? [id] : [],
    ),
  });
}

/** Asks for the cells of a sheet. The result is undefined if the sheet is not ours. */
function loadCells(
  { workbook }: Excel.RequestContext,
  id: string,
  withSent = false,
): () => FoundSheet | undefined {
  const sheet = workbook.worksheets.getItem(id);
  const cells = untracked(sheet.getRange(CELLS));
  cells.load('values');
  const sentCells = withSent ? untracked(sheet.getRange(SENT_CELLS)) : undefined;
  sentCells?.load('values');
  return () => {
    const texts = textsIn(cells);
    const isMarked = texts[0] === MARK;
    if (!isMarked && texts.some((text) => text !== '')) return undefined;
    return {
      id,
      isMarked,
      texts: { ...notesOf(texts), ...(sentCells && { sent: textsIn(sentCells) }) },
    };
  };
}

function textsIn({ values }: Excel.Range): string[] {
  return (values as Cell[][]).map(([cell = '']) => String(cell));
}

/** The notes in the texts of the cells. */
function notesOf(texts: readonly string[]): CellNotes {
  return { witnesses: texts.slice(FIRST_WITNESS_ROW), lock: texts[LOCK_ROW] ?? '' };
}

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
      if (!NOT_ADDED.includes(errorCodeOf(error))) throw error;
      notes.mayAdd = errorCodeOf(error) !== 'AccessDenied';
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
  { witness, lock, sent = new Map() }: NoteChanges,
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
  for (const [row, text] of sent)
    untracked(untracked(sheet.getRange(SENT_CELLS)).getCell(row, 0)).values = [[text]];
  return () => {
    notes.isMarked = true;
    const texts = textsIn(before);
    const known = notes.texts.lock;
    notes.replacedLock = lock !== undefined && texts[LOCK_ROW] !== known ? texts[LOCK_ROW] : undefined;
    notes.texts = {
      ...notesOf(texts.map((text, row) => changed.get(row) ?? text)),
      sent: notes.texts.sent.map((text, row) => sent.get(row) ?? text),
    };
  };
}
