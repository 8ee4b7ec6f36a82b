/**
 * What a script's process reports to the command, one line of JSON at a time, so that nothing is lost when the process is
 * ended.
 */

interface SheetShot {
  readonly name: string;
  readonly visibility: string;
  /** The used range; [] for an empty sheet. */
  readonly values: readonly (readonly (string | number | boolean)[])[];
  readonly tables: readonly { readonly name: string; readonly address: string }[];
}

export interface WorkbookShot {
  readonly sheets: readonly SheetShot[];
}

export type Note =
  /** The script begins; `at` in milliseconds since 1970. */
  | { readonly kind: 'begun'; readonly at: number }
  | { readonly kind: 'logged'; readonly text: string }
  /** Something failed. More failures may follow. */
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'ended'; readonly error: string | null; readonly workbook: WorkbookShot };
