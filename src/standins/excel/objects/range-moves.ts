/** Excel.Range.moveTo: cells are cut and put elsewhere, and formulas that refer to them follow. */
import { parseAddress, splitSheet } from '../address';
import { contains, intersection, isOnSheet } from '../area';
import { areaOfArgument, rangeArgument } from '../arguments';
import { setFormats } from '../format-runs';
import { withReferences } from '../formulas/rewrite';
import { PLAIN_LOOK, type Area, type GridCell, type Look } from '../grid';
import { sameExcelName } from '../names';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import { growTables } from '../table-growth';
import { HostObject, type Argument, type ObjectCall } from '../wire/object-type';
import { AreasSelf, type RangeSelf } from '../wire/pane';
import { requireUnmerged } from './merges';
import { requireUnprotected } from './protection';

interface Place {
  readonly sheet: string;
  readonly area: Area;
}

/** A cell with everything that is moved with it. */
interface Moved {
  readonly cell: GridCell;
  readonly format: string;
  readonly look: Look;
}

/** A place given as a text is on the range's own sheet, unless it names another. */
function destinationOf(self: RangeSelf, argument: Argument | undefined, { book }: ObjectCall): Place {
  if (argument instanceof HostObject && argument.self instanceof AreasSelf)
    throw notModelled('moving to several blocks of cells');
  if (typeof argument !== 'string') return rangeArgument(argument);
  const { sheet: name, rest } = splitSheet(argument);
  const named = book.grid
    .sheets()
    .find((gridSheet) => name !== undefined && sameExcelName(gridSheet.name, name));
  const area = parseAddress(rest);
  if (!area || (name !== undefined && !named)) throw invalidArgument();
  return { sheet: named?.id ?? self.sheet, area };
}

function readWhole({ sheet, area }: Place, { book }: ObjectCall): Moved[][] {
  if (area.rows * area.columns > book.options.limits.cellsRead) throw new HostProblem('RangeExceedsLimit');
  const formats = book.grid.formats(sheet, area);
  return book.grid.read(sheet, area).map((line, row) =>
    line.map((cell, column) => ({
      cell,
      format: formats[row]?.[column] ?? 'General',
      look: book.grid.look(sheet, area.row + row, area.column + column),
    })),
  );
}

/**
 * Validation rules and conditional formats would have to be moved too. This is not modelled, so it is refused.
 */
function requireNoRules({ sheet, area }: Place, { book }: ObjectCall): void {
  const lies = (placement: { readonly sheet: string; readonly area: Area | undefined }): boolean =>
    placement.sheet === sheet &&
    placement.area !== undefined &&
    intersection(placement.area, area) !== undefined;
  if (book.validations.some(lies)) throw notModelled('moving data validation');
  if (book.conditionalFormats.some(lies)) throw notModelled('moving conditional formats');
}

/** Cells get the whole look of the moved cells. Looks that those do not have are removed. */
function setLooks(
  cells: readonly (readonly Moved[])[],
  area: Area,
  sheet: string,
  { book }: ObjectCall,
): void {
  cells.forEach((line, row) =>
    line.forEach((moved, column) => {
      const place = { row: area.row + row, column: area.column + column, rows: 1, columns: 1 };
      book.grid.setLook(sheet, place, { ...PLAIN_LOOK, ...moved.look });
    }),
  );
}

function requireMovable({ sheet, area }: Place, call: ObjectCall): void {
  const { book } = call;
  if (book.grid.tables().some((table) => table.sheet === sheet && intersection(table.area, area)))
    throw notModelled('moving cells of a table');
  if (namesOn(sheet, area, call)) throw notModelled('moving all cells of a name, or a side of them');
  requireNoRules({ sheet, area }, call);
  requireUnmerged(sheet, area, 'moving', call);
}

/**
 * Whether a name would follow the cells, or shrink. Cells that are cut out of the middle of its area do not change it.
 */
function namesOn(sheet: string, area: Area, { book }: ObjectCall): boolean {
  return book.definedNames.some(
    ({ meaning }) => meaning.sheet === sheet && meaning.area !== undefined && holdsSide(area, meaning.area),
  );
}

/** Whether the moved cells contain one of the four sides of an area. */
function holdsSide(moved: Area, area: Area): boolean {
  const shared = intersection(moved, area);
  if (!shared) return false;
  const atEnd = (first: number, count: number, from: number, all: number): boolean =>
    first === from || first + count === from + all;
  return (
    (shared.columns === area.columns && atEnd(shared.row, shared.rows, area.row, area.rows)) ||
    (shared.rows === area.rows && atEnd(shared.column, shared.columns, area.column, area.columns))
  );
}

/**
 * A formula after the cells that it refers to were moved. A move that would cut the cells of a reference in two is
 * refused.
 */
function followed(
  formula: string,
  formulaSheet: string,
  from: Place,
  to: Place,
  { book }: ObjectCall,
): string {
  const isOn = (sheet: string, named: string | undefined): boolean =>
    named === undefined ? formulaSheet === sheet : sameExcelName(named, book.sheetInfo(sheet).name);
  return withReferences(formula, (reference) => {
    const { sheet, area } = reference;
    if (isOn(to.sheet, sheet) && intersection(area, to.area) && !contains(from.area, area))
      throw notModelled('moving cells over others that formulas look at');
    if (!isOn(from.sheet, sheet) || !intersection(area, from.area)) return reference;
    if (from.sheet !== to.sheet || !contains(from.area, area))
      throw notModelled('moving a part of the cells that a formula looks at, or to another sheet');
    return {
      ...reference,
      area: {
        ...area,
        row: area.row + to.area.row - from.area.row,
        column: area.column + to.area.column - from.area.column,
      },
    };
  });
}

interface Rewritten {
  readonly sheet: string;
  readonly area: Area;
  readonly cell: GridCell;
}

/** The formulas outside the moved cells that follow them. */
function followers(from: Place, to: Place, call: ObjectCall): Rewritten[] {
  const { grid } = call.book;
  return grid.sheets().flatMap(({ id }) => {
    const used = grid.used(id);
    if (!used) return [];
    return grid.read(id, used).flatMap((line, row) =>
      line.flatMap(({ value, formula }, column) => {
        const area = { row: used.row + row, column: used.column + column, rows: 1, columns: 1 };
        const moves = id === from.sheet && contains(from.area, area);
        const isOverwritten = id === to.sheet && contains(to.area, area);
        if (formula === undefined || moves || isOverwritten) return [];
        const next = followed(formula, id, from, to, call);
        return next === formula ? [] : [{ sheet: id, area, cell: { value, formula: next } }];
      }),
    );
  });
}

export function moveTo(self: RangeSelf, [destination]: readonly Argument[], call: ObjectCall): void {
  const { grid } = call.book;
  const from: Place = { sheet: self.sheet, area: areaOfArgument(self) };
  const start = destinationOf(self, destination, call);
  const to = { sheet: start.sheet, area: { ...from.area, row: start.area.row, column: start.area.column } };
  requireUnprotected(from.sheet, call);
  requireUnprotected(to.sheet, call);
  if (!isOnSheet(to.area)) throw invalidArgument();
  for (const place of [from, to]) requireMovable(place, call);
  const moved = readWhole(from, call).map((line) =>
    line.map(({ cell, ...rest }) => ({ ...rest, cell: movedCell(cell, from, to, call) })),
  );
  const rewritten = followers(from, to, call);
  grid.step(() => {
    grid.write(from.sheet, from.area, emptied(from.area), 'host');
    grid.setFormat(from.sheet, from.area, 'General');
    grid.setLook(from.sheet, from.area, PLAIN_LOOK);
    setFormats(grid, to.sheet, to.area, (row, column) => moved[row]?.[column]?.format);
    setLooks(moved, to.area, to.sheet, call);
    grid.write(
      to.sheet,
      to.area,
      moved.map((line) => line.map(({ cell }) => cell)),
      'host',
    );
    for (const { sheet, area, cell } of rewritten) grid.write(sheet, area, [[cell]], 'host');
    const stops = (added: Area): boolean => call.book.stopsGrowth(to.sheet, added);
    growTables(grid, to.sheet, to.area, { by: 'host', stops });
  });
}

/** A moved formula refers to the same cells as before, even if these move with it. */
function movedCell({ value, formula }: GridCell, from: Place, to: Place, call: ObjectCall): GridCell {
  if (formula === undefined) return { value };
  if (from.sheet !== to.sheet) throw notModelled('moving formulas to another sheet');
  return { value, formula: followed(formula, from.sheet, from, to, call) };
}

const emptied = ({ rows, columns }: Area) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({ value: '' })));
