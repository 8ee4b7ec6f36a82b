import type { Notes } from '../app/ports';
import type { Cell } from '../core/values/cell';
import { untracked } from './untracked';

export const SHEET = 'Shiftsheet Memory';
const OURS = /^Shiftsheet Memory( \(\d+\))?$/i;

/** The text in the first cell of the sheet: a very hidden sheet without it is not ours. */
export const MARK = 'Shiftsheet keeps notes here. Please do not change them.';

/** The mark, the lock's note, then the witnesses. More devices than cells rarely have one workbook open at a time. */
export const CELLS = 'A1:A18';
export const LOCK_ROW = 1;
export const FIRST_WITNESS_ROW = 2;

const NO_NOTES: Notes = { witnesses: [], lock: '' };

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
    const reads = ids.map((id) => loadCells(context, id));
    return () => {
      const found = reads.flatMap((read) => read() ?? []);
      const ours = found.find(({ isMarked }) => isMarked) ?? found[0];
      this.sheetId = ours?.id;
      this.#take(ours);
    };
  }

  #take(found: FoundSheet | undefined): void {
    this.isMarked = found?.isMarked ?? false;
    this.texts = found?.texts ?? NO_NOTES;
  }
}

/** A sheet that is ours: it has the mark, or nothing yet, because its pane was closed as soon as it had added the sheet. */
interface FoundSheet {
  readonly id: string;
  readonly isMarked: boolean;
  readonly texts: Notes;
}

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
function loadCells({ workbook }: Excel.RequestContext, id: string): () => FoundSheet | undefined {
  const cells = untracked(workbook.worksheets.getItem(id).getRange(CELLS));
  cells.load('values');
  return () => {
    const texts = (cells.values as Cell[][]).map(([cell = '']) => String(cell));
    const isMarked = texts[0] === MARK;
    return isMarked || texts.every((text) => text === '')
      ? { id, isMarked, texts: notesOf(texts) }
      : undefined;
  };
}

/** The notes in the texts of the cells. */
export function notesOf(texts: readonly string[]): Notes {
  return { witnesses: texts.slice(FIRST_WITNESS_ROW), lock: texts[LOCK_ROW] ?? '' };
}
