import type { TableRef } from '../../app/ports';
import { headerNote } from '../../core/table/header-notes';
import type { LayoutColumn, Layout } from '../../core/table/layout';
import { untracked } from '../calls/run';
import { formatColumn, SPARE_ROWS } from '../cells/column-formats';
import { offeredLists, readWorkbookNames } from '../lists/list-names';
import { SERVICE_COLOUR } from './colours';
import type { Found, TablePlace } from './table-finder';
import { withoutTotals } from './totals-row';

/** A table, and where it is. */
export interface PlacedTable {
  readonly kind: string;
  readonly columns: readonly LayoutColumn[];
  readonly place: TablePlace;
}

/** The ids of the layout's columns that are hidden. One round trip. */
export async function readHiddenColumns(
  context: Excel.RequestContext,
  { table, columns }: Found,
): Promise<string[]> {
  const seen = columns.map((id, at) => {
    const range = untracked(table.columns.getItemAt(at).getRange());
    range.load('columnHidden');
    return { id, range };
  });
  await context.sync();
  return seen.flatMap(({ id, range }) => (id !== '' && range.columnHidden ? [id] : []));
}

/** Hides these columns of the layout and shows all others. The user's own columns stay as they are, and so do Shiftsheet's. One round trip. */
export async function hideColumns(
  context: Excel.RequestContext,
  { layout }: TableRef,
  { table, columns }: Found,
  hidden: readonly string[],
): Promise<void> {
  for (const { id, tone } of layout.columns) {
    const at = columns.indexOf(id);
    if (at >= 0 && tone !== 'own')
      untracked(table.columns.getItemAt(at).getRange()).columnHidden = hidden.includes(id);
  }
  await context.sync();
}

/**
 * Gives columns the headers of their layouts, where they have another header that the product gave them. A header that the user
 * has changed stays, and so does one whose new text another column has, in capitals or not. One round trip.
 */
export async function renameColumns(
  context: Excel.RequestContext,
  tables: readonly PlacedTable[],
): Promise<void> {
  for (const { kind, columns, place } of tables) {
    const table = context.workbook.tables.getItem(place.id);
    const taken = new Set(place.headers.map((header) => header.toLowerCase()));
    for (const { id, header, formerHeaders = [] } of columns) {
      const at = place.columns.indexOf(id);
      const isOurs = formerHeaders.includes(place.headers[at] ?? '');
      const isFree =
        !taken.has(header.toLowerCase()) || header.toLowerCase() === place.headers[at]?.toLowerCase();
      if (!isOurs || !isFree) continue;
      const column = table.columns.getItemAt(at);
      column.name = header;
      setHeaderNote(untracked(column.getHeaderRowRange()), { header }, headerNote(kind, id));
    }
  }
  await context.sync();
}

/** Groups columns that lie side by side, so that Excel shows a plus sign above them while they are hidden. */
export function groupHidden(
  sheet: Excel.Worksheet,
  columns: readonly LayoutColumn[],
  isGrouped: (column: LayoutColumn) => boolean,
): void {
  const first = columns.findIndex(isGrouped);
  if (first < 0) return;
  const count = columns.slice(first).findIndex((column) => !isGrouped(column));
  const width = count < 0 ? columns.length - first : count;
  untracked(untracked(sheet.getRangeByIndexes(0, first, 1, width)).getEntireColumn()).group('ByColumns');
}

/**
 * Adds columns of the layout at the table's end, without cells. Cells to the right of the table move further right by whole
 * worksheet columns, so that rows below the table can get the format that keeps texts as texts.
 */
export async function addColumns(
  context: Excel.RequestContext,
  { layout }: TableRef,
  found: Found,
  ids: readonly string[],
): Promise<void> {
  const added = layout.columns.filter(({ id }) => ids.includes(id) && !found.columns.includes(id));
  if (added.length === 0) return;
  const extend = () => extendTable(context, layout, found, added);
  await (found.hasTotals ? withoutTotals(context, found.table, extend) : extend());
}

async function extendTable(
  context: Excel.RequestContext,
  layout: Layout,
  { table, headers, firstRow, firstColumn, rows }: Found,
  added: readonly LayoutColumn[],
): Promise<void> {
  const sheet = table.worksheet;
  const at = firstColumn + headers.length;
  const place = () => untracked(sheet.getRangeByIndexes(firstRow - 1, at, 1, added.length));
  const whole = () => untracked(place().getEntireColumn());
  const loadBeside = () => untracked(whole().getUsedRangeOrNullObject(true)).load('address');
  let beside = loadBeside();
  const lists = offeredLists(added, await readWorkbookNames(context, () => void (beside = loadBeside())));
  if (!beside.isNullObject) untracked(whole().insert('Right'));
  // An inserted column takes the format of the column to its left.
  whole().clear('Formats');
  whole().dataValidation.clear();
  for (const [step, column] of added.entries())
    formatColumn(sheet, at + step, column, { first: 0, rows: firstRow + rows + SPARE_ROWS });
  // One by one: an array may miss a header row that another table's filter hides (cell-runs.ts).
  for (const [step, column] of added.entries())
    untracked(place().getCell(0, step)).values = [[column.header]];
  const width = headers.length + added.length;
  table.resize(untracked(sheet.getRangeByIndexes(firstRow - 1, firstColumn, Math.max(1, rows) + 1, width)));
  styleColumns(sheet, layout.kind, added, { row: firstRow - 1, column: at, rows: Math.max(1, rows) }, lists);
  await context.sync();
}

/** `format.columnWidth` is in points; layouts are in pixels, 96 to the inch. */
const POINTS_A_PIXEL = 0.75;

/** The longest title and text of an input message in Excel. Source: [MS-OI29500] 2.1.613. */
const PROMPT_TITLE = 32;
const PROMPT_TEXT = 255;

/** The place of the header cell of the first of some columns, and the number of body rows below it. */
interface ColumnsAt {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
}

/** Gives columns their width, dropdown and note; columns that the service fills are grey. */
export function styleColumns(
  sheet: Excel.Worksheet,
  kind: string,
  columns: readonly LayoutColumn[],
  { row, column: first, rows }: ColumnsAt,
  offered: ReadonlyMap<string, string>,
): void {
  for (const [step, column] of columns.entries()) {
    const at = first + step;
    styleColumn(sheet, { row, at }, kind, column, offered);
    if (column.tone === 'service')
      untracked(sheet.getRangeByIndexes(row + 1, at, rows, 1)).format.font.color = SERVICE_COLOUR;
  }
}

function styleColumn(
  sheet: Excel.Worksheet,
  { row, at }: { readonly row: number; readonly at: number },
  kind: string,
  column: LayoutColumn,
  offered: ReadonlyMap<string, string>,
): void {
  const header = untracked(sheet.getRangeByIndexes(row, at, 1, 1));
  const whole = untracked(header.getEntireColumn());
  whole.format.columnWidth = column.width * POINTS_A_PIXEL;
  const source = dropdownSource(column, offered);
  if (source !== undefined) {
    const { dataValidation } = whole;
    dataValidation.rule = { list: { inCellDropDown: true, source } };
    // The alert is off, because codes, and words and names in any case, are valid too.
    dataValidation.errorAlert = { showAlert: false, style: 'Information', title: '', message: '' };
  }
  if (source !== undefined) header.dataValidation.clear();
  setHeaderNote(header, column, headerNote(kind, column.id));
  if (column.hidden) whole.columnHidden = true;
}

/** What Excel shows while the header is selected. */
function setHeaderNote(cell: Excel.Range, { header }: Pick<LayoutColumn, 'header'>, note: string): void {
  cell.dataValidation.prompt = {
    showPrompt: true,
    title: header.slice(0, PROMPT_TITLE),
    message: note.slice(0, PROMPT_TEXT),
  };
}

function dropdownSource(
  { choices, list }: LayoutColumn,
  offered: ReadonlyMap<string, string>,
): string | undefined {
  if (list === undefined) return choices?.join(',');
  const name = offered.get(list);
  return name === undefined ? undefined : `=${name}`;
}
