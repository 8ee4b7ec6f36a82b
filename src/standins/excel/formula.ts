/** Formulas as cells take them: whether a text is one, how Excel writes it, and what it comes to where it stands. */
import type { Scalar } from './grid';
import { BeyondFormulas } from './formulas/beyond';
import { UNKNOWN_NAME } from './formulas/errors';
import { evaluate } from './formulas/evaluate';
import { functionNamed } from './formulas/functions/all';
import type { FormulaBook, Place } from './formulas/operand';
import { tidied } from './formulas/rewrite';
import { parseFormula, type Node } from './formulas/syntax';

export interface Calculated {
  /** #NAME? for what is not modelled. */
  readonly value: Scalar;
  /** The formula with its '=' and with names and references in capitals, as Excel writes them. */
  readonly formula: string;
  /** The number format that a General cell gets with it. */
  readonly format?: string;
  /** What is not modelled of it. */
  readonly beyond?: string;
}

/** The value of a formula (with its '='); undefined when Excel would refuse it as not a formula at all. */
export function calculate(formula: string, place: Place, book: FormulaBook): Calculated | undefined {
  const sheetName = (text: string): string => book.sheetNamed(text)?.name ?? text;
  try {
    const tree = parseFormula(formula);
    if (!tree) return undefined;
    const format = formatOf(tree);
    const value = evaluate(tree, { place, book });
    return { value, formula: tidied(formula, sheetName), ...(format !== undefined && { format }) };
  } catch (problem) {
    if (!(problem instanceof BeyondFormulas)) throw problem;
    return { value: UNKNOWN_NAME, formula: tidied(formula, sheetName), beyond: problem.what };
  }
}

const formatOf = (tree: Node): string | undefined =>
  tree.kind === 'call' ? functionNamed(tree.name)?.format : undefined;
