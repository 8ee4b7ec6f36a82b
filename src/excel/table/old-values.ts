import { isLoaded, untracked } from '../calls/run';
import { bodyRange } from './table-finder';

/**
 * Asks in this batch whether formulas in these tables may have old values, because Excel calculates by hand only. Only their first rows are looked at: a
 * calculated column has its formula there, and whole tables would be megabytes. Excel takes the mode of the first workbook that
 * was opened, so a user may not know of it. The answer is undefined if Excel has refused the batch.
 */
export function loadHasOldValues(
  { application, workbook }: Excel.RequestContext,
  tables: readonly string[],
): () => boolean | undefined {
  application.load('calculationMode,calculationState');
  const first = tables.map((id) => {
    const row = untracked(bodyRange(workbook.tables.getItemOrNullObject(id)).getRow(0));
    return row.load('formulas');
  });
  return () => {
    if (!isLoaded(() => application.calculationMode)) return undefined;
    const { calculationMode: mode, calculationState: state } = application;
    return mode === 'Manual' && state !== 'Done' && first.some(hasFormula);
  };
}

function hasFormula(row: Excel.Range): boolean {
  if (row.isNullObject) return false;
  // Excel on the web gives null for more cells than it reads at once.
  const cells = (row.formulas as unknown[][] | null)?.flat() ?? [];
  return cells.some((cell) => typeof cell === 'string' && cell.startsWith('='));
}
