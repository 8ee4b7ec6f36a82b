import type { Patch, TableRef } from '../../app/ports/excel-workbook';
import { type Layout, ROW_COLUMN } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { needsFront } from '../calls/in-front';
import { untracked } from '../calls/run';
import { isNoneHidden } from '../cells/cell-runs';
import { writeUnguarded } from '../cells/cell-writer';
import {
  type Target,
  type WrittenPlace,
  formatColumn,
  SPARE_ROWS,
  type LearnedOfExcel,
  SHEET_ROWS,
  moveDays,
} from '../cells/column-formats';
import { loadedCells } from '../cells/row-ranges';
import { correctRows, spelled, writeBlocks } from './block-writer';
import { SERVICE_COLOUR } from './colours';
import { writeByRow } from './row-writer';
import { bodyRange, loadPlace, type TablePlace, type Found } from './table-finder';
import { serialColumns } from './table-reader';
import { withoutTotals } from './totals-row';

/**
 * Adds rows below the table's last and extends the table over them; cells below the table are moved down, not overwritten.
 * The new rows, and blank ones below them, get the formats that keep texts as texts. Returns the cells that Excel shows in
 * another spelling.
 */
export async function appendRows(
  context: Excel.RequestContext,
  ref: TableRef,
  seen: TablePlace,
  rows: readonly (readonly Cell[])[],
  offset: number,
  excel: LearnedOfExcel,
): Promise<Patch[]> {
  const below = await readBelow(context, ref, seen, rows.length);
  if (!below.place.hasTotals) return appendBelow(context, ref, below, rows, offset, excel);
  const table = context.workbook.tables.getItem(below.place.id);
  return withoutTotals(context, table, async () => {
    const now = await readBelow(context, ref, below.place, rows.length);
    return appendBelow(context, ref, now, rows, offset, excel);
  });
}

async function appendBelow(
  context: Excel.RequestContext,
  ref: TableRef,
  below: Below,
  rows: readonly (readonly Cell[])[],
  offset: number,
  excel: LearnedOfExcel,
): Promise<Patch[]> {
  const { layout } = ref;
  const { columns } = below.place;
  const places = columns.map((name) => layout.columns.findIndex((column) => column.id === name));
  // Only the user fills the user's own columns: null leaves a cell unchanged.
  const wanted = rows.map((row) => places.map((at) => (at < 0 ? null : (row[at] ?? ''))));
  const added: Added = { ref, below, wanted, offset, excel };
  const shown = await writeAdded(context, added);
  const idAt = columns.indexOf(ROW_COLUMN);
  return wanted.flatMap((cells, index) =>
    cells.flatMap((cell, at): Patch[] => {
      const now = shown[index]?.[at] ?? '';
      if (cell === null || cell === '' || cell === now) return [];
      return [{ row: String(cells[idAt] ?? ''), column: columns[at] ?? '', cell: now }];
    }),
  );
}

/** Rows to add, with one cell for each of the table's columns. */
interface Added {
  readonly ref: TableRef;
  readonly below: Below;
  readonly wanted: readonly (readonly (Cell | null)[])[];
  readonly offset: number;
  readonly excel: LearnedOfExcel;
}

/** Writes the rows, and returns what Excel shows then. */
async function writeAdded(context: Excel.RequestContext, added: Added): Promise<Cell[][]> {
  const {
    ref: { layout },
    below,
    wanted,
    offset,
    excel,
  } = added;
  const { place, isUnfilled, hidesRows } = below;
  const { id, columns, firstRow, firstColumn } = place;
  const first = firstRow + (isUnfilled ? 0 : place.rows);
  const table = () => context.workbook.tables.getItem(id);
  const extend = () => extendTable(table(), layout, below, wanted.length);
  const serial = serialColumns(layout, columns);
  const stored = moveDays(wanted, serial, -offset);
  const block = {
    body: () =>
      untracked(table().worksheet.getRangeByIndexes(first, firstColumn, wanted.length, columns.length)),
    rows: wanted.length,
    hidesRows,
    excel,
  };
  const written: AddedBlock = { block, stored, serial };
  if (hidesRows) {
    extend(); // sent with the first batch that writes
    return writeEach(context, added, written);
  }
  const { shown } = await writeBlocks(context, first, firstColumn, spelled(stored, serial, excel), {
    sheet: () => table().worksheet,
    first: extend,
    last: () => undefined,
    load: () => () => ({}),
    forget: () => undefined,
  });
  const idAt = columns.indexOf(ROW_COLUMN);
  const hasIds = wanted.every((cells, index) => cells[idAt] === shown[index]?.[idAt]);
  if (!hasIds) return writeEach(context, added, written);
  const now = moveDays(shown, serial, offset);
  const whole = wanted.map((cells, index) =>
    cells.map((cell, at) => {
      const seen = now[index]?.[at] ?? '';
      return cell === null || (cell === '' && !isFormulaText(seen)) ? seen : cell;
    }),
  );
  const extended = { ...place, ids: undefined };
  return correctRows(
    context,
    { layout, place: extended, offset, first: first - firstRow, excel },
    whole,
    now,
  );
}

/**
 * In the new rows of a calculated column Excel puts its formula, also into a cell that was left blank (OfficeDev/office-js, issues
 * 2093, 5909 and 6745). The formula is the user's and stays. Its text is not: in a cell formatted as text, nobody calculates it.
 */
const isFormulaText = (seen: Cell) => typeof seen === 'string' && seen.startsWith('=');

/** Where the rows are written, and their cells as Excel stores them. */
interface AddedBlock {
  readonly block: WrittenPlace;
  readonly stored: readonly (readonly (Cell | null)[])[];
  readonly serial: readonly boolean[];
}

/**
 * Writes the rows cell by cell where rows are hidden: first only their ids, then all other cells to the rows with these ids. So the
 * cells of a row stay together, also if the user sorts the table between two batches. The push log has no ids.
 */
async function writeEach(
  context: Excel.RequestContext,
  { ref, below: { place }, wanted, offset, excel }: Added,
  { block, stored, serial }: AddedBlock,
): Promise<Cell[][]> {
  const idAt = place.columns.indexOf(ROW_COLUMN);
  if (idAt < 0) return moveDays(await writeAt(context, block, stored), serial, offset);
  const onlyIds = stored.map((cells) => cells.map((cell, at) => (at === idAt ? cell : null)));
  await writeAt(context, block, onlyIds);
  const patches = wanted.flatMap((cells) =>
    cells.flatMap((cell, at): Patch[] =>
      at === idAt || cell === null || cell === ''
        ? []
        : [{ row: String(cells[idAt] ?? ''), column: place.columns[at] ?? '', cell }],
    ),
  );
  const shown = wanted.map((cells) => cells.map((cell) => cell ?? ''));
  if (patches.length === 0) return shown;
  const { adjusted } = await writeByRow(context, ref, { ...place, ids: undefined }, patches, offset, excel);
  const indexes = new Map(wanted.map((cells, index) => [String(cells[idAt] ?? ''), index]));
  for (const { row, column, cell } of adjusted)
    shown[indexes.get(row) ?? -1]?.splice(place.columns.indexOf(column), 1, cell);
  return shown;
}

/** Writes cells by their positions. Returns what Excel shows then. */
async function writeAt(
  context: Excel.RequestContext,
  block: WrittenPlace,
  rows: readonly (readonly (Cell | null)[])[],
): Promise<Cell[][]> {
  const targets = rows.flatMap((cells, index) =>
    cells.flatMap((cell, at): Target[] => (cell === null || cell === '' ? [] : [{ index, at, cell }])),
  );
  const shown = rows.map((cells) => cells.map((cell) => cell ?? ''));
  for (const { index, at, cell } of await writeUnguarded(context, block, targets))
    shown[index]?.splice(at, 1, cell);
  return shown;
}

/** Extends the table over new rows, and formats them; cells below the table are moved down. */
function extendTable(
  table: Excel.Table,
  layout: Layout,
  { place: { firstRow, firstColumn, rows, columns }, isUnfilled, freeBelow, isFreeBelow }: Below,
  added: number,
): void {
  const { worksheet } = table;
  const kept = isUnfilled ? 0 : rows;
  const first = firstRow + kept;
  const area = (row: number, count: number) =>
    untracked(worksheet.getRangeByIndexes(row, firstColumn, count, columns.length));
  // As many as the table gets more rows: what is directly below it stays there, and a distance stays as it is.
  const more = kept + added - rows;
  if (!isFreeBelow && more > 0) untracked(area(firstRow + rows, more).insert('Down'));
  table.resize(area(firstRow - 1, kept + added + 1));
  const formatted = isFreeBelow ? Math.max(added, rows - kept + freeBelow) : added;
  for (const [step, name] of columns.entries()) {
    const column = layout.columns.find((layoutColumn) => layoutColumn.id === name);
    if (!column) continue;
    formatColumn(worksheet, firstColumn + step, column, { first, rows: formatted });
    if (column.tone === 'service')
      untracked(worksheet.getRangeByIndexes(first, firstColumn + step, added, 1)).format.font.color =
        SERVICE_COLOUR;
  }
}

interface Below {
  readonly place: TablePlace;
  /** A table without rows has a blank one, which the first added row replaces. */
  readonly isUnfilled: boolean;
  /** How many rows below the table are blank, as far as they are needed. */
  readonly freeBelow: number;
  /** Whether the new rows fit there, and one blank row more: what is further below must not get next to the table. */
  readonly isFreeBelow: boolean;
  /** Whether rows that will be written are hidden, by the filter of another table on the sheet or by the user. */
  readonly hidesRows: boolean;
}

/** What is below the table: one round trip if the table is still where it was `seen`, else two. */
async function readBelow(
  context: Excel.RequestContext,
  ref: TableRef,
  seen: TablePlace,
  rows: number,
): Promise<Below> {
  const table = context.workbook.tables.getItem(seen.id);
  const answer = loadPlace(table, ref);
  const body = seen.rows === 1 ? bodyRange(table) : undefined;
  body?.load('values');
  const first = seen.firstRow + seen.rows;
  const area = (count: number) =>
    untracked(table.worksheet.getRangeByIndexes(first, seen.firstColumn, count, seen.columns.length));
  const wanted = Math.min(rows + SPARE_ROWS, SHEET_ROWS - first);
  const written = area(rows);
  written.load('rowHidden');
  // The values themselves would be as many as those written, and more than Excel on the web returns in one answer.
  const filled = untracked(area(wanted).getUsedRangeOrNullObject(true));
  filled.load('rowIndex');
  await context.sync();
  const place = answer();
  const isWhereItWas =
    place.firstRow === seen.firstRow &&
    place.firstColumn === seen.firstColumn &&
    place.rows === seen.rows &&
    place.columns.length === seen.columns.length;
  if (!isWhereItWas) return readBelow(context, ref, place, rows);
  const isBlank = body && loadedCells(body).every((row) => row.every((cell) => cell === ''));
  return {
    place,
    isUnfilled: isBlank === true,
    freeBelow: filled.isNullObject ? wanted : filled.rowIndex - first,
    isFreeBelow: filled.isNullObject || filled.rowIndex - first > rows,
    hidesRows: !isNoneHidden(written) || (isBlank === true && place.hidesRows),
  };
}

/** Removes all rows of a table except a blank one, which Excel requires; cells beside or below the table stay. */
export async function emptyTable(context: Excel.RequestContext, found: Found): Promise<void> {
  const { table, firstRow, firstColumn, columns } = found;
  const empty = async () => {
    table.clearFilters();
    bodyRange(table).clear('Contents');
    table.resize(untracked(table.worksheet.getRangeByIndexes(firstRow - 1, firstColumn, 2, columns.length)));
    await context.sync().catch(needsFront);
  };
  await (found.hasTotals ? withoutTotals(context, table, empty) : empty());
}
