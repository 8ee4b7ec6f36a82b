import { localFormat } from '../core/calendar/region-format';
import type { LayoutColumn } from '../core/table/layout';
import { codeOf } from './run';
import { SHEET_ROWS } from './sheet-size';
import { untracked } from './untracked';

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
    if (!REFUSALS.includes(codeOf(error))) throw error;
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
