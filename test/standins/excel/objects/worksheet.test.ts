import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

test.each([
  ['Sheet1', 'ItemAlreadyExists'],
  ['SHEET1', 'ItemAlreadyExists'],
  ['a/b', 'InvalidArgument'],
  ["'a", 'InvalidArgument'],
  ['History', 'InvalidArgument'],
  ['x'.repeat(32), 'InvalidArgument'],
])('a sheet named %j is refused with %s', async (name, code) => {
  openWorkbook();
  const work = Excel.run(async (context) => {
    context.workbook.worksheets.add(name);
    await context.sync();
  });
  expect(await errorCode(work)).toBe(code);
});

test('sheets are hidden, but not the last visible one, and very hidden ones are not deleted', async () => {
  openWorkbook();
  const change = (work: (sheet: Excel.Worksheet) => void, name = 'Sheet1') =>
    errorCode(
      Excel.run(async (context) => {
        work(context.workbook.worksheets.getItem(name));
        await context.sync();
      }),
    );
  expect(await change((sheet) => (sheet.visibility = 'Hidden'))).toBe('InvalidOperation');
  await Excel.run(async (context) => {
    context.workbook.worksheets.add('Data').visibility = 'VeryHidden';
    await context.sync();
  });
  expect(await change((sheet) => sheet.delete(), 'Data')).toBe('GeneralException');
  expect(await change((sheet) => sheet.activate(), 'Data')).toBe('InvalidOperation');
  expect(await change((sheet) => sheet.delete())).toBe('InvalidOperation');
  expect(await change((sheet) => (sheet.visibility = 'Visible'), 'Data')).toBe('no error');
  expect(await change((sheet) => sheet.delete(), 'Data')).toBe('no error');
});

test('a protected sheet refuses every write with AccessDenied, and can be read', async () => {
  const { person } = openWorkbook();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange('A1:B2').values = [
      ['Name', 'Age'],
      ['Zoe', 1],
    ];
    sheet.tables.add('A1:B2', true).name = 'People';
    sheet.protection.protect({ allowSort: true });
    await context.sync();
  });
  const attempts: Record<string, (sheet: Excel.Worksheet) => void> = {
    values: (sheet) => (sheet.getRange('A3').values = [['x']]),
    format: (sheet) => (sheet.getRange('A3').format.fill.color = '#FF0000'),
    numberFormat: (sheet) => (sheet.getRange('A3').numberFormat = [['@']]),
    clear: (sheet) => sheet.getRange('A2').clear(),
    insert: (sheet) => sheet.getRange('2:2').insert('Down'),
    resize: (sheet) => sheet.tables.getItem('People').resize('A1:B4'),
    sort: (sheet) => sheet.tables.getItem('People').sort.apply([{ key: 0 }]),
    validation: (sheet) => sheet.getRange('A2').dataValidation.clear(),
    protect: (sheet) => sheet.protection.protect(),
  };
  const codes: Record<string, unknown> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    codes[name] = await errorCode(
      Excel.run(async (context) => {
        attempt(context.workbook.worksheets.getItem('Sheet1'));
        await context.sync();
      }),
    );
  }
  expect(new Set(Object.values(codes))).toEqual(new Set(['AccessDenied']));
  expect(() => person.type('A3', 'x')).toThrow('protected');
  expect(person.read('People')).toEqual([
    ['Name', 'Age'],
    ['Zoe', 1],
  ]);
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').protection.unprotect();
    await context.sync();
  });
  person.type('A3', 'x');
});
