import type { Area } from '../../core/reports/report';
import { cutBlocks, forEachBlock } from '../blocks';
import { bounding } from './areas';
import { areaOf, MOST_COLUMNS, type Place } from './place';
import { CALL, cellsIn } from './draw-command';

/** Cells that the user has filled, side by side and below each other; counted from the report's first cell. */
interface Notes {
  readonly area: Area;
  readonly cells: number;
}

/** The most pieces that are moved in one sync: Excel looks through the workbook's formulas for each. */
const MOVES_A_SYNC = 200;

/** What the user has in ranges that are in use. Syncs for each block of cells. */
export async function readNotes(
  context: Excel.RequestContext,
  { sheet, row, column }: Place,
  used: readonly Excel.Range[],
): Promise<Notes[]> {
  const notes: Notes[] = [];
  for (const { rowIndex, columnIndex, rowCount, columnCount } of used) {
    const read: { readonly firstRow: number; readonly part: Excel.Range }[] = [];
    await forEachBlock(context, cutBlocks(rowCount, columnCount), ({ start, count }) => {
      const part = sheet.getRangeByIndexes(rowIndex + start, columnIndex, count, columnCount);
      part.load('formulas');
      read.push({ firstRow: rowIndex + start - row, part });
    });
    for (const { firstRow, part } of read)
      notes.push(...filledIn(part.formulas as unknown[][], firstRow, columnIndex - column));
  }
  return notes;
}

/** Neighbours in a row go together, and so do rows that are filled in the same columns. */
function filledIn(cells: readonly (readonly unknown[])[], firstRow: number, firstColumn: number): Notes[] {
  const done: Notes[] = [];
  let open: Notes[] = [];
  for (const [at, line] of cells.entries()) {
    const above = new Set(open);
    open = runsOf(line).map(({ first, last }): Notes => {
      const row = { firstRow: firstRow + at, lastRow: firstRow + at };
      const area = { ...row, firstColumn: firstColumn + first, lastColumn: firstColumn + last };
      const same = [...above].find(
        (each) => each.area.firstColumn === area.firstColumn && each.area.lastColumn === area.lastColumn,
      );
      if (!same) return { area, cells: last - first + 1 };
      above.delete(same);
      return { area: { ...same.area, lastRow: area.lastRow }, cells: same.cells + last - first + 1 };
    });
    done.push(...above);
  }
  return [...done, ...open];
}

function runsOf(line: readonly unknown[]): { readonly first: number; readonly last: number }[] {
  const runs: { readonly first: number; readonly last: number }[] = [];
  for (const [at, cell] of line.entries()) {
    if (cell === '') continue;
    const last = runs.at(-1);
    if (last?.last === at - 1) runs[runs.length - 1] = { ...last, last: at };
    else runs.push({ first: at, last: at });
  }
  return runs;
}

/**
 * How many columns notes have to move to get right of a report and of all that stands there in their rows; undefined where
 * the sheet ends before. @param width the report's
 */
export async function wayAside(
  context: Excel.RequestContext,
  { sheet, row, column }: Place,
  notes: readonly Notes[],
  width: number,
): Promise<number | undefined> {
  const [first, ...others] = notes.map(({ area }) => area);
  if (!first) return 0;
  const { firstRow, lastRow, firstColumn, lastColumn } = bounding([first, ...others]);
  const from = column + width;
  const room = MOST_COLUMNS - from;
  if (room <= 0) return undefined;
  const taken = sheet
    .getRangeByIndexes(row + firstRow, from, lastRow - firstRow + 1, room)
    .getUsedRangeOrNullObject(true);
  taken.load('columnIndex,columnCount');
  await context.sync();
  const free = taken.isNullObject ? from : taken.columnIndex + taken.columnCount;
  return free + lastColumn - firstColumn < MOST_COLUMNS ? free - column - firstColumn : undefined;
}

/**
 * Moves notes some columns to the right, as if they were cut and pasted: formulas that look at them follow. `first` is done
 * in the batch of the first ones, before them.
 */
export async function moveNotes(
  context: Excel.RequestContext,
  key: string,
  notes: readonly Notes[],
  columns: number,
  first: () => void,
): Promise<void> {
  const blocks = cutBlocks(notes.length, 1, () => CALL * 3, MOVES_A_SYNC);
  await forEachBlock(context, blocks, ({ start, count }) => {
    if (start === 0) first();
    const area = areaOf(context, key);
    for (const { area: cells } of notes.slice(start, start + count)) {
      const from = cellsIn(area, cells);
      from.unmerge();
      from.moveTo(area.getCell(cells.firstRow, cells.firstColumn + columns));
    }
  });
}
