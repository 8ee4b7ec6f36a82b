import type { Unsubscribe } from '../app/ports';

type Run = <T>(work: (context: Excel.RequestContext) => Promise<T>) => Promise<T>;

/**
 * Listens to everything that can change what a table says: edits, sorts, tables and sheets deleted or added. Events are
 * hints only: Excel merges and drops some and sends them for our own writes too, so the listener reads the sheet anew.
 */
export async function listenToEdits(listener: () => void, run: Run): Promise<Unsubscribe> {
  const tell = () => {
    listener();
    return Promise.resolve();
  };
  const results = await run(async (context) => {
    const { worksheets, tables } = context.workbook;
    const added = [
      worksheets.onChanged.add(tell),
      worksheets.onRowSorted.add(tell),
      worksheets.onDeleted.add(tell),
      tables.onDeleted.add(tell),
      tables.onAdded.add(tell),
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
