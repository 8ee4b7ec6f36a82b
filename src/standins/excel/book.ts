/**
 * The workbook as the host keeps it: what the grid does not own (the port in grid.ts says what that is). It lives as
 * long as the file is open and outlives every pane.
 */
import { afterDelete, afterInsert, contains, intersection, sameArea, without, type Axis } from './area';
import type { EntrySurroundings } from './cell-entry';
import { moveCharts, withoutSheet, type Chart } from './chart';
import { SHEET_ROWS, type Area, type Grid, type GridChange, type GridTable } from './grid';
import type { Limits } from './limits';
import { movePageSetup, newPageSetup, type PageSetup } from './page-setup';
import { notModelled } from './problem';
import type { Json, JsonObject } from './protocol';

export type Visibility = 'Visible' | 'Hidden' | 'VeryHidden';

export interface SheetInfo {
  name: string;
  visibility: Visibility;
  tabColor: string;
  gridlines: boolean;
  /** Whether row numbers and column letters show. */
  headings: boolean;
  readonly customProperties: Map<string, string>;
  /** Undefined while the sheet is not protected. */
  protection: { readonly password: string | undefined; readonly options: JsonObject } | undefined;
  /** Undefined while the sheet has no filter outside tables. */
  filter: SheetFilter | undefined;
}

/** A filter over a range; `criteria` by the range's columns from 0. The area is gone once all of it is deleted. */
export interface SheetFilter {
  readonly area: Area | undefined;
  readonly criteria: Map<number, JsonObject>;
}

export interface TableInfo {
  name: string;
  readonly sheet: string;
  style: string;
  readonly flags: Record<TableFlag, boolean>;
  /** Column ids, left to right; they stay when columns are renamed or moved by others inserted before them. */
  columns: number[];
  /** How the table was sorted last; undefined where it was not, or its sorting was cleared. */
  sort: TableSorting | undefined;
  /** True while a totals row stands below the table's area, which the grid knows nothing of. */
  totals: boolean;
  /** What add-ins filter by, by the ids of the columns; a filter that a person sets replaces it. */
  readonly filters: Map<number, JsonObject>;
  /** The area that `columns` belongs to. */
  area: Area;
}

export interface TableSorting {
  /** The first one decides; `key` counts columns of the table from 0. */
  readonly keys: readonly { readonly key: number; readonly ascending: boolean }[];
  readonly method: string;
}

export type TableFlag =
  | 'ShowBandedRows'
  | 'ShowBandedColumns'
  | 'ShowFilterButton'
  | 'HighlightFirstColumn'
  | 'HighlightLastColumn';

/** A validation rule on an area, with everything as it came over the wire. */
export interface Validation {
  readonly sheet: string;
  readonly area: Area;
  readonly rule: JsonObject;
  readonly errorAlert?: JsonObject;
  readonly prompt?: JsonObject;
  readonly ignoreBlanks: boolean;
}

export interface ConditionalFormat {
  readonly id: string;
  readonly sheet: string;
  area: Area | undefined;
  readonly type: string;
  stopIfTrue: boolean;
  rule: JsonObject;
  readonly look: { fill?: string; font: Record<string, Json> };
}

/** Where a click on a cell leads, as Excel.RangeHyperlink has it. */
export interface Hyperlink {
  readonly address?: string;
  readonly documentReference?: string;
  readonly screenTip?: string;
}

/** Cells that are shown as one. */
export interface Merge {
  readonly sheet: string;
  readonly area: Area;
}

interface LinkedCell {
  readonly sheet: string;
  readonly area: Area;
  readonly link: Hyperlink;
}

export interface XmlPart {
  readonly id: string;
  xml: string;
  namespace: string;
}

export interface BookOptions {
  readonly grid: Grid;
  readonly limits: Limits;
  readonly use1904: boolean;
  /** The year of dates typed without one. */
  readonly year: number;
  readonly fileName: string;
  /** False where the file can't be saved (Excel: read-only, or never saved before). */
  readonly canSave: boolean;
}

export class Book {
  readonly settings = new Map<string, Json>();
  readonly xmlParts = new Map<string, XmlPart>();
  validations: Validation[] = [];
  merges: Merge[] = [];
  /** One entry for each cell with a link. */
  private links: LinkedCell[] = [];
  /** First in front. */
  conditionalFormats: ConditionalFormat[] = [];
  /** Of all sheets, in the order in which they were added. */
  charts: Chart[] = [];
  /** Undefined while the workbook's structure is not protected. */
  structure: { readonly password: string | undefined } | undefined;
  isDirty = false;
  /** How often the file was saved. */
  saves = 0;

  /** The sheet that was active before the change that is being told. */
  lastActive: string;

  private readonly sheetInfos = new Map<string, SheetInfo>();
  private readonly tableInfos = new Map<string, TableInfo>();
  private readonly pageSetups = new Map<string, PageSetup>();
  private lastId = 0;

  constructor(readonly options: BookOptions) {
    this.lastActive = options.grid.activeSheet();
    for (const { id, name } of options.grid.sheets()) this.sheetInfo(id).name = name;
  }

  /** What entering values through the API goes by. */
  get entering(): EntrySurroundings {
    return { ...this.options, stopsGrowth: (sheet, added) => this.stopsGrowth(sheet, added) };
  }

  get grid(): Grid {
    return this.options.grid;
  }

  /** Keeps all of it as it is now; returns the work that brings it back, as often as it is called. */
  keep(): () => void {
    const kept = structuredClone(Object.entries(this).filter(([name]) => name !== 'options'));
    return () => void Object.assign(this, Object.fromEntries(structuredClone(kept)));
  }

  /** An id in Excel's form, never used before in this workbook. */
  newId(): string {
    this.lastId += 1;
    return `{00000000-0000-4000-8000-${this.lastId.toString(16).toUpperCase().padStart(12, '0')}}`;
  }

  newNumber(): number {
    this.lastId += 1;
    return this.lastId;
  }

  /** What the host knows of a sheet, also when it is gone (its last name is needed to tell of it). */
  sheetInfo(sheet: string): SheetInfo {
    let info = this.sheetInfos.get(sheet);
    if (!info) {
      const name = this.grid.sheets().find((each) => each.id === sheet)?.name ?? '';
      info = {
        name,
        visibility: 'Visible',
        tabColor: '',
        gridlines: true,
        headings: true,
        customProperties: new Map(),
        protection: undefined,
        filter: undefined,
      };
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

  /** Prints a sheet like another one. */
  copyPageSetup(from: string, to: string): void {
    this.pageSetups.set(to, structuredClone(this.pageSetup(from)));
  }

  /** What the host knows of a table; tables that it did not lay itself (by a person) get Excel's defaults. */
  tableInfo(table: GridTable): TableInfo {
    let info = this.tableInfos.get(table.id);
    if (!info) {
      info = {
        name: table.name,
        sheet: table.sheet,
        style: 'TableStyleMedium2',
        flags: {
          ShowBandedRows: true,
          ShowBandedColumns: false,
          ShowFilterButton: true,
          HighlightFirstColumn: false,
          HighlightLastColumn: false,
        },
        columns: Array.from({ length: table.area.columns }, () => this.newNumber()),
        sort: undefined,
        totals: false,
        filters: new Map(),
        area: table.area,
      };
      this.tableInfos.set(table.id, info);
    }
    if (!sameArea(info.area, table.area)) this.realign(info, table.area);
    return info;
  }

  /** The last known name of a table, also when it is gone. */
  tableName(table: string): string {
    return this.tableInfos.get(table)?.name ?? '';
  }

  /** Takes conditional formats off an area; ApiNotFound where more than one block would be left of a format. */
  clearConditionalFormats(sheet: string, area: Area): void {
    const left = this.conditionalFormats.flatMap((each) => {
      if (each.sheet !== sheet || !each.area || !intersection(each.area, area))
        return [{ each, rest: each.area }];
      const rests = without(each.area, area);
      if (rests.length > 1) throw notModelled('a conditional format on several blocks of cells');
      return rests.map((rest) => ({ each, rest }));
    });
    for (const { each, rest } of left) each.area = rest;
    this.conditionalFormats = left.map(({ each }) => each);
    this.isDirty = true;
  }

  /** Sets a rule on an area, in place of what was there; undefined takes rules away. */
  setValidation(sheet: string, area: Area, validation: Omit<Validation, 'sheet' | 'area'> | undefined): void {
    this.validations = this.validations.flatMap((each) =>
      each.sheet === sheet ? without(each.area, area).map((rest) => ({ ...each, area: rest })) : [each],
    );
    if (validation) this.validations.push({ ...validation, sheet, area });
    this.isDirty = true;
  }

  linkAt(sheet: string, row: number, column: number): Hyperlink | undefined {
    return this.links.find(
      (each) => each.sheet === sheet && each.area.row === row && each.area.column === column,
    )?.link;
  }

  /** The cells with links in an area. */
  linkedCells(sheet: string, area: Area): Area[] {
    return this.links.flatMap((each) =>
      each.sheet === sheet && intersection(each.area, area) ? [each.area] : [],
    );
  }

  hasLinks(sheet: string, area: Area): boolean {
    return this.linkedCells(sheet, area).length > 0;
  }

  /** Links every cell of an area; undefined takes links away. */
  setLinks(sheet: string, area: Area, link: Hyperlink | undefined): void {
    this.links = this.links.filter((each) => each.sheet !== sheet || !intersection(each.area, area));
    this.isDirty = true;
    if (!link) return;
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++)
        this.links.push({ sheet, area: { row, column, rows: 1, columns: 1 }, link });
    }
  }

  /** The one rule that holds for the whole area; 'mixed' where parts differ; undefined where there is none. */
  validationOf(sheet: string, area: Area): Validation | 'mixed' | undefined {
    const met = this.validations.filter((each) => each.sheet === sheet && intersection(each.area, area));
    return met.find((each) => contains(each.area, area)) ?? (met.length > 0 ? 'mixed' : undefined);
  }

  /** A rule that starts below a table keeps it from growing there (docs: Co-authoring in Excel add-ins). */
  stopsGrowth(sheet: string, added: Area): boolean {
    if (this.holdsTotals(sheet, added)) return true;
    return this.validations.some(
      (each) =>
        each.sheet === sheet &&
        each.area.rows < SHEET_ROWS &&
        each.area.row >= added.row &&
        intersection(each.area, added) !== undefined,
    );
  }

  /** The totals rows of a sheet's tables. */
  totalsRows(sheet: string): { readonly table: GridTable; readonly area: Area }[] {
    return this.grid.tables().flatMap((table) => {
      if (table.sheet !== sheet || !this.tableInfo(table).totals) return [];
      return [{ table, area: { ...table.area, row: table.area.row + table.area.rows, rows: 1 } }];
    });
  }

  /** Tables do not grow over totals rows, their own or others'. */
  holdsTotals(sheet: string, area: Area): boolean {
    return this.totalsRows(sheet).some((each) => intersection(each.area, area) !== undefined);
  }

  private realign(info: TableInfo, area: Area): void {
    info.columns = Array.from({ length: area.columns }, (_, index) => {
      const known = info.columns[area.column + index - info.area.column];
      return known ?? this.newNumber();
    });
    info.area = area;
  }

  /** The area that a table had before the change that is being told (follow comes after). */
  areaBefore(table: string): Area | undefined {
    return this.tableInfos.get(table)?.area;
  }

  /** Takes note of a change of the grid: what lies on cells moves with them. */
  follow(change: GridChange): void {
    this.move(change);
    this.lastActive = this.grid.activeSheet();
    for (const table of this.grid.tables()) this.tableInfo(table);
  }

  private move(change: GridChange): void {
    if (change.kind === 'selected' || change.kind === 'sheet-activated') return;
    this.isDirty = true;
    const sheetName = this.grid.sheets().find((each) => each.id === change.sheet)?.name;
    if (sheetName !== undefined) this.sheetInfo(change.sheet).name = sheetName;
    switch (change.kind) {
      case 'rows-inserted':
        return this.shift(change.sheet, 'rows', (area) =>
          afterInsert(area, 'rows', change.row, change.count),
        );
      case 'rows-deleted':
        this.dropTotals(change.sheet, change.row, change.count);
        return this.shift(change.sheet, 'rows', (area) =>
          afterDelete(area, 'rows', change.row, change.count),
        );
      case 'columns-inserted':
        this.insertColumnIds(change.sheet, change.column, change.count);
        return this.shift(change.sheet, 'columns', (area) =>
          afterInsert(area, 'columns', change.column, change.count),
        );
      case 'columns-deleted':
        this.deleteColumnIds(change.sheet, change.column, change.count);
        return this.shift(change.sheet, 'columns', (area) =>
          afterDelete(area, 'columns', change.column, change.count),
        );
      case 'sheet-deleted':
        this.validations = this.validations.filter((each) => each.sheet !== change.sheet);
        this.conditionalFormats = this.conditionalFormats.filter((each) => each.sheet !== change.sheet);
        this.links = this.links.filter((each) => each.sheet !== change.sheet);
        this.merges = this.merges.filter((each) => each.sheet !== change.sheet);
        this.pageSetups.delete(change.sheet);
        this.charts = withoutSheet(this.charts, change.sheet);
        return;
      case 'filtered':
        if (change.by === 'user') this.forgetFilters(change.sheet, change.area);
        return;
      case 'cells':
      case 'sorted':
      case 'table-deleted':
      case 'sheet-added':
      case 'sheet-renamed':
        return;
    }
  }

  private dropTotals(sheet: string, row: number, count: number): void {
    for (const info of this.tableInfos.values()) {
      const totals = info.area.row + info.area.rows;
      if (info.sheet === sheet && totals >= row && totals < row + count) info.totals = false;
    }
  }

  private forgetFilters(sheet: string, area: Area): void {
    for (const info of this.tableInfos.values()) {
      if (info.sheet === sheet && sameArea(info.area, area)) info.filters.clear();
    }
  }

  private shift(sheet: string, axis: Axis, move: (area: Area) => Area | undefined): void {
    this.validations = this.validations.flatMap((each) => {
      if (each.sheet !== sheet) return [each];
      const area = move(each.area);
      return area ? [{ ...each, area }] : [];
    });
    this.links = this.links.flatMap((each) => {
      const area = each.sheet === sheet ? move(each.area) : each.area;
      return area ? [{ ...each, area }] : [];
    });
    this.merges = this.merges.flatMap((each) => {
      const area = each.sheet === sheet ? move(each.area) : each.area;
      return area && area.rows * area.columns > 1 ? [{ ...each, area }] : [];
    });
    const setup = this.pageSetups.get(sheet);
    if (setup) movePageSetup(setup, axis, move);
    moveCharts(this.charts, sheet, axis, move);
    const { filter } = this.sheetInfo(sheet);
    if (filter?.area) this.sheetInfo(sheet).filter = { ...filter, area: move(filter.area) };
    for (const format of this.conditionalFormats) {
      if (format.sheet === sheet && format.area) format.area = move(format.area);
    }
    for (const info of this.tableInfos.values()) {
      const moved = info.sheet === sheet ? move(info.area) : undefined;
      // A table's columns are counted apart (their ids move with them); rows only change where the area is.
      if (moved) info.area = axis === 'rows' ? moved : { ...moved, columns: info.columns.length };
    }
  }

  private insertColumnIds(sheet: string, at: number, count: number): void {
    for (const { sheet: own, area, columns } of this.tableInfos.values()) {
      const inside = own === sheet && at > area.column && at < area.column + area.columns;
      if (inside)
        columns.splice(at - area.column, 0, ...Array.from({ length: count }, () => this.newNumber()));
    }
  }

  private deleteColumnIds(sheet: string, at: number, count: number): void {
    for (const info of this.tableInfos.values()) {
      if (info.sheet !== sheet) continue;
      info.columns = info.columns.filter((_, index) => {
        const column = info.area.column + index;
        return column < at || column >= at + count;
      });
    }
  }
}
