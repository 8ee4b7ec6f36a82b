/** report/: draws a report on a worksheet of its own, and redraws it there beside the user's notes. */
import { WorkbookProblem } from '../../app/failures';
import type { DrawnReport, ReportTarget } from '../../app/ports/excel-workbook';
import { type ReportLayout, type PagePlan, repeatedHeader } from '../../core/reports/layout';
import { columnsBeside } from '../../core/reports/layout-section';
import { planPages, SIDE_MARGIN } from '../../core/reports/page-plan';
import { type Report, areaAt } from '../../core/reports/report';
import { layOut } from '../../core/reports/report-layout';
import { isFrontUnnamed, needsFront, onlyInFront, notAdded } from '../calls/in-front';
import { errorCodeOf, GONE } from '../calls/run';
import { isNoneHidden } from '../cells/cell-runs';
import { SHEET_COLUMNS, SHEET_ROWS } from '../cells/column-formats';
import { cutRowRanges, inRowRanges, isRefused, type RowRange } from '../cells/row-ranges';
import { freeSheetName } from '../lists/list-names';
import { TAB_COLOURS } from '../table/colours';
import { cellCommands, ownAreas } from './cells';
import { chartCommands, removeCharts } from './charts';
import { clearPlace } from './clear-place';
import { Canvas, type DrawCommand, type ListSign, CALL } from './draw-command';
import { freeze, geometryCommands } from './geometry';
import { sheetMessages } from './messages';
import { reportRange, findPlaces, findReport, type FoundReport, type Size, type ReportNeeds } from './place';
import { reportNames, setNames } from './report-names';
import { heatCommands, styleCommands } from './styles';

/** Adds a worksheet after the last, with the report's empty area in its top left corner. */
async function newPlace(
  context: Excel.RequestContext,
  key: string,
  sheetName: string,
  { size, areas }: ReportNeeds,
): Promise<FoundReport> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  // The names that belonged to a deleted sheet refer to nothing.
  const had = reportNames(context, key);
  await context.sync();
  const name = freeSheetName(
    sheetNameOf(sheetName),
    worksheets.items.map((sheet) => sheet.name),
  );
  const sheet = worksheets.add(name);
  setNames(context, key, had, sheet.getRangeByIndexes(0, 0, size.rows, size.columns), areas);
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

/** If the user keeps moving the report while it is drawn, Shiftsheet asks the user to pause after this many tries. */
const MOST_TRIES = 4;

/** The sign that this Excel took last; the other one is tried after a refusal, and kept if Excel then draws the report. */
let listSign: ListSign = ',';

/** Excel's code if it can't read an address. */
const UNREADABLE = 'InvalidArgument';

/** Whether Excel may have refused the sign between addresses. It names the member that failed, or nothing. */
function mayBeSign(error: unknown): boolean {
  const place = error instanceof OfficeExtension.Error ? (error.debugInfo?.errorLocation ?? '') : '';
  return errorCodeOf(error) === UNREADABLE && (place === '' || place === 'Worksheet.getRanges');
}

/** The most commands in one sync: each has a few calls, and Excel answers none before it has done all. */
const COMMANDS_A_SYNC = 500;

const LARGEST: Size = { rows: SHEET_ROWS, columns: SHEET_COLUMNS };

/**
 * Draws a report on its worksheet: on the sheet that the key's name finds, else on a new one. Outside the report's own cells
 * nothing is written, cleared or formatted. Notes in its way move aside; if it is uncertain which cells are notes, the old
 * sheet stays as it is. Drawing twice gives the same as drawing once: if an error left a drawing half done, the next drawing
 * completes it. `offset` as in column-formats.ts.
 *
 * @throws WorkbookProblem if the report is larger than a sheet, the workbook's structure is protected, or the sheet keeps
 * changing.
 */
export async function drawReport(
  context: Excel.RequestContext,
  report: Report,
  { key, sheetName, paper, wide }: ReportTarget,
  offset: number,
): Promise<DrawnReport> {
  const pages = planPages(report, { paper, wide });
  const laid = layOut(report, pages);
  const { charts, widths } = laid;
  const size = {
    rows: Math.max(laid.rows.length, ...charts.map(({ area }) => area.lastRow + 1)),
    columns: widths.length + columnsBeside(charts, widths),
  };
  if (size.rows > LARGEST.rows || size.columns > LARGEST.columns)
    throw new WorkbookProblem(sheetMessages.tooBig);
  const need = { size, areas: ownAreas(laid), pictures: charts.map(({ area }) => area) };
  const { commands, corrections } = cellCommands(laid, offset);
  const ornaments = [
    styleCommands(laid),
    geometryCommands(laid),
    ...[...heatCommands(laid), ...chartCommands(charts, key)].map((command) => [command]),
  ];
  const printing = pageCommands(laid, report, pages);
  let moved = 0;
  const onMoved = (cells: number) => void (moved += cells);
  let left: string | undefined;
  let isNew = false;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    try {
      const before = await findReport(context, key);
      const cleared = before && (await clearPlace(context, key, before, need, onMoved));
      if (before && !cleared) left = before.sheetName;
      const place = cleared ?? (await newPlace(context, key, sheetName, need));
      const isDrawn =
        (await drawAll(context, key, place, commands)) && (await drawAll(context, key, place, corrections()));
      isNew ||= !cleared;
      const ornamentsToDraw = isNew ? [[tabCommand], ...ornaments] : ornaments;
      const ornamentsAre = isDrawn ? await drawOrnaments(context, key, place, ornamentsToDraw) : 'moved';
      // Excel on the desktop asks the printer, which may be slow or missing: the report itself is complete by then.
      const pagesAre =
        ornamentsAre === 'moved' ? 'moved' : await drawIfPossible(context, key, place, printing);
      if (pagesAre !== 'moved') {
        await arrange(context, key, place, laid);
        return {
          sheet: place.sheetName,
          cells: size.rows * size.columns,
          ...noticeOf(moved, left, [
            ...(ornamentsAre === 'refused' ? [sheetMessages.ornamentsRefused] : []),
            ...(pagesAre === 'refused' ? [sheetMessages.pagesRefused] : []),
          ]),
        };
      }
    } catch (error) {
      if (!GONE.includes(errorCodeOf(error))) throw error;
    }
  }
  throw new WorkbookProblem(sheetMessages.keepsMoving);
}

function noticeOf(
  moved: number,
  left: string | undefined,
  refused: readonly string[],
): Pick<DrawnReport, 'notice'> {
  const sentences = [
    ...(moved > 0 ? [sheetMessages.notesMoved(moved)] : []),
    ...(left === undefined ? [] : [sheetMessages.leftAsItWas(left)]),
    ...refused,
  ];
  return sentences.length > 0 ? { notice: sentences.join(' ') } : {};
}

/**
 * Draws the commands, with the other sign between addresses if Excel may have refused the present one. Returns false if the area
 * moved, or has hidden rows.
 */
async function drawAll(...drawing: Parameters<typeof drawOnce>): Promise<boolean> {
  try {
    return await drawOnce(...drawing);
  } catch (error) {
    if (!mayBeSign(error)) throw error;
  }
  const before = listSign;
  listSign = before === ',' ? ';' : ',';
  try {
    return await drawOnce(...drawing);
  } catch (error) {
    listSign = before; // the refusal has another reason
    throw error;
  }
}

/** The same with the present sign. Checks in each batch where the area is. */
async function drawOnce(
  context: Excel.RequestContext,
  key: string,
  { sheet, row, column, rows, columns }: FoundReport,
  commands: readonly DrawCommand[],
): Promise<boolean> {
  const drawPart = async ({ start, count }: RowRange): Promise<boolean> => {
    const area = reportRange(context, key);
    area.load('rowHidden');
    context.application.suspendApiCalculationUntilNextSync();
    // In each block, it would make Excel's window flicker (Office documentation, "Performance optimization").
    if (start === 0) context.application.suspendScreenUpdatingUntilNextSync();
    const canvas = new Canvas(sheet, area, row, column, listSign);
    for (const command of commands.slice(start, start + count)) command.draw(canvas);
    await context.sync();
    // Over rows that a filter hides, values may go to other rows (cell-runs.ts): the next try shows the rows.
    const isStill = area.rowIndex === row && area.columnIndex === column && isNoneHidden(area);
    return isStill && area.rowCount === rows && area.columnCount === columns;
  };
  const blocks = cutRowRanges(commands.length, 1, (at) => commands[at]?.weight ?? 0, COMMANDS_A_SYNC);
  for (const block of blocks) {
    const isStill = await inRowRanges([block], drawPart, isRefused);
    if (isStill.includes(false)) return false;
  }
  return true;
}

type Outcome = 'drawn' | 'moved' | 'refused';

/** The colour that the user gives the tab later stays. */
const tabCommand: DrawCommand = {
  weight: CALL,
  draw: ({ sheet }) => void (sheet.tabColor = TAB_COLOURS.report),
};

/** A refused group of ornaments is halved so often. Then a part of it is missing: each half is a round trip. */
const MOST_HALVINGS = 5;

/** Draws what a report is complete without, together, or else group by group: little more than what Excel refuses is missing then. */
async function drawOrnaments(
  context: Excel.RequestContext,
  key: string,
  place: FoundReport,
  groups: readonly (readonly DrawCommand[])[],
): Promise<Outcome> {
  const together = await drawIfPossible(context, key, place, groups.flat());
  if (together !== 'refused') return together;
  await removeCharts(context, place.sheet, key);
  let outcome: Outcome = 'drawn';
  for (const group of groups) {
    const alone = await drawInHalves(context, key, place, group, MOST_HALVINGS);
    if (alone === 'moved') return alone;
    if (alone === 'refused') outcome = alone;
  }
  return outcome;
}

async function drawInHalves(
  context: Excel.RequestContext,
  key: string,
  place: FoundReport,
  commands: readonly DrawCommand[],
  halvings: number,
): Promise<Outcome> {
  const whole = await drawIfPossible(context, key, place, commands);
  if (whole !== 'refused' || commands.length <= 1 || halvings === 0) return whole;
  const middle = Math.ceil(commands.length / 2);
  for (const half of [commands.slice(0, middle), commands.slice(middle)])
    if ((await drawInHalves(context, key, place, half, halvings - 1)) === 'moved') return 'moved';
  return 'refused';
}

/** Draws commands in batches of their own, which Excel may refuse. */
async function drawIfPossible(
  context: Excel.RequestContext,
  key: string,
  place: FoundReport,
  commands: readonly DrawCommand[],
): Promise<Outcome> {
  try {
    return (await drawAll(context, key, place, commands)) ? 'drawn' : 'moved';
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === '' || GONE.includes(code)) throw error;
    return 'refused';
  }
}

/** Hides the rows and columns that are for Shiftsheet alone. While values are written, no row is hidden. */
function hideIds(on: Canvas, { hiddenRows, hiddenColumns }: ReportLayout): void {
  for (const row of hiddenRows) on.range(areaAt(row, 0)).getEntireRow().rowHidden = true;
  for (const place of hiddenColumns) on.range(areaAt(0, place)).getEntireColumn().columnHidden = true;
}

/** The last of a report: if another workbook is in front, the report is whole without it. */
async function arrange(
  context: Excel.RequestContext,
  key: string,
  { sheet, row, column }: FoundReport,
  laid: ReportLayout,
): Promise<void> {
  const freezeIt = () => freeze(new Canvas(sheet, reportRange(context, key), row, column, listSign), laid);
  const seen = context.workbook.worksheets.getActiveWorksheet();
  hideIds(new Canvas(sheet, reportRange(context, key), row, column, listSign), laid);
  freezeIt();
  // Excel takes a sheet that is frozen in the background for the one in front (OfficeDev/office-js, issue 3148).
  seen.activate();
  const again = (error: unknown) => {
    if (!isFrontUnnamed(error)) return onlyInFront(error);
    freezeIt();
    return context.sync().catch(onlyInFront);
  };
  await context.sync().catch(again);
}

/** The names of the worksheets of those reports that are still in the workbook. */
export async function reportSheets(
  context: Excel.RequestContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const places = await findPlaces(context, keys);
  return new Map([...places].map(([key, { sheetName }]) => [key, sheetName]));
}

/** Shows a report from its first cell, even if its worksheet is hidden. */
export async function showReport(context: Excel.RequestContext, key: string): Promise<void> {
  const place = (await findPlaces(context, [key])).get(key);
  if (!place) throw new WorkbookProblem(sheetMessages.noSheet);
  const { sheet, row, column } = place;
  sheet.load('visibility');
  await context.sync();
  if (sheet.visibility !== 'Visible') sheet.visibility = 'Visible';
  sheet.activate();
  sheet.getRangeByIndexes(row, column, 1, 1).select();
  await context.sync().catch(needsFront);
}

const NAMES = { a4: 'A4', letter: 'Letter', a3: 'A3', tabloid: 'Tabloid' } as const;
/** Excel's "Narrow" margins, in points. */
const MARGINS = { left: SIDE_MARGIN, right: SIDE_MARGIN, top: 54, bottom: 54, header: 21.6, footer: 21.6 };

/** The most page breaks; a sheet can have 1,026 (Excel specifications and limits). */
const MOST_BREAKS = 1_000;

/** The most characters of the title in the footer; the three parts of a footer together can have 255. */
const LONGEST_TITLE = 150;

/**
 * Sets how the report is printed: only its area, as wide as planned, with repeated headers and numbered pages. The report
 * is scaled by a percentage, because fitting a sheet to pages through the API does nothing in some Excels unless the tab Page Layout
 * is open (OfficeDev/office-js, issue 1860). A report without page breaks is then fitted to one page's width as well, where Excel does
 * it; with page breaks it is not, because Excel would ignore them (Microsoft support, "Scale the sheet size for printing").
 */
export function pageCommands(laid: ReportLayout, report: Report, pages: PagePlan): DrawCommand[] {
  const { columnBreaks, repeated } = pages;
  const breaks = laid.rows
    .flatMap(({ breakBefore }, row) => (breakBefore === true && row > 0 ? [row] : []))
    .slice(0, MOST_BREAKS);
  const tables = areaAt(0, 0, laid.rows.length, laid.widths.length);
  const beside = laid.charts
    .map(({ area }) => area)
    .filter(({ firstColumn }) => firstColumn > tables.lastColumn);
  const header = repeatedHeader(report, laid);
  return [
    {
      weight: CALL * 20,
      draw(on) {
        const { pageLayout, horizontalPageBreaks, verticalPageBreaks } = on.sheet;
        pageLayout.orientation = pages.orientation === 'landscape' ? 'Landscape' : 'Portrait';
        pageLayout.paperSize = NAMES[pages.paper];
        pageLayout.zoom = { scale: pages.scale };
        if (breaks.length === 0 && columnBreaks.length === 0) pageLayout.zoom = { horizontalFitToPages: 1 };
        pageLayout.setPrintMargins('Points', MARGINS);
        pageLayout.centerHorizontally = true;
        // Excel prints each area on pages of its own: first the tables, then the charts beside them.
        pageLayout.setPrintArea(beside.length === 0 ? on.range(tables) : on.ranges([tables, ...beside]));
        if (header) {
          const rows = on.range(areaAt(header.firstRow, 0, header.lastRow - header.firstRow + 1));
          pageLayout.setPrintTitleRows(rows.getEntireRow());
        }
        if (columnBreaks.length > 0 && repeated > 0)
          pageLayout.setPrintTitleColumns(on.range(areaAt(0, 0, 1, repeated)).getEntireColumn());
        const { defaultForAllPages } = pageLayout.headersFooters;
        defaultForAllPages.leftFooter = footerText(report.title.slice(0, LONGEST_TITLE));
        defaultForAllPages.centerFooter = sheetMessages.printedAt;
        defaultForAllPages.rightFooter = sheetMessages.pageOf;
        horizontalPageBreaks.removePageBreaks();
        verticalPageBreaks.removePageBreaks();
      },
    },
    ...breaks.map((row): DrawCommand => ({
      weight: CALL,
      draw: (on) => void on.sheet.horizontalPageBreaks.add(on.range(areaAt(row, 0))),
    })),
    ...columnBreaks.map((column): DrawCommand => ({
      weight: CALL,
      draw: (on) => void on.sheet.verticalPageBreaks.add(on.range(areaAt(0, column))),
    })),
  ];
}

/** In headers and footers, Excel reads an ampersand as the beginning of a code, so it is written twice. */
const footerText = (text: string): string => text.replaceAll('&', '&&');
