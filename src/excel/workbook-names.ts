import type { LayoutColumn } from '../core/table/layout';
import { isOurs, namesOfList } from './list-names';

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
export function loadWorkbookNames({ workbook }: Excel.RequestContext): () => WorkbookNames {
  const { worksheets, tables, names } = workbook;
  worksheets.load('items/name,items/names/items/name');
  tables.load('items/name');
  names.load('items/name,items/visible');
  return () => ({
    sheetNames: textsOf(worksheets),
    // A table can't have the name of a defined name (Microsoft support, "Rename an Excel table").
    tableNames: [
      ...textsOf(tables),
      ...textsOf(names),
      ...worksheets.items.flatMap((sheet) => textsOf(sheet.names)),
    ],
    ownNames: textsOf({ items: names.items.filter(isOurs) }),
  });
}

export async function readWorkbookNames(context: Excel.RequestContext): Promise<WorkbookNames> {
  const names = loadWorkbookNames(context);
  await context.sync();
  return names();
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
      const name = list && namesOfList(list).find((each) => ownNames.includes(each));
      return list !== undefined && name !== undefined ? [[list, name] as const] : [];
    }),
  );
}
