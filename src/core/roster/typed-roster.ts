import { withoutSign } from '../reports/given-out';
import type { ReportArea } from '../reports/report';
import { countBy } from '../table/group-by';
import type { Cell } from '../values/cell';
import { rosterMessages } from './messages';
import type { Roster, RosterRow } from './roster';

/** The cells of a roster's area as Excel has them: formulas as their text, empty cells as ''. */
export interface RosterSheet {
  readonly cells: readonly (readonly Cell[])[];
  /** Merged cells, counted from the area's first cell. */
  readonly merged: readonly ReportArea[];
}

/** What stands in a cell of a row and a day. */
type TypedCell = { readonly text: string } | { readonly refused: string };

/** What stands in a roster's cells now, found by the hidden ids of rows and columns. */
export interface TypedRoster {
  /** By the row's id and the date. A row or a column that is no longer there, or is refused, has no entry. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, TypedCell>>;
  /** Where the rows and columns of `cells` are in the area, from 0, by the row's id and the date. */
  readonly rowAt: ReadonlyMap<string, number>;
  readonly dayAt: ReadonlyMap<string, number>;
  /** The column of hours; undefined if it is no longer there. */
  readonly hoursAt: number | undefined;
  /** Where the rows are that say how needs are met, by the department's ID. */
  readonly needsAt: ReadonlyMap<string, number>;
  /** Why rows and columns are refused, in sentences. */
  readonly refused: readonly string[];
  readonly missingRows: number;
  readonly missingDays: number;
}

/** The hidden ids beside those of people and days. */
export const IDS = {
  /** Of the column of names. */
  name: 'name',
  /** Of the row of dates. */
  header: 'days',
  /** Of the column of hours. */
  hours: 'hours',
  /** Begins the id of the row that says how a department's needs are met; its ID follows. */
  needs: 'needs ',
} as const;

/** The corner of the hidden row and the hidden column. `made`: a new one each time that the roster is made. */
export const cornerOf = (made: string): string => `shiftsheet-roster ${made}`;

/**
 * Finds the cells of a roster. A row and a column are known by their hidden ids, wherever they were sorted, inserted or moved to; and by
 * the name and the date that stand there now. If these disagree, the row or column is refused: nobody knows which of the two is
 * meant. Undefined if the hidden row or column is gone, or is that of another roster.
 */
export function typedRoster(sheet: RosterSheet, roster: Roster, made: string): TypedRoster | undefined {
  const corner = placesOf(sheet.cells, cornerOf(made));
  const [idRow, idColumn] = corner[0] ?? [];
  if (corner.length !== 1 || idRow === undefined || idColumn === undefined) return undefined;
  const at = (row: number, column: number): Cell => sheet.cells[row]?.[column] ?? '';
  const rowIds = sheet.cells.map((_, row) => String(at(row, idColumn)));
  const columnIds = (sheet.cells[idRow] ?? []).map(String);
  const [headers, names] = [only(rowIds, IDS.header), only(columnIds, IDS.name)];
  if (headers === undefined || names === undefined) return undefined;
  const refused: string[] = [];
  const isMerged = mergedIn(sheet.merged);
  const columns = roster.days.flatMap(({ date, header }) => {
    const places = allOf(columnIds, date);
    const [place, second] = places;
    if (place === undefined) return [];
    if (second !== undefined) refused.push(rosterMessages.dayTwice(header));
    else if (same(at(headers, place), header)) return [{ date, place }];
    else refused.push(rosterMessages.otherDay(header, String(at(headers, place))));
    return [];
  });
  const isOnce = onlyOnce(roster.rows, rowIds);
  const rows = roster.rows.flatMap((row) => {
    const place = rowIds.indexOf(row.id);
    if (place < 0) return [];
    if (!isOnce(row)) refused.push(rosterMessages.rowTwice(row.name));
    else if (same(at(place, names), row.name)) return [{ row, place }];
    else refused.push(rosterMessages.otherName(row.name, String(at(place, names))));
    return [];
  });
  const cells = new Map(
    rows.map(({ row, place }) => [
      row.id,
      new Map(
        columns.map(({ date, place: column }): [string, TypedCell] => [
          date,
          isMerged(place, column) ? { refused: rosterMessages.merged } : typedCell(at(place, column)),
        ]),
      ),
    ]),
  );
  return {
    cells,
    rowAt: new Map(rows.map(({ row, place }) => [row.id, place])),
    dayAt: new Map(columns.map(({ date, place }) => [date, place])),
    hoursAt: only(columnIds, IDS.hours),
    needsAt: new Map(
      rowIds.flatMap((id, place) =>
        id.startsWith(IDS.needs) && only(rowIds, id) === place ? [[id.slice(IDS.needs.length), place]] : [],
      ),
    ),
    refused,
    missingRows: roster.rows.filter(({ id }) => !rowIds.includes(id)).length,
    missingDays: roster.days.filter(({ date }) => !columnIds.includes(date)).length,
  };
}

function typedCell(cell: Cell): TypedCell {
  if (typeof cell !== 'string') return { refused: rosterMessages.noText(String(cell)) };
  return cell.startsWith('=') ? { refused: rosterMessages.formula } : { text: withoutSign(cell) };
}

function placesOf(cells: RosterSheet['cells'], text: string): [row: number, column: number][] {
  return cells.flatMap((line, row) => allOf(line, text).map((column): [number, number] => [row, column]));
}

function allOf(cells: readonly Cell[], wanted: string): number[] {
  return cells.flatMap((cell, at) => (cell === wanted ? [at] : []));
}

function only(ids: readonly string[], wanted: string): number | undefined {
  const [place, second] = allOf(ids, wanted);
  return second === undefined ? place : undefined;
}

function onlyOnce(rows: readonly RosterRow[], ids: readonly string[]): (row: RosterRow) => boolean {
  const counts = countBy(ids, (id) => id);
  const idsOfRows = new Set(rows.map(({ id }) => id));
  return ({ id }) => idsOfRows.has(id) && counts.get(id) === 1;
}

/** A name or a header is compared without the spaces around it. */
const same = (cell: Cell, text: string): boolean => String(cell).trim() === text.trim();

function mergedIn(areas: readonly ReportArea[]): (row: number, column: number) => boolean {
  return (row, column) =>
    areas.some(
      ({ firstRow, lastRow, firstColumn, lastColumn }) =>
        row >= firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn,
    );
}
