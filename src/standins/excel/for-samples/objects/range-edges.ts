/** Where Ctrl and an arrow key lead from a cell: to the edge of its block of filled cells, or to the next one. */
import { bounding, intersection } from '../../area';
import { choiceOf } from '../../arguments';
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from '../../grid';
import type { Argument, Call, ObjectType } from '../../object-type';
import type { RangeSelf } from '../../wire/pane';
import { invalidArgument } from '../../problem';
import { areaArgument, areaOf } from '../../objects/range-argument';

const STEPS = {
  Up: { row: -1, column: 0 },
  Down: { row: 1, column: 0 },
  Left: { row: 0, column: -1 },
  Right: { row: 0, column: 1 },
} as const;

function edge(self: RangeSelf, [direction, activeCell]: readonly Argument[], { book }: Call): Area {
  const step = STEPS[choiceOf(direction, ['Up', 'Down', 'Left', 'Right'])];
  const own = areaOf(self);
  const start = activeCell === undefined || activeCell === null ? own : areaArgument(activeCell, self.sheet);
  if (!intersection(own, start)) throw invalidArgument();
  const used = book.grid.used(self.sheet);
  const isFilled = (row: number, column: number): boolean => {
    const cell = { row, column, rows: 1, columns: 1 };
    return used !== undefined && intersection(used, cell) !== undefined
      ? book.grid.read(self.sheet, cell)[0]?.[0]?.value !== ''
      : false;
  };
  const end = sheetEnd(start, step);
  let [row, column] = [start.row, start.column];
  const isThere = (): boolean => row === end.row && column === end.column;
  if (isThere()) return { row, column, rows: 1, columns: 1 };
  // Inside a block: its last filled cell. From its edge or outside: the next filled cell, or the end of the sheet.
  const inside = isFilled(row, column) && isFilled(row + step.row, column + step.column);
  const reach = used
    ? { row: used.row + used.rows, column: used.column + used.columns }
    : { row: 0, column: 0 };
  while (!isThere()) {
    const isBeyond = (step.row > 0 && row >= reach.row) || (step.column > 0 && column >= reach.column);
    if (isBeyond) return { ...end, rows: 1, columns: 1 };
    const isNextFilled = isFilled(row + step.row, column + step.column);
    if (inside && !isNextFilled) break;
    row += step.row;
    column += step.column;
    if (!inside && isNextFilled) break;
  }
  return { row, column, rows: 1, columns: 1 };
}

function sheetEnd(
  { row, column }: Area,
  step: { readonly row: number; readonly column: number },
): { row: number; column: number } {
  if (step.row !== 0) return { row: step.row > 0 ? SHEET_ROWS - 1 : 0, column };
  return { row, column: step.column > 0 ? SHEET_COLUMNS - 1 : 0 };
}

export const edgeMethods: NonNullable<ObjectType<RangeSelf>['methods']> = {
  GetRangeEdge: (self, args, call) => call.model.range(self.sheet, edge(self, args, call)),
  GetExtendedRange: (self, args, call) =>
    call.model.range(self.sheet, bounding(areaOf(self), edge(self, args, call))),
};
