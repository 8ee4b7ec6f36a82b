import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

const onSheet = <T>(
  work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>,
): Promise<T> => Excel.run((context) => work(context.workbook.worksheets.getItem('Sheet1'), context));

/** The result of a change of the sheet's page set-up. */
const outcome = (change: (layout: Excel.PageLayout, sheet: Excel.Worksheet) => void): Promise<string> =>
  errorCode(
    onSheet(async (sheet, context) => {
      change(sheet.pageLayout, sheet);
      await context.sync();
    }),
  );

test('a new sheet is printed as Excel prints one: upright, on Letter, at full size, with normal margins', async () => {
  openWorkbook();
  const layout = await onSheet(async ({ pageLayout }, context) => {
    pageLayout.load();
    pageLayout.headersFooters.load();
    await context.sync();
    const { headersFooters, ...others } = pageLayout.toJSON();
    return { ...others, ...headersFooters };
  });
  expect(layout).toEqual({
    orientation: 'Portrait',
    paperSize: 'Letter',
    zoom: { horizontalFitToPages: null, scale: 100, verticalFitToPages: null },
    topMargin: 54,
    bottomMargin: 54,
    leftMargin: 50.4,
    rightMargin: 50.4,
    headerMargin: 21.6,
    footerMargin: 21.6,
    blackAndWhite: false,
    centerHorizontally: false,
    centerVertically: false,
    draftMode: false,
    firstPageNumber: '',
    printComments: 'NoComments',
    printErrors: 'AsDisplayed',
    printGridlines: false,
    printHeadings: false,
    printOrder: 'DownThenOver',
    state: 'Default',
    useSheetMargins: true,
    useSheetScale: true,
  });
});

test('with the switch ignoresFitToWidth, fitting to pages alone leaves the scale as it is', async () => {
  openWorkbook({ hardness: { ignoresFitToWidth: true } });
  const zoom = await onSheet(async ({ pageLayout }, context) => {
    pageLayout.zoom = { scale: 50 };
    pageLayout.zoom = { horizontalFitToPages: 1 };
    pageLayout.load('zoom');
    await context.sync();
    return pageLayout.zoom;
  });
  expect(zoom).toEqual({ horizontalFitToPages: null, scale: 50, verticalFitToPages: null });
});

test('settings are read back, and fitting to pages replaces a scale', async () => {
  openWorkbook();
  const read = await onSheet(async ({ pageLayout }, context) => {
    pageLayout.set({ orientation: 'Landscape', paperSize: 'A4', printGridlines: true, firstPageNumber: 3 });
    pageLayout.zoom = { scale: 50 };
    pageLayout.zoom = { horizontalFitToPages: 1 };
    pageLayout.headersFooters.defaultForAllPages.centerFooter = 'Page &P of &N';
    pageLayout.headersFooters.state = 'FirstAndDefault';
    await context.sync();
    pageLayout.load('orientation,paperSize,printGridlines,firstPageNumber,zoom');
    pageLayout.headersFooters.load('state');
    pageLayout.headersFooters.defaultForAllPages.load('centerFooter,leftFooter');
    await context.sync();
    return pageLayout.toJSON();
  });
  expect(read).toEqual({
    orientation: 'Landscape',
    paperSize: 'A4',
    printGridlines: true,
    firstPageNumber: 3,
    zoom: { horizontalFitToPages: 1, scale: null, verticalFitToPages: null },
    headersFooters: {
      state: 'FirstAndDefault',
      defaultForAllPages: { centerFooter: 'Page &P of &N', leftFooter: '' },
    },
  });
});

test('margins are points, or of the unit that they are given in', async () => {
  openWorkbook();
  const margins = await onSheet(async ({ pageLayout }, context) => {
    pageLayout.topMargin = 10;
    pageLayout.setPrintMargins('Centimeters', { left: 2.54, right: 1.27 });
    pageLayout.setPrintMargins('Inches', { header: 0.5 });
    pageLayout.load('topMargin,leftMargin,rightMargin,headerMargin,bottomMargin');
    await context.sync();
    const { topMargin, leftMargin, rightMargin, headerMargin, bottomMargin } = pageLayout;
    return [topMargin, leftMargin, rightMargin, headerMargin, bottomMargin];
  });
  expect(margins).toEqual([10, 72, 36, 36, 54]);
});

test.each<[string, (layout: Excel.PageLayout, sheet: Excel.Worksheet) => void, string]>([
  ['a scale under 10 percent', (layout) => (layout.zoom = { scale: 9 }), 'InvalidArgument'],
  ['a scale over 400 percent', (layout) => (layout.zoom = { scale: 401 }), 'InvalidArgument'],
  [
    'a scale and a number of pages',
    (layout) => (layout.zoom = { scale: 90, verticalFitToPages: 1 }),
    'ApiNotFound',
  ],
  ['an unknown paper', (layout) => (layout.paperSize = 'A9' as 'A4'), 'InvalidArgument'],
  ['a margin below nothing', (layout) => (layout.topMargin = -1), 'InvalidArgument'],
  ['titles of less than a row', (layout) => layout.setPrintTitleRows('A1:C1'), 'InvalidArgument'],
  ['titles of less than a column', (layout) => layout.setPrintTitleColumns('A1:A9'), 'InvalidArgument'],
  ['a header of 256 characters', longHeader, 'InvalidArgument'],
  ['a break above the first row', (_, sheet) => void sheet.horizontalPageBreaks.add('B1'), 'InvalidArgument'],
  ['a print area that was not set', (layout) => void layout.getPrintArea(), 'ItemNotFound'],
  ['title rows that were not set', (layout) => void layout.getPrintTitleRows(), 'ItemNotFound'],
])('%s: is refused', async (_, change, code) => {
  openWorkbook();
  expect(await outcome(change)).toBe(code);
});

function longHeader({ headersFooters: { defaultForAllPages } }: Excel.PageLayout): void {
  defaultForAllPages.leftHeader = 'x'.repeat(200);
  defaultForAllPages.rightHeader = 'x'.repeat(56);
}

test('titles, print area and breaks move with inserted and deleted rows', async () => {
  openWorkbook();
  const seen = await onSheet(async (sheet, context) => {
    const layout = sheet.pageLayout;
    layout.setPrintTitleRows('$3:$4');
    layout.setPrintTitleColumns(sheet.getRange('A:A'));
    layout.setPrintArea('A1:D41');
    sheet.horizontalPageBreaks.add('A21:E21');
    sheet.horizontalPageBreaks.add('B11');
    sheet.verticalPageBreaks.add('C1');
    sheet.getRange('1:2').insert('Down');
    sheet.getRange('C:C').delete('Left');
    sheet.getRange('13:13').delete('Up');
    const rows = layout.getPrintTitleRowsOrNullObject().load('address');
    const columns = layout.getPrintTitleColumnsOrNullObject().load('address');
    const area = layout.getPrintAreaOrNullObject().load('address');
    const across = sheet.horizontalPageBreaks.load('items/rowIndex,items/columnIndex');
    const down = sheet.verticalPageBreaks.getCount();
    const cell = sheet.horizontalPageBreaks.getItem(0).getCellAfterBreak().load('address');
    await context.sync();
    const breaks = across.items.map(({ rowIndex, columnIndex }) => [rowIndex, columnIndex]);
    return [rows.address, columns.address, area.address, breaks, down.value, cell.address];
  });
  expect(seen).toEqual(['Sheet1!5:6', 'Sheet1!A:A', 'Sheet1!A3:C42', [[21, 0]], 0, 'Sheet1!A22']);
});

test('a break is listed once, and can be deleted alone or with all others', async () => {
  openWorkbook();
  const counts = await onSheet(async ({ horizontalPageBreaks: breaks }, context) => {
    const first = breaks.add('A5');
    breaks.add('C5');
    breaks.add('A9');
    const two = breaks.getCount();
    await context.sync();
    first.delete();
    const left = breaks.load('items/rowIndex');
    await context.sync();
    const rows = left.items.map(({ rowIndex }) => rowIndex);
    breaks.removePageBreaks();
    const none = breaks.getCount();
    await context.sync();
    return [two.value, rows, none.value];
  });
  expect(counts).toEqual([2, [8], 0]);
});
