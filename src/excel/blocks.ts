/** Sends large tables to Excel, and reads them, block by block: one sync for each block. */

/**
 * The most cells in one sync. Excel on the web refuses requests and answers above 5 MB (RequestPayloadSizeLimitExceeded). At
 * about 30 bytes a cell a sync stays near 2 MB, with room for long texts. Source: Office documentation, "Resource limits and
 * performance optimization".
 */
const CELLS_A_SYNC = 60_000;

/** About how many bytes a cell takes in a request, if its text is not known. */
export const BYTES_A_CELL = 30;

/** The most bytes of cells that are read in one sync, if their size is known. */
export const BYTES_A_SYNC = CELLS_A_SYNC * BYTES_A_CELL;

/** The most text in one sync, in UTF-16 units, because a note may have 30,000 characters. */
const TEXT_A_SYNC = 1_000_000;

export interface Block {
  readonly start: number;
  readonly count: number;
}

/** Cuts rows into blocks of at most `cells` cells and, unless one row alone is larger, `text` characters. */
export function cutBlocks(
  rows: number,
  columns: number,
  textOfRow: (row: number) => number = () => 0,
  cells: number = CELLS_A_SYNC,
  text: number = TEXT_A_SYNC,
): Block[] {
  const most = Math.max(1, Math.floor(cells / Math.max(1, columns)));
  const blocks: Block[] = [];
  let start = 0;
  let weight = 0;
  for (let row = 0; row < rows; row += 1) {
    const own = textOfRow(row);
    if (row > start && (row - start >= most || weight + own > text)) {
      blocks.push({ start, count: row - start });
      [start, weight] = [row, 0];
    }
    weight += own;
  }
  return rows > start ? [...blocks, { start, count: rows - start }] : blocks;
}

/** Queues each block's work and syncs before the next. */
export async function forEachBlock(
  context: Excel.RequestContext,
  blocks: readonly Block[],
  queue: (block: Block) => void,
): Promise<void> {
  for (const block of blocks) {
    queue(block);
    // eslint-disable-next-line office-addins/no-context-sync-in-loop -- one sync for each block is the point
    await context.sync();
  }
}
