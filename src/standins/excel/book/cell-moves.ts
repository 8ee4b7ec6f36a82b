/** Moves what lies on cells together with the grid's cells. */
import { afterDelete, afterInsert, type Axis } from '../area';
import type { Book } from '../book';
import { moveCharts, withoutSheet } from '../charts/chart';
import { withReferences } from '../formulas/rewrite';
import type { GridChange } from '../grid';
import { movePageSetup } from '../page-setup';
import { movedWithCells, notOnSheet, type MoveArea } from './move-area';
import { deleteColumnIds, dropTotals, forgetFilters, insertColumnIds, moveTables } from './table-info';

export function moveWithCells(book: Book, change: GridChange): void {
  const { sheet } = change;
  switch (change.kind) {
    case 'rows-inserted':
      return shift(book, sheet, 'rows', (area) => afterInsert(area, 'rows', change.row, change.count));
    case 'rows-deleted':
      dropTotals(book.tableInfos, sheet, change.row, change.count);
      return shift(book, sheet, 'rows', (area) => afterDelete(area, 'rows', change.row, change.count));
    case 'columns-inserted':
      insertColumnIds(book.tableInfos, sheet, change.column, change.count, () => book.newNumber());
      return shift(book, sheet, 'columns', (area) =>
        afterInsert(area, 'columns', change.column, change.count),
      );
    case 'columns-deleted':
      deleteColumnIds(book.tableInfos, sheet, change.column, change.count);
      return shift(book, sheet, 'columns', (area) =>
        afterDelete(area, 'columns', change.column, change.count),
      );
    case 'sheet-deleted':
      book.validations = notOnSheet(book.validations, sheet);
      book.conditionalFormats = notOnSheet(book.conditionalFormats, sheet);
      book.merges = notOnSheet(book.merges, sheet);
      book.pageSetups.delete(sheet);
      book.charts = withoutSheet(book.charts, sheet);
      return;
    case 'filtered':
      if (change.by === 'user') forgetFilters(book.tableInfos, sheet, change.area);
      return;
    default:
      return;
  }
}

/** Moves everything on a sheet after rows or columns of it were inserted or deleted. */
function shift(book: Book, sheet: string, axis: Axis, move: MoveArea): void {
  book.validations = movedWithCells(book.validations, sheet, move);
  // Cells that were merged only with deleted cells are single cells now.
  book.merges = movedWithCells(book.merges, sheet, move).filter(({ area }) => area.rows * area.columns > 1);
  const setup = book.pageSetups.get(sheet);
  if (setup) movePageSetup(setup, axis, move);
  moveCharts(book.charts, sheet, axis, move);
  const info = book.sheetInfo(sheet);
  if (info.filter?.area) info.filter = { ...info.filter, area: move(info.filter.area) };
  moveConditionalFormats(book, sheet, move);
  moveTables(book.tableInfos, sheet, axis, move);
}

/** A format moves with its cells, and its formula refers to the cells that it referred to before. */
function moveConditionalFormats({ conditionalFormats }: Book, sheet: string, move: MoveArea): void {
  for (const format of conditionalFormats) {
    if (format.sheet !== sheet || !format.area) continue;
    format.area = move(format.area);
    const { formula } = format.rule;
    if (typeof formula !== 'string') continue;
    const moved = withReferences(formula, (reference) => {
      const area = reference.sheet === undefined ? move(reference.area) : reference.area;
      return area && { ...reference, area };
    });
    format.rule = { ...format.rule, formula: moved };
  }
}
