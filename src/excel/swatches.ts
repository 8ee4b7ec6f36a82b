import type { Layout } from '../core/table/layout';
import type { Cell } from '../core/table/sheet';
import { readableInk } from './readable-ink';
import type { Found } from './table-finder';

/** More runs of one colour than this would keep Excel busy for longer than the colours are worth. */
const MOST_RUNS = 3_000;

const HEX = /^[0-9A-F]{6}$/i;

/** Neighbouring cells of one colour; '' has no fill. */
interface Run {
  readonly start: number;
  readonly count: number;
  readonly colour: string;
}

/** Fills the cells of colour columns with the colour that they name, so that it is seen beside its digits. */
export async function paintSwatches(
  context: Excel.RequestContext,
  layout: Layout,
  { body, columns, rows }: Found,
): Promise<void> {
  const swatches = layout.columns
    .filter((column) => column.swatch)
    .map((column) => columns.indexOf(column.id));
  const painted = swatches
    .filter((at) => at >= 0 && rows > 0)
    .map((at) => {
      const range = body.getColumn(at);
      range.load('values');
      return { at, range };
    });
  if (painted.length === 0) return;
  await context.sync();
  for (const { at, range } of painted) {
    const runs = runsOf((range.values as Cell[][]).map(([cell = '']) => cell));
    for (const { start, count, colour } of runs.slice(0, MOST_RUNS)) {
      const { fill, font } = body.getCell(start, at).getResizedRange(count - 1, 0).format;
      if (colour === '') {
        fill.clear();
        font.color = '#000000';
      } else {
        fill.color = `#${colour}`;
        font.color = readableInk(colour);
      }
    }
  }
  await context.sync();
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
