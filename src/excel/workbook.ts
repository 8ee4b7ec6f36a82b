import type {
  ExcelFacts,
  ExcelRun,
  ExcelWorkbook,
  NewSheet,
  Patch,
  RowPlace,
  PlacedPatch,
  PlacedRow,
  RowFilter,
  Saved,
  Sheet,
  TableFilter,
  TableRef,
  WorkbookListeners,
  WriteResult,
} from '../app/ports/excel-workbook';
import type { Culture } from '../core/calendar/region-format';
import type { Layout } from '../core/table/layout';
import type { Cell } from '../core/values/cell';
import { ExcelCalls } from './calls/excel-calls';
import { isFrontUnnamed } from './calls/in-front';
import { onRun, errorCodeOf, GONE, TableMissing } from './calls/run';
import { beginSession, isOnWeb, endedSession } from './calls/session';
import { type LearnedOfExcel, moveDays } from './cells/column-formats';
import { listenToEdits } from './host/edit-events';
import { excelFacts } from './host/excel-facts';
import { FileLocation } from './host/file-location';
import { FileSaving } from './host/file-saving';
import { canUndoWrites } from './host/newer-members';
import { type WorkbookNames, readWorkbookNames } from './lists/list-names';
import { xmlPartMemory } from './memory/memory';
import { ReportSheets } from './report/report-sheets';
import { loadHasOldValues } from './table/old-values';
import { OrnamentsDue } from './table/ornaments-due';
import { joinedResults, partsOfPatches, placeCells, writeByRow } from './table/row-writer';
import {
  loadActiveSheet,
  revealRow,
  selectedRows,
  showOnlyRows,
  showSheet,
  showView,
} from './table/show-table';
import type { TablePlace } from './table/table-finder';
import { TablePlaces } from './table/table-places';
import { readTables, serialColumns, type WantedTable } from './table/table-reader';

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
  readonly #calls = new ExcelCalls();
  readonly #saving = new FileSaving(this.#calls);
  readonly #places: TablePlaces;
  readonly memory = xmlPartMemory(this.#calls.tell, async () => (await this.location()) !== '');
  readonly #ornaments = new OrnamentsDue(this.#calls);
  readonly #reports: ReportSheets;
  readonly #learned: LearnedOfExcel = {};
  /** The id of the worksheet in front, as of the last read, event or act; undefined if it is not known. */
  #activeSheet: string | undefined;

  hasOldValues = false;

  constructor(onCulture: (culture: Culture) => void) {
    this.#places = new TablePlaces(this.#calls, onCulture);
    this.#reports = new ReportSheets(this.#calls, this.#places);
  }

  // What is done elsewhere:
  readonly onWaiting: ExcelWorkbook['onWaiting'] = (listener) => this.#calls.onWaiting(listener);
  readonly isAutosaved: ExcelWorkbook['isAutosaved'] = () => this.#saving.isAutosaved();
  readonly decorate: ExcelWorkbook['decorate'] = () => this.#ornaments.draw();
  readonly draw: ExcelWorkbook['draw'] = (report, at) => this.#reports.draw(report, at);
  readonly reportSheets: ExcelWorkbook['reportSheets'] = (keys) => this.#reports.reportSheets(keys);
  readonly readReport: ExcelWorkbook['readReport'] = (key) => this.#reports.readReport(key);
  readonly writeReport: ExcelWorkbook['writeReport'] = (key, cells) => this.#reports.writeReport(key, cells);
  readonly selectedInReport: ExcelWorkbook['selectedInReport'] = (key) => this.#reports.selectedInReport(key);
  readonly showReport: ExcelWorkbook['showReport'] = (key) => this.#reports.showReport(key);

  beginJob(signal: AbortSignal): void {
    this.#calls.beginJob(signal);
  }

  async readSheets(refs: readonly TableRef[]): Promise<ReadonlyMap<string, Sheet>> {
    const wanted = refs.map((ref): WantedTable => ({ ...ref, place: this.#places.get(ref.layout.kind) }));
    return this.#calls.read((context) =>
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
    const offset = this.#places.loadOffset(context);
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
      this.#places.set(kind, read?.place);
      if (!read) continue;
      const rows = moveDays(read.values, serialColumns(layout, read.place.columns), days);
      sheets.set(kind, { ...sheetOf(read.place, rows), errors: read.errors, rowsBelow: read.below });
    }
    return sheets;
  }

  async has(ref: TableRef): Promise<boolean> {
    return (await this.#places.locate(ref)) !== undefined;
  }

  async create(layout: Layout, rows: readonly (readonly Cell[])[], coloursStatus = true): Promise<NewSheet> {
    const known = this.#places.offset === undefined ? undefined : this.#places.names;
    const { makeTable } = await maker();
    const laid = await this.#calls.runInFront(async (context) => {
      let offset = this.#places.loadOffset(context);
      const askAgain = () => void (offset = this.#places.loadOffset(context));
      const room = known ?? (await readWorkbookNames(context, askAgain));
      const make = (names: WorkbookNames) =>
        makeTable(context, layout, rows, offset(), names, this.#learned, coloursStatus);
      return make(room).catch(async (error: unknown) => {
        if (!known || errorCodeOf(error) !== 'ItemAlreadyExists') throw error;
        // Somebody has added a sheet of that name since the names were read; nothing was added.
        return make(await readWorkbookNames(context));
      });
    });
    this.#places.names = laid.names;
    this.#places.set(layout.kind, laid.place);
    if (!layout.background && !layout.staysBehind) this.#activeSheet = laid.place.sheetId;
    this.#ornaments.add(laid.undecorated);
    return { ...sheetOf(laid.place, laid.rows), isPainted: laid.isPainted };
  }

  async append(ref: TableRef, rows: readonly (readonly Cell[])[]): Promise<Patch[]> {
    if (rows.length === 0) return [];
    const { layout } = ref;
    const { appendRows } = await appender();
    const adjusted = await this.#places.withPlace(ref, (context, place, offset) =>
      appendRows(context, ref, place, rows, offset, this.#learned),
    );
    // The next read shows where the new rows are.
    this.#places.forgetRows(layout.kind);
    return adjusted;
  }

  async addColumns(ref: TableRef, ids: readonly string[]): Promise<void> {
    const { addColumns } = await columns();
    const added = await this.#places.withTable(ref, (context, found) => addColumns(context, ref, found, ids));
    if (added) this.#ornaments.add(added);
    this.#places.forget(ref.layout.kind);
  }

  async hiddenColumns(ref: TableRef): Promise<string[]> {
    const { readHiddenColumns } = await columns();
    return this.#places.withTable(ref, readHiddenColumns);
  }

  async hideColumns(ref: TableRef, ids: readonly string[]): Promise<void> {
    const { hideColumns } = await columns();
    await this.#places.withTable(ref, (context, found) => hideColumns(context, ref, found, ids));
  }

  async renameColumns(refs: readonly TableRef[]): Promise<void> {
    const tables = await this.#places.placesOf(refs);
    const { renameColumns } = await columns();
    this.#ornaments.noteRefused(...(await this.#calls.run((context) => renameColumns(context, tables))));
    for (const { layout } of refs) this.#places.forget(layout.kind);
  }

  async empty(ref: TableRef): Promise<void> {
    const place = await this.#places.locate(ref);
    if (!place) return;
    const { emptyTable } = await appender();
    await this.#calls.untilInFront(() => this.#places.workAt(place, emptyTable));
    this.#places.forgetRows(ref.layout.kind);
  }

  async cutBlankRows(ref: TableRef, most: number): Promise<number> {
    const { cutBlankRows } = await import(/* webpackChunkName: "planning" */ './table/blank-rows');
    const cut = await this.#places.withPlace(ref, (context, place) =>
      cutBlankRows(context, ref, place, most),
    );
    this.#places.forget(ref.layout.kind);
    return cut;
  }

  async includeBelow(ref: TableRef): Promise<number> {
    const { includeBelow } = await rowsBelow();
    return this.#places.withTable(ref, (context, { table, ...place }) => {
      this.#places.forget(ref.layout.kind);
      return includeBelow(context, { table, place });
    });
  }

  async write(ref: TableRef, patches: readonly Patch[]): Promise<WriteResult> {
    const results: WriteResult[] = [];
    for (const part of partsOfPatches(patches, this.#places.get(ref.layout.kind)))
      results.push(
        await this.#places.withPlace(ref, (context, place, offset) =>
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
    const isPlaced = await this.#places.withPlace(ref, (context, place) =>
      placeCells(context, place, seen, guards, patches),
    );
    this.#places.forgetRows(ref.layout.kind);
    return isPlaced;
  }

  async offer(texts: ReadonlyMap<string, readonly string[]>, knownId: string | undefined): Promise<string> {
    const { updateLists } = await lists();
    const keep = (sheetId?: string) =>
      this.#calls.runInFront((context) => updateLists(context, sheetId, texts, this.#learned));
    this.#places.names = undefined; // also after an error: the sheet of lists may be new, and there may be more lists
    const { id, names } = await keep(knownId).catch((error: unknown) => {
      if (!(error instanceof TableMissing)) throw error;
      return keep(); // the remembered sheet was deleted
    });
    this.#places.names = names;
    return id;
  }

  async paint(sheet: Sheet, column: string): Promise<void> {
    const { refusalOf } = await ornaments();
    const { paintSwatches } = await colours();
    const code = await this.#calls.run((context) => refusalOf(paintSwatches(context, sheet, column)));
    if (code !== undefined && !GONE.includes(code))
      this.#ornaments.noteRefused({ kind: sheet.table.name ?? '', ornament: 'swatches' });
  }

  async colourStatus(tables: readonly TableRef[], on: boolean): Promise<readonly string[]> {
    const { colourTables } = await colours();
    const found = await this.#places.placesOf(tables);
    return this.#calls.run((context) => colourTables(context, found, on));
  }

  async reveal(ref: TableRef, place: RowPlace): Promise<void> {
    await this.#places.withTable(ref, (context, found) => revealRow(context, found, place));
    this.#noteInFront(ref);
  }

  async show(ref: TableRef): Promise<void> {
    await this.#places.withPlace(ref, showSheet);
    this.#noteInFront(ref);
  }

  async selected(ref: TableRef): Promise<PlacedRow[]> {
    return this.#places.withPlace(ref, selectedRows);
  }

  async showOnly(ref: TableRef, rows: RowFilter | undefined): Promise<void> {
    await this.#places.withTable(ref, (context, found) => showOnlyRows(context, found, rows));
    if (rows) this.#places.change(ref.layout.kind, { hidesRows: true });
    this.#noteInFront(ref);
  }

  async showView(ref: TableRef, view: TableFilter): Promise<void> {
    const { kind } = ref.layout;
    await this.#calls.untilInFront(() =>
      this.#places.withTable(ref, (context, found) =>
        showView(context, found, view, this.#places.offset ?? 0),
      ),
    );
    this.#places.change(kind, { ids: undefined, hidesRows: true });
    this.#noteInFront(ref);
  }

  /** This pane has brought the table's sheet to the front. Excel may drop the event that says so. */
  #noteInFront({ layout }: TableRef): void {
    this.#activeSheet = this.#places.get(layout.kind)?.sheetId;
  }

  get active(): string | undefined {
    return this.#activeSheet === undefined
      ? undefined
      : this.#places.kindsAt({ sheetId: this.#activeSheet })[0];
  }

  listen({ edited, editedBeside, activated, selected }: WorkbookListeners): Promise<() => void> {
    const bringToFront = (sheetId: string) => {
      this.#activeSheet = sheetId;
      activated();
    };
    return listenToEdits(
      {
        edited: (what) => {
          const kinds = this.#places.kindsAt(what);
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
      (work) => this.#calls.run(work),
    );
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
    return Promise.resolve(excelFacts(this.#places.offset));
  }

  location(options: { readonly mustAsk?: boolean } = {}): Promise<string> {
    return this.#location.now(options.mustAsk);
  }

  async save(): Promise<Saved> {
    return this.#saving.save(await this.location());
  }
}

function sheetOf(place: TablePlace, rows: readonly (readonly Cell[])[]): Sheet {
  const { id, name, remembered, sheetName, columns, lost, firstRow, hidesRows } = place;
  const table = { id, name, columns: remembered };
  const errors = new Set<Cell>();
  return { table, sheetName, columns, lost, rows, errors, rowsBelow: 0, firstRow: firstRow + 1, hidesRows };
}
