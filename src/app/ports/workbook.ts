import type { Layout } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import type { Unsubscribe, Sheet, TableRef, ExcelWorkbook } from './excel-workbook';
import type { Memory } from './memory';

/** A method of ExcelWorkbook, with the table named by its layout. */
type WithLayout<Method> = Method extends (table: TableRef, ...others: infer Others) => infer Result
  ? (layout: Layout, ...others: Others) => Result
  : never;

type WithLayouts = {
  readonly [
    Name in
      | 'has'
      | 'append'
      | 'addColumns'
      | 'hiddenColumns'
      | 'hideColumns'
      | 'cutBlankRows'
      | 'includeBelow'
      | 'empty'
      | 'write'
      | 'place'
      | 'reveal'
      | 'show'
      | 'selected'
      | 'showOnly'
      | 'showView'
  ]: WithLayout<ExcelWorkbook[Name]>;
};

/**
 * The workbook as the app works with it, over ExcelWorkbook. Sheets that were read are kept until something may have changed
 * them. Tables are named by their layouts. What is written into the memory goes into the file with `memory.flush`.
 */
export interface Workbook
  extends
    WithLayouts,
    Pick<
      ExcelWorkbook,
      | 'location'
      | 'active'
      | 'draw'
      | 'reportSheets'
      | 'readReport'
      | 'writeReport'
      | 'selectedInReport'
      | 'showReport'
      | 'onWaiting'
      | 'keepsUndo'
      | 'missesChoices'
      | 'hasOldValues'
      | 'isReadOnly'
      | 'ended'
      | 'facts'
      | 'save'
      | 'isAutosaved'
    > {
  readonly memory: Memory;
  /** Whether somebody else has changed a table on another device since the pane opened. */
  readonly isShared: boolean;
  /** A job begins. It reads each table that it uses anew, once. */
  beginJob(signal: AbortSignal): void;
  /** The table of this layout as this job has read or written it; undefined if the workbook has none. */
  readSheet(layout: Layout): Promise<Sheet | undefined>;
  /** The same for several tables, by kind. They are read together. */
  readSheets(layouts: readonly Layout[]): Promise<ReadonlyMap<string, Sheet>>;
  /** Tables as they were last read or written, by any job, unless an event says that they may have changed. */
  lastSheets(layouts: readonly Layout[]): Promise<ReadonlyMap<string, Sheet>>;
  /** The tables that were read and not changed since, by kind. Reads nothing. */
  readonly kept: ReadonlyMap<string, { readonly sheet: Sheet | undefined }>;
  /** What was read of these kinds, or of all kinds, may be outdated. The next `readSheet` reads it anew. */
  forget(kinds?: readonly string[]): void;
  create(layout: Layout, rows: readonly (readonly Cell[])[]): Promise<Sheet>;
  /** Draws the ornaments of what was made in this job. Returns a sentence if Excel has refused some of them. */
  decorate(): Promise<string | undefined>;
  renameColumns(layouts: readonly Layout[]): Promise<void>;
  /**
   * Writes into the workbook's memory which column of each table is which field, as of the last read. So a column is found
   * again after the user has renamed it. Only for the holder of the lock.
   */
  keepColumns(): Promise<void>;
  offer(lists: ReadonlyMap<string, readonly string[]>): Promise<void>;
  /**
   * Fills the cells of colour columns with the colours that they name, if those have changed since this pane last filled them.
   */
  paint(layout: Layout): Promise<void>;
  /**
   * Gives Status of these tables its colours, if the workbook's setting says so and they were never given. Otherwise takes them
   * away, if there are any. No round trip if nothing changes.
   */
  colourStatus(layouts: readonly Layout[]): Promise<void>;
  /**
   * `edited`: a table may have changed. It gets the kinds whose tables were edited on this device, if that is known. `activated`:
   * another worksheet is in front. `selected`: other cells are selected.
   */
  listen(listeners: {
    readonly edited: (editedHere: readonly string[]) => void;
    readonly editedBeside: () => void;
    readonly activated: () => void;
    readonly selected: () => void;
  }): Promise<Unsubscribe>;
}
