import type { IMutationInfo } from '@univerjs/core';
import { LexerTreeBuilder, ReorderRangeMutation, SetRangeValuesMutation } from '@univerjs/preset-sheets-core';
import type { Area } from '../../excel/grid';
import { compareValues } from '../../excel/values/value-type';
import { rangeOf, type Book } from './book';
import { scalarOf } from './cells';
import type { Doing } from './steps';

/** A row's place after sorting, and its place before. */
type Move = readonly [place: number, source: number];

/**
 * The change that sorts the rows at `places` among themselves by one of the area's columns. The engine's own sort is not used:
 * it has another order of values, and its formulas still refer to the rows' old places.
 */
export function sorting(
  book: Book,
  place: { readonly sheet: string; readonly area: Area },
  places: readonly number[],
  column: number,
  ascending: boolean,
): Doing {
  const sheet = book.sheet(place.sheet);
  const matrix = book.matrix(sheet);
  const key = (row: number) => scalarOf(matrix[row]?.[place.area.column + column]);
  const sources = [...places].sort((one, other) => compareValues(key(one), key(other), ascending));
  const moves = places.map((row, index): Move => [row, sources[index] ?? row]);
  const range = rangeOf(sheet, place.area);
  const reorder = (order: readonly Move[]): IMutationInfo => ({
    id: ReorderRangeMutation.id,
    params: { unitId: book.unitId, subUnitId: place.sheet, range, order: Object.fromEntries(order) },
  });
  const formulas = movedFormulas(book, place, moves);
  return {
    redo: [reorder(moves), ...formulas.redo],
    undo: [reorder(moves.map(([to, source]) => [source, to])), ...formulas.undo],
  };
}

/** A formula that moves with its row still refers to its own row, as in Excel. */
function movedFormulas(
  book: Book,
  { sheet, area }: { readonly sheet: string; readonly area: Area },
  moves: readonly Move[],
): Doing {
  const matrix = book.matrix(book.sheet(sheet));
  const lexer = book.engine.injector.get(LexerTreeBuilder);
  const redo: Record<number, Record<number, { f: string }>> = {};
  const undo: typeof redo = {};
  for (const [place, source] of moves) {
    if (place === source) continue;
    for (let column = area.column; column < area.column + area.columns; column++) {
      const f = matrix[source]?.[column]?.f;
      if (!f) continue;
      (redo[place] ??= {})[column] = { f: lexer.moveFormulaRefOffset(f, 0, place - source) };
      (undo[source] ??= {})[column] = { f };
    }
  }
  const set = (cellValue: typeof redo): IMutationInfo[] =>
    Object.keys(cellValue).length === 0
      ? []
      : [{ id: SetRangeValuesMutation.id, params: { unitId: book.unitId, subUnitId: sheet, cellValue } }];
  return { redo: set(redo), undo: set(undo) };
}
