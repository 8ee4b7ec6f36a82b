/** The names that a workbook defines. Areas move with the rows and columns of their sheet, as references do in Excel. */
import { formatAddress, formatR1C1, parseAddress, parseR1C1, quoteSheetName, splitSheet } from '../address';
import { afterDelete, afterInsert } from '../area';
import type { Book } from '../book';
import type { Area, GridChange, Scalar } from '../grid';
import { sameName } from '../names';
import { invalidArgument, notModelled } from '../problem';

/** The meaning of a name. `area` is undefined after all of it was deleted, `sheet` after the sheet was. */
export type Meaning =
  | { readonly kind: 'cells'; sheet: string | undefined; area: Area | undefined }
  | { readonly kind: 'constant'; readonly formula: string; readonly value: Scalar };

export interface KeptName {
  readonly name: string;
  /** The sheet that it belongs to; undefined means the workbook. */
  readonly scope: string | undefined;
  meaning: Meaning;
  comment: string;
  visible: boolean;
}

/** A workbook's names. The book has them, so that they are kept and restored with it. */
class KeptNames {
  constructor(private readonly book: Book) {
    book.grid.onChange((change) => this.#follow(change));
  }

  get #all(): KeptName[] {
    return this.book.definedNames;
  }

  set #all(names: KeptName[]) {
    this.book.definedNames = names;
  }

  /** The names of a sheet, or those of the workbook that belong to no sheet. */
  of(scope: string | undefined): readonly KeptName[] {
    return this.#all.filter((each) => each.scope === scope);
  }

  /** Whether the workbook or one of its sheets has the name. */
  has(name: string): boolean {
    return this.#all.some((each) => sameName(each.name, name));
  }

  find(scope: string | undefined, name: string): KeptName | undefined {
    return this.#all.find((each) => each.scope === scope && sameName(each.name, name));
  }

  add(name: KeptName): void {
    this.#all.push(name);
  }

  remove(name: KeptName): void {
    this.#all = this.#all.filter((each) => each !== name);
  }

  #follow(change: GridChange): void {
    if (change.kind === 'sheet-deleted') this.#all = this.#all.filter((each) => each.scope !== change.sheet);
    for (const { meaning } of this.#all) {
      if (meaning.kind !== 'cells' || meaning.sheet !== change.sheet) continue;
      if (change.kind === 'sheet-deleted') meaning.sheet = undefined;
      meaning.area = meaning.area && moved(meaning.area, change);
    }
  }
}

const kept = new WeakMap<Book, KeptNames>();

/** The names of this workbook. From the first call on, they follow its changes. */
export function namesOf(book: Book): KeptNames {
  let names = kept.get(book);
  if (!names) {
    names = new KeptNames(book);
    kept.set(book, names);
  }
  return names;
}

export const isDefinedName = (book: Book, name: string): boolean => namesOf(book).has(name);

/** The name as a formula on this sheet means it: the sheet's own before the workbook's. */
export const nameSeenFrom = (book: Book, sheet: string, name: string): KeptName | undefined =>
  namesOf(book).find(sheet, name) ?? namesOf(book).find(undefined, name);

/** What decides how formulas of names are written: A1 or R1C1 notation, and the names of sheets. */
type Notation = Pick<Book, 'grid' | 'hardness'>;

/**
 * The meaning of a formula that needs no calculation: `='My sheet'!$A$1:$B$9`, or one constant.
 * @throws ApiNotFound for all others.
 */
export function meaningOf(formula: string, { grid, hardness }: Notation): Meaning {
  const text = formula.startsWith('=') ? formula.slice(1).trim() : '';
  const value = constant(text);
  if (value !== undefined) return { kind: 'constant', formula, value };
  const { sheet: name, rest } = splitSheet(text);
  const area = hardness.speaksR1C1 ? parseR1C1(rest) : absoluteArea(rest);
  const sheet = grid.sheets().find((each) => name !== undefined && sameName(each.name, name))?.id;
  if (!area && hardness.speaksR1C1)
    throw invalidArgument(`"${formula.slice(0, 80)}" is not in R1C1 notation.`);
  if (!area || sheet === undefined) throw notModelled(`names that mean "${formula.slice(0, 80)}"`);
  return { kind: 'cells', sheet, area };
}

/** The formula with its '='. */
export function formulaOf(meaning: Meaning, book: Notation): string {
  return meaning.kind === 'constant' ? meaning.formula : `=${addressOf(meaning, book)}`;
}

/** `Sheet1!$A$1:$B$9`, or in R1C1 notation `Sheet1!R1C1:R9C2`, with #REF! for what was deleted. */
export function addressOf(
  { sheet, area }: Meaning & { kind: 'cells' },
  { grid, hardness }: Notation,
): string {
  const name = grid.sheets().find((each) => each.id === sheet)?.name;
  if (name === undefined) return '#REF!';
  const absolute = (cells: Area): string => formatAddress(cells).replaceAll(/[A-Z]+|\d+/g, '$$$&');
  const address = area && (hardness.speaksR1C1 ? formatR1C1(area) : absolute(area));
  return `${quoteSheetName(name)}!${address ?? '#REF!'}`;
}

/** Relative references mean other cells from each cell that uses the name: they are not modelled. */
const absoluteArea = (text: string): Area | undefined =>
  ABSOLUTE.test(text) ? parseAddress(text) : undefined;

const ABSOLUTE = /^(\$[A-Za-z]+)?(\$\d+)?(:(\$[A-Za-z]+)?(\$\d+)?)?$/;

function constant(text: string): Scalar | undefined {
  if (/^-?(\d+\.?\d*|\.\d+)(E[+-]?\d+)?$/i.test(text)) return Number(text);
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return /^"((?:[^"]|"")*)"$/.exec(text)?.[1]?.replaceAll('""', '"');
}

function moved(area: Area, change: GridChange): Area | undefined {
  switch (change.kind) {
    case 'rows-inserted':
      return afterInsert(area, 'rows', change.row, change.count);
    case 'rows-deleted':
      return afterDelete(area, 'rows', change.row, change.count);
    case 'columns-inserted':
      return afterInsert(area, 'columns', change.column, change.count);
    case 'columns-deleted':
      return afterDelete(area, 'columns', change.column, change.count);
    default:
      return area;
  }
}
