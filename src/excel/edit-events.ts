import type { Unsubscribe } from '../app/ports';

type Run = <T>(work: (context: Excel.RequestContext) => Promise<T>) => Promise<T>;

/** What an event says: where something happened. */
export interface Happened {
  readonly sheetId?: string | undefined;
  readonly tableId?: string | undefined;
  /** A table that was not there before: it may be any kind's. */
  readonly isNew?: true;
}

/** What the handlers read of every event. */
interface EditEvent {
  readonly worksheetId?: string;
  readonly tableId?: string;
  /** Who did it (ExcelApi 1.14); older versions of Excel, and events of tables, do not say. */
  readonly triggerSource?: string;
}

/**
 * Listens to everything that can change what a table says: edits, sorts, tables and sheets deleted or added. Events are
 * hints only: Excel merges and drops some, so the listener reads the sheet anew. Events of this add-in's own writes are
 * left out, where Excel says whose they are.
 */
export async function listenToEdits(listener: (what: Happened) => void, run: Run): Promise<Unsubscribe> {
  const heard = (what: (event: EditEvent) => Happened) => (event: EditEvent) => {
    if (event.triggerSource !== 'ThisLocalAddin') listener(what(event));
    return Promise.resolve();
  };
  const onSheet = heard(({ worksheetId }) => ({ sheetId: worksheetId }));
  const results = await run(async (context) => {
    const { worksheets, tables } = context.workbook;
    const added = [
      worksheets.onChanged.add(onSheet),
      worksheets.onRowSorted.add(onSheet),
      worksheets.onDeleted.add(onSheet),
      tables.onDeleted.add(heard(({ tableId }) => ({ tableId }))),
      tables.onAdded.add(heard(({ tableId }) => ({ tableId, isNew: true }))),
    ];
    await context.sync();
    return added;
  });
  const [first] = results;
  return () => {
    if (!first) return;
    // A handler can be taken away only in the context that added it; a closing pane does not wait for it.
    void Excel.run(first.context, async (context) => {
      for (const result of results) result.remove();
      await context.sync();
    }).catch(() => undefined);
  };
}
