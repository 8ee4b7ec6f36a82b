/** Range.setCellProperties and getCellProperties: what cells look like, cell by cell, as plain objects. */
import { isList, recordOf } from '../../arguments';
import { SHEET_ROWS } from '../../grid';
import type { Argument, Call, HostObject } from '../../object-type';
import type { RangeSelf } from '../../wire/pane';
import { HostProblem, invalidArgument } from '../../problem';
import type { Json, JsonObject } from '../../wire/protocol';
import { areaOf } from '../../objects/range-argument';

/** The sides of a cell, which Excel.CellBorderCollection names in its own way. */
const BORDERS: Readonly<Record<string, string>> = {
  bottom: 'EdgeBottom',
  left: 'EdgeLeft',
  right: 'EdgeRight',
  top: 'EdgeTop',
  diagonalDown: 'DiagonalDown',
  diagonalUp: 'DiagonalUp',
  horizontal: 'InsideHorizontal',
  vertical: 'InsideVertical',
};

const wireName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The part of an object that a name of the plain object refers to. */
function partOf(object: HostObject, name: string, call: Call): HostObject | undefined {
  if (object.typeName === 'RangeBorderCollection') {
    const side = BORDERS[name];
    if (side === undefined) throw invalidArgument();
    return object.item(side, call);
  }
  return object.hasObject(wireName(name), call)
    ? (object.navigate(wireName(name), call) ?? undefined)
    : undefined;
}

function setAll(object: HostObject, given: JsonObject, call: Call): void {
  for (const [name, value] of Object.entries(given)) {
    const part = partOf(object, name, call);
    if (part) setAll(part, recordOf(value), call);
    else object.set(wireName(name), value, call);
  }
}

function readAll(object: HostObject, asked: JsonObject, call: Call): JsonObject {
  const answer: Record<string, Json> = {};
  for (const [name, value] of Object.entries(asked)) {
    if (value === false || value === null) continue;
    const part = partOf(object, name, call);
    answer[name] = part ? readAll(part, recordOf(value), call) : object.get(wireName(name), call);
  }
  return answer;
}

/** The cell's range, row by row. */
function cellsOf(self: RangeSelf, { book, model }: Call): HostObject[][] {
  const { row, column, rows, columns } = areaOf(self);
  const isTooLarge = rows === SHEET_ROWS || rows * columns > book.options.limits.cellsRead;
  if (isTooLarge) throw new HostProblem('RangeExceedsLimit');
  return Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (__, right) =>
      model.range(self.sheet, { row: row + down, column: column + right, rows: 1, columns: 1 }),
    ),
  );
}

/** One plain object for each cell. What it leaves out stays unchanged. */
export function setCellProperties(self: RangeSelf, [given]: readonly Argument[], call: Call): void {
  const cells = cellsOf(self, call);
  if (given === undefined || !isList(given) || given.length !== cells.length) throw invalidArgument();
  const lines = given.map((line, row) => {
    if (!isList(line) || line.length !== cells[row]?.length) throw invalidArgument();
    return line.map((each) => recordOf(each));
  });
  call.book.grid.step(() =>
    cells.forEach((line, row) =>
      line.forEach((cell, column) => setAll(cell, lines[row]?.[column] ?? {}, call)),
    ),
  );
}

/** Of each cell, the properties that are asked for with `true`. */
export const getCellProperties = (self: RangeSelf, [asked]: readonly Argument[], call: Call): Json =>
  cellsOf(self, call).map((line) => line.map((cell) => readAll(cell, recordOf(asked), call)));
