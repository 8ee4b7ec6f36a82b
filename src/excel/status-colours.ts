import { STATUS_COLOURS, type StatusColours } from '../core/sync/status-colours';
import { STATUS_COLUMN } from '../core/table/sheet';
import { SHEET_ROWS } from './sheet-size';
import type { TablePlace } from './table-finder';
import { untracked } from './untracked';

/** One colour for one text; undefined: for every text. */
interface Rule extends Pick<StatusColours, 'fill' | 'text'> {
  readonly status: string | undefined;
}

/** The rule for every text is added first, because Excel puts each new rule before the others. */
const RULES: readonly Rule[] = [...STATUS_COLOURS]
  .sort((one, other) => Number(one.statuses !== undefined) - Number(other.statuses !== undefined))
  .flatMap(({ statuses, fill, text }) => (statuses ?? [undefined]).map((status) => ({ status, fill, text })));

/**
 * Gives a worksheet column the colours of Status, from a row on to the sheet's end, so that rows that are added later have them
 * too. The rules compare with texts and not with cells: they mean the same wherever they are, and in each language. They touch
 * no fill of the user. After the sync, the result returns the ids of the rules.
 */
export function addStatusColours(sheet: Excel.Worksheet, firstRow: number, column: number): () => string[] {
  const cells = untracked(sheet.getRangeByIndexes(firstRow, column, SHEET_ROWS - firstRow, 1));
  const added = RULES.map(({ status, fill, text }) => {
    const format = cells.conditionalFormats.add('CellValue');
    const { cellValue } = format;
    cellValue.format.fill.color = fill;
    cellValue.format.font.color = text;
    cellValue.rule =
      status === undefined
        ? { operator: 'NotEqualTo', formula1: '=""' }
        : { operator: 'EqualTo', formula1: `="${status}"` };
    format.load('id');
    return format;
  });
  return () => added.map(({ id }) => id);
}

/** Removes rules by their ids. Rules that are gone are skipped. One round trip. */
async function removeStatusColours(
  context: Excel.RequestContext,
  tables: readonly ColouredTable[],
): Promise<void> {
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
  await removeStatusColours(context, tables);
  const answers = tables.map(({ kind, place }) => {
    const sheet = context.workbook.tables.getItem(place.id).worksheet;
    const at = place.columns.indexOf(STATUS_COLUMN);
    const ids = on && at >= 0 ? addStatusColours(sheet, place.firstRow, place.firstColumn + at) : () => [];
    return { kind, ids };
  });
  await context.sync();
  return new Map(answers.map(({ kind, ids }) => [kind, ids()]));
}
