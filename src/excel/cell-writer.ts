import type { Cell } from '../core/table/sheet';
import { subRange, untracked } from './untracked';

/** Where cells are written: a table's body, or another block. Each call returns a range for the batch that calls. */
interface Place {
  readonly body: () => Excel.Range;
  /** A table's header row, and its texts at the time when the positions of columns were read. */
  readonly header?: { readonly range: () => Excel.Range; readonly texts: readonly string[] };
}

/** A cell of the body to write: row and column counted from 0. */
export interface Target {
  readonly index: number;
  readonly at: number;
  readonly cell: Cell;
  /** The cell is written only if it still shows this value. */
  readonly was?: Cell;
}

/**
 * The expected values of the guard columns, by column position: the writes go to the right rows only if they are unchanged.
 */
export type Guards = ReadonlyMap<number, readonly Cell[]>;

/**
 * If at most so many rows are between two written cells, one range covers both, and null leaves the cells between them
 * unchanged.
 */
const BRIDGED_ROWS = 200;

/** How a text is written: first as it is, then with the apostrophe that marks it as text for Excel. */
const SPELLINGS = [(text: string) => text, (text: string) => `'${text}`];

interface Run {
  readonly at: number;
  readonly start: number;
  readonly cells: (Cell | null)[];
}

/**
 * Writes cells and reads back what Excel made of them. The batch that writes also reads the header and the guard columns
 * again. If rows or columns moved in the meantime, the old contents are restored and the result is 'moved'. `adjusted`:
 * cells whose value in Excel differs from the given one. `typed`: cells that the user changed after they were read; they
 * keep what the user typed.
 */
export async function writeCells(
  context: Excel.RequestContext,
  place: Place,
  guards: Guards,
  targets: readonly Target[],
): Promise<'moved' | { adjusted: Target[]; typed: Target[] }> {
  let wanted = [...targets];
  let adjusted: Target[] = [];
  let typed: Target[] | undefined;
  for (const spell of SPELLINGS) {
    const spelled = wanted.map((target) => ({
      ...target,
      cell: typeof target.cell === 'string' ? spell(target.cell) : target.cell,
    }));
    const written = await tryWrite(context, place, guards, spelled);
    if (written === 'moved') return 'moved';
    typed ??= written.typed;
    adjusted = wanted.flatMap((target) => {
      const now = written.now.get(`${target.index} ${target.at}`);
      return now === undefined || now === target.cell ? [] : [{ ...target, cell: now }];
    });
    // Only texts have a second spelling: with an apostrophe in front, Excel does not read them as something else.
    const mistaken = new Set(adjusted.map((target) => `${target.index} ${target.at}`));
    wanted = wanted
      .filter(
        (target) =>
          typeof target.cell === 'string' &&
          target.cell !== '' &&
          mistaken.has(`${target.index} ${target.at}`),
      )
      .map(({ index, at, cell }) => ({ index, at, cell })); // the cell shows our first spelling now
    if (wanted.length === 0) break;
  }
  return { adjusted, typed: typed ?? [] };
}

async function tryWrite(
  context: Excel.RequestContext,
  place: Place,
  guards: Guards,
  targets: readonly Target[],
): Promise<'moved' | { now: Map<string, Cell>; typed: Target[] }> {
  const runs = runsOf(targets);
  const header = place.header?.range();
  header?.load('values');
  const guarded = [...guards].map(([at, expected]) => {
    const column = untracked(place.body().getColumn(at));
    column.load('values');
    return { column, expected };
  });
  context.application.suspendApiCalculationUntilNextSync();
  const written = runs.map((run) => {
    const [before, range, after] = [rangeOf(place, run), rangeOf(place, run), rangeOf(place, run)];
    before.load('formulas');
    range.values = run.cells.map((cell) => [cell]);
    after.load('values');
    return { run, before, after };
  });
  await context.sync();
  const moved =
    (header !== undefined && !sameHeader(header.values as Cell[][], place.header?.texts ?? [])) ||
    guarded.some(({ column, expected }) => !sameColumn(column.values as Cell[][], expected));
  if (moved) {
    // null again for cells that were not written: a user's formula beside our cells is not written a second time.
    for (const { run, before } of written) {
      rangeOf(place, run).formulas = (before.formulas as Cell[][]).map((row, index) => [
        run.cells[index] === null ? null : row[0],
      ]);
    }
    await context.sync();
    return 'moved';
  }
  const now = new Map<string, Cell>();
  const formulas = new Map<string, Cell>();
  for (const { run, before, after } of written) {
    for (const [step, [cell = '']] of (after.values as Cell[][]).entries()) {
      if (run.cells[step] === null) continue;
      const writtenAt = `${run.start + step} ${run.at}`;
      now.set(writtenAt, cell);
      formulas.set(writtenAt, (before.formulas as Cell[][])[step]?.[0] ?? '');
    }
  }
  const typed = targets.filter(({ index, at, was }) => {
    const found = formulas.get(`${index} ${at}`);
    return was !== undefined && found !== undefined && found !== was;
  });
  if (typed.length > 0) {
    for (const { index, at } of typed) {
      const typedAt = `${index} ${at}`;
      subRange(place.body(), index, at, 1, 1).formulas = [[formulas.get(typedAt) ?? '']];
      now.delete(typedAt);
    }
    await context.sync();
  }
  return { now, typed };
}

function rangeOf(place: Place, { start, at, cells }: Run): Excel.Range {
  return subRange(place.body(), start, at, cells.length, 1);
}

function sameHeader([now = []]: readonly (readonly Cell[])[], expected: readonly string[]): boolean {
  return now.length === expected.length && now.every((cell, at) => String(cell) === expected[at]);
}

function sameColumn(values: readonly (readonly Cell[])[], expected: readonly Cell[]): boolean {
  return values.length === expected.length && values.every((row, index) => row[0] === expected[index]);
}

/** Neighbouring cells of one column as one range. In a range of values, null leaves a cell unchanged. */
function runsOf(targets: readonly Target[]): Run[] {
  const runs: Run[] = [];
  const sorted = [...targets].sort((one, other) => one.at - other.at || one.index - other.index);
  for (const { at, index, cell } of sorted) {
    const last = runs.at(-1);
    const gap = last && last.at === at ? index - (last.start + last.cells.length) : -1;
    if (!last || gap < 0 || gap > BRIDGED_ROWS) {
      runs.push({ at, start: index, cells: [cell] });
      continue;
    }
    for (let row = 0; row < gap; row += 1) last.cells.push(null);
    last.cells.push(cell);
  }
  return runs;
}
