import { isLoaded } from './untracked';

/**
 * Asks in this batch for the worksheet in front. After the sync, the answer is its id; undefined if Excel has refused the batch.
 */
export function loadActiveSheet({ workbook }: Excel.RequestContext): () => string | undefined {
  return loadId(workbook.worksheets.getActiveWorksheet());
}

function loadId(sheet: Excel.Worksheet): () => string | undefined {
  sheet.load('id');
  return () => (isLoaded(() => sheet.id) ? sheet.id : undefined);
}
