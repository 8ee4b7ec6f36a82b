/**
 * values/: kinds of field. Each knows three forms and the way between them: wire (what the service sends and what it
 * takes, which differ), value, and cell.
 */
import type { Cell } from '../table/sheet';
import type { Namesakes } from './name-list';

/** A value, null where the cell or the wire is empty, or why it is none. */
export type Parsed<V> = { readonly ok: true; readonly value: V | null } | NoValue;

export type NoValue =
  /** What is wrong, as the end of a sentence. */
  | { readonly ok: false; readonly problem: string }
  /** A name that no record has: one repair puts every cell with it right. */
  | { readonly ok: false; readonly unknown: UnknownName }
  /** A name that several records have. */
  | { readonly ok: false; readonly ambiguous: AmbiguousName };

/** Several records with what was typed for one of them, shortened. */
export type AmbiguousName = Namesakes & { readonly called: string };

interface UnknownName {
  /** The word for one record of the kind that has the names: `person`. */
  readonly one: string;
  /** What was typed, shortened. */
  readonly typed: string;
  /** The name that is surely meant. */
  readonly meant?: string;
}

export interface ValueKind<V = unknown> {
  readonly name: string;
  /** Excel number format for the whole column. */
  readonly format: string;
  /** True where cells are serial day numbers, which a 1904 workbook counts from another day. */
  readonly serial: boolean;
  /** What may be chosen, in the words shown in the cell. */
  readonly choices?: readonly string[];
  /** Reads what the service sent (specification, section 2.1); '' is empty. */
  fromWire(text: string): Parsed<V>;
  /** Writes what the service takes: always a string. */
  toWire(value: V): string;
  /**
   * The wire text that a text of the service comes nearest to, though it is no value of this kind: a sent record is
   * looked up by it (a date with a time of day is found by its day). Undefined where there is none.
   */
  likeWire?(text: string): string | undefined;
  fromCell(cell: Cell): Parsed<V>;
  toCell(value: V): Cell;
}

export function value<V>(of: V | null): Parsed<V> {
  return { ok: true, value: of };
}

export function noValue(problem: string): NoValue {
  return { ok: false, problem };
}
