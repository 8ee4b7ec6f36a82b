/** The content of the cells of an Excel.Range: values, formulas, texts and formats, and how they are cleared. */
import { intersection } from '../area';
import { blockArgument, isList, choiceArgument, areaOfArgument } from '../arguments';
import { setFormats } from '../format-runs';
import { PLAIN_LOOK, GRID_COLUMNS, GRID_ROWS, type Area, type GridCell } from '../grid';
import { HostProblem, invalidArgument } from '../problem';
import type { Json } from '../protocol';
import { enterBlock } from '../values/cell-entry';
import { inLanguage, valueType } from '../values/value-type';
import type { Argument, ObjectCall, Property } from '../wire/object-type';
import type { RangeSelf } from '../wire/pane';
import { partMerged, withoutMerged } from './merges';
import { requireUnprotected } from './protection';

function readable(self: RangeSelf, { book }: ObjectCall): Area {
  const area = areaOfArgument(self);
  if (area.rows * area.columns > book.options.limits.cellsRead) throw new HostProblem('RangeExceedsLimit');
  return area;
}

/** A property that is read for each cell. */
const cellProperty = (read: (cell: GridCell, call: ObjectCall) => Json) => ({
  get(self: RangeSelf, call: ObjectCall): Json {
    const area = readable(self, call);
    // Above its limit, Excel gives null and no error (docs-pr, pull request 5821).
    if (area.rows * area.columns > call.book.hardness.mostCellsRead) return null;
    return call.book.grid.read(self.sheet, area).map((line) => line.map((cell) => read(cell, call)));
  },
});

function write(self: RangeSelf, value: Argument, call: ObjectCall): void {
  const area = areaOfArgument(self);
  requireUnprotected(self.sheet, call);
  requireBounded(area, call);
  const given = blockArgument(value, area.rows, area.columns);
  const arriving = call.book.hardness.shiftsFilteredWrites ? shifted(given, self.sheet, area, call) : given;
  const values = withoutMerged(self.sheet, area, arriving, call);
  enterBlock({ sheet: self.sheet, area, values, by: 'host' }, call.book.entering);
  const { emptyTexts, grid, hardness } = call.book;
  if (hardness.keepsEmptyTexts) emptyTexts.follow(self.sheet, area, values, grid.formats(self.sheet, area));
}

/** The types of values: an empty text may fill its cell. */
function valueTypes(self: RangeSelf, call: ObjectCall): Json {
  const { row, column } = readable(self, call);
  const { grid, emptyTexts } = call.book;
  return grid
    .read(self.sheet, areaOfArgument(self))
    .map((line, down) =>
      line.map(({ value }, across) =>
        value === '' && emptyTexts.has(self.sheet, row + down, column + across) ? 'String' : valueType(value),
      ),
    );
}

/**
 * What arrives in rows of which some are hidden: each visible block gets the values from the first one on, and hidden rows
 * get none. A single cell gets its value also in a hidden row. Sources: xlwings/xlwings#747, OfficeDev/office-js#224. Rows
 * hidden by hand are reported to be written rightly (xlwings/xlwings#679); they are treated alike here.
 */
function shifted<Value>(
  values: readonly (readonly Value[])[],
  sheet: string,
  { row, rows, columns }: Area,
  { book }: ObjectCall,
): readonly (readonly (Value | undefined)[])[] {
  if (rows * columns === 1) return values;
  let next = 0;
  return values.map((line, index) => {
    const isHidden = book.grid.rowHidden(sheet, row + index);
    const found = values[isHidden ? 0 : next] ?? [];
    next = isHidden ? 0 : next + 1;
    return isHidden ? line.map(() => undefined) : found;
  });
}

/** Page "Read or write to an unbounded range": values, formulas and number formats of whole rows and columns can't be set. */
function requireBounded({ rows, columns }: Area, { book }: ObjectCall): void {
  if (book.hardness.refusesUnboundedCells && (rows === GRID_ROWS || columns === GRID_COLUMNS))
    throw invalidArgument('Values, formulas and formats of a whole row or column can’t be set.');
}

/** One format for all cells, as such or as `[[format]]` (docs: Excel add-in tutorial, which formats a column in this way). */
function singleFormat(value: Argument): string | undefined {
  if (typeof value === 'string') return value;
  if (!isList(value) || value.length !== 1) return undefined;
  const [line = null] = value;
  const [format] = isList(line) && line.length === 1 ? line : [];
  return typeof format === 'string' ? format : undefined;
}

function writeFormats(self: RangeSelf, value: Argument, call: ObjectCall): void {
  const area = areaOfArgument(self);
  const { grid } = call.book;
  requireUnprotected(self.sheet, call, 'allowFormatCells');
  requireBounded(area, call);
  const one = singleFormat(value);
  if (one !== undefined) grid.setFormat(self.sheet, area, one);
  else {
    const formats = blockArgument(value, area.rows, area.columns);
    setFormats(grid, self.sheet, area, (row, column) => formats[row]?.[column]?.toString());
  }
}

export const cellProperties: Readonly<Record<string, Property<RangeSelf>>> = {
  // Errors are in the language of Excel: measured by the public add-in excel-ai-addin, September 2026.
  Values: { ...cellProperty(({ value }, { book }) => inLanguage(value, book.hardness.language)), set: write },
  Formulas: { ...cellProperty((cell) => cell.formula ?? cell.value), set: write },
  Text: { get: (self, call) => call.book.grid.texts(self.sheet, readable(self, call)) },
  ValueTypes: { get: valueTypes },
  NumberFormat: {
    get: (self, call) => call.book.grid.formats(self.sheet, readable(self, call)),
    set: writeFormats,
  },
};

/** Range.clear: contents, formats, or everything with the validation rules. */
export function clearCells(self: RangeSelf, [what]: readonly Argument[], call: ObjectCall): void {
  const { sheet } = self;
  const area = areaOfArgument(self);
  const { grid } = call.book;
  requireUnprotected(sheet, call);
  const choice = choiceArgument(what, ['All', 'Formats', 'Contents'], 'All');
  if (choice !== 'Formats') call.book.emptyTexts.clear(sheet, area);
  if (choice !== 'Contents') partMerged(sheet, area, call);
  grid.step(() => {
    const used = grid.used(sheet);
    const part = used && intersection(used, area);
    if (part && choice !== 'Formats') {
      const values = blockArgument('', part.rows, part.columns);
      enterBlock({ sheet, area: part, values, by: 'host' }, call.book.entering);
    }
    if (choice === 'Contents') return;
    grid.setFormat(sheet, area, 'General');
    grid.setLook(sheet, area, PLAIN_LOOK);
  });
  if (choice !== 'Contents') call.book.clearConditionalFormats(sheet, area);
  if (choice === 'All') call.book.setValidation(sheet, area, undefined);
}
