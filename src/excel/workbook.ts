import { WorkbookProblem } from '../app/failures';
import type {
  DrawnReport,
  ExcelWorkbook,
  Patch,
  Place,
  PlacedPatch,
  ReportTarget,
  RowFilter,
  Sheet,
  TableRef,
  WriteResult,
} from '../app/ports';
import type { Report } from '../core/reports/report';
import type { Layout } from '../core/table/layout';
import { ROW_COLUMN, STATUS_COLUMN, type Cell, type RowId } from '../core/table/sheet';
import { BYTES_A_SYNC, cutBlocks } from './blocks';
import { untracked } from './untracked';
import { loadDayOffset, moveDays } from './date-system';
import { listenToEdits, type EditPlace } from './edit-events';
import { xmlPartMemory } from './memory';
import { fileLocationOf } from './file-location';
import { codeOf, TableMissing, runInExcel, TooMuchAtOnce } from './run';
import { bodyOf, type Found, type TablePlace } from './table-finder';
import type { WorkbookNames } from './table-maker';
import { findTable, readTables, serialColumns, type Wanted } from './table-reader';

/** The most cells that are written and checked in one batch; blocks.ts explains the limit. */
const CELLS_A_WRITE = 20_000;

/** Bytes a sync when reading. The smaller sizes are for long texts, which make an answer larger than Excel allows. */
const READ_SIZES = [BYTES_A_SYNC, BYTES_A_SYNC / 10, BYTES_A_SYNC / 100];

/** The Workbook port over the workbook in which Office.js runs. */
export function createOfficeWorkbook(): ExcelWorkbook {
  return new OfficeWorkbook();
}

class OfficeWorkbook implements ExcelWorkbook {
  readonly memory = xmlPartMemory((waiting) => this.#notifyWaiting(waiting));
  readonly #waiting = new Set<(waiting: boolean) => void>();
  /** The places of tables when they were last read, by kind. */
  readonly #places = new Map<string, TablePlace>();
  /** Names that were taken when the workbook was last read, with those that this pane has given since. */
  #names: WorkbookNames | undefined;
  #offset: number | undefined;

  async openAll(refs: readonly TableRef[]): Promise<ReadonlyMap<string, Sheet>> {
    let places: ReadonlyMap<string, TablePlace> = this.#places;
    for (const bytes of READ_SIZES) {
      const wanted = refs.map((ref): Wanted => ({ ...ref, place: places.get(ref.layout.kind) }));
      try {
        return await this.#run((context) => this.#readAll(context, wanted, bytes));
      } catch (error) {
        if (!(error instanceof TooMuchAtOnce)) throw error;
        places = new Map(); // the tables have grown: their places are read again, and the rows in smaller pieces
      }
    }
    throw new TooMuchAtOnce();
  }

  async #readAll(
    context: Excel.RequestContext,
    wanted: readonly Wanted[],
    bytes: number,
  ): Promise<ReadonlyMap<string, Sheet>> {
    const offset = this.#loadOffset(context);
    const tables = await readTables(context, wanted, bytes);
    const sheets = new Map<string, Sheet>();
    for (const { layout } of wanted) {
      const { kind } = layout;
      const read = tables.get(kind);
      this.#setPlace(kind, read?.place);
      if (!read) continue;
      const rows = moveDays(read.values, serialColumns(layout, read.place.columns), offset());
      sheets.set(kind, sheetOf(read.place, rows));
    }
    return sheets;
  }

  async has(ref: TableRef): Promise<boolean> {
    return (await this.#locate(ref)) !== undefined;
  }

  async create(layout: Layout, rows: readonly (readonly Cell[])[]): Promise<Sheet> {
    const { listsOf, makeTable, readWorkbookNames } = await import(
      /* webpackChunkName: "tables" */ './table-maker'
    );
    const known = this.#names;
    const isKnown =
      known && this.#offset !== undefined && listsOf(layout).every((list) => known.lists.has(list));
    const laid = await this.#run(async (context) => {
      const offset = this.#loadOffset(context);
      const room = isKnown ? known : await readWorkbookNames(context, layout);
      return makeTable(context, layout, rows, offset(), room).catch(async (error: unknown) => {
        if (!isKnown || codeOf(error) !== 'ItemAlreadyExists') throw error;
        // Somebody has added a sheet of that name since the names were read; nothing was added.
        return makeTable(context, layout, rows, offset(), await readWorkbookNames(context, layout));
      });
    });
    this.#names = laid.names;
    this.#places.set(layout.kind, laid.place);
    return sheetOf(laid.place, laid.rows);
  }

  async append(ref: TableRef, rows: readonly (readonly Cell[])[]): Promise<Patch[]> {
    if (rows.length === 0) return [];
    const { appendRows } = await import(/* webpackChunkName: "tables" */ './table-maker');
    const { layout } = ref;
    const adjusted = await this.#withPlace(ref, (context, place, offset) =>
      appendRows(context, ref, place, rows, offset),
    );
    // The next read shows where the new rows are.
    this.#forgetRows(layout.kind);
    return adjusted;
  }

  async addColumns(ref: TableRef, ids: readonly string[]): Promise<void> {
    const { addColumns } = await import(/* webpackChunkName: "tables" */ './column-adder');
    await this.#withTable(ref, (context, found) => addColumns(context, ref, found, ids));
    this.#places.delete(ref.layout.kind);
  }

  async empty(ref: TableRef): Promise<void> {
    const { emptyTable } = await import(/* webpackChunkName: "tables" */ './table-emptier');
    const place = await this.#locate(ref);
    if (place) await this.#workAt(place, emptyTable);
    this.#forgetRows(ref.layout.kind);
  }

  async write(ref: TableRef, patches: readonly Patch[]): Promise<WriteResult> {
    const { writeByRow } = await import(/* webpackChunkName: "tables" */ './row-writer');
    const missing = new Set<RowId>();
    const adjusted: Patch[] = [];
    const typed: Patch[] = [];
    const textOf = (at: number) => String(patches[at]?.cell ?? '').length;
    for (const { start, count } of cutBlocks(patches.length, 1, textOf, CELLS_A_WRITE)) {
      const part = patches.slice(start, start + count);
      const result = await this.#withPlace(ref, (context, place, offset) =>
        writeByRow(context, ref, place, part, offset),
      );
      for (const row of result.missing) missing.add(row);
      adjusted.push(...result.adjusted);
      typed.push(...result.typed);
    }
    return { missing: [...missing], adjusted, typed };
  }

  async place(
    ref: TableRef,
    seen: Sheet,
    guards: readonly string[],
    patches: readonly PlacedPatch[],
  ): Promise<boolean> {
    const { placeCells } = await import(/* webpackChunkName: "tables" */ './row-writer');
    const isPlaced = await this.#withPlace(ref, (context, place) =>
      placeCells(context, place, seen, guards, patches),
    );
    this.#forgetRows(ref.layout.kind);
    return isPlaced;
  }

  async offer(lists: ReadonlyMap<string, readonly string[]>, knownId: string | undefined): Promise<string> {
    const { updateLists } = await import(/* webpackChunkName: "tables" */ './lists');
    const keep = (sheetId?: string) => this.#run((context) => updateLists(context, sheetId, lists));
    const id = await keep(knownId).catch((error: unknown) => {
      if (!(error instanceof TableMissing)) throw error;
      return keep(); // the remembered sheet was deleted
    });
    this.#names = undefined; // the sheet of lists may be new, and there are more lists
    return id;
  }

  async paint(colours: Sheet, column: string): Promise<void> {
    const { paintSwatches } = await import(/* webpackChunkName: "tables" */ './swatches');
    await this.#run((context) => paintSwatches(context, colours, column));
  }

  async reveal(ref: TableRef, place: Place): Promise<void> {
    await this.#withTable(ref, async (context, { table, columns, rows }) => {
      const ids = untracked(bodyOf(table).getColumn(Math.max(0, columns.indexOf(ROW_COLUMN))));
      ids.load('values');
      await context.sync();
      const found = (ids.values as Cell[][]).findIndex(([id]) => id === place.row);
      const index = found < 0 ? place.index : found;
      if (index >= rows) return;
      const at = place.column === undefined ? -1 : columns.indexOf(place.column);
      table.worksheet.activate();
      const column = at >= 0 ? at : Math.max(0, columns.indexOf(STATUS_COLUMN));
      untracked(bodyOf(table).getCell(index, column)).select();
      await context.sync();
    });
  }

  async selected(ref: TableRef): Promise<RowId[]> {
    const { selectedRows } = await import(/* webpackChunkName: "tables" */ './selection');
    return this.#withTable(ref, selectedRows);
  }

  async showOnly(ref: TableRef, rows: RowFilter | undefined): Promise<void> {
    await this.#withTable(ref, async (context, { table, columns }) => {
      for (const column of [ROW_COLUMN, STATUS_COLUMN]) {
        const { filter } = table.columns.getItemAt(columns.indexOf(column));
        if (rows?.column === column) filter.applyValuesFilter([...rows.texts]);
        else filter.clear();
      }
      table.worksheet.activate();
      await context.sync();
    });
  }

  async draw(report: Report, at: ReportTarget): Promise<DrawnReport> {
    const { drawReport } = await loadReports();
    this.#names = undefined; // a report may be a new sheet
    return this.#run(async (context) => {
      const offset = this.#loadOffset(context);
      if (this.#offset === undefined) await context.sync();
      return drawReport(context, report, at, offset());
    });
  }

  async reportSheets(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { reportSheets } = await loadReports();
    return this.#run((context) => reportSheets(context, keys));
  }

  async showReport(key: string): Promise<void> {
    const { showReport } = await loadReports();
    await this.#run((context) => showReport(context, key));
  }

  onEdited(listener: (kinds: readonly string[] | undefined) => void): Promise<() => void> {
    return listenToEdits(
      (what) => {
        const kinds = this.#kindsAt(what);
        // Tables that this pane has added are already known.
        if (kinds.length > 0 && what.isNew) return;
        if (kinds.length > 0 || what.isNew) listener(what.isNew ? undefined : kinds);
      },
      (work) => this.#run(work),
    );
  }

  #kindsAt({ sheetId, tableId }: EditPlace): string[] {
    const places = [...this.#places].filter(
      ([, { id, sheetId: sheet }]) => id === tableId || sheet === sheetId,
    );
    return places.map(([kind]) => kind);
  }

  onWaiting(listener: (waiting: boolean) => void): () => void {
    this.#waiting.add(listener);
    return () => this.#waiting.delete(listener);
  }

  get fileLocation(): string {
    return fileLocationOf(Office.context.document?.url ?? '');
  }

  async save(): Promise<'saved' | 'unsaved'> {
    // A file that was never saved is not saved from here: Excel would choose the place.
    if (this.fileLocation === '') return 'unsaved';
    try {
      await this.#run(async (context) => {
        context.workbook.save('Save');
        await context.sync();
      });
      return 'saved';
    } catch (error) {
      if (error instanceof WorkbookProblem) return 'unsaved';
      throw error;
    }
  }

  #run<T>(work: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
    return runInExcel(work, (waiting) => this.#notifyWaiting(waiting));
  }

  #notifyWaiting(waiting: boolean): void {
    for (const listener of this.#waiting) listener(waiting);
  }

  /** Works with the table at its present place, which is read first in one round trip. */
  async #withTable<T>(
    ref: TableRef,
    work: (context: Excel.RequestContext, found: Found) => Promise<T>,
  ): Promise<T> {
    const place = await this.#locate(ref);
    if (!place) throw noTable(ref.layout);
    return this.#workAt(place, work);
  }

  #workAt<T>(
    place: TablePlace,
    work: (context: Excel.RequestContext, found: Found) => Promise<T>,
  ): Promise<T> {
    return this.#run((context) =>
      work(context, { ...place, table: context.workbook.tables.getItem(place.id) }),
    );
  }

  /** Works with the table at its last known place: `work` must notice if the table has moved. */
  async #withPlace<T>(
    ref: TableRef,
    work: (context: Excel.RequestContext, place: TablePlace, offset: number) => Promise<T>,
  ): Promise<T> {
    const { kind } = ref.layout;
    const known = this.#offset === undefined ? undefined : this.#places.get(kind);
    const place = known ?? (await this.#locate(ref));
    if (!place) throw noTable(ref.layout);
    try {
      return await this.#run((context) => work(context, place, this.#offset ?? 0));
    } catch (error) {
      this.#places.delete(kind);
      if (!(error instanceof TableMissing) || !known) throw error;
      return this.#withPlace(ref, work);
    }
  }

  /** The present place of the table; undefined if the workbook has none. */
  async #locate(ref: TableRef): Promise<TablePlace | undefined> {
    return this.#run(async (context) => {
      const offset = this.#loadOffset(context);
      const place = await findTable(context, ref);
      offset();
      this.#setPlace(ref.layout.kind, place);
      return place;
    });
  }

  /** Asks in this batch for the workbook's date system, unless it is known; the answer can be read after the sync. */
  #loadOffset(context: Excel.RequestContext): () => number {
    const known = this.#offset;
    if (known !== undefined) return () => known;
    const answer = loadDayOffset(context);
    return () => (this.#offset = answer());
  }

  #setPlace(kind: string, place: TablePlace | undefined): void {
    if (place) this.#places.set(kind, place);
    // The table's sheet may be gone too, and then their names are free again.
    else if (this.#places.delete(kind)) this.#names = undefined;
  }

  /** The table is in the same place, but its rows may have changed. */
  #forgetRows(kind: string): void {
    const place = this.#places.get(kind);
    if (place) this.#places.set(kind, { ...place, ids: undefined });
  }
}

function sheetOf(place: TablePlace, rows: readonly (readonly Cell[])[]): Sheet {
  const { id, remembered, sheetName, columns, lost, firstRow } = place;
  return { table: { id, columns: remembered }, sheetName, columns, lost, rows, firstRow: firstRow + 1 };
}

function noTable({ sheet }: Layout): WorkbookProblem {
  return new WorkbookProblem(
    `The table of ${sheet} is no longer in this workbook. Press Ctrl+Z to bring it back, or download it anew.`,
  );
}

/** The code that draws reports is not loaded at the pane's start. */
function loadReports() {
  return import(/* webpackChunkName: "report-sheets" */ './report/draw-report');
}
