import { WorkbookProblem } from '../app/failures';
import { columnLetters } from './column-letters';
import { cutBlocks, forEachBlock } from './blocks';
import { untracked } from './untracked';
import { writeCells } from './cell-writer';
import { freeSheetName } from './free-name';
import { codeOf } from './run';

const SHEET = 'Shiftsheet Lists';
const OURS = /^Shiftsheet Lists( \(\d+\))?$/i;

/** The rows of an Excel worksheet, without the header. */
const MOST_ENTRIES = 1_048_575;

/**
 * The most cells that are read, or written and checked, in one sync: names are short, and an answer may have 5 MB on the
 * web.
 */
const CELLS_A_SYNC = 20_000;

/** The defined name of a list's entries in the workbook, as the source of a validation needs it. */
export const nameOfList = (list: string): string => `Shiftsheet_${list.replaceAll(/[^A-Za-z0-9_.]/g, '_')}`;

/** The lists as they are on the sheet: one column each, whose header is the list's name. */
interface ListContents {
  readonly headers: readonly string[];
  /** The entries of each column, row by row below the header. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * Updates each list's column on the hidden sheet, and the hidden name that refers to exactly its entries. What is the same
 * already is not written. Returns the sheet's id, which the next call needs as `knownId`.
 *
 * Very hidden sheets can't be unhidden in Excel's own menus, so nobody deletes them by accident. A user's sheet of that name
 * is not touched: ours is the remembered one, else a very hidden one of that name.
 *
 * Throws a WorkbookProblem if the workbook's structure is protected and there is no such sheet yet. After any error, only
 * dropdowns are out of date: entries or names that were not reached stay as they were until the next call.
 */
export async function updateLists(
  context: Excel.RequestContext,
  knownId: string | undefined,
  lists: ReadonlyMap<string, readonly string[]>,
): Promise<string> {
  const named = [...lists.keys()].map((list) => nameOfList(list));
  const { sheet, id, name, held, formulas } = await readListSheet(context, knownId, named);
  const headers = [...held.headers];
  const { names } = context.workbook;
  for (const [list, given] of lists) {
    const known = headers.indexOf(list);
    const at = known < 0 ? headers.push(list) - 1 : known;
    if (known < 0) layColumn(sheet, at, list);
    const entries = given.filter((entry) => entry !== '').slice(0, MOST_ENTRIES);
    const formula = formulaOf(name, at, entries.length);
    const before = formulas.get(nameOfList(list));
    // Sent in one batch with the entries, which are written last.
    if (before === undefined) names.add(nameOfList(list), formula).visible = false;
    else if (before !== formula) names.getItem(nameOfList(list)).formula = formula;
    await writeEntries(context, sheet, at, columnOf(held, known), entries);
  }
  await context.sync();
  return id;
}

interface ListSheet {
  readonly sheet: Excel.Worksheet;
  readonly id: string;
  readonly name: string;
}

interface Seen extends ListSheet {
  readonly held: ListContents;
  /** The formulas of the workbook's names; names that it does not have are absent. */
  readonly formulas: ReadonlyMap<string, string>;
}

/**
 * The sheet of lists with its contents. If there is none, a new one, which stays in the background, and the user's selection
 * stays. A known sheet takes one round trip.
 */
async function readListSheet(
  context: Excel.RequestContext,
  knownId: string | undefined,
  named: readonly string[],
): Promise<Seen> {
  const { worksheets, names } = context.workbook;
  worksheets.load('items/id,items/name,items/visibility');
  const items = named.map((name) => ({ name, item: names.getItemOrNullObject(name) }));
  for (const { item } of items) item.load('formula');
  const known = knownId === undefined ? undefined : worksheets.getItem(knownId);
  const used = known && untracked(known.getUsedRangeOrNullObject(true));
  used?.load('rowIndex,rowCount,columnIndex,columnCount');
  await context.sync();
  const formulas = new Map(
    items.flatMap(({ name, item }) => (item.isNullObject ? [] : [[name, String(item.formula)] as const])),
  );
  const found =
    worksheets.items.find(({ id }) => id === knownId) ??
    worksheets.items.find(({ name, visibility }) => visibility === 'VeryHidden' && OURS.test(name));
  if (!found) {
    const taken = worksheets.items.map((each) => each.name);
    const added = await addSheet(context, freeSheetName(SHEET, taken));
    return { ...added, held: { headers: [], rows: [] }, formulas };
  }
  const held = await readContents(context, found, found.id === knownId ? used : undefined);
  return { sheet: found, id: found.id, name: found.name, held, formulas };
}

async function addSheet(context: Excel.RequestContext, name: string): Promise<ListSheet> {
  const sheet = context.workbook.worksheets.add(name);
  sheet.visibility = 'VeryHidden';
  sheet.load('id');
  try {
    await context.sync();
  } catch (error) {
    if (codeOf(error) !== 'AccessDenied') throw error;
    throw new WorkbookProblem(
      'The workbook’s structure is protected, so Shiftsheet can’t add the hidden sheet that its dropdowns need. Choose Review > Protect Workbook to lift that, or go on without dropdowns and type the names.',
    );
  }
  return { sheet, id: sheet.id, name };
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
  const parts: Excel.Range[] = [];
  await forEachBlock(
    context,
    cutBlocks(height, width, () => 0, CELLS_A_SYNC),
    ({ start, count }) => {
      const part = untracked(sheet.getRangeByIndexes(start, 0, count, width));
      part.load('values');
      parts.push(part);
    },
  );
  const [headers = [], ...rows] = parts.flatMap((part) =>
    (part.values as unknown[][]).map((row) => row.map(String)),
  );
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
  // A single value applies to every cell of the range, which the type does not allow.
  untracked(header.getEntireColumn()).numberFormat = '@' as unknown as string[][];
  header.values = [[list]];
}

/** Writes the entries that differ, and empties the cells of removed entries. */
async function writeEntries(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  at: number,
  before: readonly string[],
  entries: readonly string[],
): Promise<void> {
  const rows = Math.max(before.length, entries.length);
  const changed = Array.from({ length: rows }, (_, index) => ({
    index,
    at: 0,
    cell: entries[index] ?? '',
  })).filter(({ index, cell }) => cell !== (before[index] ?? ''));
  const textOf = (index: number) => changed[index]?.cell.length ?? 0;
  const body = () => untracked(sheet.getRangeByIndexes(1, at, Math.max(1, rows), 1));
  for (const { start, count } of cutBlocks(changed.length, 1, textOf, CELLS_A_SYNC)) {
    await writeCells(context, { body }, new Map(), changed.slice(start, start + count));
  }
}

/** The formula as Excel spells it. A name must refer to at least one cell: an empty list has one empty choice. */
function formulaOf(sheetName: string, at: number, entries: number): string {
  const [first, last] = [2, Math.max(1, entries) + 1].map((row) => `$${columnLetters(at)}$${row}`);
  const cells = first === last ? first : `${first}:${last}`;
  return `='${sheetName.replaceAll("'", "''")}'!${cells}`;
}
