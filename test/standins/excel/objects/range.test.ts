import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

/** The property is typed as a block of strings; Excel also takes one format for the whole range. */
const format = (code: string): string[][] => code as unknown as string[][];
function onSheet<T>(work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>): Promise<T> {
  return Excel.run((context) => work(context.workbook.worksheets.getActiveWorksheet(), context));
}

test('values are written and read back with their address, types and texts', async () => {
  openWorkbook();
  const seen = await onSheet(async (sheet, context) => {
    sheet.getRange('B2:D3').values = [
      ['Zoe', 0.5, true],
      ['', '=1+1', '=1/0'],
    ];
    sheet.getRange('C2').numberFormat = [['0%']];
    const range = sheet
      .getRange('B2:D3')
      .load(
        'values,formulas,text,valueTypes,address,rowIndex,columnIndex,rowCount,columnCount,cellCount,numberFormat',
      );
    await context.sync();
    return range.toJSON();
  });
  expect(seen).toEqual({
    address: 'Sheet1!B2:D3',
    rowIndex: 1,
    columnIndex: 1,
    rowCount: 2,
    columnCount: 3,
    cellCount: 6,
    values: [
      ['Zoe', 0.5, true],
      ['', '#NAME?', '#NAME?'],
    ],
    formulas: [
      ['Zoe', 0.5, true],
      ['', '=1+1', '=1/0'],
    ],
    text: [
      ['Zoe', '50%', 'TRUE'],
      ['', '#NAME?', '#NAME?'],
    ],
    valueTypes: [
      ['String', 'Double', 'Boolean'],
      ['Empty', 'Error', 'Error'],
    ],
    numberFormat: [
      ['General', '0%', 'General'],
      ['General', 'General', 'General'],
    ],
  });
});

test('texts are converted in General cells and stay texts in cells formatted @, also below the used cells', async () => {
  openWorkbook();
  const values = await onSheet(async (sheet, context) => {
    sheet.getRange('A:A').numberFormat = format('@');
    sheet.getRange('A5:B7').values = [
      ['0123', '0123'],
      ['=1+1', '=1+1'],
      ['1-2', '1-2'],
    ];
    const range = sheet.getRange('A5:B7').load('values,numberFormat');
    await context.sync();
    return [range.values, range.numberFormat];
  });
  expect(values).toEqual([
    [
      ['0123', 123],
      ['=1+1', '#NAME?'],
      ['1-2', 46_024],
    ],
    [
      ['@', 'General'],
      ['@', 'General'],
      ['@', 'd-mmm'],
    ],
  ]);
});

test('null leaves a cell unchanged, an empty text clears it, one value fills a range', async () => {
  openWorkbook();
  const values = await onSheet(async (sheet, context) => {
    sheet.getRange('A1:C1').values = [['a', 'b', 'c']];
    sheet.getRange('A1:B1').values = [[null, '']];
    sheet.getRange('A2:C3').values = 7 as unknown as number[][];
    const range = sheet.getRange('A1:C3').load('values');
    await context.sync();
    return range.values;
  });
  expect(values).toEqual([
    ['a', '', 'c'],
    [7, 7, 7],
    [7, 7, 7],
  ]);
});

test('a block of the wrong size and a text that is no valid formula are refused', async () => {
  openWorkbook();
  const write = (values: unknown[][]) =>
    errorCode(
      onSheet(async (sheet, context) => {
        sheet.getRange('A1:B2').values = values as string[][];
        await context.sync();
      }),
    );
  expect(await write([['a', 'b']])).toBe('InvalidArgument');
  expect(await write([['a'], ['b']])).toBe('InvalidArgument');
  expect(
    await write([
      ['=(', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('InvalidArgument');
});

test('10,000 rows of 17 columns are written in the parts that the client makes, and read back', async () => {
  const { grid } = openWorkbook();
  const rows = Array.from({ length: 10_000 }, (_, row) =>
    Array.from({ length: 17 }, (__, column) => (column % 3 === 0 ? row * column : `text ${row}/${column}`)),
  );
  const values = await onSheet(async (sheet, context) => {
    sheet.getRange('A1:Q10000').values = rows;
    const range = sheet.getRange('A1:Q10000').load('values');
    await context.sync();
    return range.values;
  });
  expect(values).toEqual(rows);
  expect(grid.undo()).toBe(true);
  expect(grid.used(grid.activeSheet())).toBeUndefined();
});

test('ranges are found from ranges', async () => {
  openWorkbook();
  const addresses = await onSheet(async (sheet, context) => {
    sheet.getRange('B2:C4').values = [
      ['', 'x'],
      ['', ''],
      ['', 'y'],
    ];
    const range = sheet.getRange('B2:D5');
    const found = {
      getCell: range.getCell(1, 2),
      getCellOutside: range.getCell(9, 0),
      getColumn: range.getColumn(1),
      getRowsBelow: range.getRowsBelow(3),
      getColumnsAfter: range.getColumnsAfter(2),
      getUsedRange: range.getUsedRangeOrNullObject(true),
      getResizedRange: range.getResizedRange(-1, 2),
      getAbsoluteResizedRange: range.getAbsoluteResizedRange(1, 1),
      getEntireRow: range.getEntireRow(),
      getEntireColumn: range.getEntireColumn(),
      byIndexes: sheet.getRangeByIndexes(0, 1, 2, 3),
    };
    for (const each of Object.values(found)) each.load('address');
    await context.sync();
    return Object.fromEntries(
      Object.entries(found).map(([name, each]) => [name, each.address.replace('Sheet1!', '')]),
    );
  });
  expect(addresses).toEqual({
    getCell: 'D3',
    getCellOutside: 'B11',
    getColumn: 'C2:C5',
    getRowsBelow: 'B6:D8',
    getColumnsAfter: 'E2:F5',
    getUsedRange: 'C2:C4',
    getResizedRange: 'B2:F4',
    getAbsoluteResizedRange: 'B2',
    getEntireRow: '2:5',
    getEntireColumn: 'B:D',
    byIndexes: 'B1:D2',
  });
});

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

test('clear removes contents, formats or both', async () => {
  openWorkbook();
  const seen = await onSheet(async (sheet, context) => {
    const range = sheet.getRange('A1:C1');
    range.numberFormat = format('0.0');
    range.values = [[1, 2, 3]];
    range.format.fill.color = '#FF0000';
    sheet.getRange('A1').clear('Contents');
    sheet.getRange('B1').clear('Formats');
    sheet.getRange('C1').clear();
    range.load('values,numberFormat');
    const fills = ['A1', 'B1', 'C1'].map((address) => sheet.getRange(address).format.fill.load('color'));
    await context.sync();
    return [range.values, range.numberFormat, fills.map((fill) => fill.color)];
  });
  expect(seen).toEqual([[['', 2, '']], [['0.0', 'General', 'General']], ['#FF0000', '#FFFFFF', '#FFFFFF']]);
});

test('ranges hide columns and say which rows a filter hides', async () => {
  const { person } = openWorkbook();
  const seen = await onSheet(async (sheet, context) => {
    sheet.getRange('A1:B3').values = [
      ['Name', 'Age'],
      ['Zoe', 1],
      ['Adam', 2],
    ];
    sheet.tables.add('A1:B3', true).name = 'People';
    sheet.getRange('B:B').columnHidden = true;
    await context.sync();
    person.filter('People', 'Name', ['Adam']);
    const [first, second, both] = ['A2', 'A3', 'A2:B3'].map((address) =>
      sheet.getRange(address).load('rowHidden,columnHidden'),
    );
    await context.sync();
    return [first?.rowHidden, second?.rowHidden, both?.rowHidden, both?.columnHidden];
  });
  expect(seen).toEqual([true, false, null, null]);
});

test('the selection is read and set', async () => {
  const { person } = openWorkbook();
  person.select('C3:D4');
  const addresses = await Excel.run(async (context) => {
    const before = context.workbook.getSelectedRange().load('address');
    await context.sync();
    context.workbook.worksheets.getActiveWorksheet().getRange('A1:B1').select();
    const after = context.workbook.getSelectedRange().load('address');
    await context.sync();
    return [before.address, after.address];
  });
  expect(addresses).toEqual(['Sheet1!C3:D4', 'Sheet1!A1:B1']);
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
