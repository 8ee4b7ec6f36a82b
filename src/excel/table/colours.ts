import { WorkbookProblem } from '../../app/failures';
import type { Sheet } from '../../app/ports/excel-workbook';
import { NEXT_HEADER, listedColours, statusColours, type CellColours } from '../../core/sync/status-words';
import { MESSAGE_COLUMN, STATUS_COLUMN, type SheetPurpose, type LayoutColumn } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { readableTextColour } from '../../core/values/text';
import { writeMessages } from '../calls/messages';
import { errorCodeOf, untracked, subRange } from '../calls/run';
import { SHEET_ROWS } from '../cells/column-formats';
import { BYTES_A_RANGE, cutRowRanges, inRowRanges } from '../cells/row-ranges';
import { type TablePlace, bodyRange } from './table-finder';

/**
 * A condition that is always true and names Shiftsheet. Its rules are known by this: the id of a rule is its place in a list, and
 * changes with each rule that is added or deleted (Excel.ConditionalFormat.id; measured in Excel 16.0.14334).
 */
const OURS = 'N("Shiftsheet")=0';

/** One rule: a colour for the cells for which a condition holds. */
interface Rule extends CellColours {
  /** Which cells it colours: Status, or all columns of the table. */
  readonly over: 'status' | 'table';
  /** For the first of these cells. Excel moves its references to the other cells. */
  readonly condition: string;
}

/** Where a table's cells are, counted from 0. */
interface TableCells {
  /** The first row below the header. */
  readonly firstRow: number;
  readonly firstColumn: number;
  /** What each column shows. */
  readonly columns: readonly string[];
}

/**
 * The rules of a table; none for a table without Status and Message. At most one of them holds for a cell, so that their order
 * means nothing: Microsoft's reference says that Excel puts a new rule first, and people have measured that it puts it last.
 */
function rulesOf({ firstRow, firstColumn, columns }: TableCells): readonly Rule[] {
  const [statusAt, messageAt] = [columns.indexOf(STATUS_COLUMN), columns.indexOf(MESSAGE_COLUMN)];
  if (statusAt < 0 || messageAt < 0) return [];
  const cell = (column: number) => `$${lettersOfColumn(firstColumn + column)}${firstRow + 1}`;
  const [status, message] = [cell(statusAt), cell(messageAt)];
  const header = `${lettersOfColumn(firstColumn)}$${firstRow}`;
  const words = statusColours().flatMap(({ statuses }) => statuses ?? []);
  const others = ['', ...words].map((word) => `${status}<>"${word}"`).join(',');
  const lists = listedColours().map((colour) => findInList(colour.words, message, header));
  return [
    ...statusColours().flatMap(({ statuses, fill, text }): Rule[] => {
      const conditions = statuses?.map((word) => `${status}="${word}"`) ?? [others];
      return conditions.map((condition) => ({ over: 'status', condition, fill, text }));
    }),
    ...listedColours().map(({ fill, text }, at): Rule => {
      const stronger = lists.slice(0, at).map((list) => `ISERR(${list})`);
      return { over: 'table', condition: [lists[at], ...stronger].join(','), fill, text };
    }),
  ];
}

/**
 * Where the Message lists the header behind these words, as part of a formula: a number, which AND takes for true, or an error,
 * with which a rule does not hold. No rule is longer than 255 characters, which is a limit in many places of Excel.
 */
function findInList(words: string, message: string, header: string): string {
  const next = NEXT_HEADER.trimEnd();
  const list = `REPLACE(${message},1,FIND("${words}",${message})+${words.length - 1},"${NEXT_HEADER}")&"${next}"`;
  return `FIND("${NEXT_HEADER}"&${header}&"${next}",${list})`;
}

/**
 * Gives a table its colours: Status by its text, and the changed cells that Message lists. The rules reach from the first row to
 * the sheet's end, so that rows that are added later have colours too. They touch no fill of the user. Returns whether the table
 * gets colours.
 */
export function addColours(sheet: Excel.Worksheet, cells: TableCells): boolean {
  const rules = rulesOf(cells);
  for (const { over, condition, fill, text } of rules) {
    const format = rangeOf(sheet, cells, over).conditionalFormats.add('Custom');
    format.custom.rule.formula = `=AND(${OURS},${condition})`;
    format.custom.format.fill.color = fill;
    format.custom.format.font.color = text;
  }
  return rules.length > 0;
}

/** Removes all rules from the cells of a table that was just made: none of them is the user's. */
export function clearRules(sheet: Excel.Worksheet, cells: TableCells): void {
  rangeOf(sheet, cells, 'table').conditionalFormats.clearAll();
}

/** From the first row of the table to the sheet's end. */
function rangeOf(
  sheet: Excel.Worksheet,
  { firstRow, firstColumn, columns }: TableCells,
  over: Rule['over'],
): Excel.Range {
  const [first, count] =
    over === 'table' ? [firstColumn, columns.length] : [firstColumn + columns.indexOf(STATUS_COLUMN), 1];
  return untracked(sheet.getRangeByIndexes(firstRow, first, SHEET_ROWS - firstRow, count));
}

/** A table whose colours are set, and where it is. */
export interface ColouredTable {
  readonly kind: string;
  readonly place: TablePlace;
}

/**
 * Removes Shiftsheet's rules from tables, and no other rule. Two round trips. Excel reads the content of rules kind by kind, and
 * is reported to fail at it for some ranges (OfficeDev/office-js, issues 6827 and 5222). All rules stay then.
 */
async function removeColours(context: Excel.RequestContext, tables: readonly ColouredTable[]): Promise<void> {
  const formatsOf = ({ place }: ColouredTable) =>
    rangeOf(context.workbook.tables.getItem(place.id).worksheet, place, 'table').conditionalFormats;
  try {
    const seen = tables.map((table) => {
      const formats = formatsOf(table);
      formats.load('items/type');
      return { table, formats };
    });
    await context.sync();
    const read = seen.map(({ table, formats: { items } }) => {
      const formats = formatsOf(table);
      const rules = items.map(({ type }, at) => {
        const custom = type === 'Custom' ? formats.getItemAt(at).custom : undefined;
        custom?.rule.load('formula');
        const cellValue = type === 'CellValue' ? formats.getItemAt(at).cellValue : undefined;
        cellValue?.load('rule');
        cellValue?.format.fill.load('color');
        return { custom, cellValue };
      });
      return { table, rules };
    });
    await context.sync();
    for (const { table, rules } of read) {
      const ours = rules.flatMap(({ custom, cellValue }, at) =>
        isOurs(custom?.rule.formula) || isOfEarlierRelease(cellValue) ? [at] : [],
      );
      // From the last one: each deletion moves the rules behind it.
      const formats = formatsOf(table);
      for (const at of ours.reverse()) formats.getItemAt(at).delete();
    }
  } catch (error) {
    if (errorCodeOf(error) === '') throw error;
    throw new WorkbookProblem(writeMessages.rulesUnreadable);
  }
}

/** Whether a rule with a formula is Shiftsheet's. Earlier releases made rules without the condition that names it. */
const isOurs = (formula = ''): boolean =>
  formula.includes(OURS) || listedColours().some(({ words }) => formula.includes(`FIND("${words}"`));

/** Whether a rule compares with a word of Status and has its colour, as rules of earlier releases do. */
const isOfEarlierRelease = (format: Excel.CellValueConditionalFormat | undefined): boolean =>
  statusColours().some(
    ({ statuses = [''], fill }) =>
      format?.format.fill.color === fill && statuses.some((word) => format.rule.formula1 === `="${word}"`),
  );

/**
 * Gives several tables their colours, or removes them. Three round trips. Returns the kinds of the tables that have colours now.
 * Throws a WorkbookProblem, and changes nothing, if Excel can't read the rules that are there.
 */
export async function colourTables(
  context: Excel.RequestContext,
  tables: readonly ColouredTable[],
  on: boolean,
): Promise<readonly string[]> {
  await removeColours(context, tables);
  const coloured = tables.filter(
    ({ place }) => on && addColours(context.workbook.tables.getItem(place.id).worksheet, place),
  );
  await context.sync();
  return coloured.map(({ kind }) => kind);
}

/** 0 -> 'A', 26 -> 'AA'. */
export function lettersOfColumn(column: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return column < 26 ? last : lettersOfColumn(Math.floor(column / 26) - 1) + last;
}

/** The colours of the tabs of new sheets. A colour that the user chooses later stays. */
export const TAB_COLOURS: Readonly<Record<SheetPurpose, string>> = {
  shifts: '#2E7D32',
  records: '#1F5A8A',
  report: '#D98B3A',
  log: '#7F7F7F',
  settings: '#7F7F7F',
};

/** The most runs of one colour: more would keep Excel busy for too long. */
const MOST_RUNS = 3_000;

/** The most runs of a new table: all new tables get their ornaments in one batch. */
const MOST_WITH_TABLE = 100;

/** A fill and a colour of letters are objects of their own. */
const BYTES_A_SWATCH = BYTES_A_RANGE + 600;

const HEX = /^[0-9A-F]{6}$/i;

/** Neighbouring cells of one colour; '' has no fill. */
interface Run {
  readonly start: number;
  readonly count: number;
  readonly colour: string;
}

/** A run in the column at this position. */
export interface Swatch extends Run {
  readonly at: number;
}

/** The colours in a new table's rows; undefined if they are too many for the batch of the ornaments. */
export function newSwatches(
  columns: readonly LayoutColumn[],
  rows: readonly (readonly Cell[])[],
): readonly Swatch[] | undefined {
  const swatches = columns.flatMap(({ swatch }, at) =>
    swatch ? runsOf(rows.map((row) => row[at] ?? '')).map((run) => ({ ...run, at })) : [],
  );
  const coloured = swatches.filter(({ colour }) => colour !== '');
  return coloured.length > MOST_WITH_TABLE ? undefined : coloured;
}

/** Fills the cells of a colour column with the colours that they contain. */
export async function paintSwatches(
  context: Excel.RequestContext,
  { table, columns, rows }: Sheet,
  column: string,
): Promise<void> {
  const at = columns.indexOf(column);
  if (at < 0) return;
  const body = () => bodyRange(context.workbook.tables.getItem(table.id));
  const runs = runsOf(rows.map((row) => row[at] ?? '')).slice(0, MOST_RUNS);
  await inRowRanges(
    cutRowRanges(runs.length, 1, () => BYTES_A_SWATCH),
    async ({ start, count }) => {
      for (const run of runs.slice(start, start + count)) paintSwatch(body(), { ...run, at });
      await context.sync();
    },
  );
}

export function paintSwatch(body: Excel.Range, { at, start, count, colour }: Swatch): void {
  const { fill, font } = subRange(body, start, at, count, 1).format;
  if (colour === '') {
    fill.clear();
    font.color = '#000000';
  } else {
    fill.color = `#${colour}`;
    font.color = readableTextColour(colour);
  }
}

function runsOf(cells: readonly Cell[]): Run[] {
  const runs: Run[] = [];
  for (const [index, cell] of cells.entries()) {
    const text = String(cell).replace('#', '');
    const colour = HEX.test(text) ? text.toUpperCase() : '';
    const last = runs.at(-1);
    if (last?.colour === colour) runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ start: index, count: 1, colour });
  }
  return runs;
}

/** Cells of the service’s own values. */
export const SERVICE_COLOUR = '#6E6E6E';
