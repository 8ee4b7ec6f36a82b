import { notAdded } from '../calls/in-front';
import { writeMessages } from '../calls/messages';
import { errorCodeOf, untracked } from '../calls/run';
import { writeUnguarded } from '../cells/cell-writer';
import type { LearnedOfExcel, Target } from '../cells/column-formats';
import { cutRowRanges, readValues } from '../cells/row-ranges';
import {
  loadListNames,
  setListName,
  type ListNames,
  freeSheetName,
  loadWorkbookNames,
  type WorkbookNames,
} from './list-names';

/** lists/: the hidden sheet with the texts that dropdowns offer, and the names of the workbook. */

const SHEET = 'Shiftsheet Lists';
const OURS = /^Shiftsheet Lists( \(\d+\))?$/i;

/**
 * The most entries that Excel shows in a dropdown (Microsoft support, "Create a drop-down list"). Entries beyond it would
 * never be seen.
 */
const MOST_ENTRIES = 32_767;

/** The lists as they are on the sheet: one column each, whose header is the list's name. */
interface ListContents {
  readonly headers: readonly string[];
  /** The entries of each column, row by row below the header. */
  readonly rows: readonly (readonly string[])[];
}

interface Offered {
  /** The sheet's id, which the next call needs as `knownId`. */
  readonly id: string;
  /** The names that are taken in the workbook, if this call has changed some of them. */
  readonly names: WorkbookNames | undefined;
}

/**
 * Updates each list's column on the hidden sheet, and the hidden name that refers to exactly its entries. What is the same
 * already is not written. Names and formats are set in one batch, before the entries: entries that are too much at once are
 * written again in halves, and a name is added only once.
 *
 * Very hidden sheets can't be unhidden in Excel's own menus, so nobody deletes them by accident. A user's sheet of that name
 * is not touched: ours has that name and is very hidden. Nor is a name of the user:
 * the list then gets another name.
 *
 * Throws a WorkbookProblem if the workbook's structure is protected and there is no such sheet yet. After any error, only
 * dropdowns are out of date: entries that were not reached stay as they were until the next call.
 */
export async function updateLists(
  context: Excel.RequestContext,
  knownId: string | undefined,
  lists: ReadonlyMap<string, readonly string[]>,
  excel: LearnedOfExcel,
): Promise<Offered> {
  const { sheet, id, contents, names } = await readListSheet(context, knownId, [...lists.keys()]);
  const headers = [...contents.headers];
  const changed: Target[] = [];
  // Whether the sheet, its headers, the formats and the names are as the entries need them.
  let isLaid = id !== undefined;
  for (const [list, given] of lists) {
    const name = names.nameFor(list);
    if (name === undefined) continue; // columns go without this dropdown
    const known = headers.indexOf(list);
    const at = known < 0 ? headers.push(list) - 1 : known;
    const entries = given.filter((entry) => entry !== '').slice(0, MOST_ENTRIES);
    const before = columnOf(contents, known);
    changed.push(...changedEntries(at, before, entries));
    const cells = { sheetId: id, column: at, entries: entries.length };
    const isNamed = names.refersTo(name, cells);
    if (known >= 0 && isNamed && entries.length <= before.length) continue;
    isLaid = false;
    if (known < 0) layColumn(sheet, at, list);
    formatEntries(sheet, at, before.length, entries.length);
    if (!isNamed) setListName(context, sheet, name, cells, names);
  }
  let taken: (() => WorkbookNames) | undefined;
  if (!isLaid) {
    sheet.load('id');
    taken = loadWorkbookNames(context); // last, because all else is done if Excel does not tell the names
    await context.sync().catch((error: unknown) => {
      if (id === undefined) return noListSheet(error);
      if (errorCodeOf(error) !== 'InvalidSelection') throw error;
      taken = undefined;
    });
  }
  await writeEntries(context, sheet, changed, excel);
  return { id: sheet.id, names: taken?.() };
}

const noListSheet = (error: unknown) => notAdded(error, writeMessages.noListSheet);

interface Seen {
  readonly sheet: Excel.Worksheet;
  /** Undefined: the sheet is added in the next batch. */
  readonly id: string | undefined;
  readonly contents: ListContents;
  readonly names: ListNames;
}

/**
 * The sheet of lists with its contents. If there is none, the next batch adds one, which stays in the background, and the
 * user's selection stays. A known sheet takes one round trip.
 */
async function readListSheet(
  context: Excel.RequestContext,
  knownId: string | undefined,
  lists: readonly string[],
): Promise<Seen> {
  const { worksheets } = context.workbook;
  worksheets.load('items/id,items/name,items/visibility');
  const names = loadListNames(context, lists);
  const known = knownId === undefined ? undefined : worksheets.getItem(knownId);
  const used = known && untracked(known.getUsedRangeOrNullObject(true));
  used?.load('rowIndex,rowCount,columnIndex,columnCount');
  await context.sync();
  // Another sheet may have the remembered id: ids change when the file is opened again (OfficeDev/office-js, issue 1390).
  const ours = worksheets.items.filter(
    ({ visibility, name }) => visibility === 'VeryHidden' && OURS.test(name),
  );
  const found = ours.find(({ id }) => id === knownId) ?? ours[0];
  if (!found) {
    const taken = worksheets.items.map((worksheet) => worksheet.name);
    const sheet = worksheets.add(freeSheetName(SHEET, taken));
    sheet.visibility = 'VeryHidden';
    return { sheet, id: undefined, contents: { headers: [], rows: [] }, names: names() };
  }
  const contents = await readContents(context, found, found.id === knownId ? used : undefined);
  return { sheet: found, id: found.id, contents, names: names() };
}

/** The sheet's contents; `used`: its used range, if it was asked for already. */
async function readContents(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  used: Excel.Range | undefined,
): Promise<ListContents> {
  const area = used ?? untracked(sheet.getUsedRangeOrNullObject(true));
  if (!used) {
    area.load('rowIndex,rowCount,columnIndex,columnCount');
    await context.sync();
  }
  if (area.isNullObject) return { headers: [], rows: [] };
  const [height, width] = [area.rowIndex + area.rowCount, area.columnIndex + area.columnCount];
  const values = await readValues(context, cutRowRanges(height, width), ({ start, count }) =>
    untracked(sheet.getRangeByIndexes(start, 0, count, width)),
  );
  const [headers = [], ...rows] = values.map((row) => row.map(String));
  return { headers, rows };
}

/** A column's entries down to its last one. */
function columnOf({ rows }: ListContents, at: number): string[] {
  if (at < 0) return [];
  const column = rows.map((row) => row[at] ?? '');
  while (column.at(-1) === '') column.pop();
  return column;
}

function layColumn(sheet: Excel.Worksheet, at: number, list: string): void {
  const header = untracked(sheet.getRangeByIndexes(0, at, 1, 1));
  header.numberFormat = [['@']];
  header.values = [[list]];
}

/** Formats the rows that the column gets in addition. Of a whole column, Excel is documented to refuse it. */
function formatEntries(sheet: Excel.Worksheet, at: number, before: number, entries: number): void {
  if (entries <= before) return;
  const added = untracked(sheet.getRangeByIndexes(1 + before, at, entries - before, 1));
  // A single value applies to every cell of the range, which the type does not allow.
  added.numberFormat = '@' as unknown as string[][];
}

/** The entries that differ, and empty cells for removed entries, counted from the first row below the headers. */
function changedEntries(at: number, before: readonly string[], entries: readonly string[]): Target[] {
  const rows = Math.max(before.length, entries.length);
  return Array.from({ length: rows }, (_, index) => ({ index, at, cell: entries[index] ?? '' })).filter(
    ({ index, cell }) => cell !== (before[index] ?? ''),
  );
}

async function writeEntries(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  changed: readonly Target[],
  excel: LearnedOfExcel,
): Promise<void> {
  const rows = changed.reduce((most, { index }) => Math.max(most, index + 1), 1);
  const body = () => untracked(sheet.getRangeByIndexes(1, 0, rows, 1));
  await writeUnguarded(context, { body, rows, excel }, changed);
}
