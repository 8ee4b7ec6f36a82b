import { WorkbookProblem } from '../../app/failures';
import { areaAt, type ReportArea } from '../../core/reports/report';
import { isOurName } from '../lists/list-names';
import { sheetMessages } from './messages';
import { areaName, ownNames } from './report-names';

/** How many rows and columns a report takes. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The place of a report: its worksheet, and the row and column of its first cell, from 0. */
export interface FoundReport extends Size {
  readonly sheet: Excel.Worksheet;
  readonly sheetName: string;
  readonly row: number;
  readonly column: number;
}

/** The place of each report of these keys; if the user deleted a report's sheet or area, the report is absent. */
export async function findPlaces(
  context: Excel.RequestContext,
  keys: readonly string[],
): Promise<Map<string, FoundReport>> {
  const places = await findNamed(context, keys.map(areaName));
  return new Map(
    keys.flatMap((key) => {
      const place = places.get(areaName(key));
      return place ? [[key, place] as const] : [];
    }),
  );
}

/** A report's place, and its own cells by their names, counted from its first cell. */
export interface PlacedReport extends FoundReport {
  /** undefined if nothing distinguishes them from the user's: an older release made the report, without these names. */
  readonly areas: ReadonlyMap<string, ReportArea> | undefined;
}

/**
 * The present place of a report; undefined after its sheet or area was deleted.
 *
 * @throws WorkbookProblem if the user has given one of the report's names to cells of their own.
 */
export async function findReport(
  context: Excel.RequestContext,
  key: string,
): Promise<PlacedReport | undefined> {
  const names = ownNames(key);
  const places = await findNamed(context, [areaName(key), ...names], (name) => {
    throw new WorkbookProblem(sheetMessages.nameTaken(name));
  });
  const place = places.get(areaName(key));
  if (!place) return undefined;
  const known = names.flatMap((name) => {
    const namedPlace = places.get(name);
    return namedPlace ? [[name, namedPlace] as const] : [];
  });
  if (known.length === 0) return { ...place, areas: undefined };
  // Cells that the user has cut and pasted elsewhere are no longer the report's.
  const areas = known.flatMap(([name, namedPlace]) =>
    isWithin(namedPlace, place)
      ? [
          [
            name,
            areaAt(
              namedPlace.row - place.row,
              namedPlace.column - place.column,
              namedPlace.rows,
              namedPlace.columns,
            ),
          ] as const,
        ]
      : [],
  );
  return { ...place, areas: new Map(areas) };
}

function isWithin(inner: FoundReport, outer: FoundReport): boolean {
  return (
    inner.sheetName === outer.sheetName &&
    inner.row >= outer.row &&
    inner.column >= outer.column &&
    inner.row + inner.rows <= outer.row + outer.rows &&
    inner.column + inner.columns <= outer.column + outer.columns
  );
}

/** The places of those names that are Shiftsheet's. `onTaken` is called for each name that is the user's. */
async function findNamed(
  context: Excel.RequestContext,
  names: readonly string[],
  onTaken: (name: string) => void = () => undefined,
): Promise<Map<string, FoundReport>> {
  const items = names.map((name) => context.workbook.names.getItemOrNullObject(name));
  for (const item of items) item.load('visible');
  await context.sync();
  const named = names.flatMap((name, at) => {
    const item = items[at];
    if (!item || item.isNullObject) return [];
    if (isOurName(item)) return [{ name, range: item.getRangeOrNullObject() }];
    onTaken(name);
    return [];
  });
  for (const { range } of named) range.load('rowIndex,columnIndex,rowCount,columnCount');
  await context.sync();
  const there = named.filter(({ range }) => !range.isNullObject);
  for (const { range } of there) range.worksheet.load('name');
  await context.sync();
  return new Map(
    there.map(({ name, range }) => [
      name,
      {
        sheet: range.worksheet,
        sheetName: range.worksheet.name,
        row: range.rowIndex,
        column: range.columnIndex,
        rows: range.rowCount,
        columns: range.columnCount,
      },
    ]),
  );
}

/** The report's area, wherever it is when the batch runs; its place can be read after the next sync. */
export function reportRange(context: Excel.RequestContext, key: string): Excel.Range {
  const range = context.workbook.names.getItem(areaName(key)).getRange();
  range.load('rowIndex,columnIndex,rowCount,columnCount');
  return range;
}

/** What a report needs: how many rows and columns, which cells it fills in them, and which cells its charts cover. */
export interface ReportNeeds {
  readonly size: Size;
  readonly areas: readonly ReportArea[];
  readonly pictures: readonly ReportArea[];
}
