/**
 * values/: kinds of field. Each converts between three forms: the wire text (the service sends and takes different ones),
 * the value, and the cell.
 */
import type { Cell } from './cell';

/** A value, null if the cell or the wire text is empty, or the reason why there is no value. */
export type Parsed<V> = { readonly ok: true; readonly value: V | null } | NoValue;

export type NoValue =
  /** The problem, as the end of a sentence. */
  | { readonly ok: false; readonly problem: string }
  /** A name that no record has. One correction fits all cells with the same name. */
  | { readonly ok: false; readonly unknown: UnknownName }
  /** A name that several records have. */
  | { readonly ok: false; readonly ambiguous: AmbiguousName };

/** Several records that the typed text may mean. `called`: the typed text, shortened. */
export type AmbiguousName = Namesakes & { readonly called: string };

interface UnknownName {
  /** The word for one record of the kind that has the names: `person`. */
  readonly one: string;
  /** The typed text, shortened. */
  readonly typed: string;
}

export interface ValueKind<V = unknown> {
  readonly name: string;
  /** Excel number format for the whole column. */
  readonly format: string;
  /** True if cells are serial day numbers, which a workbook with the 1904 date system counts from another day. */
  readonly serial: boolean;
  /** The choices of the dropdown, in the words shown in the cell. */
  readonly choices?: readonly string[];
  /** Reads the text that the service sent (specification, section 2.1); '' is empty. */
  fromWire(text: string): Parsed<V>;
  /** Writes the text that the service takes: always a string. */
  toWire(value: V): string;
  /**
   * The wire text that is nearest to a text of the service, although the text is no value of this kind. A sent record is
   * found by it (a date with a time of day is found by its day). Undefined if there is none.
   */
  likeWire?(text: string): string | undefined;
  fromCell(cell: Cell): Parsed<V>;
  toCell(value: V): Cell;
}

export function value<V>(parsedValue: V | null): Parsed<V> {
  return { ok: true, value: parsedValue };
}

export function noValue(problem: string): NoValue {
  return { ok: false, problem };
}

/** A record as the service sent it: texts, and objects of texts (specification, section 2). */
export type WireRecord = Readonly<Record<string, unknown>>;

/** The specification says that every value is a string; numbers and booleans are read too (tolerant reading). */
export function scalarText(record: unknown): string | undefined {
  if (typeof record === 'string') return record;
  if (typeof record === 'number') return String(record);
  if (typeof record === 'boolean') return record ? 'True' : 'False';
  return undefined;
}

/** Several records that one text may mean. */
export interface Namesakes {
  /** The name that all of them have; '' if their names differ. */
  readonly name: string;
  readonly count: number;
  /** The word for several of them: `people`. */
  readonly many: string;
  /** The first of them. */
  readonly candidates: readonly NameCandidate[];
  /** The word for what is typed to choose one of them: `the user name`. */
  readonly distinguishedBy: string;
}

interface NameCandidate {
  /** What to type for this one. */
  readonly typed: string;
  /** Another text that distinguishes it, or ''. */
  readonly beside: string;
  /** Its label, which means no other record. */
  readonly label: string;
}
