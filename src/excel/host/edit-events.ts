import type { Unsubscribe } from '../../app/ports/excel-workbook';
import { endedSession } from '../calls/session';
import { isOwnEdit } from './newer-members';

type Run = <T>(work: (context: Excel.RequestContext) => Promise<T>) => Promise<T>;

/** Where something happened. */
export interface EditPlace {
  readonly sheetId?: string | undefined;
  readonly tableId?: string | undefined;
  /** The table is new: it may be of any kind. */
  readonly isNew?: true;
  /** Somebody else did it, who has the workbook open too. */
  readonly isRemote?: boolean;
}

/** What the handlers read of every event. */
interface EditEvent {
  readonly worksheetId?: string;
  readonly tableId?: string;
  /** `Remote`: another device did it. */
  readonly source?: string;
}

/** What the pane wants to know of the workbook. */
interface Listeners {
  /** Called after something that can have changed a table. */
  readonly edited: (what: EditPlace) => void;
  /** Called with the id of the worksheet that is now in front. */
  readonly activated: (sheetId: string) => void;
  /** Called with the id of the worksheet on which something is selected now. */
  readonly selected: (sheetId: string) => void;
}

/**
 * Listens to everything that can change a table: edits, sorts, tables and sheets deleted or added. Events are only hints:
 * Excel merges and drops some, so the listener reads the sheet again. Events of this add-in's own writes are left out, if
 * Excel says who caused them. In the same round trip it listens to which worksheet is in front,
 * and to what is selected.
 */
export async function listenToEdits(
  { edited, activated, selected }: Listeners,
  run: Run,
): Promise<Unsubscribe> {
  const changedAt = (what: (event: EditEvent) => EditPlace) => (event: EditEvent) => {
    if (!isOwnEdit(event)) edited({ ...what(event), isRemote: event.source === 'Remote' });
    return Promise.resolve();
  };
  const onSheet = changedAt(({ worksheetId }) => ({ sheetId: worksheetId }));
  const onActivated = ({ worksheetId }: Excel.WorksheetActivatedEventArgs) => {
    activated(worksheetId);
    return Promise.resolve();
  };
  const onSelected = ({ worksheetId }: Excel.WorksheetSelectionChangedEventArgs) => {
    selected(worksheetId);
    return Promise.resolve();
  };
  const results = await run(async (context) => {
    const { worksheets, tables } = context.workbook;
    const added = [
      worksheets.onChanged.add(onSheet),
      worksheets.onRowSorted.add(onSheet),
      worksheets.onDeleted.add(onSheet),
      tables.onDeleted.add(changedAt(({ tableId }) => ({ tableId }))),
      tables.onAdded.add(changedAt(({ tableId }) => ({ tableId, isNew: true }))),
      worksheets.onActivated.add(onActivated),
      worksheets.onSelectionChanged.add(onSelected),
    ];
    await context.sync();
    return added;
  });
  const [first] = results;
  return () => {
    if (!first || endedSession()) return;
    // A handler can be removed only in the context that added it. A closing pane does not wait for that.
    void Excel.run(first.context, async (context) => {
      for (const result of results) result.remove();
      await context.sync();
    }).catch(() => undefined);
  };
}
