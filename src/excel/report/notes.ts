import type { ReportArea } from '../../core/reports/report';
import { SHEET_COLUMNS } from '../cells/column-formats';
import { cutRowRanges, forEachRowRange, inRowRanges } from '../cells/row-ranges';
import { CALL, cellsIn } from './draw-command';
import { reportRange, type FoundReport } from './place';
import { boundingArea } from './report-names';

/** A block of neighbouring cells that the user has filled; counted from the report's first cell. */
interface Notes {
  readonly area: ReportArea;
  readonly cells: number;
}

/** The most blocks that are moved in one sync: for each, Excel searches the workbook's formulas. */
const MOVES_A_SYNC = 200;

/** The user's notes in used ranges. Syncs for each block of cells. */
export async function readNotes(
  context: Excel.RequestContext,
  { sheet, row, column }: FoundReport,
  used: readonly Excel.Range[],
): Promise<Notes[]> {
  const notes: Notes[] = [];
  for (const { rowIndex, columnIndex, rowCount, columnCount } of used) {
    const read = await inRowRanges(cutRowRanges(rowCount, columnCount), async ({ start, count }) => {
      const part = sheet.getRangeByIndexes(rowIndex + start, columnIndex, count, columnCount);
      part.load('formulas');
      // oxlint-disable-next-line office-addins/no-context-sync-in-loop -- each block is as large as an answer may be
      await context.sync();
      return { firstRow: rowIndex + start - row, part };
    });
    for (const { firstRow, part } of read)
      notes.push(...filledIn(part.formulas as unknown[][], firstRow, columnIndex - column));
  }
  return notes;
}

/** Neighbours in a row are one block, and so are rows that are filled in the same columns. */
function filledIn(cells: readonly (readonly unknown[])[], firstRow: number, firstColumn: number): Notes[] {
  const done: Notes[] = [];
  let open: Notes[] = [];
  for (const [at, line] of cells.entries()) {
    const above = new Set(open);
    open = runsOf(line).map(({ first, last }): Notes => {
      const row = { firstRow: firstRow + at, lastRow: firstRow + at };
      const area = { ...row, firstColumn: firstColumn + first, lastColumn: firstColumn + last };
      const same = [...above].find(
        (note) => note.area.firstColumn === area.firstColumn && note.area.lastColumn === area.lastColumn,
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
 * How many columns the notes must move, to be to the right of the report and of all other cells in their rows; undefined if
 * the sheet has too few columns.
 * @param width the report's width in columns
 */
export async function columnsToMove(
  context: Excel.RequestContext,
  { sheet, row, column }: FoundReport,
  notes: readonly Notes[],
  width: number,
): Promise<number | undefined> {
  const [first, ...others] = notes.map(({ area }) => area);
  if (!first) return 0;
  const { firstRow, lastRow, firstColumn, lastColumn } = boundingArea([first, ...others]);
  const from = column + width;
  const room = SHEET_COLUMNS - from;
  if (room <= 0) return undefined;
  const taken = sheet
    .getRangeByIndexes(row + firstRow, from, lastRow - firstRow + 1, room)
    .getUsedRangeOrNullObject(true);
  taken.load('columnIndex,columnCount');
  await context.sync();
  const free = taken.isNullObject ? from : taken.columnIndex + taken.columnCount;
  return free + lastColumn - firstColumn < SHEET_COLUMNS ? free - column - firstColumn : undefined;
}

/**
 * Moves notes some columns to the right, as cut and paste does: formulas that refer to them follow. `first` runs in the
 * batch of the first notes, before them.
 */
export async function moveNotes(
  context: Excel.RequestContext,
  key: string,
  notes: readonly Notes[],
  columns: number,
  first: () => void,
): Promise<void> {
  const blocks = cutRowRanges(notes.length, 1, () => CALL * 3, MOVES_A_SYNC);
  await forEachRowRange(context, blocks, ({ start, count }) => {
    if (start === 0) first();
    const area = reportRange(context, key);
    for (const { area: cells } of notes.slice(start, start + count)) {
      const from = cellsIn(area, cells);
      from.unmerge();
      from.moveTo(area.getCell(cells.firstRow, cells.firstColumn + columns));
    }
  });
}
