import type { LayoutColumn } from '../../core/table/layout';
import { isRefusedBehind } from '../calls/in-front';
import { untracked } from '../calls/run';

/**
 * The hidden names that dropdowns use as their source. They are given and compared as ranges, never as formulas: with R1C1
 * notation on, Excel for Windows reads and writes the formulas of names in that notation (OfficeDev/office-js, issue 1831).
 */

/** The entries of a list: cells of one column, below its header. */
export interface ListCells {
  /** Undefined if the sheet is not added yet. */
  readonly sheetId: string | undefined;
  readonly column: number;
  readonly entries: number;
}

/** The names that a list may have, the preferred one first: the user may have a name of their own with the same text. */
function namesOfList(list: string): readonly string[] {
  const name = `Shiftsheet_${list.replaceAll(/[^A-Za-z0-9_.]/g, '_')}`;
  return [name, `${name}_2`];
}

/** A name is Shiftsheet's if it is hidden: Excel's menus make visible names only. */
export const isOurName = ({ visible }: Excel.NamedItem): boolean => !visible;

/** What the workbook has of the names of some lists. */
export interface ListNames {
  /** Shiftsheet's name of a list, or one that is free; undefined if the user has taken them all. */
  nameFor(list: string): string | undefined;
  has(name: string): boolean;
  refersTo(name: string, cells: ListCells): boolean;
}

/** Asks in this batch for the names of some lists; the answer can be read after the sync. */
export function loadListNames(context: Excel.RequestContext, lists: readonly string[]): () => ListNames {
  const asked = lists.flatMap(namesOfList).map((name) => {
    const item = context.workbook.names.getItemOrNullObject(name);
    const range = untracked(item.getRangeOrNullObject());
    item.load('visible');
    range.load('rowIndex,rowCount,columnIndex,columnCount');
    range.worksheet.load('id');
    return [name, { item, range }] as const;
  });
  return () => {
    const found = new Map(asked.filter(([, { item }]) => !item.isNullObject));
    const isOwn = (name: string) => {
      const item = found.get(name)?.item;
      return item !== undefined && isOurName(item);
    };
    return {
      nameFor(list) {
        const names = namesOfList(list);
        return names.find(isOwn) ?? names.find((name) => !found.has(name));
      },
      has: (name) => found.has(name),
      refersTo(name, cells) {
        const range = found.get(name)?.range;
        // A name refers to no range if its sheet was deleted.
        if (!range || range.isNullObject) return false;
        const { rowIndex, rowCount, columnIndex, columnCount, worksheet } = range;
        return (
          worksheet.id === cells.sheetId &&
          rowIndex === FIRST_ENTRY &&
          rowCount === rowsOf(cells) &&
          columnIndex === cells.column &&
          columnCount === 1
        );
      },
    };
  };
}

/** Makes a hidden name refer to exactly these cells. Dropdowns find their name by its text. */
export function setListName(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  name: string,
  cells: ListCells,
  before: ListNames,
): void {
  const { names } = context.workbook;
  if (before.has(name)) names.getItem(name).delete();
  const range = untracked(sheet.getRangeByIndexes(FIRST_ENTRY, cells.column, rowsOf(cells), 1));
  names.add(name, range).visible = false;
}

const FIRST_ENTRY = 1;

/** A name must refer to at least one cell: an empty list has one empty choice. */
const rowsOf = ({ entries }: ListCells): number => Math.max(1, entries);

/** What must be known about the workbook before a sheet with a table is added to it. */
export interface WorkbookNames {
  /** Names that are taken. */
  readonly sheetNames: readonly string[];
  /** Names of tables, and defined names. */
  readonly tableNames: readonly string[];
  /** The defined names that are Shiftsheet's. */
  readonly ownNames: readonly string[];
}

/** Asks in this batch for the names that are taken in the workbook; the answer can be read after the sync. */
export function loadWorkbookNames({ workbook }: Excel.RequestContext, ofSheets = true): () => WorkbookNames {
  const { worksheets, tables, names } = workbook;
  worksheets.load(ofSheets ? 'items/name,items/names/items/name' : 'items/name');
  tables.load('items/name');
  names.load('items/name,items/visible');
  return () => ({
    sheetNames: textsOf(worksheets),
    // A table can't have the name of a defined name (Microsoft support, "Rename an Excel table").
    tableNames: [
      ...textsOf(tables),
      ...textsOf(names),
      ...(ofSheets ? worksheets.items.flatMap((sheet) => textsOf(sheet.names)) : []),
    ],
    ownNames: textsOf({ items: names.items.filter(isOurName) }),
  });
}

/**
 * Reads the names that are taken in the workbook. Behind another workbook, Excel on a Mac does not tell the names that belong to one
 * sheet (OfficeDev/office-js, issue 6365): the others are read without them then. `again` asks anew for what the caller has asked
 * for in this batch.
 */
export async function readWorkbookNames(
  context: Excel.RequestContext,
  again: () => void = () => undefined,
): Promise<WorkbookNames> {
  const names = loadWorkbookNames(context);
  try {
    await context.sync();
    return names();
  } catch (error) {
    if (!isRefusedBehind(error)) throw error;
    again();
    const others = loadWorkbookNames(context, false);
    await context.sync();
    return others();
  }
}

const textsOf = ({ items }: { readonly items: readonly { readonly name: string }[] }): string[] =>
  items.map(({ name }) => name);

/** The names of the columns' lists that the workbook has: a validation can't refer to a name that does not exist. */
export function offeredLists(
  columns: readonly LayoutColumn[],
  { ownNames }: WorkbookNames,
): ReadonlyMap<string, string> {
  return new Map(
    columns.flatMap(({ list }) => {
      const name = list && namesOfList(list).find((listName) => ownNames.includes(listName));
      return list !== undefined && name !== undefined ? [[list, name] as const] : [];
    }),
  );
}

/**
 * The wanted name, or the first numbered one (from 2 on) that is not taken. Names in Excel that differ only in case are the
 * same.
 */
export function freeListName(
  wanted: string,
  taken: readonly string[],
  numbered: (name: string, copy: number) => string,
): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  let name = wanted;
  for (let copy = 2; used.has(name.toLowerCase()); copy += 1) name = numbered(wanted, copy);
  return name;
}

/** `Users`, else `Users (2)`, ... */
export const freeSheetName = (wanted: string, taken: readonly string[]): string =>
  freeListName(wanted, taken, (name, copy) => `${name} (${copy})`);
