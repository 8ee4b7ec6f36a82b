import { mergeWorksheetSnapshotWithDefault } from '@univerjs/core';
import {
  InsertSheetMutation,
  RemoveSheetMutation,
  SetSelectionsOperation,
  SetWorksheetActiveOperation,
  SetWorksheetHideMutation,
  SetWorksheetNameMutation,
  SetWorksheetOrderMutation,
  SheetsSelectionsService,
} from '@univerjs/preset-sheets-core';
import { GRID_COLUMNS, GRID_ROWS, type Area, type GridSheet } from '../../excel/grid';
import { areaOfRange, rangeText, type WorkbenchBook } from './book';
import { blankSheet } from './engine';

const TOP_LEFT: Area = { row: 0, column: 0, rows: 1, columns: 1 };

/** The workbook's sheets: their list, the one in front, and the selection there. Undo knows nothing of these. */
export class SheetTabs {
  private lastId = 1;

  constructor(private readonly book: WorkbenchBook) {}

  list(): GridSheet[] {
    return this.book.workbook.getSheets().map((sheet) => ({ id: sheet.getSheetId(), name: sheet.getName() }));
  }

  add(name: string): string {
    const { workbook, unitId } = this.book;
    const front = this.active();
    let id: string;
    do id = `sheet-${String(++this.lastId)}`;
    while (workbook.getSheetBySheetId(id));
    const sheet = mergeWorksheetSnapshotWithDefault(blankSheet(id, name));
    this.run(InsertSheetMutation.id, { unitId, index: workbook.getSheets().length, sheet });
    // The engine brings a new sheet to the front. Excel does not, when an add-in adds it.
    this.bringForward(front);
    this.book.tell(id, 'host', { kind: 'sheet-added' });
    return id;
  }

  move(id: string, position: number): void {
    this.run(SetWorksheetOrderMutation.id, {
      unitId: this.book.unitId,
      subUnitId: this.book.sheet(id).getSheetId(),
      fromOrder: this.list().findIndex((sheet) => sheet.id === id),
      toOrder: position,
    });
  }

  rename(id: string, name: string): void {
    this.run(SetWorksheetNameMutation.id, {
      unitId: this.book.unitId,
      subUnitId: this.book.sheet(id).getSheetId(),
      name,
    });
    this.book.tell(id, 'host', { kind: 'sheet-renamed' });
  }

  delete(id: string): void {
    const name = this.book.sheet(id).getName();
    this.leave(id);
    this.run(RemoveSheetMutation.id, { unitId: this.book.unitId, subUnitId: id, subUnitName: name });
    this.book.steps.forget();
    this.book.tell(id, 'host', { kind: 'sheet-deleted' });
  }

  hide(id: string, hidden: boolean): void {
    if (hidden) this.leave(id);
    this.run(SetWorksheetHideMutation.id, {
      unitId: this.book.unitId,
      subUnitId: id,
      hidden: hidden ? 1 : 0,
    });
  }

  active(): string {
    return this.book.workbook.getActiveSheet().getSheetId();
  }

  activate(id: string): void {
    this.book.sheet(id);
    if (this.active() === id) return;
    this.bringForward(id);
    this.book.tell(id, 'host', { kind: 'sheet-activated' });
  }

  selection(): { sheet: string; area: Area } {
    const sheet = this.active();
    const selections = this.book.engine.injector.get(SheetsSelectionsService);
    const range = selections.getWorkbookSelections(this.book.unitId).getCurrentLastSelection()?.range;
    return { sheet, area: range ? areaOfRange(range) : TOP_LEFT };
  }

  select(id: string, area: Area): void {
    this.activate(id);
    this.book.makeRoom(id, area);
    const range = rangeText(this.book.sheet(id), area);
    const { startRow, startColumn } = range;
    const primary = {
      actualRow: startRow,
      actualColumn: startColumn,
      startRow,
      startColumn,
      endRow: startRow,
      endColumn: startColumn,
      isMerged: false,
      isMergedMainCell: false,
    };
    const type = { rangeType: area.rows === GRID_ROWS ? 2 : area.columns === GRID_COLUMNS ? 1 : 0 };
    this.run(SetSelectionsOperation.id, {
      unitId: this.book.unitId,
      subUnitId: id,
      selections: [{ range: { ...range, ...type }, primary, style: null }],
      reveal: true,
    });
    this.book.tell(id, 'user', { kind: 'selected', area });
  }

  /** If this sheet is in front, brings another visible sheet to the front. */
  private leave(id: string): void {
    if (this.active() !== id) return;
    const next = this.book.workbook
      .getSheets()
      .find((sheet) => sheet.getSheetId() !== id && !sheet.isSheetHidden());
    if (next) this.activate(next.getSheetId());
  }

  private bringForward(id: string): void {
    this.run(SetWorksheetActiveOperation.id, { unitId: this.book.unitId, subUnitId: id });
  }

  private run(id: string, params: object): void {
    this.book.steps.quietly(() => this.book.engine.commands.syncExecuteCommand(id, params));
  }
}
