/**
 * What copying and moving cells have in common: the cells with everything that goes with them, and what is not
 * modelled.
 */
import { parseAddress, splitSheet } from '../address';
import { intersection } from '../area';
import { PLAIN_LOOK, type Area, type GridCell, type Look } from '../grid';
import { sameName } from '../names';
import { HostObject, type Argument, type Call } from '../object-type';
import { AreasSelf, type RangeSelf } from '../wire/pane';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import { rangeArgument } from './range-argument';

export interface Place {
  readonly sheet: string;
  readonly area: Area;
}

/** A cell with everything that is copied with it. */
export interface Copied {
  readonly cell: GridCell;
  readonly format: string;
  readonly look: Look;
}

/** A source given as a text means the sheet of the destination, unless it names another. */
export function sourceOf(self: RangeSelf, argument: Argument | undefined, { book }: Call): Place {
  if (argument instanceof HostObject && argument.self instanceof AreasSelf)
    throw notModelled('copying several blocks of cells');
  if (typeof argument !== 'string') return rangeArgument(argument);
  const { sheet: name, rest } = splitSheet(argument);
  const named = book.grid.sheets().find((each) => name !== undefined && sameName(each.name, name));
  const area = parseAddress(rest);
  if (!area || (name !== undefined && !named)) throw invalidArgument();
  return { sheet: named?.id ?? self.sheet, area };
}

export function readCopied({ sheet, area }: Place, { book }: Call): Copied[][] {
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
 * Links, validation rules and conditional formats would have to be copied too. This is not modelled, so it is refused.
 */
export function requireNoRules({ sheet, area }: Place, { book }: Call): void {
  const lies = (each: { readonly sheet: string; readonly area: Area | undefined }): boolean =>
    each.sheet === sheet && each.area !== undefined && intersection(each.area, area) !== undefined;
  if (book.hasLinks(sheet, area)) throw notModelled('copying links');
  if (book.validations.some(lies)) throw notModelled('copying data validation');
  if (book.conditionalFormats.some(lies)) throw notModelled('copying conditional formats');
}

/** Cells get the whole look of the copied cells. Looks that those do not have are removed. */
export function setLooks(
  cells: readonly (readonly (Copied | undefined)[])[],
  area: Area,
  sheet: string,
  { book }: Call,
): void {
  cells.forEach((line, row) =>
    line.forEach((copied, column) => {
      if (!copied) return;
      const place = { row: area.row + row, column: area.column + column, rows: 1, columns: 1 };
      book.grid.setLook(sheet, place, { ...PLAIN_LOOK, ...copied.look });
    }),
  );
}
