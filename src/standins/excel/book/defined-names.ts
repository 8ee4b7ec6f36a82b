/** The names that a workbook defines. Areas move with the rows and columns of their sheet, as references do in Excel. */
import { formatAddress, formatR1C1, parseAddress, parseR1C1, quoteSheetName, splitSheet } from '../address';
import { moverOf } from '../area';
import type { Area, Grid, GridChange } from '../grid';
import type { Hardness } from '../hardness';
import { sameExcelName } from '../names';
import { invalidArgument, notModelled } from '../problem';

/** The cells that a name means. `area` is undefined after all of it was deleted, `sheet` after the sheet was. */
export interface Meaning {
  sheet: string | undefined;
  area: Area | undefined;
}

export interface KeptName {
  readonly name: string;
  /** The sheet that it belongs to; undefined means the workbook. */
  readonly scope: string | undefined;
  meaning: Meaning;
  visible: boolean;
}

/** The names after a change of the grid: areas move, and a deleted sheet takes its own names with it. */
export function followNames(names: readonly KeptName[], change: GridChange): KeptName[] {
  const isDeletion = change.kind === 'sheet-deleted';
  const left = names.filter((keptName) => !isDeletion || keptName.scope !== change.sheet);
  const mover = moverOf(change);
  for (const { meaning } of left) {
    if (meaning.sheet !== change.sheet) continue;
    if (isDeletion) meaning.sheet = undefined;
    if (mover) meaning.area &&= mover.move(meaning.area);
  }
  return left;
}

/** The name of a sheet, or of the workbook if the scope is undefined. */
export const nameIn = (
  names: readonly KeptName[],
  scope: string | undefined,
  name: string,
): KeptName | undefined =>
  names.find((keptName) => keptName.scope === scope && sameExcelName(keptName.name, name));

/** The name as a formula on this sheet means it: the sheet's own before the workbook's. */
export const nameSeenFrom = (names: readonly KeptName[], sheet: string, name: string): KeptName | undefined =>
  nameIn(names, sheet, name) ?? nameIn(names, undefined, name);

/** What decides how formulas of names are written: A1 or R1C1 notation, and the names of sheets. */
interface Notation {
  readonly grid: Grid;
  readonly hardness: Hardness;
}

/**
 * The meaning of a formula that needs no calculation: `='My sheet'!$A$1:$B$9`.
 * @throws ApiNotFound for all others.
 */
export function meaningOf(formula: string, { grid, hardness }: Notation): Meaning {
  const text = formula.startsWith('=') ? formula.slice(1).trim() : '';
  const { sheet: name, rest } = splitSheet(text);
  const area = hardness.speaksR1C1 ? parseR1C1(rest) : absoluteArea(rest);
  const sheet = grid
    .sheets()
    .find((gridSheet) => name !== undefined && sameExcelName(gridSheet.name, name))?.id;
  if (!area && hardness.speaksR1C1)
    throw invalidArgument(`"${formula.slice(0, 80)}" is not in R1C1 notation.`);
  if (!area || sheet === undefined) throw notModelled(`names that mean "${formula.slice(0, 80)}"`);
  return { sheet, area };
}

/** `=Sheet1!$A$1:$B$9`, or in R1C1 notation `=Sheet1!R1C1:R9C2`, with #REF! for what was deleted. */
export function formulaOf({ sheet, area }: Meaning, { grid, hardness }: Notation): string {
  const name = grid.sheets().find((gridSheet) => gridSheet.id === sheet)?.name;
  if (name === undefined) return '=#REF!';
  const absolute = (cells: Area): string => formatAddress(cells).replaceAll(/[A-Z]+|\d+/g, '$$$&');
  const address = area && (hardness.speaksR1C1 ? formatR1C1(area) : absolute(area));
  return `=${quoteSheetName(name)}!${address ?? '#REF!'}`;
}

/** Relative references mean other cells from each cell that uses the name: they are not modelled. */
const absoluteArea = (text: string): Area | undefined =>
  ABSOLUTE.test(text) ? parseAddress(text) : undefined;

const ABSOLUTE = /^(\$[A-Za-z]+)?(\$\d+)?(:(\$[A-Za-z]+)?(\$\d+)?)?$/;
