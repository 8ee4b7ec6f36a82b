/** formulas: the formula engine, as the rest of the stand-in sees it. */
import type { Formulas } from '../../formulas';
import { calculate } from './calculate';
import { gridBook } from './grid-book';
import { formulasInMemory } from './memory/memory-formulas';
import { copiedFormula, withReferences } from './rewrite';

export const formulas: Formulas = {
  calculator(grid, options) {
    const book = gridBook(grid, { ...options, now: () => new Date(), random: Math.random });
    return (formula, place) => calculate(formula, place, book);
  },
  copied: copiedFormula,
  withReferences,
  inMemory: formulasInMemory,
};
