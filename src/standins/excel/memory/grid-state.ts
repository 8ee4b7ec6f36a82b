/** What the parts of the grid in memory share: its sheets and tables, the selection, the undo history and the listeners. */
import type { Area, GridChange, GridTable } from '../grid';
import type { ExcelLanguage } from '../values/language';
import { SheetCells } from './sheet-cells';

/** The undo history: each step is a list of inverse works. */

/** Excel keeps 100 steps. */
const MAX_STEPS = 100;

type Inverse = () => void;

class UndoStack {
  private readonly steps: Inverse[][] = [];
  private open: Inverse[] | undefined;
  private reverting = false;

  /** True while a step is being undone. */
  get isReverting(): boolean {
    return this.reverting;
  }

  /** Records how to undo what was just done, as part of the open step or as a step of its own. */
  record(inverse: Inverse): void {
    if (this.reverting) return;
    if (this.open) this.open.push(inverse);
    else this.push([inverse]);
  }

  step<T>(work: () => T): T {
    if (this.open) return work();
    const inverses: Inverse[] = [];
    this.open = inverses;
    try {
      return work();
    } finally {
      this.open = undefined;
      if (inverses.length > 0) this.push(inverses);
    }
  }

  undo(): boolean {
    const inverses = this.steps.pop();
    if (!inverses) return false;
    this.reverting = true;
    try {
      for (const inverse of inverses.reverse()) inverse();
    } finally {
      this.reverting = false;
    }
    return true;
  }

  /** Ends the history: nothing that was done before can be undone. */
  clear(): void {
    this.steps.length = 0;
    if (this.open) this.open.length = 0;
  }

  private push(inverses: Inverse[]): void {
    this.steps.push(inverses);
    if (this.steps.length > MAX_STEPS) this.steps.shift();
  }
}

interface GridOptions {
  readonly use1904: boolean;
  readonly language: ExcelLanguage;
}

export interface TableInGrid extends GridTable {
  /** Sheet column -> displayed texts that stay visible. */
  readonly filters: ReadonlyMap<number, readonly string[]>;
}

export interface SheetState {
  readonly id: string;
  name: string;
  hidden: boolean;
  readonly cells: SheetCells;
}

/** The part of a change that differs from kind to kind. */
type ChangeDetails = GridChange extends infer Change
  ? Change extends GridChange
    ? Omit<Change, 'by' | 'sheet'>
    : never
  : never;

const FIRST_CELL: Area = { row: 0, column: 0, rows: 1, columns: 1 };

export class GridState {
  readonly history = new UndoStack();
  readonly listeners = new Set<(change: GridChange) => void>();
  sheets: SheetState[] = [];
  tables: readonly TableInGrid[] = [];
  active = '';
  selected = { sheet: '', area: FIRST_CELL };
  private lastSheetId = 0;

  constructor(readonly options: GridOptions) {}

  sheetOf(id: string): SheetState {
    const sheet = this.sheets.find((sheetState) => sheetState.id === id);
    if (!sheet) throw new Error(`The grid has no sheet ${id}.`);
    return sheet;
  }

  cellsOf(id: string): SheetCells {
    return this.sheetOf(id).cells;
  }

  tableOf(id: string): TableInGrid {
    const table = this.tables.find((gridTable) => gridTable.id === id);
    if (!table) throw new Error(`The grid has no table ${id}.`);
    return table;
  }

  addSheet(name: string): string {
    this.lastSheetId += 1;
    const id = `sheet-${this.lastSheetId}`;
    this.sheets.push({ id, name, hidden: false, cells: new SheetCells() });
    return id;
  }

  /** Makes a sheet the active one, with its first cell selected. */
  showSheet(sheet: string): void {
    this.active = sheet;
    this.selected = { sheet, area: FIRST_CELL };
  }

  notify(sheet: string, by: GridChange['by'], details: ChangeDetails): void {
    // Spreading a union loses its discriminant for the compiler; ChangeDetails is GridChange without these two.
    const change = { ...details, sheet, by } as GridChange;
    for (const listener of [...this.listeners]) listener(change);
  }

  setTables(next: readonly TableInGrid[]): void {
    const before = this.tables;
    this.tables = next;
    this.history.record(() => this.setTables(before));
  }

  changeTable(id: string, change: Partial<TableInGrid>): void {
    this.setTables(
      this.tables.map((gridTable) => (gridTable.id === id ? { ...gridTable, ...change } : gridTable)),
    );
  }

  /** Records the tables for undo. Undo restores them after the rows and columns that it brings back have moved them. */
  keepTables(): void {
    const before = this.tables;
    this.history.record(() => {
      this.tables = before;
    });
  }

  /** Keeps everything except the history. Returns a function that restores it. */
  keep(): () => void {
    const copied = (): SheetState[] => this.sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.copy() }));
    const { tables, active, selected } = this;
    const kept = copied();
    return () => {
      Object.assign(this, { tables, active, selected });
      this.sheets = kept.map((sheet) => ({ ...sheet, cells: sheet.cells.copy() }));
      this.history.clear();
    };
  }
}
