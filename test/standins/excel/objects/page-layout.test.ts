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

test.each<[string, (layout: Excel.PageLayout, sheet: Excel.Worksheet) => void, string]>([
  ['a scale under 10 percent', (layout) => (layout.zoom = { scale: 9 }), 'InvalidArgument'],
  ['a scale over 400 percent', (layout) => (layout.zoom = { scale: 401 }), 'InvalidArgument'],
  [
    'a scale and a number of pages',
    (layout) => (layout.zoom = { scale: 90, verticalFitToPages: 1 }),
    'ApiNotFound',
  ],
  ['a paper that is not modelled', (layout) => (layout.paperSize = 'Legal'), 'ApiNotFound'],
  ['titles of less than a row', (layout) => layout.setPrintTitleRows('A1:C1'), 'InvalidArgument'],
  ['titles of less than a column', (layout) => layout.setPrintTitleColumns('A1:A9'), 'InvalidArgument'],
  ['a header of 256 characters', longHeader, 'InvalidArgument'],
  ['a break above the first row', (_, sheet) => void sheet.horizontalPageBreaks.add('B1'), 'InvalidArgument'],
])('%s: is refused', async (_, change, code) => {
  openWorkbook();
  expect(await outcome(change)).toBe(code);
});

function longHeader({ headersFooters: { defaultForAllPages } }: Excel.PageLayout): void {
  defaultForAllPages.leftHeader = 'x'.repeat(200);
  defaultForAllPages.rightHeader = 'x'.repeat(56);
}

test('a new sheet is printed as Excel prints one: upright, on Letter, at full size, with normal margins', () => {
  const { host, grid } = openWorkbook();
  expect(host.book.pageSetup(grid.activeSheet())).toMatchObject({
    orientation: 'Portrait',
    paperSize: 'Letter',
    zoom: { scale: 100 },
    margins: { top: 54, bottom: 54, left: 50.4, right: 50.4, header: 21.6, footer: 21.6 },
    printArea: [],
    breaks: { rows: [], columns: [] },
  });
});

test('settings are kept, fitting to pages replaces a scale, and margins have the unit that they are given in', async () => {
  const { host, grid } = openWorkbook();
  const zoom = await onSheet(async ({ pageLayout }, context) => {
    pageLayout.set({ orientation: 'Landscape', paperSize: 'A4', centerHorizontally: true });
    pageLayout.zoom = { scale: 50 };
    pageLayout.zoom = { horizontalFitToPages: 1 };
    pageLayout.setPrintMargins('Centimeters', { left: 2.54, right: 1.27 });
    pageLayout.setPrintMargins('Inches', { header: 0.5 });
    pageLayout.headersFooters.defaultForAllPages.centerFooter = 'Page &P of &N';
    pageLayout.load('zoom');
    await context.sync();
    return pageLayout.zoom;
  });
  expect(zoom).toEqual({ horizontalFitToPages: 1, scale: null, verticalFitToPages: null });
  const setup = host.book.pageSetup(grid.activeSheet());
  expect(setup).toMatchObject({
    orientation: 'Landscape',
    paperSize: 'A4',
    flags: { CenterHorizontally: true },
    margins: { left: 72, right: 36, header: 36, bottom: 54 },
  });
  expect(setup.headers.DefaultForAllPages).toMatchObject({ CenterFooter: 'Page &P of &N', LeftFooter: '' });
});

test('titles, print area and breaks move with inserted and deleted rows', async () => {
  const { host, grid } = openWorkbook();
  await onSheet(async (sheet, context) => {
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
    await context.sync();
  });
  const { titleRows, titleColumns, printArea, breaks } = host.book.pageSetup(grid.activeSheet());
  expect(titleRows).toMatchObject({ row: 4, rows: 2 });
  expect(titleColumns).toMatchObject({ column: 0, columns: 1 });
  expect(printArea).toEqual([{ row: 2, column: 0, rows: 40, columns: 3 }]);
  expect(breaks.rows.map(({ cell }) => cell.row)).toEqual([21]);
  expect(breaks.columns).toEqual([]);
});

test('a break is listed once, and all breaks can be removed', async () => {
  const { host, grid } = openWorkbook();
  const rows = () => host.book.pageSetup(grid.activeSheet()).breaks.rows.map(({ cell }) => cell.row);
  await onSheet(async ({ horizontalPageBreaks: breaks }, context) => {
    breaks.add('A5');
    breaks.add('B5');
    breaks.add('A9');
    await context.sync();
    expect(rows()).toEqual([4, 8]);
    breaks.removePageBreaks();
    await context.sync();
  });
  expect(rows()).toEqual([]);
});
