/**
 * The port of a formula engine (for-samples/formulas). The add-in writes no formulas. Without an engine, entering a
 * formula ends in ApiNotFound, and formulas in the grid keep the values that are stored with them.
 */
import type { Area, Grid, Scalar } from './grid';
import type { GridState } from './memory/grid-state';
import { storedFormulas, type MemoryFormulas } from './memory/formula-port';
import { notModelled } from './problem';
import type { DateSystem } from './values/serial';

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
  /** The number format that a General cell gets with the formula. */
  readonly format?: string;
  /** The part of the formula that is not modelled. */
  readonly beyond?: string;
}

/** The value of a formula (with its '='); undefined if Excel would refuse it as no formula. */
export type Calculate = (formula: string, place: Place) => Calculated | undefined;

/** Cells that a formula refers to; without a sheet, cells of the formula's own sheet. */
interface FormulaReference {
  readonly sheet: string | undefined;
  readonly area: Area;
}

/** The reference as it is now; undefined if nothing of it remains. */
type ChangeReference = <Reference extends FormulaReference>(reference: Reference) => Reference | undefined;

export interface Formulas {
  /** Calculates entered formulas. Valid until something changes in the grid. */
  calculator(grid: Grid, options: DateSystem & { readonly year: number }): Calculate;
  /** The formula in the cell to which it is copied, this many rows and columns away. */
  copied(formula: string, rows: number, columns: number): string;
  withReferences(formula: string, change: ChangeReference): string;
  /** The formulas of a grid in memory. `grid` is the whole grid, `state` its state. */
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
