import type { Sheet } from '../../app/ports';
import type { LayoutColumn } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { BYTES_A_RANGE, cutBlocks, inBlocks } from '../cells/blocks';
import { readableTextColour } from '../../core/values/text';
import { subRange } from '../calls/run';
import { bodyOf } from './table-finder';

/** The most runs of one colour: more would keep Excel busy for too long. */
const MOST_RUNS = 3_000;

/** The most runs in the batch that makes a table: that batch has the table's rows too. */
const MOST_WITH_TABLE = 100;

/** A fill and a colour of letters are objects of their own. */
const BYTES_A_SWATCH = BYTES_A_RANGE + 600;

const HEX = /^[0-9A-F]{6}$/i;

/** Neighbouring cells of one colour; '' has no fill. */
interface Run {
  readonly start: number;
  readonly count: number;
  readonly colour: string;
}

/** A run in the column at this position. */
export interface Swatch extends Run {
  readonly at: number;
}

/** The colours in a new table's rows; undefined if they are too many for the batch that makes the table. */
export function newSwatches(
  columns: readonly LayoutColumn[],
  rows: readonly (readonly Cell[])[],
): readonly Swatch[] | undefined {
  const swatches = columns.flatMap(({ swatch }, at) =>
    swatch ? runsOf(rows.map((row) => row[at] ?? '')).map((run) => ({ ...run, at })) : [],
  );
  const coloured = swatches.filter(({ colour }) => colour !== '');
  return coloured.length > MOST_WITH_TABLE ? undefined : coloured;
}

/** Fills the cells of a colour column with the colours that they contain. */
export async function paintSwatches(
  context: Excel.RequestContext,
  { table, columns, rows }: Sheet,
  column: string,
): Promise<void> {
  const at = columns.indexOf(column);
  if (at < 0) return;
  const body = () => bodyOf(context.workbook.tables.getItem(table.id));
  const runs = runsOf(rows.map((row) => row[at] ?? '')).slice(0, MOST_RUNS);
  await inBlocks(
    cutBlocks(runs.length, 1, () => BYTES_A_SWATCH),
    async ({ start, count }) => {
      for (const run of runs.slice(start, start + count)) paintSwatch(body(), { ...run, at });
      await context.sync();
    },
  );
}

export function paintSwatch(body: Excel.Range, { at, start, count, colour }: Swatch): void {
  const { fill, font } = subRange(body, start, at, count, 1).format;
  if (colour === '') {
    fill.clear();
    font.color = '#000000';
  } else {
    fill.color = `#${colour}`;
    font.color = readableTextColour(colour);
  }
}

function runsOf(cells: readonly Cell[]): Run[] {
  const runs: Run[] = [];
  for (const [index, cell] of cells.entries()) {
    const text = String(cell).replace('#', '');
    const colour = HEX.test(text) ? text.toUpperCase() : '';
    const last = runs.at(-1);
    if (last?.colour === colour) runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ start: index, count: 1, colour });
  }
  return runs;
}
