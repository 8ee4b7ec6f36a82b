import { WorkbookProblem } from '../app/failures';
import type { Cell } from '../core/values/cell';
import { BYTES_A_RANGE, bytesOfCell, cutBlocks, inBlocks } from './blocks';
import { CELLS_APART, inOrder, keyOf, queueRun, rangeOf, runsOf } from './cell-runs';
import { loadIsStillHidden, readHiddenRows, type HiddenRows } from './hidden-rows';
import { marked } from './respelling';
import type { PlacedCell, WrittenPlace } from './written-place';
import { writeMessages } from './write-messages';

/** How a text is written at each try. The apostrophe that `formulas` returns in a text cell may be taken as Excel's own. */
const TRIES = [(text: string) => text, (text: string) => text, marked];

/**
 * Gives cells the contents (as `formulas` returned them) that they had before they were written, and reads them back: under
 * a filter, or with an apostrophe, the first try may not give the old contents. One round trip if nothing is hidden.
 *
 * @throws WorkbookProblem if some cells can't get their old contents.
 */
export async function putBack(
  context: Excel.RequestContext,
  place: WrittenPlace,
  contents: readonly PlacedCell[],
  hidden: HiddenRows,
): Promise<void> {
  let due = contents;
  let known = hidden;
  for (const spell of TRIES) {
    const spelled = due.map(({ cell, ...place }) => ({
      ...place,
      cell: typeof cell === 'string' && cell !== '' && !cell.startsWith('=') ? spell(cell) : cell,
    }));
    const now = await writeFormulas(context, place, spelled, known);
    due = due.filter((each) => now.get(keyOf(each)) !== each.cell);
    if (due.length === 0) return;
    known = await readHiddenRows(context, place);
  }
  throw new WorkbookProblem(writeMessages.notPutBack);
}

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
  await inBlocks(cutBlocks(sorted.length, 1, weigh, most), async ({ start, count }) => {
    const part = sorted.slice(start, start + count);
    const isStillHidden = loadIsStillHidden(place, part, hidden);
    const written = runsOf(part, hidden, place.longest).map((run) => {
      const after = rangeOf(place.body(), run);
      queueRun(place.body(), run, hidden, 'formulas', after);
      after.load('formulas');
      return { run, after };
    });
    await context.sync();
    if (!isStillHidden()) return;
    for (const { run, after } of written)
      for (const [step, [formula = '']] of (after.formulas as Cell[][]).entries())
        if (run.cells[step] !== null) now.set(keyOf({ index: run.start + step, at: run.at }), formula);
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
