import type { Cell } from '../../core/values/cell';
import { subRange } from '../calls/run';
import { BYTES_A_CELL, loadedCells, cutRowRanges, inRowRanges } from '../cells/row-ranges';
import { bodyRange, type TablePlace } from './table-finder';

/**
 * A text that may be an error value. Excel gives errors as texts in its own language (`#N/A`, in German `#NV`, in Russian
 * `#Н/Д`; measured by the public add-in excel-ai-addin, September 2026), so only `valueTypes` says which texts are errors.
 */
const MAY_BE_ERROR = /^#(?:\D|\/0){1,40}$/;

/** A table's body, as it was read. */
interface Body {
  readonly place: TablePlace;
  readonly values: readonly (readonly Cell[])[];
}

/**
 * The texts of a table that are error values. Tables without a text that may be one cost nothing, others a round trip. A text
 * that is an error in one cell counts as one in each.
 */
export async function readErrorTexts(
  context: Excel.RequestContext,
  { place, values }: Body,
): Promise<ReadonlySet<Cell>> {
  const columns = place.columns.flatMap((_, at) => (values.some((row) => mayBeError(row[at])) ? [at] : []));
  if (columns.length === 0) return new Set();
  const blocks = cutRowRanges(values.length, 2 * columns.length, () => 2 * columns.length * BYTES_A_CELL);
  const errors = await inRowRanges(blocks, async ({ start, count }) => {
    const body = bodyRange(context.workbook.tables.getItem(place.id));
    const ranges = columns.map((at) => subRange(body, start, at, count, 1));
    for (const range of ranges) range.load('values,valueTypes');
    await context.sync();
    return ranges.flatMap(errorsIn);
  });
  return new Set(errors.flat());
}

function errorsIn(range: Excel.Range): Cell[] {
  const types = range.valueTypes;
  return loadedCells(range).flatMap(([cell = ''], row) =>
    String(types[row]?.[0]) === 'Error' ? [cell] : [],
  );
}

// Tables have a million cells, and few begin with this sign.
const mayBeError = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' && cell.startsWith('#') && MAY_BE_ERROR.test(cell);
