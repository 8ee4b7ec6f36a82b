import { WorkbookProblem } from '../../app/failures';
import { freeSheetName } from '../free-name';
import { sheetMessages } from './messages';
import { codeOf } from '../run';
import type { Need, Place } from './place';
import { namesOf, rename } from './report-names';

/** A new worksheet after the last, with the report's empty area in its corner. */
export async function newPlace(
  context: Excel.RequestContext,
  key: string,
  sheetName: string,
  { size, own }: Need,
): Promise<Place> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  // The names of a sheet that was deleted refer to nothing.
  const had = namesOf(context, key);
  await context.sync();
  const name = freeSheetName(
    sheetNameOf(sheetName),
    worksheets.items.map((sheet) => sheet.name),
  );
  const sheet = worksheets.add(name);
  rename(context, key, had, sheet.getRangeByIndexes(0, 0, size.rows, size.columns), own);
  try {
    await context.sync();
  } catch (error) {
    if (codeOf(error) !== 'AccessDenied') throw error;
    throw new WorkbookProblem(sheetMessages.structureProtected);
  }
  return { sheet, sheetName: name, row: 0, column: 0, ...size };
}

/** Excel's longest name of a sheet, less room for ` (12)`. Source: "Excel specifications and limits". */
const LONGEST_SHEET_NAME = 31 - 5;

/** The name without what Excel takes in none: signs, an apostrophe at an end, and the one that it keeps for itself. */
function sheetNameOf(wanted: string): string {
  const name = wanted
    .replaceAll(/[[\]:*?/\\\s]+/g, ' ')
    .slice(0, LONGEST_SHEET_NAME)
    .replace(/[\uD800-\uDBFF]$/, '') // half a sign
    .replace(/^[\s']+|[\s']+$/g, '');
  return name === '' || /^history$/i.test(name) ? `${name} report`.trim() : name;
}
