import type { Cell } from '../../core/values/cell';
import { untracked } from '../calls/run';

/** What a totals row shows, cell by cell from the table's first column. */
interface TotalsCell {
  /** The formula, or what was typed. */
  readonly content: Cell;
  readonly isFormula: boolean;
  readonly format: string;
}

const BLANK: TotalsCell = { content: '', isFormula: false, format: '@' };

/**
 * Does `work` while the table shows no totals row, and then shows the row again with what it had, also if `work` fails. A
 * table that shows totals was seen to be damaged when rows are added through the API (OfficeDev/office-js, issue 133).
 * Whether Excel itself brings back the user's formulas is not documented, so cells that differ are written.
 */
export async function withoutTotals<Result>(
  context: Excel.RequestContext,
  table: Excel.Table,
  work: () => Promise<Result>,
): Promise<Result> {
  const row = await readTotals(context, table);
  // Sent with the first batch of the work.
  table.showTotals = false;
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    // The first error is the one to report.
    await showAgain(context, table, row).catch(() => undefined);
    throw error;
  }
  await showAgain(context, table, row);
  return result;
}

/** Tries twice: nothing else knows what the row had. */
function showAgain(
  context: Excel.RequestContext,
  table: Excel.Table,
  row: readonly TotalsCell[],
): Promise<void> {
  return showTotals(context, table, row).catch(() => showTotals(context, table, row));
}

async function readTotals(context: Excel.RequestContext, table: Excel.Table): Promise<TotalsCell[]> {
  const row = untracked(table.getTotalRowRange());
  row.load('formulas,values,numberFormat');
  await context.sync();
  const [formulas = [], values = [], formats = []] = [row.formulas[0], row.values[0], row.numberFormat[0]];
  return formulas.map((formula, at) => ({
    content: formula as Cell,
    isFormula: formula !== values[at] && String(formula).startsWith('='),
    format: String(formats[at]),
  }));
}

async function showTotals(
  context: Excel.RequestContext,
  table: Excel.Table,
  wanted: readonly TotalsCell[],
): Promise<void> {
  table.showTotals = true;
  const shown = await readTotals(context, table);
  const row = untracked(table.getTotalRowRange());
  for (const [at, cell] of shown.entries())
    writeTotal(untracked(row.getCell(0, at)), cell, wanted[at] ?? BLANK);
  await context.sync();
}

function writeTotal(range: Excel.Range, shown: TotalsCell, { content, isFormula, format }: TotalsCell): void {
  const isSame = shown.content === content && shown.isFormula === isFormula;
  if (isSame && (content === '' || shown.format === format)) return;
  if (content === '') {
    range.clear('Contents');
    return;
  }
  // In a cell formatted as text, a formula would stay a text.
  range.numberFormat = [[isFormula ? 'General' : format]];
  range.formulas = [[isFormula ? content : asTyped(content, format)]];
  if (isFormula) range.numberFormat = [[format]];
}

/** Outside cells formatted as text, an apostrophe keeps Excel from reading a text as a number, a day or a formula. */
const asTyped = (content: Cell, format: string): Cell =>
  typeof content === 'string' && format !== '@' ? `'${content}` : content;
