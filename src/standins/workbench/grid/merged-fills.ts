import type { ICellData, IMutationInfo, Nullable } from '@univerjs/core';
import type { ISetRangeValuesMutationParams } from '@univerjs/preset-sheets-core';

type Line = Record<number, Nullable<ICellData>>;
type Lines = Record<number, Line>;

/**
 * The same changes, but each run of mutations that fill cells of one sheet is merged into one. The client library writes a
 * large block in a hundred parts, and when undo plays them back, the engine searches all sheets at each part.
 *
 * @param fill id of the mutation that fills cells.
 */
export function mergedFills(mutations: readonly IMutationInfo[], fill: string): IMutationInfo[] {
  const merged: IMutationInfo[] = [];
  let run: { readonly sheet: string; readonly lines: Lines } | undefined;
  for (const mutation of mutations) {
    if (mutation.id !== fill) {
      run = undefined;
      merged.push(mutation);
      continue;
    }
    const params = mutation.params as ISetRangeValuesMutationParams;
    const added = (params.cellValue ?? {}) as Lines;
    if (run?.sheet !== params.subUnitId || !fits(run.lines, added)) {
      run = { sheet: params.subUnitId, lines: {} };
      merged.push({ ...mutation, params: { ...params, cellValue: run.lines } });
    }
    for (const row of Object.keys(added).map(Number)) {
      const line = added[row] ?? {};
      run.lines[row] = run.lines[row] ? withCells(run.lines[row], line) : { ...line };
    }
  }
  return merged;
}

/** Cells that are cleared whole, or that have a style by its name, can't be merged over others. */
function fits(lines: Lines, added: Lines): boolean {
  return Object.keys(added).every((row) => {
    const line = lines[Number(row)];
    return (
      !line ||
      Object.entries(added[Number(row)] ?? {}).every(([column, cell]) => {
        const below = line[Number(column)];
        return below === undefined || (isPlain(below) && isPlain(cell));
      })
    );
  });
}

const isPlain = (cell: Nullable<ICellData>): boolean =>
  !!cell && typeof cell.s !== 'string' && cell.s !== null;

function withCells(line: Line, added: Line): Line {
  for (const column of Object.keys(added).map(Number)) {
    const [below, above] = [line[column], added[column]];
    if (!below || !above) line[column] = above;
    else line[column] = { ...below, ...above, ...bothStyles(below, above) };
  }
  return line;
}

function bothStyles({ s: below }: ICellData, { s: above }: ICellData): Pick<ICellData, 's'> {
  if (typeof below === 'string' || typeof above === 'string' || (!below && !above)) return {};
  return { s: { ...below, ...above } };
}
