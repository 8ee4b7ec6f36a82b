/**
 * The workbook as the host keeps it: everything that the grid does not own (grid.ts says what the grid owns). It lives
 * as long as the file is open, longer than any pane. The folder book/ has a file for each kind of thing in it.
 */
import {
  intersection,
  sameArea,
  moverOf,
  movedWithCells,
  notOnSheet,
  type Axis,
  type MoveArea,
} from '../area';
import type { Area, Grid, GridChange, GridTable } from '../grid';
import type { Hardness } from '../hardness';
import type { Limits } from '../limits';
import type { EntrySurroundings } from '../values/cell-entry';
import { movedCharts, type Chart } from './chart';
import { followNames, type KeptName } from './defined-names';
import { newPageSetup, type PageSetup } from './page-setup';
import {
  clearedFormats,
  moveConditionalFormats,
  redrawRules,
  type ConditionalFormat,
  keepsFromGrowing,
  validationOf,
  withValidation,
  type Validation,
} from './rules';
import { EmptyTexts, newSheetInfo, type SheetInfo } from './sheet-info';
import {
  deleteColumnIds,
  dropTotals,
  forgetFilters,
  insertColumnIds,
  moveTables,
  newTableInfo,
  realignColumns,
  type TableInfo,
} from './table-info';

/** Custom XML: texts that are kept in the file, outside cells and outside undo. */
export interface XmlPart {
  readonly id: string;
  xml: string;
  namespace: string;
}

/** The device on which the workbook was opened first. */
export const FIRST_DEVICE = 'first';

/** AutoSave has saved a change after so many batches that change nothing. In Excel it takes some seconds. */
const AUTOSAVE_BATCHES = 2;

/** Cells that are shown as one. */
interface Merge {
  readonly sheet: string;
  readonly area: Area;
}

interface BookOptions {
  readonly grid: Grid;
  readonly limits: Limits;
  readonly use1904: boolean;
  /** The year of dates typed without one. */
  readonly year: number;
  readonly fileName: string;
  /** The place of the file: a path or an address; '' for a file that was never saved. */
  readonly location: string;
  /** False if the file can't be saved (in Excel: it is read-only, or was never saved before). */
  readonly canSave: boolean;
  /** Whether Excel saves each change by itself: *AutoSave* for files in OneDrive and SharePoint. */
  readonly autoSave: boolean;
  readonly hardness: Hardness;
}

export class Book {
  /** The parts as the first device has them. If devices share parts, all devices have these. */
  xmlParts: Map<string, XmlPart> = new Map();
  /** The parts as other devices have them, by device. */
  otherParts: Map<string, Map<string, XmlPart>> = new Map();
  /** The parts in the saved file; undefined if it was not saved since it was opened. */
  savedParts: Map<string, XmlPart> | undefined;
  validations: Validation[] = [];
  merges: Merge[] = [];
  readonly emptyTexts = new EmptyTexts();
  /** The first one is in front. */
  conditionalFormats: ConditionalFormat[] = [];
  /** The names that the workbook and its sheets define, in the order in which they were added. */
  definedNames: KeptName[] = [];
  /** The charts of all sheets, in the order in which they were added. */
  charts: Chart[] = [];
  /** Whether sheets can't be added, deleted, moved or renamed. */
  isStructureProtected = false;
  /** How often something was changed. */
  changes = 0;
  private hasChanged = false;
  /** False while a person has switched off that tables include new rows and columns (*AutoCorrect*). */
  growsTables = true;
  /** The workbooks that an add-in has opened, as texts in base64. */
  readonly opened: string[] = [];
  /** How often the file was saved. */
  saves = 0;
  /** Whether the running batch has used a member that ends the list of what can be undone. */
  endsUndo = false;
  /** False while the person works in another workbook. */
  isInFront = true;
  /** The sheets that a person has selected together: what is typed into one of them goes into all. */
  groupedSheets: readonly string[] = [];
  /** Where the file is now. */
  location: string;
  /** The file is open read-only: it can be changed here and not saved. */
  isReadOnly = false;
  /** What calculating will write; undefined while Excel calculates by itself. */
  waitingResults: (() => void)[] | undefined;
  /** Somebody else is working, on another device. */
  isColleague = false;
  /** A person is choosing a value from a dropdown. */
  isPicking = false;
  /** A chart is selected, and no cell. */
  isChartSelected = false;
  /** A chart sheet is in front: the code with which Excel refuses to name the worksheet in front. */
  chartSheetInFront: 'UnsupportedSheet' | 'ItemNotFound' | undefined;
  /** The sheet that Excel wrongly takes for the active one. */
  takenForActive: string | undefined;

  /** By the ids of the tables. `tableInfo` adds missing entries. */
  readonly tableInfos = new Map<string, TableInfo>();
  readonly pageSetups = new Map<string, PageSetup>();
  private readonly sheetInfos = new Map<string, SheetInfo>();
  /** How often the file was opened again. It is no part of the file's state. */
  #openings = 0;
  #changesSeen = 0;
  #batchesUnchanged = 0;
  private lastId = 0;

  constructor(readonly options: BookOptions) {
    this.location = options.location;
    for (const { id, name } of options.grid.sheets()) this.sheetInfo(id).name = name;
  }

  /** What entering values through the API needs. */
  get entering(): EntrySurroundings {
    return {
      ...this.options,
      stopsGrowth: (sheet, added) => this.stopsGrowth(sheet, added),
    };
  }

  /** Whether something was changed since the file was saved. */
  get isDirty(): boolean {
    return this.hasChanged;
  }

  set isDirty(isDirty: boolean) {
    this.hasChanged = isDirty;
    if (isDirty) this.changes += 1;
  }

  /** How hard this Excel is. */
  get hardness(): Hardness {
    return this.options.hardness;
  }

  get grid(): Grid {
    return this.options.grid;
  }

  /**
   * Keeps the present state. Returns a function that restores it, as often as it is called: the file is opened again, or
   * (`isOpening` false) what was done since is undone while it is open.
   */
  keep(): (isOpening?: boolean) => void {
    const kept = structuredClone(
      Object.entries(this).filter(([name]) => name !== 'options' && name !== 'emptyTexts'),
    );
    return (isOpening = true) => {
      Object.assign(this, Object.fromEntries(structuredClone(kept)));
      for (const { drawn } of this.conditionalFormats) drawn.clear();
      if (!isOpening) return;
      this.#openings += 1;
      this.otherParts.clear();
      if (this.hardness.losesParts) this.xmlParts.clear();
    };
  }

  get openings(): number {
    return this.#openings;
  }

  /** A batch has ended, and its changes are one step that can be undone, unless one of its members ends the list. */
  endBatch(): void {
    if (this.endsUndo) this.grid.endHistory();
    this.endsUndo = false;
    this.#batchesUnchanged = this.changes === this.#changesSeen ? this.#batchesUnchanged + 1 : 0;
    this.#changesSeen = this.changes;
    if (this.options.autoSave && this.#batchesUnchanged >= AUTOSAVE_BATCHES) this.hasChanged = false;
  }

  /** The custom XML parts that a device sees. */
  partsOn(device: string): Map<string, XmlPart> {
    if (!this.hardness.hidesPartsOfOthers || device === FIRST_DEVICE) return this.xmlParts;
    const known = this.otherParts.get(device);
    return known ?? this.openOn(device);
  }

  /** A device opens the saved file: from now on it has that file's parts. Cells are always the same on all devices. */
  openOn(device: string): Map<string, XmlPart> {
    const parts = structuredClone(this.savedParts ?? this.xmlParts);
    if (device === FIRST_DEVICE) this.xmlParts = parts;
    else this.otherParts.set(device, parts);
    return parts;
  }

  /** A device saves the file: its parts replace all parts in the file, also those of a device that saved before. */
  saveFrom(device: string): void {
    if (this.hardness.hidesPartsOfOthers) this.savedParts = structuredClone(this.partsOn(device));
    this.saves += 1;
    this.isDirty = false;
  }

  /** An id in Excel's form, never used before in this workbook. */
  newId(): string {
    return `{00000000-0000-4000-8000-${this.newNumber().toString(16).toUpperCase().padStart(12, '0')}}`;
  }

  newNumber(): number {
    this.lastId += 1;
    return this.lastId;
  }

  /** What the host knows of a sheet, also after it was deleted: the event of its deletion needs its last name. */
  sheetInfo(sheet: string): SheetInfo {
    let info = this.sheetInfos.get(sheet);
    if (!info) {
      info = newSheetInfo(this.grid.sheets().find((gridSheet) => gridSheet.id === sheet)?.name ?? '');
      this.sheetInfos.set(sheet, info);
    }
    return info;
  }

  /** How a sheet is printed. */
  pageSetup(sheet: string): PageSetup {
    const setup = this.pageSetups.get(sheet) ?? newPageSetup();
    this.pageSetups.set(sheet, setup);
    return setup;
  }

  tableInfo(table: GridTable): TableInfo {
    let info = this.tableInfos.get(table.id);
    if (!info) {
      info = newTableInfo(table, () => this.newNumber());
      this.tableInfos.set(table.id, info);
    }
    if (!sameArea(info.area, table.area)) realignColumns(info, table.area, () => this.newNumber());
    return info;
  }

  /** The last known name of a table, also after it was deleted. */
  tableName(table: string): string {
    return this.tableInfos.get(table)?.name ?? '';
  }

  /** The totals rows of a sheet's tables. */
  totalsRows(sheet: string): { readonly table: GridTable; readonly area: Area }[] {
    return this.grid.tables().flatMap((table) => {
      if (table.sheet !== sheet || !this.tableInfo(table).totals) return [];
      return [{ table, area: { ...table.area, row: table.area.row + table.area.rows, rows: 1 } }];
    });
  }

  /** Whether an area has totals rows. Tables do not grow over totals rows, neither their own nor those of others. */
  holdsTotals(sheet: string, area: Area): boolean {
    return this.totalsRows(sheet).some((totalsRow) => intersection(totalsRow.area, area) !== undefined);
  }

  /** True if something keeps a table from growing into an area. */
  stopsGrowth(sheet: string, added: Area): boolean {
    return (
      !this.growsTables || this.holdsTotals(sheet, added) || keepsFromGrowing(this.validations, sheet, added)
    );
  }

  /** Removes conditional formats from an area; ApiNotFound if more than one block of a format would remain. */
  clearConditionalFormats(sheet: string, area: Area): void {
    this.conditionalFormats = clearedFormats(this.conditionalFormats, sheet, area);
    this.isDirty = true;
  }

  /** Sets a rule on an area instead of its present rules; undefined removes them. */
  setValidation(sheet: string, area: Area, validation: Omit<Validation, 'sheet' | 'area'> | undefined): void {
    this.validations = withValidation(this.validations, sheet, area, validation);
    this.isDirty = true;
  }

  /** The rule of the whole area; 'mixed' if its parts have different rules; undefined if there is none. */
  validationOf(sheet: string, area: Area): Validation | 'mixed' | undefined {
    return validationOf(this.validations, sheet, area);
  }

  /** Must be called after each change of the grid: it moves what lies on cells. */
  follow(change: GridChange): void {
    if (change.kind !== 'selected' && change.kind !== 'sheet-activated') {
      this.isDirty = true;
      const name = this.grid.sheets().find((gridSheet) => gridSheet.id === change.sheet)?.name;
      if (name !== undefined) this.sheetInfo(change.sheet).name = name;
      this.moveWithCells(change);
      this.definedNames = followNames(this.definedNames, change);
      redrawRules(this.conditionalFormats, change.sheet, change.kind === 'cells' ? change.area : undefined);
    }
    if (change.kind === 'selected') this.isChartSelected = false;
    if (change.kind === 'selected' || change.kind === 'sheet-activated') this.chartSheetInFront = undefined;
    if (['sheet-activated', 'sheet-deleted'].includes(change.kind)) this.takenForActive = undefined;
    for (const table of this.grid.tables()) this.tableInfo(table);
  }

  /** Moves what lies on cells together with the grid's cells. */
  private moveWithCells(change: GridChange): void {
    const { sheet } = change;
    if (change.kind === 'sheet-deleted') this.forgetSheet(sheet);
    if (change.kind === 'filtered' && change.by === 'user')
      forgetFilters(this.tableInfos, sheet, change.area);
    if (change.kind === 'rows-deleted') dropTotals(this.tableInfos, sheet, change.row, change.count);
    if (change.kind === 'columns-deleted')
      deleteColumnIds(this.tableInfos, sheet, change.column, change.count);
    if (change.kind === 'columns-inserted')
      insertColumnIds(this.tableInfos, sheet, change.column, change.count, () => this.newNumber());
    const moved = moverOf(change);
    if (moved) this.shift(sheet, moved.axis, moved.move);
  }

  private forgetSheet(sheet: string): void {
    this.validations = notOnSheet(this.validations, sheet);
    this.conditionalFormats = notOnSheet(this.conditionalFormats, sheet);
    this.merges = notOnSheet(this.merges, sheet);
    this.pageSetups.delete(sheet);
    this.charts = notOnSheet(this.charts, sheet);
  }

  /** Moves everything on a sheet after rows or columns of it were inserted or deleted. */
  private shift(sheet: string, axis: Axis, move: MoveArea): void {
    this.validations = movedWithCells(this.validations, sheet, move);
    // Cells that were merged only with deleted cells are single cells now.
    this.merges = movedWithCells(this.merges, sheet, move).filter(({ area }) => area.rows * area.columns > 1);
    this.charts = movedCharts(this.charts, sheet, move);
    const info = this.sheetInfo(sheet);
    if (info.filter?.area) info.filter = { ...info.filter, area: move(info.filter.area) };
    moveConditionalFormats(this.conditionalFormats, sheet, move);
    moveTables(this.tableInfos, sheet, axis, move);
  }
}
