import { NEXT_HEADER } from '../core/sync/cell-marks';
import { listedColours, statusColours, type CellColours } from '../core/sync/status-colours';
import { MESSAGE_COLUMN, STATUS_COLUMN } from '../core/table/sheet';
import { columnLetters } from './column-letters';
import { SHEET_ROWS } from './sheet-size';
import type { TablePlace } from './table-finder';
import { untracked } from './untracked';

/** One colour for one text; undefined: for every text. */
interface Rule extends CellColours {
  readonly status: string | undefined;
}

/** The rule for every text is added first, because Excel puts each new rule before the others. */
const rules = (): readonly Rule[] =>
  [...statusColours()]
    .sort((one, other) => Number(one.statuses !== undefined) - Number(other.statuses !== undefined))
    .flatMap(({ statuses, fill, text }) =>
      (statuses ?? [undefined]).map((status) => ({ status, fill, text })),
    );

/** Where a table's cells are, counted from 0. */
interface TableCells {
  /** The first row below the header. */
  readonly firstRow: number;
  readonly firstColumn: number;
  /** What each column shows. */
  readonly columns: readonly string[];
}

/**
 * Gives a table its colours: Status by its text, and the changed cells that Message lists. The rules reach from the first row to
 * the sheet's end, so that rows that are added later have colours too. They touch no fill of the user. After the sync, the
 * result returns the ids of the rules; none for a table without Status and Message.
 */
export function addColours(sheet: Excel.Worksheet, cells: TableCells): () => string[] {
  const { firstRow, firstColumn, columns } = cells;
  const [status, message] = [columns.indexOf(STATUS_COLUMN), columns.indexOf(MESSAGE_COLUMN)];
  if (status < 0 || message < 0) return () => [];
  const block = (column: number, count: number) =>
    untracked(sheet.getRangeByIndexes(firstRow, column, SHEET_ROWS - firstRow, count));
  const statuses = block(firstColumn + status, 1);
  const whole = block(firstColumn, columns.length);
  // Excel puts each new rule before the others.
  const added = [
    ...[...listedColours()].reverse().map(({ words, ...look }) => {
      const format = whole.conditionalFormats.add('Custom');
      format.custom.rule.formula = listedFormula(words, cells, message);
      return coloured(format, format.custom.format, look);
    }),
    ...rules().map(({ status: text, ...look }) => {
      const format = statuses.conditionalFormats.add('CellValue');
      // The rules compare with texts and not with cells: they mean the same wherever they are, and in each language.
      format.cellValue.rule =
        text === undefined
          ? { operator: 'NotEqualTo', formula1: '=""' }
          : { operator: 'EqualTo', formula1: `="${text}"` };
      return coloured(format, format.cellValue.format, look);
    }),
  ];
  return () => added.map(({ id }) => id);
}

function coloured(
  added: Excel.ConditionalFormat,
  format: Excel.ConditionalRangeFormat,
  { fill, text }: CellColours,
): Excel.ConditionalFormat {
  format.fill.color = fill;
  format.font.color = text;
  added.load('id');
  return added;
}

/**
 * Whether the row's Message lists the column's header behind these words, as a formula for the table's first cell. Excel moves
 * its references to the other cells.
 */
function listedFormula(words: string, { firstRow, firstColumn }: TableCells, messageAt: number): string {
  const message = `$${columnLetters(firstColumn + messageAt)}${firstRow + 1}`;
  const header = `${columnLetters(firstColumn)}$${firstRow}`;
  const next = NEXT_HEADER.trimEnd();
  const list = `SUBSTITUTE(MID(${message},FIND("${words}",${message}),32767),"${words}","${NEXT_HEADER}")&"${next}"`;
  return `=ISNUMBER(FIND("${NEXT_HEADER}"&${header}&"${next}",${list}))`;
}

/** Removes rules by their ids. Rules that are gone are skipped. One round trip. */
async function removeColours(context: Excel.RequestContext, tables: readonly ColouredTable[]): Promise<void> {
  const coloured = tables.filter(({ rules }) => rules.length > 0);
  if (coloured.length === 0) return;
  const formatsOf = ({ place }: ColouredTable) =>
    untracked(context.workbook.tables.getItem(place.id).worksheet.getRange()).conditionalFormats;
  const asked = coloured.map((table) => {
    const formats = formatsOf(table);
    // Excel is reported to fail if the rules themselves are read (OfficeDev/office-js, issue 6827).
    formats.load('items/id');
    return { table, formats };
  });
  await context.sync();
  for (const { table, formats } of asked)
    for (const { id } of formats.items) if (table.rules.includes(id)) formatsOf(table).getItem(id).delete();
}

/** A table whose colours are set: where it is, and the ids of the rules that it has. */
export interface ColouredTable {
  readonly kind: string;
  readonly place: TablePlace;
  readonly rules: readonly string[];
}

/**
 * Adds the colours of several tables, or removes them. One round trip, and one more if there are rules to remove. Returns the ids
 * of the rules, by kind.
 */
export async function colourTables(
  context: Excel.RequestContext,
  tables: readonly ColouredTable[],
  on: boolean,
): Promise<ReadonlyMap<string, readonly string[]>> {
  await removeColours(context, tables);
  const answers = tables.map(({ kind, place }) => {
    const sheet = context.workbook.tables.getItem(place.id).worksheet;
    return { kind, ids: on ? addColours(sheet, place) : () => [] };
  });
  await context.sync();
  return new Map(answers.map(({ kind, ids }) => [kind, ids()]));
}
