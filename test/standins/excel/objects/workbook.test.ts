import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

const firstDay = (): Promise<unknown> =>
  Excel.run(async (context) => {
    const result = context.workbook.functions.date(1904, 1, 1).load('value');
    await context.sync();
    return result.value;
  });

test('DATE shows the date system of the workbook', async () => {
  openWorkbook();
  expect(await firstDay()).toBe(1462);
  openWorkbook({ use1904: true });
  expect(await firstDay()).toBe(0);
});

test('a workbook is dirty until it is saved, and saving can fail', async () => {
  const { host } = openWorkbook();
  const seen = await Excel.run(async (context) => {
    const { workbook } = context;
    const before = host.book.isDirty;
    workbook.worksheets.getItem('Sheet1').getRange('A1').values = [['x']];
    await context.sync();
    const written = host.book.isDirty;
    workbook.save('Save');
    await context.sync();
    return [before, written, host.book.isDirty];
  });
  expect(seen).toEqual([false, true, false]);
  expect(host.book.saves).toBe(1);
  openWorkbook({ canSave: false });
  const save = Excel.run(async (context) => {
    context.workbook.save('Save');
    await context.sync();
  });
  expect(await errorCode(save)).toBe('GeneralException');
});

test.each<[string, (context: Excel.RequestContext) => void]>([
  ['an object', (context) => context.workbook.pivotTables.load('items/name')],
  ['a method', (context) => context.workbook.worksheets.getItem('Sheet1').getRange('A1').showCard()],
  [
    'a property that is read',
    (context) => context.workbook.worksheets.getItem('Sheet1').getRange('A1').load('style'),
  ],
  ['a property that is set', (context) => (context.workbook.worksheets.getItem('Sheet1').standardWidth = 9)],
  ['an event', (context) => context.workbook.worksheets.onCalculated.add(() => Promise.resolve())],
  [
    'a property of a format',
    (context) => (context.workbook.worksheets.getItem('Sheet1').getRange('A1').format.shrinkToFit = true),
  ],
])('%s that is not modelled is refused with ApiNotFound', async (_name, use) => {
  openWorkbook();
  const work = Excel.run(async (context) => {
    use(context);
    await context.sync();
  });
  expect(await errorCode(work)).toBe('ApiNotFound');
});

test('an error names the statement that failed, and the statements before it stay done', async () => {
  const { person } = openWorkbook();
  const problem: unknown = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1').values = [['written']];
    context.workbook.tables.getItem('Missing').load('name');
    sheet.getRange('A2').values = [['never']];
    await context.sync();
  }).catch((error: unknown) => error);
  expect(problem).toMatchObject({ code: 'ItemNotFound' });
  expect((problem as OfficeExtension.Error).debugInfo.statement).toContain('tables.getItem');
  expect(person.read('Sheet1')).toEqual([['written']]);
});
