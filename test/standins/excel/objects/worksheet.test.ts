import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

test('sheets are added, found by name whatever its case, renamed and deleted', async () => {
  openWorkbook();
  const seen = await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const users = worksheets.add('Users').load('id,name,visibility');
    worksheets.add();
    await context.sync();
    const found = worksheets.getItem('USERS');
    const byId = worksheets.getItemOrNullObject(users.id);
    found.name = 'People';
    byId.load('name');
    worksheets.getItem('Sheet1').delete();
    const missing = worksheets.getItemOrNullObject('Users');
    const all = worksheets.load('items/name,items/id');
    const active = worksheets.getActiveWorksheet().load('name');
    await context.sync();
    return [
      users.visibility,
      byId.name,
      missing.isNullObject,
      all.items.map((sheet) => sheet.name),
      all.items[0]?.id === users.id,
      active.name,
    ];
  });
  expect(seen).toEqual(['Visible', 'People', true, ['People', 'Sheet2'], true, 'People']);
});

test('a proxy of a sheet works in later batches, and the sheet is not found after it was deleted', async () => {
  const { person } = openWorkbook();
  const work = Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add('Users');
    await context.sync();
    person.renameSheet('Users', 'Mine');
    sheet.load('name');
    await context.sync();
    expect(sheet.name).toBe('Mine');
    person.deleteSheet('Mine');
    sheet.load('name');
    await context.sync();
  });
  expect(await errorCode(work)).toBe('ItemNotFound');
});

test.each([
  ['Sheet1', 'ItemAlreadyExists'],
  ['SHEET1', 'ItemAlreadyExists'],
  ['a/b', 'InvalidArgument'],
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

test('panes are frozen, and their place is read back', async () => {
  openWorkbook();
  const seen = await Excel.run(async (context) => {
    const { freezePanes } = context.workbook.worksheets.getActiveWorksheet();
    const none = freezePanes.getLocationOrNullObject();
    freezePanes.freezeRows(1);
    const rows = freezePanes.getLocationOrNullObject().load('address');
    freezePanes.freezeAt(context.workbook.worksheets.getActiveWorksheet().getRange('A1:B1'));
    const both = freezePanes.getLocationOrNullObject().load('address');
    freezePanes.freezeColumns(2);
    const columns = freezePanes.getLocationOrNullObject().load('address');
    freezePanes.unfreeze();
    const gone = freezePanes.getLocationOrNullObject();
    await context.sync();
    return [none.isNullObject, rows.address, both.address, columns.address, gone.isNullObject];
  });
  expect(seen).toEqual([true, 'Sheet1!1:1', 'Sheet1!A1:B1', 'Sheet1!A:B', true]);
});

test('tab colour, gridlines and activation are stored', async () => {
  openWorkbook();
  const seen = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add('Users');
    sheet.tabColor = '#0078d4';
    sheet.showGridlines = false;
    sheet.activate();
    const active = context.workbook.worksheets.getActiveWorksheet().load('name,tabColor,showGridlines');
    await context.sync();
    return [active.name, active.tabColor, active.showGridlines];
  });
  expect(seen).toEqual(['Users', '#0078D4', false]);
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
    sheet.protection.protect({ allowSort: true }, 'secret');
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
  const unprotect = (password?: string) =>
    Excel.run(async (context) => {
      const { protection } = context.workbook.worksheets.getItem('Sheet1');
      protection.unprotect(password);
      await context.sync();
    });
  expect(await errorCode(unprotect('wrong'))).toBe('InvalidArgument');
  await unprotect('secret');
  person.type('A3', 'x');
});

test('the culture is US English', async () => {
  openWorkbook();
  const name = await Excel.run(async (context) => {
    const { cultureInfo } = context.workbook.application;
    cultureInfo.load('name');
    await context.sync();
    return cultureInfo.name;
  });
  expect(name).toBe('en-US');
});
