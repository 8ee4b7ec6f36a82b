import type { Sheet } from '../app/ports';
import type { Layout } from '../core/table/layout';
import { ROW_COLUMN, type Cell } from '../core/table/sheet';
import { WorkbookProblem } from '../app/failures';
import { cutBlocks, forEachBlock } from './blocks';
import { moveDays } from './date-system';
import type { Found } from './table-finder';

/** A user who keeps sorting while a big table is read in blocks is asked to pause after this many tries. */
const MOST_TRIES = 4;

/** Reads the whole table, `cells` cells a sync; where it took several blocks, makes sure that the rows did not move. */
export async function readWhole(
  context: Excel.RequestContext,
  layout: Layout,
  found: Found,
  offset: number,
  cells: number,
): Promise<Sheet> {
  const serial = serialColumns(layout, found.columns);
  const blocks = cutBlocks(found.rows, found.columns.length, () => 0, cells);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const ranges: Excel.Range[] = [];
    await forEachBlock(context, blocks, ({ start, count }) => {
      const range = found.body.getCell(start, 0).getResizedRange(count - 1, found.columns.length - 1);
      range.load('values');
      ranges.push(range);
    });
    const read = ranges.flatMap((range) => range.values as Cell[][]);
    if (blocks.length < 2 || (await sameOrder(context, found, read))) {
      return {
        sheetName: found.sheetName,
        columns: found.columns,
        lost: found.lost,
        rows: moveDays(read, serial, offset),
        firstRow: found.firstRow + 1,
      };
    }
  }
  throw new WorkbookProblem(
    'The table kept moving while it was read. Wait until your changes are done, then try again: nothing is lost.',
  );
}

/** Which of the table's columns hold day numbers. */
export function serialColumns(layout: Layout, columns: readonly string[]): boolean[] {
  const serial = new Set(layout.columns.filter((column) => column.serial).map((column) => column.id));
  return columns.map((name) => serial.has(name));
}

async function sameOrder(
  context: Excel.RequestContext,
  found: Found,
  read: readonly (readonly Cell[])[],
): Promise<boolean> {
  const at = found.columns.indexOf(ROW_COLUMN);
  if (at < 0) return true;
  const ids = found.body.getColumn(at);
  ids.load('values');
  await context.sync();
  const now = ids.values as Cell[][];
  return now.length === read.length && now.every((row, index) => row[0] === read[index]?.[at]);
}
