import { WorkbookProblem } from '../../app/failures';
import { CELL_TEXT_LIMIT, type Cell } from '../../core/values/cell';
import { writeMessages } from '../calls/messages';
import {
  CELLS_APART,
  inOrder,
  placedCellKey,
  queueRun,
  rangeOfRun,
  runsOf,
  loadIsStillHidden,
  readHiddenRows,
  type HiddenRows,
} from './cell-runs';
import type { FormerContent, LearnedOfExcel, PlacedCell, WrittenPlace } from './column-formats';
import { BYTES_A_RANGE, bytesOfCell, cutRowRanges, inRowRanges } from './row-ranges';

/** A text with the apostrophe that marks it as a text for Excel. */
export function marked(text: string): string {
  return `'${text}`.slice(0, CELL_TEXT_LIMIT);
}

/** A text as Excel must be given it, so far as this pane has learned: a text may begin with an apostrophe of its own. */
export function givenText(text: string, { eatsApostrophes = false }: LearnedOfExcel): string {
  const hasRoom = text.length < CELL_TEXT_LIMIT;
  return eatsApostrophes && hasRoom && text.startsWith("'") ? marked(text) : text;
}

/** Learns from what a cell shows of a text that begins with an apostrophe. A wrong guess only costs a second write. */
export function learnApostrophes(excel: LearnedOfExcel, wanted: Cell, shown: Cell | undefined): void {
  if (typeof wanted !== 'string' || !wanted.startsWith("'") || shown === '') return;
  if (shown === wanted.slice(1)) excel.eatsApostrophes = true;
  if (shown === `'${wanted}`) excel.eatsApostrophes = false;
}

/**
 * Whether Excel may show `shown` if `written` was written into the cell: the same value in another spelling. Anything else
 * is a value that belongs to another cell, or the cell's old value. `isMarked`: the text was written with the apostrophe that
 * keeps it a text.
 */
export function isRespelling(written: Cell, shown: Cell, isMarked = false): boolean {
  if (written === shown) return true;
  if (written === '') return false;
  if (typeof written === 'string')
    return isRespelledText(written, shown) || (!isMarked && isReadAsOther(written, shown));
  if (typeof written === 'number') return numberIn(shown) === rounded(written);
  // In a cell formatted as text, TRUE is a word in the language of the user's Excel.
  return typeof shown === 'string' && /^\p{Lu}+$/u.test(shown);
}

/** Texts that Excel may read as a formula, whose value can be anything. */
const FORMULA = /^[=+\-@]./;

const BOOLEAN = /^\s*(?:true|false)\s*$/i;

function isReadAsOther(written: string, shown: Cell): boolean {
  if (FORMULA.test(written)) return shown !== '';
  if (typeof shown === 'boolean') return BOOLEAN.test(written);
  return typeof shown === 'number' && isReadAsNumber(written, shown);
}

function isRespelledText(written: string, shown: Cell): boolean {
  if (typeof shown !== 'string') return false;
  const [one, other] = [plain(written), plain(shown)];
  const isCut = shown.length >= CELL_TEXT_LIMIT - 1 && one.startsWith(other);
  return one === other || one === `'${other}` || `'${one}` === other || isCut;
}

/** Line ends and characters that no cell shows may change. */
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, '');

function isReadAsNumber(written: string, shown: number): boolean {
  const digits = written.replaceAll(/[^\d.eE+-]/g, '');
  if (!/\d/.test(written)) return false;
  // Only digits, separators, currencies and percent signs: it is a number, and must be this one. Else it is a date or a time.
  if (!/^[\s\d.,'’()%\p{Sc}]*$/u.test(written)) return true;
  return [Number(digits), Number(digits) / 100, Number(written.replaceAll(/\D/g, ''))].some(
    (number) => rounded(Math.abs(number)) === rounded(Math.abs(shown)) || !Number.isFinite(number),
  );
}

function numberIn(shown: Cell): number | undefined {
  if (typeof shown === 'number') return rounded(shown);
  return typeof shown === 'string' ? rounded(Number(shown.replace(',', '.'))) : undefined;
}

/** Excel keeps 15 digits of a number. */
const rounded = (number: number) => Number(number.toPrecision(14));

/** How a text is written at each try. The apostrophe that `formulas` returns in a text cell may be taken as Excel's own. */
const TRIES = [(text: string) => text, (text: string) => text, marked];

/**
 * Gives cells the contents (as `formulas` returned them) that they had before they were written, and reads them back: under
 * a filter, or with an apostrophe, the first try may not give the old contents. One round trip if nothing is hidden, and up to two
 * more if some contents are formulas.
 *
 * @throws WorkbookProblem if some cells can't get their old contents.
 */
export async function putBack(
  context: Excel.RequestContext,
  place: WrittenPlace,
  contents: readonly FormerContent[],
  hidden: HiddenRows,
): Promise<void> {
  const formatAsText = await unformatFormulas(context, place, contents);
  let due = contents;
  let known = hidden;
  for (const spell of TRIES) {
    const spelled = due.map(({ cell, ...place }) => ({
      ...place,
      cell: typeof cell === 'string' && cell !== '' && !cell.startsWith('=') ? spell(cell) : cell,
    }));
    const now = await writeFormulas(context, place, spelled, known);
    due = due.filter((dueCell) => now.get(placedCellKey(dueCell)) !== dueCell.cell);
    if (due.length === 0) return formatAsText();
    known = await readHiddenRows(context, place);
  }
  throw new WorkbookProblem(writeMessages.notPutBack);
}

/**
 * A formula that is entered into a cell formatted as text becomes a text, so the next batch gives such cells another format. The
 * result gives them theirs again.
 */
async function unformatFormulas(
  context: Excel.RequestContext,
  place: WrittenPlace,
  contents: readonly FormerContent[],
): Promise<() => Promise<void>> {
  const runs = runsOf(contents.filter(({ isFormula }) => isFormula === true));
  if (runs.length === 0) return () => Promise.resolve();
  const read = runs.map((run) => ({ run, range: rangeOfRun(place.body(), run).load('numberFormat') }));
  await context.sync();
  const texts = read.map(({ run, range }) => ({
    run,
    isText: range.numberFormat.map(([format], step) => format === TEXT && run.cells[step] !== null),
  }));
  const format = (code: string) => {
    for (const { run, isText } of texts)
      if (isText.includes(true))
        rangeOfRun(place.body(), run).numberFormat = isText.map((is) => [is ? code : null]) as string[][];
  };
  format('General');
  return async () => {
    format(TEXT);
    await context.sync();
  };
}

const TEXT = '@';

/** Writes formulas and reads them back, by their keys. Cells are absent if rows were hidden or shown in the meantime. */
async function writeFormulas(
  context: Excel.RequestContext,
  place: WrittenPlace,
  cells: readonly PlacedCell[],
  hidden: HiddenRows,
): Promise<ReadonlyMap<string, Cell>> {
  const now = new Map<string, Cell>();
  const sorted = inOrder(cells);
  const weigh = (order: number) => weightOf(sorted[order], sorted[order - 1]);
  const most = hidden.size === 0 ? Infinity : CELLS_APART;
  await inRowRanges(cutRowRanges(sorted.length, 1, weigh, most), async ({ start, count }) => {
    const part = sorted.slice(start, start + count);
    const isStillHidden = loadIsStillHidden(place, part, hidden);
    const written = runsOf(part, hidden, place.longest).map((run) => {
      const after = rangeOfRun(place.body(), run);
      queueRun(place.body(), run, hidden, 'formulas', after);
      after.load('formulas');
      return { run, after };
    });
    await context.sync();
    if (!isStillHidden()) return;
    for (const { run, after } of written)
      for (const [step, [formula = '']] of (after.formulas as Cell[][]).entries())
        if (run.cells[step] !== null)
          now.set(placedCellKey({ index: run.start + step, at: run.at }), formula);
  });
  return now;
}

/** At most so much: cells between others weigh less than a range of their own. */
function weightOf(cell: PlacedCell | undefined, above: PlacedCell | undefined): number {
  const isNext =
    cell &&
    above &&
    cell.at === above.at &&
    cell.index === above.index + 1 &&
    (cell.cell === '') === (above.cell === '');
  return 2 * bytesOfCell(cell?.cell) + (isNext ? 0 : BYTES_A_RANGE);
}
