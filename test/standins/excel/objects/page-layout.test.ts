import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

const onSheet = <T>(
  work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>,
): Promise<T> => Excel.run((context) => work(context.workbook.worksheets.getItem('Sheet1'), context));

test('with the switch ignoresFitToWidth, fitting to pages alone leaves the scale as it is', async () => {
  openWorkbook({ hardness: { ignoresFitToWidth: true } });
  const zoom = await onSheet(async ({ pageLayout }, context) => {
    pageLayout.zoom = { scale: 50 };
    pageLayout.zoom = { horizontalFitToPages: 1 };
    pageLayout.load('zoom');
    await context.sync();
    return pageLayout.zoom;
  });
  expect(zoom).toEqual({ scale: 50 });
});

test.each<[string, (sheet: Excel.Worksheet) => void]>([
  ['titles of less than a row', ({ pageLayout }) => pageLayout.setPrintTitleRows('A1:C1')],
  ['titles of less than a column', ({ pageLayout }) => pageLayout.setPrintTitleColumns('A1:A9')],
  ['a footer of 256 characters', longFooter],
  ['a break above the first row', (sheet) => void sheet.horizontalPageBreaks.add('B1')],
])('%s: is refused', async (_, change) => {
  openWorkbook();
  const refused = onSheet(async (sheet, context) => {
    change(sheet);
    await context.sync();
  });
  expect(await errorCode(refused)).toBe('InvalidArgument');
});

function longFooter({ pageLayout }: Excel.Worksheet): void {
  const { defaultForAllPages } = pageLayout.headersFooters;
  defaultForAllPages.leftFooter = 'x'.repeat(200);
  defaultForAllPages.rightFooter = 'x'.repeat(56);
}
