/** Cells of a kind in a range: constants, formulas, blanks, visible ones (Excel.SpecialCellType). */
import { intersection } from '../area';
import { modelledChoiceOf, areaOf } from '../arguments';
import type { Book } from '../book/book';
import type { Area, GridCell, Scalar } from '../grid';
import type { Argument, Call, HostObject, ObjectType } from '../wire/object-type';
import type { RangeSelf } from '../wire/pane';
import { HostProblem } from '../problem';
import { valueType } from '../values/value-type';

const KINDS = ['Constants', 'Formulas', 'Blanks', 'Visible'] as const;
const OTHER_KINDS = ['ConditionalFormats', 'DataValidations', 'SameConditionalFormat', 'SameDataValidation'];

/** The kinds of value that each choice means: E(rrors), L(ogical), N(umbers), T(ext). */
const VALUE_TYPES = {
  All: 'ELNT',
  Errors: 'E',
  ErrorsLogical: 'EL',
  ErrorsNumbers: 'EN',
  ErrorsText: 'ET',
  ErrorsLogicalNumber: 'ELN',
  ErrorsLogicalText: 'ELT',
  ErrorsNumberText: 'ENT',
  Logical: 'L',
  LogicalNumbers: 'LN',
  LogicalText: 'LT',
  LogicalNumbersText: 'LNT',
  Numbers: 'N',
  NumbersText: 'NT',
  Text: 'T',
} as const;

const LETTERS: Readonly<Record<string, string>> = { Error: 'E', Boolean: 'L', Double: 'N', String: 'T' };

const letterOf = (value: Scalar): string => LETTERS[valueType(value)] ?? '';

/** The blocks of cells of the kind in the range, within the used part of the sheet; null if there is none. */
function specialCells(
  self: RangeSelf,
  [type, valueType]: readonly Argument[],
  { book, model }: Call,
): HostObject | null {
  const kind = modelledChoiceOf(type, KINDS, OTHER_KINDS);
  const names = Object.keys(VALUE_TYPES) as (keyof typeof VALUE_TYPES)[];
  const letters = VALUE_TYPES[modelledChoiceOf(valueType, names, [], 'All')];
  const { sheet } = self;
  const used = book.grid.used(sheet);
  const part = used && intersection(used, areaOf(self));
  if (!part) return null;
  const isWanted = ({ value, formula }: GridCell): boolean => {
    if (kind === 'Blanks') return value === '' && formula === undefined;
    const isKind = kind === 'Formulas' ? formula !== undefined : formula === undefined && value !== '';
    return isKind && letters.includes(letterOf(value));
  };
  const wanted = (): Area[] =>
    book.grid.read(sheet, part).flatMap((line, row) =>
      line.flatMap((cell, column) => {
        const at = { row: part.row + row, column: part.column + column, rows: 1, columns: 1 };
        return isWanted(cell) ? [at] : [];
      }),
    );
  const found = kind === 'Visible' ? visibleBlocks(sheet, part, book) : blocksOf(wanted());
  return found.length === 0 ? null : model.areas(sheet, found);
}

/** Each run of visible rows with each run of visible columns. No cell is read: a client may ask for 100,000 rows. */
function visibleBlocks(sheet: string, { row, column, rows, columns }: Area, { grid }: Book): Area[] {
  const across = runsOf(column, columns, (at) => !grid.columnHidden(sheet, at));
  return runsOf(row, rows, (at) => !grid.rowHidden(sheet, at)).flatMap((down) =>
    across.map((run) => ({ row: down.from, rows: down.count, column: run.from, columns: run.count })),
  );
}

function runsOf(first: number, count: number, isWanted: (at: number) => boolean) {
  const runs: { readonly from: number; count: number }[] = [];
  for (let at = first; at < first + count; at += 1) {
    if (!isWanted(at)) continue;
    const last = runs.at(-1);
    if (last && last.from + last.count === at) last.count += 1;
    else runs.push({ from: at, count: 1 });
  }
  return runs;
}

/** Throws ItemNotFound for null. */
function required(found: HostObject | null): HostObject {
  if (!found) throw new HostProblem('ItemNotFound');
  return found;
}

export const specialCellsOfRange: NonNullable<ObjectType<RangeSelf>['methods']> = {
  GetSpecialCellsOrNullObject: specialCells,
  GetSpecialCells: (self, args, call) => required(specialCells(self, args, call)),
};

/**
 * Gathers cells into blocks: first as wide as possible, then as deep as possible. Excel may make other blocks of the
 * same cells.
 */

/** The fewest blocks that a row-by-row walk finds, in its order. `cells` are single cells, row by row. */
function blocksOf(cells: readonly Area[]): Area[] {
  const runs: Area[] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last?.row === cell.row && last.column + last.columns === cell.column)
      runs[runs.length - 1] = { ...last, columns: last.columns + 1 };
    else runs.push(cell);
  }
  const blocks: Area[] = [];
  /** The blocks that end in the row above, by their columns. */
  const open = new Map<string, number>();
  for (const run of runs) {
    const key = `${run.column} ${run.columns}`;
    const index = open.get(key);
    const above = index === undefined ? undefined : blocks[index];
    if (above && index !== undefined && above.row + above.rows === run.row) {
      blocks[index] = { ...above, rows: above.rows + 1 };
    } else {
      open.set(key, blocks.length);
      blocks.push(run);
    }
  }
  return blocks;
}
