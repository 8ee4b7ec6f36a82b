import { localFormat, type Culture } from '../../core/calendar/region-format';
import type { LayoutColumn } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { errorCodeOf, untracked } from '../calls/run';

/** What the pane has learned of this Excel. */
export interface LearnedOfExcel {
  /**
   * Whether whole columns can be formatted: documented to be an error (Office documentation, "Read or write to an unbounded
   * range"), and seen to work (OfficeDev/office-js-docs-pr, issue 5400).
   */
  formatsWholeColumns?: boolean;
  /** Whether a cell formatted as text takes an apostrophe before a text as its own. Reports differ (respelling.ts). */
  eatsApostrophes?: boolean;
}

/** If whole columns can't be formatted, texts typed or pasted below a table stay texts (00045) in this many rows. */
export const SPARE_ROWS = 5_000;

/** Codes that may mean that whole columns can't be formatted. */
const REFUSALS = ['InvalidArgument', 'InvalidOperation', 'UnsupportedOperation', 'GeneralException'];

/**
 * Tries to format whole columns of a sheet that this batch adds, in a batch of its own, so that a refusal does not leave anything
 * half done. Returns whether the columns are formatted; the sheet is there in both cases.
 */
export async function tryWholeColumns(
  context: Excel.RequestContext,
  { sheet, name }: { readonly sheet: Excel.Worksheet; readonly name: string },
  columns: readonly LayoutColumn[],
  excel: LearnedOfExcel,
): Promise<boolean> {
  for (const [at, column] of columns.entries()) formatWhole(sheet, at, column);
  try {
    await context.sync();
    excel.formatsWholeColumns = true;
  } catch (error) {
    if (!REFUSALS.includes(errorCodeOf(error))) throw error;
    // What comes before the refused call in a batch is done, but not answered. Or Excel has refused the sheet itself.
    const added = context.workbook.worksheets.getItemOrNullObject(name);
    await context.sync();
    if (added.isNullObject) throw error;
    excel.formatsWholeColumns = false;
  }
  return excel.formatsWholeColumns;
}

/** Formats the first columns of a worksheet: whole columns, or `rows` rows with some more below. */
export function formatColumns(
  sheet: Excel.Worksheet,
  columns: readonly LayoutColumn[],
  rows: number,
  { formatsWholeColumns = false }: LearnedOfExcel,
): void {
  for (const [at, column] of columns.entries())
    if (formatsWholeColumns) formatWhole(sheet, at, column);
    else if (column.format !== 'General')
      formatColumn(sheet, at, column, { first: 0, rows: rows + SPARE_ROWS });
}

function formatWhole(sheet: Excel.Worksheet, at: number, { format }: LayoutColumn): void {
  untracked(untracked(sheet.getRangeByIndexes(0, at, 1, 1)).getEntireColumn()).numberFormat = [
    [localFormat(format)],
  ];
}

/** Formats some rows of a column of the worksheet; `first` counts from 0. */
export function formatColumn(
  sheet: Excel.Worksheet,
  at: number,
  { format }: LayoutColumn,
  { first, rows }: { readonly first: number; readonly rows: number },
): void {
  const count = Math.min(rows, SHEET_ROWS - first);
  // A single value applies to every cell of the range, which the type does not allow.
  untracked(sheet.getRangeByIndexes(first, at, count, 1)).numberFormat = localFormat(
    format,
  ) as unknown as string[][];
}

/** A cell of a body: row and column counted from 0. */
export interface PlacedCell {
  readonly index: number;
  readonly at: number;
  readonly cell: Cell;
}

/** What a cell had before it was written, as `formulas` returned it. */
export interface FormerContent extends PlacedCell {
  /** A formula, and no text that begins with `=`. */
  readonly isFormula?: boolean;
}

/** Where cells are written: a table's body, or another block. Each call returns a range for the batch that calls. */
export interface WrittenPlace {
  readonly body: () => Excel.Range;
  /** How many rows the body had when it was last read. */
  readonly rows: number;
  /** A table's header row, and its texts at the time when the positions of columns were read. */
  readonly header?: { readonly range: () => Excel.Range; readonly texts: readonly string[] };
  /** True if rows of the body were hidden when it was last read. */
  readonly hidesRows?: boolean;
  /** The bytes of the longest cell of each column, if the cells were read. */
  readonly longest?: readonly number[] | undefined;
  /** What the pane has learned of this Excel: it is used, and added to. */
  readonly excel?: LearnedOfExcel | undefined;
}

/** A cell of the body to write. */
export interface Target extends PlacedCell {
  /** The cell is written only if it still shows this value. */
  readonly was?: Cell;
}

/**
 * The expected values of the guard columns, by column position: the writes go to the right rows only if these rows are
 * unchanged in them.
 */
export type Guards = ReadonlyMap<number, readonly Cell[]>;

/** The rows and columns of a worksheet. Source: "Excel specifications and limits". */
export const SHEET_ROWS = 1_048_576;
export const SHEET_COLUMNS = 16_384;

/** Days from 1 January 1900 to 1 January 1904: the difference between the two date systems of Excel. */
const DAYS_1904 = 1462;

/**
 * Asks in this batch what to add to this workbook's day numbers to get those of the 1900 system; the answer can be read
 * after the sync. No released API returns it. Only in a 1904 workbook, DATE(1904,1,1) is day 0.
 */
export function loadDayOffset(context: Excel.RequestContext): () => number {
  const first = context.workbook.functions.date(1904, 1, 1);
  first.load('value');
  return () => (first.value === 0 ? DAYS_1904 : 0);
}

/** Asks in this batch how the user's region writes days and times; the answer can be read after the sync. */
export function loadCulture({ application }: Excel.RequestContext): () => Culture {
  const { cultureInfo } = application;
  const { datetimeFormat } = cultureInfo;
  cultureInfo.load('name');
  datetimeFormat.load('shortDatePattern,longTimePattern');
  return () => {
    const { shortDatePattern, longTimePattern } = datetimeFormat;
    return { name: cultureInfo.name, shortDatePattern, longTimePattern };
  };
}

/** Rows with the day numbers of some columns changed by `offset`; texts and empty cells stay. */
export function moveDays<Moved extends Cell | null>(
  rows: readonly (readonly Moved[])[],
  serial: readonly boolean[],
  offset: number,
): (Moved | number)[][] {
  if (offset === 0) return rows.map((row) => [...row]);
  return rows.map((row) =>
    row.map((cell, at) => (serial[at] === true && typeof cell === 'number' ? cell + offset : cell)),
  );
}
