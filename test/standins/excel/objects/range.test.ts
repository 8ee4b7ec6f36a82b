import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

function onSheet<T>(work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>): Promise<T> {
  return Excel.run((context) => work(context.workbook.worksheets.getActiveWorksheet(), context));
}

test('a missing range is a null object, and a range beyond the sheet an error', async () => {
  openWorkbook();
  const nulls = await onSheet(async (sheet, context) => {
    const used = sheet.getUsedRangeOrNullObject(true);
    const part = sheet.getRange('A1:B2').getUsedRangeOrNullObject(true);
    await context.sync();
    return [used.isNullObject, part.isNullObject];
  });
  expect(nulls).toEqual([true, true]);
  const away = onSheet(async (sheet, context) => {
    sheet.getRange('A1').getColumnsAfter(16_384).load('address');
    await context.sync();
  });
  expect(await errorCode(away)).toBe('InvalidArgument');
});

test('ranges that an add-in keeps move with inserted and deleted rows and columns', async () => {
  const { person } = openWorkbook();
  const addresses = await onSheet(async (sheet, context) => {
    sheet.getRange('A1:A3').values = [['a'], ['b'], ['c']];
    const kept = sheet.getRange('A2:A3').load('address');
    await context.sync();
    sheet.getRange('1:2').insert('Down');
    kept.load('address');
    await context.sync();
    const inserted = kept.address;
    person.deleteRows(1, 1);
    kept.load('address');
    await context.sync();
    return [inserted, kept.address];
  });
  expect(addresses).toEqual(['Sheet1!A4:A5', 'Sheet1!A3:A4']);
  expect(person.read('Sheet1')).toEqual([['a'], ['b'], ['c']]);
});

test('a range whose rows are all deleted is no longer valid', async () => {
  const { person } = openWorkbook();
  const work = onSheet(async (sheet, context) => {
    const kept = sheet.getRange('A2:A3').load('address');
    await context.sync();
    person.deleteRows(1, 5);
    kept.load('address');
    await context.sync();
  });
  expect(await errorCode(work)).toBe('InvalidReference');
});

test('part of a table cannot be shifted away', async () => {
  openWorkbook();
  const work = onSheet(async (sheet, context) => {
    sheet.getRange('A1:B3').values = [
      ['a', 'b'],
      [1, 2],
      [3, 4],
    ];
    sheet.tables.add('A1:B3', true);
    sheet.getRange('A2').delete('Up');
    await context.sync();
  });
  expect(await errorCode(work)).toBe('InsertDeleteConflict');
});

test('reading too many cells at once is refused', async () => {
  openWorkbook({ limits: { cellsRead: 10 } });
  const read = (address: string) =>
    errorCode(
      onSheet(async (sheet, context) => {
        sheet.getRange(address).load('values');
        await context.sync();
      }),
    );
  expect(await read('A1:J1')).toBe('no error');
  expect(await read('A1:K1')).toBe('RangeExceedsLimit');
});

test('of many visible areas all are given', async () => {
  openWorkbook();
  const count = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    const rows = Array.from({ length: 1_600 }, (_, row) => [row]);
    sheet.getRange('A1:A1600').values = rows;
    for (let row = 1; row < 1_600; row += 2) sheet.getRange(`A${row}`).rowHidden = true;
    const visible = sheet.getRange('A1:A1600').getSpecialCellsOrNullObject('Visible');
    visible.areas.load('items/rowIndex');
    await context.sync();
    return visible.areas.items.length;
  });
  expect(count).toBe(800);
});
