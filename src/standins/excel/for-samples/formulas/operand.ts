/** The results of the parts of a formula, before they become one value. */
import type { NameMeaning } from '../../defined-names';
import type { Place } from '../../formulas';
import type { Area, GridSheet, Scalar } from '../../grid';
import type { DateSystem } from '../../values/serial';

/** null is an empty cell, or an argument that is left out; '' is an empty text. Errors are texts. */
export type Value = Scalar | null;

/** Cells of a sheet, not yet read. */
export interface Reference {
  readonly kind: 'reference';
  readonly sheet: string;
  readonly area: Area;
  /**
   * True for columns of the table that contains the formula: as a single value, they give the value in the formula's
   * row.
   */
  readonly isOwnColumn: boolean;
}

/** Values by row and column; at least one. */
export interface Matrix {
  readonly kind: 'matrix';
  readonly rows: readonly (readonly Value[])[];
}

export type Operand = Value | Reference | Matrix;

export const isReference = (operand: Operand): operand is Reference =>
  typeof operand === 'object' && operand?.kind === 'reference';

export const isMatrix = (operand: Operand): operand is Matrix =>
  typeof operand === 'object' && operand?.kind === 'matrix';

export interface FormulaTable {
  readonly id: string;
  readonly name: string;
  readonly sheet: string;
  readonly area: Area;
}

/** The workbook as formulas see it. */
export interface FormulaBook extends DateSystem {
  /** The year of dates that a text gives without a year. */
  readonly year: number;
  /** The sheet with this name, in any case. */
  sheetNamed(name: string): GridSheet | undefined;
  tables(): readonly FormulaTable[];
  /** The values of an area, cut to the part that is in use anywhere in the workbook (extent). */
  block(sheet: string, area: Area): readonly (readonly Value[])[];
  /** How many rows and columns from the first one are in use on the largest sheet. */
  extent(): { readonly rows: number; readonly columns: number };
  /** The meaning of a name in formulas of a sheet; undefined if it is not defined. */
  nameSeenFrom(sheet: string, name: string): NameMeaning | undefined;
  isRowHidden(sheet: string, row: number): boolean;
  /** The formula of a cell, with its '='. */
  formulaAt(place: Place): string | undefined;
  /** The present date and time of day as a serial number, by the clock on the wall. */
  now(): number;
  /** From 0 (included) to 1 (excluded). */
  random(): number;
}

/** What a function knows besides its arguments. */
export interface Surroundings {
  readonly book: FormulaBook;
  readonly place: Place;
}
