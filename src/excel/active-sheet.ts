import { isLoaded } from './untracked';

/**
 * Asks in this batch for the worksheet in front. After the sync, the answer is its id; undefined if Excel has refused the batch.
 */
export function loadActiveSheet(context: Excel.RequestContext): () => string | undefined {
  const sheet = context.workbook.worksheets.getActiveWorksheet();
  sheet.load('id');
  return () => (isLoaded(() => sheet.id) ? sheet.id : undefined);
}
