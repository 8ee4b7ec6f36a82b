/** A formula that is entered into a cell: whether the text is a formula, how Excel writes it, and its value there. */
import type { Calculated, Place } from '../../formulas';
import { BeyondFormulas } from './beyond';
import { UNKNOWN_NAME } from '../../values/error-values';
import { evaluate } from './evaluate';
import { functionNamed } from './functions/all';
import type { FormulaBook } from './operand';
import { tidied } from './rewrite';
import { parseFormula, type Node } from './syntax';

/** The value of a formula (with its '='); undefined if Excel would refuse it as no formula. */
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
