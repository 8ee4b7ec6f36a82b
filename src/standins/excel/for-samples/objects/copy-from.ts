/** Excel.Range.copyFrom: the source and the destination of a copy. */
import { isOnSheet } from '../../area';
import { booleanOf, modelledChoiceOf } from '../../arguments';
import { setFormats } from '../../format-runs';
import type { Area, GridCell } from '../../grid';
import type { Argument, Call } from '../../object-type';
import { requireUnmerged } from '../../objects/merges';
import { requireUnprotected } from '../../objects/protection';
import { areaOf } from '../../objects/range-argument';
import { readCopied, requireNoRules, setLooks, sourceOf, type Copied } from '../../objects/range-copies';
import type { RangeSelf } from '../../wire/pane';
import { invalidArgument, notModelled } from '../../problem';
import { growTables } from '../../table-growth';
import { settleHeaders } from '../../table-headers';
import { copiedFormula } from '../formulas/rewrite';

const KINDS = ['All', 'Formulas', 'Values', 'Formats'] as const;

const flag = (argument: Argument | undefined): boolean =>
  argument === undefined || argument === null ? false : booleanOf(argument);

const turned = (block: readonly (readonly Copied[])[]): Copied[][] =>
  (block[0] ?? []).map((_, column) => block.flatMap((line) => line.slice(column, column + 1)));

/** A destination that is a multiple of the source is filled with it repeatedly. Any other destination gets it once. */
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

/**
 * A cell that is copied this many rows and columns away: references in its formula move as far, except those with a
 * `$`.
 */
function copiedCell({ value, formula }: GridCell, rows: number, columns: number): GridCell {
  if (formula === undefined) return { value };
  if (formula.includes('[')) throw notModelled('copying formulas that name columns of tables');
  return { value, formula: copiedFormula(formula, rows, columns) };
}
