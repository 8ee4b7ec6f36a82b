import { NoTable, SelectionInParts, WorkbookProblem } from '../app/failures';
import type {
  Decorated,
  DrawnReport,
  ReportCells,
  ReportPatch,
  ReportPlace,
  ExcelFacts,
  ExcelRun,
  ExcelWorkbook,
  NewSheet,
  Patch,
  RowPlace,
  PlacedPatch,
  PlacedRow,
  ReportTarget,
  RowFilter,
  Saved,
  Sheet,
  TableFilter,
  TableRef,
  WorkbookListeners,
  WriteResult,
} from '../app/ports/excel-workbook';
import type { Culture } from '../core/calendar/region-format';
import type { Report } from '../core/reports/report';
import type { Layout } from '../core/table/layout';
import type { Cell } from '../core/values/cell';
import { isFrontUnnamed, untilInFront } from './calls/in-front';
import { excelMessages } from './calls/messages';
import { onRun, errorCodeOf, GONE, readInExcel, TableMissing, runInExcel } from './calls/run';
import { beginSession, isOnWeb, endedSession } from './calls/session';
import type { OnWaiting } from './calls/silence';
import { type LearnedOfExcel, loadCulture, loadDayOffset, moveDays } from './cells/column-formats';
import { listenToEdits, type EditPlace } from './host/edit-events';
import { excelFacts } from './host/excel-facts';
import { FileLocation } from './host/file-location';
import { canUndoWrites } from './host/newer-members';
import { type WorkbookNames, readWorkbookNames } from './lists/list-names';
import { xmlPartMemory } from './memory/memory';
import type { PlacedTable } from './table/columns';
import { loadHasOldValues } from './table/old-values';
import type { RefusedOrnament, Undecorated } from './table/ornaments';
import { joinedResults, partsOfPatches, placeCells, writeByRow } from './table/row-writer';
import {
  loadActiveSheet,
  revealRow,
  selectedRows,
  showOnlyRows,
  showSheet,
  showView,
} from './table/show-table';
import type { Found, TablePlace } from './table/table-finder';
import { findTable, readTables, serialColumns, type WantedTable } from './table/table-reader';

/**
 * excel/: implements the Workbook port over Office.js; the only folder that uses Excel's and Office's names.
 */

/** What makes, changes and colours tables. Only jobs need it, so it is not loaded at the start of the pane. */
const maker = () => import(/* webpackChunkName: "jobs" */ './table/table-maker');
const columns = () => import(/* webpackChunkName: "jobs" */ './table/columns');
const appender = () => import(/* webpackChunkName: "jobs" */ './table/table-appender');
const ornaments = () => import(/* webpackChunkName: "jobs" */ './table/ornaments');
const colours = () => import(/* webpackChunkName: "jobs" */ './table/colours');
const lists = () => import(/* webpackChunkName: "jobs" */ './lists/lists');
const rowsBelow = () => import(/* webpackChunkName: "jobs" */ './table/rows-below');

/**
 * The Workbook port over the workbook in which Office.js runs. `onCulture` is called once, with how the user's region writes days
 * and times.
 */
export function createOfficeWorkbook(onCulture: (culture: Culture) => void = () => undefined): ExcelWorkbook {
  beginSession();
  return new OfficeWorkbook(onCulture);
}

class OfficeWorkbook implements ExcelWorkbook {
  readonly #location = new FileLocation();
  readonly #waiting = new Set<OnWaiting>();
  readonly #onWaiting: OnWaiting = (...waiting) => {
    for (const listener of this.#waiting) listener(...waiting);
  };
  readonly memory = xmlPartMemory(this.#onWaiting, async () => (await this.location()) !== '');
  /** The places of tables when they were last read, by kind. */
  readonly #places = new Map<string, TablePlace>();
  /** Names that were taken when the workbook was last read, with those that this pane has given since. */
  #names: WorkbookNames | undefined;
  #offset: number | undefined;
  readonly #learned: LearnedOfExcel = {};
  /** New tables and columns without their ornaments. */
  #undecorated: Undecorated[] = [];
  /** What Excel has refused of other tables since. */
  #refused: RefusedOrnament[] = [];
  /** The id of the worksheet in front, as of the last read, event or act; undefined if it is not known. */
  #activeSheet: string | undefined;
  /** Whether AutoSave was on when this was last read. */
  #autoSave: boolean | undefined;
  /** Aborts when the user cancels the running job. */
  #cancelled: AbortSignal | undefined;

  hasOldValues = false;

  constructor(private readonly onCulture: (culture: Culture) => void) {}

  beginJob(signal: AbortSignal): void {
    this.#cancelled = signal;
  }

  async readSheets(refs: readonly TableRef[]): Promise<ReadonlyMap<string, Sheet>> {
    const wanted = refs.map((ref): WantedTable => ({ ...ref, place: this.#places.get(ref.layout.kind) }));
    return this.#read((context) =>
      this.#readAll(context, wanted, loadActiveSheet(context)).catch((error: unknown) => {
        if (!isFrontUnnamed(error)) throw error;
        return this.#readAll(context, wanted, () => undefined);
      }),
    );
  }

  async #readAll(
    context: Excel.RequestContext,
    wanted: readonly WantedTable[],
    active: () => string | undefined,
  ): Promise<ReadonlyMap<string, Sheet>> {
    const offset = this.#loadOffset(context);
    const known = wanted.flatMap(({ place }) => (place ? [place.id] : []));
    const hasOldValues = loadHasOldValues(context, known);
    const tables = await readTables(context, wanted);
    const days = offset();
    this.hasOldValues = hasOldValues() ?? this.hasOldValues;
    this.#activeSheet = active() ?? this.#activeSheet;
    const sheets = new Map<string, Sheet>();
    for (const { layout } of wanted) {
      const { kind } = layout;
      const read = tables.get(kind);
      this.#setPlace(kind, read?.place);
      if (!read) continue;
      const rows = moveDays(read.values, serialColumns(layout, read.place.columns), days);
      sheets.set(kind, { ...sheetOf(read.place, rows), errors: read.errors, rowsBelow: read.below });
    }
    return sheets;
  }

  async has(ref: TableRef): Promise<boolean> {
    return (await this.#locate(ref)) !== undefined;
  }

  async create(layout: Layout, rows: readonly (readonly Cell[])[], coloursStatus = true): Promise<NewSheet> {
    const known = this.#offset === undefined ? undefined : this.#names;
    const { makeTable } = await maker();
    const laid = await this.#runInFront(async (context) => {
      let offset = this.#loadOffset(context);
      const askAgain = () => void (offset = this.#loadOffset(context));
      const room = known ?? (await readWorkbookNames(context, askAgain));
      const make = (names: WorkbookNames) =>
        makeTable(context, layout, rows, offset(), names, this.#learned, coloursStatus);
      return make(room).catch(async (error: unknown) => {
        if (!known || errorCodeOf(error) !== 'ItemAlreadyExists') throw error;
        // Somebody has added a sheet of that name since the names were read; nothing was added.
        return make(await readWorkbookNames(context));
      });
    });
    this.#names = laid.names;
    this.#places.set(layout.kind, laid.place);
    if (!layout.background && !layout.staysBehind) this.#activeSheet = laid.place.sheetId;
    this.#undecorated.push(laid.undecorated);
    return { ...sheetOf(laid.place, laid.rows), isPainted: laid.isPainted };
  }

  async decorate(): Promise<Decorated> {
    const due = this.#undecorated;
    const before = this.#refused;
    if (due.length === 0 && before.length === 0) return { coloured: [] };
    [this.#undecorated, this.#refused] = [[], []];
    const { decorate, refusedNotice } = await ornaments();
    const now = due.length === 0 ? [] : await this.#run((context) => decorate(context, due));
    const refused = [...before, ...now];
    const notice = refusedNotice(refused);
    const isColoured = ({ kind, ornaments: { rules } }: Undecorated) =>
      rules !== undefined &&
      !refused.some((refusal) => refusal.kind === kind && refusal.ornament === 'rules');
    return {
      coloured: due.filter(isColoured).map(({ kind }) => kind),
      ...(notice !== undefined && { notice }),
    };
  }

  async append(ref: TableRef, rows: readonly (readonly Cell[])[]): Promise<Patch[]> {
    if (rows.length === 0) return [];
    const { layout } = ref;
    const { appendRows } = await appender();
    const adjusted = await this.#withPlace(ref, (context, place, offset) =>
      appendRows(context, ref, place, rows, offset, this.#learned),
    );
    // The next read shows where the new rows are.
    this.#forgetRows(layout.kind);
    return adjusted;
  }

  async addColumns(ref: TableRef, ids: readonly string[]): Promise<void> {
    const { addColumns } = await columns();
    const added = await this.#withTable(ref, (context, found) => addColumns(context, ref, found, ids));
    if (added) this.#undecorated.push(added);
    this.#places.delete(ref.layout.kind);
  }

  async hiddenColumns(ref: TableRef): Promise<string[]> {
    const { readHiddenColumns } = await columns();
    return this.#withTable(ref, readHiddenColumns);
  }

  async hideColumns(ref: TableRef, ids: readonly string[]): Promise<void> {
    const { hideColumns } = await columns();
    await this.#withTable(ref, (context, found) => hideColumns(context, ref, found, ids));
  }

  async renameColumns(refs: readonly TableRef[]): Promise<void> {
    const tables = await this.#placesOf(refs);
    const { renameColumns } = await columns();
    this.#refused.push(...(await this.#run((context) => renameColumns(context, tables))));
    for (const { layout } of refs) this.#places.delete(layout.kind);
  }

  async empty(ref: TableRef): Promise<void> {
    const place = await this.#locate(ref);
    if (!place) return;
    const { emptyTable } = await appender();
    await this.#untilInFront(() => this.#workAt(place, emptyTable));
    this.#forgetRows(ref.layout.kind);
  }

  async cutBlankRows(ref: TableRef, most: number): Promise<number> {
    const { cutBlankRows } = await import(/* webpackChunkName: "planning" */ './table/blank-rows');
    const cut = await this.#withPlace(ref, (context, place) => cutBlankRows(context, ref, place, most));
    this.#places.delete(ref.layout.kind);
    return cut;
  }

  async includeBelow(ref: TableRef): Promise<number> {
    const { includeBelow } = await rowsBelow();
    const place = await this.#locate(ref);
    if (!place) throw noTable(ref.layout);
    this.#places.delete(ref.layout.kind);
    return this.#run((context) =>
      includeBelow(context, { table: context.workbook.tables.getItem(place.id), place }),
    );
  }

  async write(ref: TableRef, patches: readonly Patch[]): Promise<WriteResult> {
    const results: WriteResult[] = [];
    for (const part of partsOfPatches(patches, this.#places.get(ref.layout.kind)))
      results.push(
        await this.#withPlace(ref, (context, place, offset) =>
          writeByRow(context, ref, place, part, offset, this.#learned),
        ),
      );
    return joinedResults(results);
  }

  async place(
    ref: TableRef,
    seen: Sheet,
    guards: readonly string[],
    patches: readonly PlacedPatch[],
  ): Promise<boolean> {
    const isPlaced = await this.#withPlace(ref, (context, place) =>
      placeCells(context, place, seen, guards, patches),
    );
    this.#forgetRows(ref.layout.kind);
    return isPlaced;
  }

  async offer(texts: ReadonlyMap<string, readonly string[]>, knownId: string | undefined): Promise<string> {
    const { updateLists } = await lists();
    const keep = (sheetId?: string) =>
      this.#runInFront((context) => updateLists(context, sheetId, texts, this.#learned));
    this.#names = undefined; // also after an error: the sheet of lists may be new, and there may be more lists
    const { id, names } = await keep(knownId).catch((error: unknown) => {
      if (!(error instanceof TableMissing)) throw error;
      return keep(); // the remembered sheet was deleted
    });
    this.#names = names;
    return id;
  }

  async paint(sheet: Sheet, column: string): Promise<void> {
    const { refusalOf } = await ornaments();
    const { paintSwatches } = await colours();
    const code = await this.#run((context) => refusalOf(paintSwatches(context, sheet, column)));
    if (code !== undefined && !GONE.includes(code))
      this.#refused.push({ kind: sheet.table.name ?? '', ornament: 'swatches' });
  }

  async colourStatus(tables: readonly TableRef[], on: boolean): Promise<readonly string[]> {
    const { colourTables } = await colours();
    const found = await this.#placesOf(tables);
    return this.#run((context) => colourTables(context, found, on));
  }

  /** The last known places of those tables that the workbook has. */
  async #placesOf(refs: readonly TableRef[]): Promise<readonly PlacedTable[]> {
    const found = await Promise.all(
      refs.map(async (ref) => {
        const place = this.#places.get(ref.layout.kind) ?? (await this.#locate(ref));
        return place ? [{ ...ref.layout, place }] : [];
      }),
    );
    return found.flat();
  }

  async reveal(ref: TableRef, place: RowPlace): Promise<void> {
    await this.#withTable(ref, (context, found) => revealRow(context, found, place));
    this.#noteInFront(ref);
  }

  async show(ref: TableRef): Promise<void> {
    await this.#withPlace(ref, showSheet);
    this.#noteInFront(ref);
  }

  async selected(ref: TableRef): Promise<PlacedRow[]> {
    return this.#withPlace(ref, selectedRows);
  }

  async showOnly(ref: TableRef, rows: RowFilter | undefined): Promise<void> {
    await this.#withTable(ref, (context, found) => showOnlyRows(context, found, rows));
    const place = this.#places.get(ref.layout.kind);
    if (place && rows) this.#places.set(ref.layout.kind, { ...place, hidesRows: true });
    this.#noteInFront(ref);
  }

  async showView(ref: TableRef, view: TableFilter): Promise<void> {
    const { kind } = ref.layout;
    await this.#untilInFront(() =>
      this.#withTable(ref, (context, found) => showView(context, found, view, this.#offset ?? 0)),
    );
    const place = this.#places.get(kind);
    if (place) this.#places.set(kind, { ...place, ids: undefined, hidesRows: true });
    this.#noteInFront(ref);
  }

  /** This pane has brought the table's sheet to the front. Excel may drop the event that says so. */
  #noteInFront({ layout }: TableRef): void {
    this.#activeSheet = this.#places.get(layout.kind)?.sheetId;
  }

  async draw(report: Report, at: ReportTarget): Promise<DrawnReport> {
    const { drawReport } = await loadReports();
    this.#names = undefined; // a report may be a new sheet
    return this.#runInFront(async (context) => {
      const offset = this.#loadOffset(context);
      if (this.#offset === undefined) await context.sync();
      return drawReport(context, report, at, offset());
    });
  }

  async reportSheets(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { reportSheets } = await loadReports();
    return this.#read((context) => reportSheets(context, keys));
  }

  async readReport(key: string): Promise<ReportCells | undefined> {
    const { readReport } = await import(/* webpackChunkName: "reports" */ './report/read-report');
    return this.#read((context) => readReport(context, key));
  }

  async writeReport(key: string, cells: readonly ReportPatch[]): Promise<void> {
    const { writeReport } = await import(/* webpackChunkName: "reports" */ './report/read-report');
    await this.#run((context) => writeReport(context, key, cells));
  }

  async selectedInReport(key: string): Promise<ReportPlace | undefined> {
    const { selectedInReport } = await import(/* webpackChunkName: "reports" */ './report/read-report');
    return this.#read((context) => selectedInReport(context, key));
  }

  async showReport(key: string): Promise<void> {
    const { showReport } = await loadReports();
    await this.#run((context) => showReport(context, key));
  }

  get active(): string | undefined {
    return this.#activeSheet === undefined ? undefined : this.#kindsAt({ sheetId: this.#activeSheet })[0];
  }

  listen({ edited, editedBeside, activated, selected }: WorkbookListeners): Promise<() => void> {
    const bringToFront = (sheetId: string) => {
      this.#activeSheet = sheetId;
      activated();
    };
    return listenToEdits(
      {
        edited: (what) => {
          const kinds = this.#kindsAt(what);
          // Tables that this pane has added are already known.
          if (kinds.length > 0 && what.isNew) return;
          if (kinds.length > 0 || what.isNew) edited(what.isNew ? undefined : kinds, what.isRemote === true);
          else if (what.sheetId !== undefined) editedBeside();
        },
        activated: bringToFront,
        // In Excel on the web `onActivated` was seen never to come (public add-in plsfix, August 2026).
        selected: (sheetId) => {
          if (sheetId !== this.#activeSheet) bringToFront(sheetId);
          selected();
        },
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

  onWaiting(listener: OnWaiting): () => void {
    this.#waiting.add(listener);
    return () => this.#waiting.delete(listener);
  }

  onRun(listener: (run: ExcelRun) => void): () => void {
    return onRun(listener);
  }

  get keepsUndo(): boolean {
    return canUndoWrites();
  }

  /** In Excel on the web (OfficeDev/office-js, issues 3888 and 4066). */
  get missesChoices(): boolean {
    return isOnWeb();
  }

  get isReadOnly(): boolean {
    return this.memory.isReadOnly;
  }

  get ended(): ExcelWorkbook['ended'] {
    return endedSession();
  }

  facts(): Promise<ExcelFacts> {
    return Promise.resolve(excelFacts(this.#offset));
  }

  location(options: { readonly mustAsk?: boolean } = {}): Promise<string> {
    return this.#location.now(options.mustAsk);
  }

  async save(): Promise<Saved> {
    // A file that was never saved is not saved from here: Excel would choose the place.
    if ((await this.location()) === '') return 'unsaved';
    // Saving may open a window: *Save As*, a label, the compatibility checker (OfficeDev/office-js, issue 1956).
    const onWaiting: OnWaiting = (waiting, why) =>
      this.#onWaiting(waiting, why === 'silent' ? 'saving' : why);
    try {
      return await runInExcel(async (context): Promise<Saved> => {
        const { workbook } = context;
        // Saving ends what the user can undo, so it is left to AutoSave. (Office documentation, "Undo capabilities")
        if (this.#autoSave !== false) {
          workbook.load('autoSave');
          await context.sync();
          this.#autoSave = workbook.autoSave;
          if (this.#autoSave) return 'autosaved';
        }
        workbook.save('Save');
        workbook.load('autoSave'); // for the next save, which then needs no round trip more
        await context.sync();
        this.#autoSave = workbook.autoSave;
        return 'saved';
      }, onWaiting);
    } catch (error) {
      if (error instanceof WorkbookProblem) return 'unsaved';
      throw error;
    }
  }

  async isAutosaved(): Promise<boolean> {
    if (!isOnWeb() || this.#autoSave !== true) return true;
    return this.#run(async (context) => {
      context.workbook.load('isDirty');
      await context.sync();
      return !context.workbook.isDirty;
    });
  }

  #run<T>(work: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
    return runInExcel(work, this.#onWaiting);
  }

  /** For work that changes nothing. */
  #read<T>(work: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
    return readInExcel(work, this.#onWaiting);
  }

  #untilInFront<T>(work: () => Promise<T>): Promise<T> {
    return untilInFront(work, this.#onWaiting, this.#cancelled);
  }

  /** For work that throws a NotInFront before it has changed anything. */
  #runInFront<T>(work: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
    return this.#untilInFront(() => this.#run(work));
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
      // It says nothing about the table's place.
      if (error instanceof SelectionInParts) throw error;
      this.#setPlace(kind, undefined);
      if (!(error instanceof TableMissing) || !known) throw error;
      return this.#withPlace(ref, work);
    }
  }

  /** The present place of the table; undefined if the workbook has none. */
  async #locate(ref: TableRef): Promise<TablePlace | undefined> {
    return this.#read(async (context) => {
      const offset = this.#loadOffset(context);
      const place = await findTable(context, ref);
      offset();
      this.#setPlace(ref.layout.kind, place);
      return place;
    });
  }

  /** Asks in this batch for the workbook's date system and the user's region, unless it is known; the answer can be read after the sync. */
  #loadOffset(context: Excel.RequestContext): () => number {
    const known = this.#offset;
    if (known !== undefined) return () => known;
    const answer = loadDayOffset(context);
    const culture = loadCulture(context);
    return () => {
      if (this.#offset === undefined) this.onCulture(culture());
      return (this.#offset = answer());
    };
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
  const { id, name, remembered, sheetName, columns, lost, firstRow, hidesRows } = place;
  const table = { id, name, columns: remembered };
  const errors = new Set<Cell>();
  return { table, sheetName, columns, lost, rows, errors, rowsBelow: 0, firstRow: firstRow + 1, hidesRows };
}

function noTable({ sheet }: Layout): NoTable {
  return new NoTable(excelMessages.noTable(sheet));
}

/** The code that draws reports is not loaded at the pane's start. */
function loadReports() {
  return import(/* webpackChunkName: "reports" */ './report/draw-report');
}
