import { freeSheetName } from '../free-name';
import { TAB_COLOURS } from '../tab-colours';
import { sheetMessages } from './messages';
import { notAdded } from '../in-front';
import type { ReportNeeds, Place } from './place';
import { namesOf, setNames } from './report-names';

/** Adds a worksheet after the last, with the report's empty area in its top left corner. */
export async function newPlace(
  context: Excel.RequestContext,
  key: string,
  sheetName: string,
  { size, own }: ReportNeeds,
): Promise<Place> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  // The names that belonged to a deleted sheet refer to nothing.
  const had = namesOf(context, key);
  await context.sync();
  const name = freeSheetName(
    sheetNameOf(sheetName),
    worksheets.items.map((sheet) => sheet.name),
  );
  const sheet = worksheets.add(name);
  sheet.tabColor = TAB_COLOURS.report;
  setNames(context, key, had, sheet.getRangeByIndexes(0, 0, size.rows, size.columns), own);
  try {
    await context.sync();
  } catch (error) {
    notAdded(error, sheetMessages.structureProtected);
  }
  return { sheet, sheetName: name, row: 0, column: 0, ...size };
}

/** Excel's longest sheet name, without room for ` (12)`. Source: "Excel specifications and limits". */
const LONGEST_SHEET_NAME = 31 - 5;

/**
 * The name without the parts that Excel refuses: some characters, an apostrophe at an end, and the reserved name `History`.
 */
function sheetNameOf(wanted: string): string {
  const name = wanted
    .replaceAll(/[[\]:*?/\\\s]+/g, ' ')
    .slice(0, LONGEST_SHEET_NAME)
    .replace(/[\uD800-\uDBFF]$/, '') // half of a surrogate pair
    .replace(/^[\s']+|[\s']+$/g, '');
  return name === '' || /^history$/i.test(name) ? `${name} report`.trim() : name;
}
