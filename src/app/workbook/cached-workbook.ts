/**
 * workbook/: the workbook as the app works with it. Sheets that were read are kept until something may have changed them, and
 * the memory is written into the file all at once. Both save round trips to Excel.
 */
import type { Layout } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { ifPossible, WorkbookProblem } from '../failures';
import { keepsMemory } from '../memory/file-formats';
import { StagedMemory } from '../memory/staged-memory';
import { VersionedMemory } from '../memory/versioned-memory';
import { appMessages } from '../messages';
import type {
  ExcelWorkbook,
  Patch,
  PlacedPatch,
  Saved,
  Sheet,
  TableFilter,
  Unsubscribe,
  WriteResult,
} from '../ports/excel-workbook';
import type { Workbook } from '../ports/workbook';
import { ColourMemory } from './colour-memory';
import { TableMemory } from './table-memory';
import { withPatches, withPlaced } from './written-sheet';

/**
 * The name, in the workbook's memory, of the id of the hidden sheet with the lists. The id does not change when sheets are
 * renamed.
 */
const LISTS_SHEET = 'lists-sheet';

interface Moment {
  readonly changes: number;
  readonly job: number;
}

interface Read {
  /** Undefined if the workbook has no table of the kind. */
  readonly sheet: Sheet | undefined;
  /** The job that was the last one to begin when it was read. */
  readonly job: number;
}

export class CachedWorkbook implements Workbook {
  readonly memory: StagedMemory;
  readonly #tables: TableMemory;
  /** What was read, by kind. */
  readonly #read = new Map<string, Read>();
  /** Counts jobs. Each job reads the tables that it uses again. */
  #job = 0;
  /** The kinds of new tables that have no ornaments yet. */
  readonly #undecorated = new Set<string>();
  /** The colours that columns were last filled with. */
  readonly #painted = new Map<string, string>();
  isShared = false;
  /** Counts the events that may have changed a table. */
  #changes = 0;

  constructor(
    private readonly excel: ExcelWorkbook,
    pane = '',
  ) {
    this.memory = new StagedMemory(new VersionedMemory(excel.memory), pane);
    this.#tables = new TableMemory(this.memory);
  }

  // What Excel does without anything that is kept here:
  readonly location: Workbook['location'] = (options) => this.excel.location(options);
  readonly draw: Workbook['draw'] = (report, at) => this.excel.draw(report, at);
  readonly reportSheets: Workbook['reportSheets'] = (keys) => this.excel.reportSheets(keys);
  readonly readReport: Workbook['readReport'] = (key) => this.excel.readReport(key);
  readonly writeReport: Workbook['writeReport'] = (key, cells) => this.excel.writeReport(key, cells);
  readonly selectedInReport: Workbook['selectedInReport'] = (key) => this.excel.selectedInReport(key);
  readonly showReport: Workbook['showReport'] = (key) => this.excel.showReport(key);
  readonly onWaiting: Workbook['onWaiting'] = (listener) => this.excel.onWaiting(listener);
  readonly isAutosaved: Workbook['isAutosaved'] = () => this.excel.isAutosaved();
  readonly facts: Workbook['facts'] = () => this.excel.facts();
  readonly hiddenColumns: Workbook['hiddenColumns'] = async (layout) =>
    this.excel.hiddenColumns(await this.#ref(layout));
  readonly hideColumns: Workbook['hideColumns'] = async (layout, ids) =>
    this.excel.hideColumns(await this.#ref(layout), ids);
  readonly reveal: Workbook['reveal'] = async (layout, place) =>
    this.excel.reveal(await this.#ref(layout), place);
  readonly show: Workbook['show'] = async (layout) => this.excel.show(await this.#ref(layout));
  readonly selected: Workbook['selected'] = async (layout) => this.excel.selected(await this.#ref(layout));
  readonly showOnly: Workbook['showOnly'] = async (layout, rows) =>
    this.excel.showOnly(await this.#ref(layout), rows);

  beginJob(signal: AbortSignal): void {
    this.#job += 1;
    this.excel.beginJob(signal);
  }

  async readSheet(layout: Layout): Promise<Sheet | undefined> {
    return (await this.readSheets([layout])).get(layout.kind);
  }

  readSheets(layouts: readonly Layout[]): Promise<ReadonlyMap<string, Sheet>> {
    return this.#sheets(layouts, ({ job }) => job === this.#job);
  }

  lastSheets(layouts: readonly Layout[]): Promise<ReadonlyMap<string, Sheet>> {
    return this.#sheets(layouts, () => true);
  }

  async #sheets(
    layouts: readonly Layout[],
    isNewEnough: (read: Read) => boolean,
  ): Promise<ReadonlyMap<string, Sheet>> {
    const sheets = new Map<string, Sheet>();
    const due: Layout[] = [];
    for (const layout of layouts) {
      const read = this.#read.get(layout.kind);
      if (!read || !isNewEnough(read)) due.push(layout);
      else if (read.sheet) sheets.set(layout.kind, read.sheet);
    }
    if (due.length === 0) return sheets;
    const refs = await Promise.all(due.map((layout) => this.#ref(layout)));
    const begun = this.#moment();
    const fresh = await this.excel.readSheets(refs);
    for (const { kind } of due) {
      const sheet = fresh.get(kind);
      if (sheet) {
        sheets.set(kind, sheet);
        this.#tables.saw(kind, sheet.table);
      }
      this.#keep(kind, sheet, begun);
    }
    return sheets;
  }

  get kept(): ReadonlyMap<string, Read> {
    return this.#read;
  }

  forget(kinds?: readonly string[]): void {
    this.#changes += 1;
    if (kinds) for (const kind of kinds) this.#read.delete(kind);
    else this.#read.clear();
  }

  /** When a read or a write begins: a job may begin, and an event may come, before it ends. */
  #moment(): Moment {
    return { changes: this.#changes, job: this.#job };
  }

  /**
   * Keeps what was read or written (undefined: the workbook has no table), unless an event has reported a change since it
   * began. Excel drops some events: a later job reads it anew in any case.
   */
  #keep(kind: string, sheet: Sheet | undefined, { changes, job }: Moment): void {
    if (changes === this.#changes) this.#read.set(kind, { sheet, job });
  }

  async has(layout: Layout): Promise<boolean> {
    const known = this.#read.get(layout.kind);
    if (known?.job === this.#job) return known.sheet !== undefined;
    return this.excel.has(await this.#ref(layout));
  }

  async create(layout: Layout, rows: readonly (readonly Cell[])[]): Promise<Sheet> {
    if (this.isReadOnly) throw new WorkbookProblem(appMessages.readOnly);
    this.forget([layout.kind]);
    const begun = this.#moment();
    const { isPainted, ...sheet } = await this.excel.create(layout, rows, await this.#colouring().areOn());
    this.#undecorated.add(layout.kind);
    await this.#tables.set(layout.kind, sheet.table);
    const given = { columns: layout.columns.map(({ id }) => id), rows };
    for (const { id } of swatchesOf(layout))
      if (isPainted) this.#painted.set(`${layout.kind} ${id}`, coloursIn(given, id));
      else this.#painted.delete(`${layout.kind} ${id}`);
    // An empty table has one blank row, which is not in the answer.
    if (rows.length > 0) this.#keep(layout.kind, sheet, begun);
    return sheet;
  }

  async decorate(): Promise<string | undefined> {
    this.#undecorated.clear();
    const { coloured, notice } = await this.excel.decorate();
    if (coloured.length > 0) await this.#colouring().note(coloured, coloured);
    return notice;
  }

  async append(layout: Layout, rows: readonly (readonly Cell[])[]): Promise<Patch[]> {
    if (rows.length === 0) return [];
    this.forget([layout.kind]);
    return this.excel.append(await this.#ref(layout), rows);
  }

  async addColumns(layout: Layout, ids: readonly string[]): Promise<void> {
    this.forget([layout.kind]);
    await this.excel.addColumns(await this.#ref(layout), ids);
    // New columns have no colours. Without them, a column is used as it is.
    await ifPossible(this.#colourAnew(layout));
  }

  async cutBlankRows(layout: Layout, most: number): Promise<number> {
    this.forget([layout.kind]);
    return this.excel.cutBlankRows(await this.#ref(layout), most);
  }

  async includeBelow(layout: Layout): Promise<number> {
    this.forget([layout.kind]);
    return this.excel.includeBelow(await this.#ref(layout));
  }

  keepColumns(): Promise<void> {
    return this.#tables.keep();
  }

  async empty(layout: Layout): Promise<void> {
    this.forget([layout.kind]);
    await this.excel.empty(await this.#ref(layout));
  }

  async write(layout: Layout, patches: readonly Patch[]): Promise<WriteResult> {
    const { kind } = layout;
    const before = this.#read.get(kind);
    this.forget([kind]);
    const { changes } = this.#moment();
    const result = await this.excel.write(await this.#ref(layout), patches);
    const now = before?.sheet && withPatches(before.sheet, patches, result);
    // The cells that were not written are as old as they were.
    if (now) this.#keep(kind, now, { changes, job: before.job });
    return result;
  }

  async place(
    layout: Layout,
    seen: Sheet,
    guards: readonly string[],
    patches: readonly PlacedPatch[],
  ): Promise<boolean> {
    const { kind } = layout;
    this.forget([kind]);
    const begun = this.#moment();
    const isPlaced = await this.excel.place(await this.#ref(layout), seen, guards, patches);
    if (isPlaced) this.#keep(kind, withPlaced(seen, patches), begun);
    return isPlaced;
  }

  async offer(lists: ReadonlyMap<string, readonly string[]>): Promise<void> {
    if (lists.size === 0) return;
    const known = await this.memory.read(LISTS_SHEET);
    const id = await this.excel.offer(lists, known);
    if (id !== known) await this.memory.write(LISTS_SHEET, id);
  }

  async paint(layout: Layout): Promise<void> {
    const swatches = swatchesOf(layout);
    const sheet = swatches.length > 0 ? await this.readSheet(layout) : undefined;
    if (!sheet) return;
    for (const { id } of swatches) {
      const colours = coloursIn(sheet, id);
      const painted = `${layout.kind} ${id}`;
      if (this.#painted.get(painted) === colours) continue;
      await this.excel.paint(sheet, id);
      this.#painted.set(painted, colours);
    }
  }

  async colourStatus(layouts: readonly Layout[]): Promise<void> {
    const colouring = this.#colouring();
    const on = await colouring.areOn();
    // New tables get their colours with their ornaments.
    const known = layouts.filter(({ kind }) => !this.#undecorated.has(kind));
    const due = await colouring.toChange(known, on);
    await this.#colour(due, on);
  }

  async #colourAnew(layout: Layout): Promise<void> {
    const colouring = this.#colouring();
    if (await colouring.areOn()) await this.#colour([layout], true);
  }

  async #colour(due: readonly Layout[], on: boolean): Promise<void> {
    if (due.length === 0) return;
    const colouring = this.#colouring();
    const refs = await Promise.all(due.map((layout) => this.#ref(layout)));
    const coloured = await this.excel.colourStatus(refs, on);
    await colouring.note(
      due.map(({ kind }) => kind),
      coloured,
    );
  }

  async renameColumns(layouts: readonly Layout[]): Promise<void> {
    await this.excel.renameColumns(await Promise.all(layouts.map((layout) => this.#ref(layout))));
    this.forget(layouts.map(({ kind }) => kind));
  }

  async showView(layout: Layout, view: TableFilter): Promise<void> {
    await this.excel.showView(await this.#ref(layout), view);
    this.forget([layout.kind]);
  }

  get active(): string | undefined {
    return this.excel.active;
  }

  listen({
    edited,
    editedBeside,
    activated,
    selected,
  }: {
    readonly edited: (editedHere: readonly string[]) => void;
    readonly editedBeside: () => void;
    readonly activated: () => void;
    readonly selected: () => void;
  }): Promise<Unsubscribe> {
    return this.excel.listen({
      edited: (kinds, isRemote) => {
        this.forget(kinds);
        this.isShared ||= isRemote;
        edited(isRemote ? [] : (kinds ?? []));
      },
      editedBeside,
      activated,
      selected,
    });
  }

  get keepsUndo(): boolean {
    return this.excel.keepsUndo;
  }

  get missesChoices(): boolean {
    return this.excel.missesChoices;
  }

  get hasOldValues(): boolean {
    return this.excel.hasOldValues;
  }

  get isReadOnly(): boolean {
    return this.excel.isReadOnly;
  }

  get ended(): Workbook['ended'] {
    return this.excel.ended;
  }

  async save(): Promise<Saved> {
    await this.memory.flush();
    // A save would replace a CSV file by the text of one sheet.
    return keepsMemory(await this.location()) ? this.excel.save() : 'unsaved';
  }

  #colouring() {
    return new ColourMemory(this.memory);
  }

  async #ref(layout: Layout) {
    return { layout, known: await this.#tables.get(layout.kind) };
  }
}

const swatchesOf = ({ columns }: Layout) => columns.filter(({ swatch }) => swatch);

/** The cells of a colour column, as one text to compare. */
function coloursIn({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>, id: string): string {
  const at = columns.indexOf(id);
  return JSON.stringify(rows.map((row) => row[at] ?? ''));
}
