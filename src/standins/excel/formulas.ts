/**
 * What the stand-in needs of a formula engine (for-samples/formulas). The add-in writes no formulas: without a
 * calculator, entering one ends in ApiNotFound, and formulas that the grid is given keep the value stored with them.
 */
import type { Area, Grid, Scalar } from './grid';
import type { GridState } from './memory/grid-state';
import { storedFormulas, type MemoryFormulas } from './memory/memory-formulas';
import { notModelled } from './problem';
import type { DateSystem } from './serial';

/** A cell. */
export interface Place {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** A formula that is entered into a cell. */
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
export type Calculate = (formula: string, place: Place) => Calculated | undefined;

/** Cells that a formula refers to; without a sheet, those of the formula's own. */
interface FormulaReference {
  readonly sheet: string | undefined;
  readonly area: Area;
}

/** The reference as it is now; undefined where nothing is left of it. */
type ChangeReference = <Reference extends FormulaReference>(reference: Reference) => Reference | undefined;

export interface Formulas {
  /** Calculates what is entered, for as long as nothing changes in the grid. */
  calculator(grid: Grid, options: DateSystem & { readonly year: number }): Calculate;
  /** The formula in a cell that it is copied to, this many rows and columns on. */
  copied(formula: string, rows: number, columns: number): string;
  withReferences(formula: string, change: ChangeReference): string;
  /** The formulas of a grid in memory; `grid` is the whole grid, of which `state` is the state. */
  inMemory(state: GridState, grid: () => Grid): MemoryFormulas;
}

export const NO_FORMULAS: Formulas = {
  calculator: () => () => {
    throw notModelled('formulas without the part for samples');
  },
  copied: (formula) => formula,
  withReferences: (formula) => formula,
  inMemory: storedFormulas,
};
