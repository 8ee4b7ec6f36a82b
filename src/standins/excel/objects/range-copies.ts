/** Excel.Range.copyFrom: what is copied, where it lands, and what copying does not model. */
import { parseAddress, splitSheet } from '../address';
import { intersection, isOnSheet } from '../area';
import { booleanOf, modelledChoiceOf } from '../arguments';
import { setFormats } from '../format-runs';
import { copiedFormula } from '../formulas/rewrite';
import { PLAIN_LOOK, type Area, type GridCell, type Look } from '../grid';
import { sameName } from '../names';
import { HostObject, type Argument, type Call } from '../object-type';
import { AreasSelf, type RangeSelf } from '../pane';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import { growTables } from '../table-growth';
import { settleHeaders } from '../table-headers';
import { requireUnmerged } from './merges';
import { requireUnprotected } from './protection';
import { areaOf, rangeArgument } from './range-argument';

export interface Place {
  readonly sheet: string;
  readonly area: Area;
}

/** A cell with all that copying takes along. */
interface Copied {
  readonly cell: GridCell;
  readonly format: string;
  readonly look: Look;
}

const KINDS = ['All', 'Formulas', 'Values', 'Formats'] as const;

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

/** Links and rules of validation and formatting would have to be copied too; that is refused rather than left out. */
export function requireNoRules({ sheet, area }: Place, { book }: Call): void {
  const lies = (each: { readonly sheet: string; readonly area: Area | undefined }): boolean =>
    each.sheet === sheet && each.area !== undefined && intersection(each.area, area) !== undefined;
  if (book.hasLinks(sheet, area)) throw notModelled('copying links');
  if (book.validations.some(lies)) throw notModelled('copying data validation');
  if (book.conditionalFormats.some(lies)) throw notModelled('copying conditional formats');
}

const flag = (argument: Argument | undefined): boolean =>
  argument === undefined || argument === null ? false : booleanOf(argument);

const turned = (block: readonly (readonly Copied[])[]): Copied[][] =>
  (block[0] ?? []).map((_, column) => block.flatMap((line) => line.slice(column, column + 1)));

/** A destination that is a multiple of the source is filled with it again and again; any other takes it once. */
function landing(destination: Area, rows: number, columns: number): Area {
  const fits = destination.rows % rows === 0 && destination.columns % columns === 0;
  return fits ? destination : { ...destination, rows, columns };
}

export function copyFrom(
  self: RangeSelf,
  [from, type, skip, transpose]: readonly Argument[],
  call: Call,
): void {
  const { grid } = call.book;
  requireUnprotected(self.sheet, call);
  const kind = modelledChoiceOf(type, KINDS, ['Link'], 'All');
  const skipsBlanks = flag(skip);
  const source = sourceOf(self, from, call);
  const read = readCopied(source, call);
  const block = flag(transpose) ? turned(read) : read;
  const [rows, columns] = [block.length, block[0]?.length ?? 0];
  const area = landing(areaOf(self), rows, columns);
  if (!isOnSheet(area)) throw invalidArgument();
  requireUnmerged(self.sheet, area, 'copying over', call);
  requireUnmerged(source.sheet, source.area, 'copying', call);
  const hasContent = kind !== 'Formats';
  const hasFormulas = read.some((line) => line.some(({ cell }) => cell.formula !== undefined));
  const copiesFormulas = hasFormulas && (kind === 'All' || kind === 'Formulas');
  if (copiesFormulas && flag(transpose)) throw notModelled('turning formulas from rows to columns');
  const hasFormats = kind === 'All' || kind === 'Formats';
  if (hasFormats) requireNoRules(source, call);

  const at = (row: number, column: number): Copied | undefined => {
    const copied = block[row % rows]?.[column % columns];
    return skipsBlanks && copied && isBlank(copied.cell) ? undefined : copied;
  };
  const cells = Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (__, column) => at(row, column)),
  );
  grid.step(() => {
    if (hasFormats) {
      if (!skipsBlanks) call.book.clearConditionalFormats(self.sheet, area);
      setFormats(grid, self.sheet, area, (row, column) => cells[row]?.[column]?.format);
      setLooks(cells, area, self.sheet, call);
    }
    if (!hasContent) return;
    const values = cells.map((line, row) =>
      line.map((each, column) => {
        if (!each) return undefined;
        if (!copiesFormulas) return { value: each.cell.value };
        const down = area.row + row - (source.area.row + (row % rows));
        const right = area.column + column - (source.area.column + (column % columns));
        return copiedCell(each.cell, down, right);
      }),
    );
    grid.write(self.sheet, area, values, 'host');
    const isContent = values.some((line) => line.some((cell) => cell !== undefined && !isBlank(cell)));
    const stops = (added: Area): boolean => call.book.stopsGrowth(self.sheet, added);
    if (isContent) growTables(grid, self.sheet, area, { by: 'host', stops });
    settleHeaders(grid, self.sheet, area, 'host');
  });
  if (kind === 'All' && !skipsBlanks) call.book.setValidation(self.sheet, area, undefined);
}

const isBlank = ({ value, formula }: GridCell): boolean => value === '' && formula === undefined;

/** A cell as it is so many rows and columns on: its formula looks as far on, but where it has a `$`. */
function copiedCell({ value, formula }: GridCell, rows: number, columns: number): GridCell {
  if (formula === undefined) return { value };
  if (formula.includes('[')) throw notModelled('copying formulas that name columns of tables');
  return { value, formula: copiedFormula(formula, rows, columns) };
}

/** Cells take on the whole look of those copied: what these lack is taken away. */
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
