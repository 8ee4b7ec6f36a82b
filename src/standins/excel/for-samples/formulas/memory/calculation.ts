/**
 * The values of the formulas in memory. Nothing is calculated before it is read. A change only drops all values, so a
 * formula always has the value of a fresh calculation of the workbook. Functions that change by themselves (NOW, RAND)
 * therefore have new values after each change, as in Excel, and the same values in between.
 */
import { SHEET_ROWS, type Area, type Grid, type Scalar } from '../../../grid';
import { BeyondFormulas } from '../beyond';
import { UNKNOWN_NAME } from '../../../values/error-values';
import { evaluate } from '../evaluate';
import { gridBook, type GridBookOptions } from '../grid-book';
import type { Place } from '../../../formulas';
import type { FormulaBook, Reference } from '../operand';
import { precedentsOf } from '../precedents';
import { parseFormula, type Node } from '../syntax';
import type { SheetCells } from '../../../memory/sheet-cells';

/** A formula that is waiting for others. */
interface Open {
  readonly key: string;
  readonly place: Place;
  readonly formula: string;
  readonly areas: readonly Pick<Reference, 'sheet' | 'area'>[];
  readonly waitsFor: Iterator<Place>;
  /** Its number in the order of finding. `low`: the number of the first formula that this formula leads back to. */
  readonly index: number;
  low: number;
  isOnItself: boolean;
}

/** What Excel shows for formulas that lead back to themselves. */
const CYCLE = 0;
/** The most trees of formulas that are kept. */
const MAX_TREES = 50_000;
/** Areas with fewer cells are searched again instead of being remembered. */
const LARGE_AREA = 64;

export class Calculation {
  private readonly values = new Map<string, Scalar>();
  /** Large areas in which every formula is calculated. */
  private readonly doneAreas = new Set<string>();
  private readonly trees = new Map<string, Node | BeyondFormulas | undefined>();
  /** Formulas that are being calculated right now. */
  private readonly working = new Set<string>();
  private book: FormulaBook | undefined;

  constructor(
    private readonly grid: () => Grid,
    private readonly cellsOf: (sheet: string) => SheetCells,
    private readonly options: GridBookOptions,
  ) {}

  /** Something has changed, or may have changed. */
  forget(): void {
    this.book = undefined;
    if (this.values.size > 0) this.values.clear();
    if (this.doneAreas.size > 0) this.doneAreas.clear();
  }

  /** The value of the formula of a cell. */
  valueAt(place: Place): Scalar {
    const key = keyOf(place);
    const known = this.values.get(key);
    if (known !== undefined) return known;
    if (this.working.has(key)) return CYCLE;
    this.solve(place);
    return this.values.get(key) ?? CYCLE;
  }

  /**
   * Calculates a formula after all formulas that it refers to, without recursion, because chains can be as long as a sheet
   * (Tarjan's strongly connected components: those of more than one formula are cycles).
   */
  private solve(root: Place): void {
    const seen = new Map<string, Open>();
    const path: Open[] = [];
    const unsettled: Open[] = [];
    const open = (place: Place): void => {
      const entry = this.opened(place, seen.size);
      seen.set(entry.key, entry);
      path.push(entry);
      unsettled.push(entry);
    };
    open(root);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = top.waitsFor.next();
      if (next.done !== true) {
        const key = keyOf(next.value);
        if (this.values.has(key) || this.working.has(key)) continue;
        const known = seen.get(key);
        if (!known) open(next.value);
        else if (known === top) top.isOnItself = true;
        else top.low = Math.min(top.low, known.index);
        continue;
      }
      path.pop();
      const below = path.at(-1);
      if (below) below.low = Math.min(below.low, top.low);
      if (top.low === top.index) this.settle(unsettled.splice(unsettled.lastIndexOf(top)));
    }
  }

  /** Formulas that refer to each other, or a single one. */
  private settle(members: readonly Open[]): void {
    const [only] = members;
    if (only && members.length === 1 && !only.isOnItself) this.values.set(only.key, this.calculated(only));
    else for (const { key } of members) this.values.set(key, CYCLE);
    for (const { areas } of members) {
      for (const each of areas) if (isLarge(each.area)) this.doneAreas.add(areaKey(each));
    }
  }

  private opened(place: Place, index: number): Open {
    const key = keyOf(place);
    const formula = this.cellsOf(place.sheet).cell(place.row, place.column).formula ?? '';
    const tree = this.treeOf(formula);
    const surroundings = { place, book: this.formulaBook() };
    const areas = !tree || tree instanceof BeyondFormulas ? [] : precedentsOf(tree, surroundings);
    const waitsFor = this.formulasIn(areas);
    return { key, place, formula, areas, waitsFor, index, low: index, isOnItself: false };
  }

  private *formulasIn(areas: Open['areas']): Generator<Place> {
    for (const each of areas) {
      if (isLarge(each.area) && this.doneAreas.has(areaKey(each))) continue;
      const { sheet, area } = each;
      for (const [row, column] of this.cellsOf(sheet).formulasIn(area)) yield { sheet, row, column };
    }
  }

  private calculated({ key, place, formula }: Open): Scalar {
    const tree = this.treeOf(formula);
    // A text that cannot be parsed keeps the value that it was stored with.
    if (!tree) return this.cellsOf(place.sheet).cell(place.row, place.column).value;
    if (tree instanceof BeyondFormulas) return UNKNOWN_NAME;
    this.working.add(key);
    try {
      return evaluate(tree, { place, book: this.formulaBook() });
    } catch (problem) {
      if (problem instanceof BeyondFormulas) return UNKNOWN_NAME;
      throw problem;
    } finally {
      this.working.delete(key);
    }
  }

  private formulaBook(): FormulaBook {
    return (this.book ??= gridBook(this.grid(), this.options));
  }

  private treeOf(formula: string): Node | BeyondFormulas | undefined {
    if (!this.trees.has(formula)) {
      if (this.trees.size >= MAX_TREES) this.trees.clear();
      this.trees.set(formula, parsed(formula));
    }
    return this.trees.get(formula);
  }
}

function parsed(formula: string): Node | BeyondFormulas | undefined {
  try {
    return parseFormula(formula);
  } catch (problem) {
    if (problem instanceof BeyondFormulas) return problem;
    throw problem;
  }
}

const keyOf = ({ sheet, row, column }: Place): string => `${sheet}/${column * SHEET_ROWS + row}`;

const isLarge = ({ rows, columns }: Area): boolean => rows * columns >= LARGE_AREA;

const areaKey = ({ sheet, area }: Open['areas'][number]): string =>
  [sheet, area.row, area.column, area.rows, area.columns].join();
