import { WorkbookProblem } from '../app/failures';
import type {
  DrawnReport,
  Patch,
  Place,
  PlacedPatch,
  ReportTarget,
  RowFilter,
  Sheet,
  Workbook,
  WriteResult,
} from '../app/ports';
import type { Report } from '../core/reports/report';
import type { Layout } from '../core/table/layout';
import { ROW_COLUMN, STATUS_COLUMN, type Cell, type RowId } from '../core/table/sheet';
import { CELLS_A_SYNC, cutBlocks } from './blocks';
import { dayOffset } from './date-system';
import { listenToEdits } from './edit-events';
import { xmlPartMemory } from './memory';
import { whereaboutsOf } from './whereabouts';
import { runInExcel, TooMuchAtOnce } from './run';
import { findTable, TableIds, type Found } from './table-finder';
import { readWhole } from './table-reader';

/** The most cells written and checked in one batch; see blocks.ts for the limit behind it. */
const CELLS_A_WRITE = 20_000;

/** A new table's body begins below its header, in the sheet's second row. */
const FIRST_ROW = 2;

/** Cells a sync when reading: fewer where long texts make an answer larger than Excel gives at once. */
const READ_SIZES = [CELLS_A_SYNC, CELLS_A_SYNC / 10, CELLS_A_SYNC / 100];

/** Names in the memory the id of the hidden sheet of lists, which stays when sheets are renamed. */
const LISTS_SHEET = 'lists-sheet';

/** The Workbook port over the workbook in which Office.js runs. */
export function createOfficeWorkbook(): Workbook {
  return new OfficeWorkbook();
}

class OfficeWorkbook implements Workbook {
  readonly memory = xmlPartMemory((waiting) => this.#tellWaiting(waiting));
  readonly #ids = new TableIds(this.memory);
  readonly #waiting = new Set<(waiting: boolean) => void>();
  #offset: number | undefined;

  async open(layout: Layout): Promise<Sheet | undefined> {
    for (const cells of READ_SIZES) {
      try {
        return await this.#withTable(layout, (context, found, offset) =>
          readWhole(context, layout, found, offset, cells),
        );
      } catch (error) {
        if (!(error instanceof TooMuchAtOnce)) throw error;
      }
    }
    throw new TooMuchAtOnce();
  }

  async has(layout: Layout): Promise<boolean> {
    return (await this.#withTable(layout, () => Promise.resolve(true))) ?? false;
  }

  async create(layout: Layout, rows: readonly (readonly Cell[])[]): Promise<Sheet> {
    const { makeTable } = await import(/* webpackChunkName: "tables" */ './table-maker');
    const laid = await this.#run(async (context) =>
      makeTable(context, layout, rows, await this.#dayOffset(context)),
    );
    await this.#ids.set(layout.kind, laid.id);
    return {
      sheetName: laid.sheetName,
      columns: layout.columns.map((column) => column.name),
      rows: laid.rows,
      firstRow: FIRST_ROW,
    };
  }

  async append(layout: Layout, rows: readonly (readonly Cell[])[]): Promise<Patch[]> {
    if (rows.length === 0) return [];
    const { appendRows } = await import(/* webpackChunkName: "tables" */ './table-maker');
    return this.#withTableOrFail(layout, (context, found, offset) =>
      appendRows(context, layout, found, rows, offset),
    );
  }

  async empty(layout: Layout): Promise<void> {
    const { emptyTable } = await import(/* webpackChunkName: "tables" */ './table-emptier');
    await this.#withTable(layout, emptyTable);
  }

  async write(layout: Layout, patches: readonly Patch[]): Promise<WriteResult> {
    const { writeByRow } = await import(/* webpackChunkName: "tables" */ './row-writer');
    const missing = new Set<RowId>();
    const held: Patch[] = [];
    const typed: Patch[] = [];
    const textOf = (at: number) => String(patches[at]?.cell ?? '').length;
    for (const { start, count } of cutBlocks(patches.length, 1, textOf, CELLS_A_WRITE)) {
      const part = patches.slice(start, start + count);
      const result = await this.#withTableOrFail(layout, (context, found, offset) =>
        writeByRow(context, layout, found, part, offset),
      );
      for (const row of result.missing) missing.add(row);
      held.push(...result.held);
      typed.push(...result.typed);
    }
    return { missing: [...missing], held, typed };
  }

  async place(
    layout: Layout,
    seen: Sheet,
    guards: readonly string[],
    patches: readonly PlacedPatch[],
  ): Promise<boolean> {
    const { placeCells } = await import(/* webpackChunkName: "tables" */ './row-writer');
    return this.#withTableOrFail(layout, (context, found) =>
      placeCells(context, found, seen, guards, patches),
    );
  }

  async offer(lists: ReadonlyMap<string, readonly string[]>): Promise<void> {
    if (lists.size === 0) return;
    const { keepLists } = await import(/* webpackChunkName: "tables" */ './lists');
    const known = await this.memory.read(LISTS_SHEET);
    const id = await this.#run((context) => keepLists(context, known, lists));
    if (id !== known) await this.memory.write(LISTS_SHEET, id);
  }

  async paint(layout: Layout): Promise<void> {
    if (!layout.columns.some((column) => column.swatch)) return;
    const { paintSwatches } = await import(/* webpackChunkName: "tables" */ './swatches');
    await this.#withTable(layout, (context, found) => paintSwatches(context, layout, found));
  }

  async reveal(layout: Layout, place: Place): Promise<void> {
    await this.#withTableOrFail(layout, async (context, { table, body, columns, rows }) => {
      const ids = body.getColumn(Math.max(0, columns.indexOf(ROW_COLUMN)));
      ids.load('values');
      await context.sync();
      const found = (ids.values as Cell[][]).findIndex(([id]) => id === place.row);
      const index = found < 0 ? place.index : found;
      if (index >= rows) return;
      const at = place.column === undefined ? -1 : columns.indexOf(place.column);
      table.worksheet.activate();
      body.getCell(index, at >= 0 ? at : Math.max(0, columns.indexOf(STATUS_COLUMN))).select();
      await context.sync();
    });
  }

  async selected(layout: Layout): Promise<RowId[]> {
    const { selectedRows } = await import(/* webpackChunkName: "tables" */ './selection');
    return this.#withTableOrFail(layout, selectedRows);
  }

  async showOnly(layout: Layout, rows: RowFilter | undefined): Promise<void> {
    await this.#withTableOrFail(layout, async (context, { table }) => {
      for (const column of [ROW_COLUMN, STATUS_COLUMN]) {
        const { filter } = table.columns.getItem(column);
        if (rows?.column === column) filter.applyValuesFilter([...rows.texts]);
        else filter.clear();
      }
      table.worksheet.activate();
      await context.sync();
    });
  }

  async draw(report: Report, at: ReportTarget): Promise<DrawnReport> {
    const { drawReport } = await loadReports();
    return this.#run(async (context) => drawReport(context, report, at, await this.#dayOffset(context)));
  }

  async reportSheets(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { reportSheets } = await loadReports();
    return this.#run((context) => reportSheets(context, keys));
  }

  async showReport(key: string): Promise<void> {
    const { showReport } = await loadReports();
    await this.#run((context) => showReport(context, key));
  }

  onEdited(listener: () => void): Promise<() => void> {
    return listenToEdits(listener, (work) => this.#run(work));
  }

  onWaiting(listener: (waiting: boolean) => void): () => void {
    this.#waiting.add(listener);
    return () => this.#waiting.delete(listener);
  }

  get whereabouts(): string {
    return whereaboutsOf(Office.context.document?.url ?? '');
  }

  async save(): Promise<'saved' | 'unsaved'> {
    // Saving what was never saved from here would put it where nobody chose.
    if (this.whereabouts === '') return 'unsaved';
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
    return runInExcel(work, (waiting) => this.#tellWaiting(waiting));
  }

  #tellWaiting(waiting: boolean): void {
    for (const listener of this.#waiting) listener(waiting);
  }

  async #withTable<T>(
    layout: Layout,
    work: (context: Excel.RequestContext, found: Found, offset: number) => Promise<T>,
  ): Promise<T | undefined> {
    const id = await this.#ids.get(layout.kind);
    return this.#run(async (context) => {
      const found = await findTable(context, layout, id);
      return found ? work(context, found, await this.#dayOffset(context)) : undefined;
    });
  }

  async #withTableOrFail<T>(
    layout: Layout,
    work: (context: Excel.RequestContext, found: Found, offset: number) => Promise<T>,
  ): Promise<T> {
    let done: { value: T } | undefined;
    await this.#withTable(layout, async (context, found, offset) => {
      done = { value: await work(context, found, offset) };
    });
    if (!done) {
      throw new WorkbookProblem(
        `The table of ${layout.sheet} is no longer in this workbook. Press Ctrl+Z to bring it back, or download it anew.`,
      );
    }
    return done.value;
  }

  async #dayOffset(context: Excel.RequestContext): Promise<number> {
    return (this.#offset ??= await dayOffset(context));
  }
}

/** What draws reports is not part of the pane's start. */
function loadReports() {
  return import(/* webpackChunkName: "report-sheets" */ './report/draw-report');
}
