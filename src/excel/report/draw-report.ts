/** report/: a report drawn on a worksheet of its own, and drawn again where the user keeps notes beside it. */
import { WorkbookProblem } from '../../app/failures';
import type { ReportTarget } from '../../app/ports';
import { layOut } from '../../core/reports/laid-out';
import type { Report } from '../../core/reports/report';
import { cutBlocks, forEachBlock } from '../blocks';
import { cellStrokes } from './cells';
import { chartStrokes, placeCharts, rowsOf } from './charts';
import { geometryStrokes } from './geometry';
import { lookStrokes } from './looks';
import { say } from './messages';
import { pageStrokes } from './page';
import { areaOf, clearPlace, codeOf, findPlaces, newPlace, type Place, type Size } from './place';
import { Canvas, type Stroke } from './stroke';

/** The worksheet's name as the user has it, and how many cells the report takes. */
interface DrawnReport {
  readonly sheet: string;
  readonly cells: number;
}

/** A user who keeps moving the report while it is drawn is asked to pause after this many tries. */
const MOST_TRIES = 4;

/** The most pieces in one sync: each is a few calls, and Excel answers none before it has done all. */
const STROKES_A_SYNC = 500;

/** A worksheet's (Excel specifications and limits). */
const LARGEST: Size = { rows: 1_048_576, columns: 16_384 };

/** What Excel says where the sheet, or the report's area, was deleted meanwhile. */
const GONE = ['ItemNotFound', 'InvalidReference', 'InvalidObjectPath'];

/**
 * Draws a report on its worksheet: on the one that the key's name finds, else on a new one. Outside the report's own area
 * nothing is written, cleared or formatted; notes in its way move aside. Drawn twice is the same as drawn once: what an
 * error left half done is mended by the next time. `offset` as in date-system.ts.
 *
 * @throws WorkbookProblem where the report is larger than a sheet, the workbook's structure is protected, or the sheet
 * does not hold still.
 */
export async function drawReport(
  context: Excel.RequestContext,
  report: Report,
  { key, sheetName, paper }: ReportTarget,
  offset: number,
): Promise<DrawnReport> {
  const laid = layOut(report);
  const charts = placeCharts(laid);
  const size = { rows: laid.rows.length + rowsOf(charts), columns: laid.widths.length };
  if (size.rows > LARGEST.rows || size.columns > LARGEST.columns) throw new WorkbookProblem(say.tooBig);
  const { strokes, mistaken } = cellStrokes(laid, offset);
  const all = [
    ...strokes,
    ...lookStrokes(laid),
    ...geometryStrokes(laid),
    ...chartStrokes(charts, key),
    ...pageStrokes(laid, report, paper, size.rows),
  ];
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    try {
      const before = (await findPlaces(context, [key])).get(key);
      const place = before
        ? await clearPlace(context, key, before, size)
        : await newPlace(context, key, sheetName, size);
      if ((await drawAll(context, key, place, all)) && (await drawAll(context, key, place, mistaken())))
        return { sheet: place.sheetName, cells: size.rows * size.columns };
    } catch (error) {
      if (!GONE.includes(codeOf(error))) throw error;
    }
  }
  throw new WorkbookProblem(say.keepsMoving);
}

/** Looks in each batch where the area is; false once it was no longer at its place. */
async function drawAll(
  context: Excel.RequestContext,
  key: string,
  { sheet, row, column, rows, columns }: Place,
  strokes: readonly Stroke[],
): Promise<boolean> {
  const blocks = cutBlocks(strokes.length, 1, (at) => strokes[at]?.weight ?? 0, STROKES_A_SYNC);
  for (const block of blocks) {
    const area = areaOf(context, key);
    await forEachBlock(context, [block], ({ start, count }) => {
      context.application.suspendApiCalculationUntilNextSync();
      context.application.suspendScreenUpdatingUntilNextSync();
      const canvas = new Canvas(sheet, area, row, column);
      for (const stroke of strokes.slice(start, start + count)) stroke.draw(canvas);
    });
    const isStill = area.rowIndex === row && area.columnIndex === column;
    if (!isStill || area.rowCount !== rows || area.columnCount !== columns) return false;
  }
  return true;
}

/** The worksheets' names of those reports that are still in the workbook. */
export async function reportSheets(
  context: Excel.RequestContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const places = await findPlaces(context, keys);
  return new Map([...places].map(([key, { sheetName }]) => [key, sheetName]));
}

/** Shows a report from its first cell, also where its worksheet is hidden. */
export async function showReport(context: Excel.RequestContext, key: string): Promise<void> {
  const place = (await findPlaces(context, [key])).get(key);
  if (!place) throw new WorkbookProblem(say.noSheet);
  const { sheet, row, column } = place;
  sheet.load('visibility');
  await context.sync();
  if (sheet.visibility !== 'Visible') sheet.visibility = 'Visible';
  sheet.activate();
  sheet.getRangeByIndexes(row, column, 1, 1).select();
  await context.sync();
}
