import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

const run = <T>(
  work: (
    sheet: Excel.Worksheet,
    names: Excel.NamedItemCollection,
    context: Excel.RequestContext,
  ) => Promise<T>,
): Promise<T> =>
  Excel.run((context) =>
    work(context.workbook.worksheets.getActiveWorksheet(), context.workbook.names, context),
  );

/** The formula of a name of the workbook. */
const seen = (name: string): Promise<unknown> =>
  run(async (_sheet, names, context) => {
    const item = names.getItem(name).load('formula');
    await context.sync();
    return item.formula as unknown;
  });

test('a name follows inserted and deleted rows and columns and renamed sheets', async () => {
  const { person } = openWorkbook();
  await run(async (sheet, names, context) => {
    names.add('Part', sheet.getRange('B3:B5'));
    await context.sync();
  });
  const formulaAfter = async (act: () => void) => {
    act();
    return await seen('Part');
  };
  expect(await formulaAfter(() => person.insertRows(1, 2))).toBe('=Sheet1!$B$5:$B$7');
  expect(await formulaAfter(() => person.insertRows(6, 1))).toBe('=Sheet1!$B$5:$B$8');
  expect(await formulaAfter(() => person.renameSheet('Sheet1', "It's"))).toBe("='It''s'!$B$5:$B$8");
  expect(await formulaAfter(() => person.deleteRows(4, 2))).toBe("='It''s'!$B$4:$B$6");
  expect(await formulaAfter(() => person.insertColumn('A'))).toBe("='It''s'!$C$4:$C$6");
});

test('a name whose cells or sheet are deleted stays and means #REF!', async () => {
  const { person } = openWorkbook();
  await run(async (sheet, names, context) => {
    names.add('Row', sheet.getRange('A3:C3'));
    names.add('Other', context.workbook.worksheets.add('Second').getRange('A1'));
    await context.sync();
  });
  person.deleteRows(3, 1);
  person.deleteSheet('Second');
  expect(await seen('Row')).toBe('=Sheet1!#REF!');
  expect(await seen('Other')).toBe('=#REF!');
  const range = (name: string) =>
    run(async (_sheet, names, context) => {
      names.getItem(name).getRange().load('address');
      await context.sync();
    });
  expect(await errorCode(range('Row'))).toBe('InvalidArgument');
  const isNull = await run(async (_sheet, names, context) => {
    const cells = names.getItem('Other').getRangeOrNullObject().load('address');
    await context.sync();
    return cells.isNullObject;
  });
  expect(isNull).toBe(true);
});

test.each([
  ['a name that is taken in another case', 'RATE', '=Sheet1!$F$1', 'ItemAlreadyExists'],
  ['the name of a table', 'People', '=Sheet1!$F$1', 'ItemAlreadyExists'],
  ['a cell’s address', 'AB12', '=Sheet1!$F$1', 'InvalidArgument'],
  ['a name with a space', 'My rate', '=Sheet1!$F$1', 'InvalidArgument'],
  ['a constant', 'Share', '=0.05', 'ApiNotFound'],
  ['a relative reference', 'Cell', '=Sheet1!A1', 'ApiNotFound'],
  ['a formula to calculate', 'Sum', '=SUM(Sheet1!$A$1:$A$9)', 'ApiNotFound'],
])('%s is refused', async (_what, name, formula, code) => {
  openWorkbook();
  const adding = run(async (sheet, names, context) => {
    sheet.tables.add('A1:B2', true).name = 'People';
    names.add('Rate', '=Sheet1!$F$1');
    names.add(name, formula);
    await context.sync();
  });
  expect(await errorCode(adding)).toBe(code);
});

test.each([
  ['B2:C3', 'no error'],
  ['C9', 'no error'],
  ['A1:C1', 'ApiNotFound'],
  ['C1:D9', 'ApiNotFound'],
  ['A1:C9', 'ApiNotFound'],
])(
  'moving %s out of a name’s A1:C9: %s, because the name stays as it is unless a whole side moves',
  async (from, code) => {
    openWorkbook();
    const moving = run(async (sheet, names, context) => {
      names.add('Report', sheet.getRange('A1:C9'));
      sheet.getRange(from).moveTo('F1');
      await context.sync();
    });
    expect(await errorCode(moving)).toBe(code);
    expect(await seen('Report')).toBe('=Sheet1!$A$1:$C$9');
  },
);

test('with the switch sharesNames, no table can have the name of a defined name', async () => {
  openWorkbook({ hardness: { sharesNames: true } });
  const rename = (name: string) =>
    errorCode(
      run(async (sheet, names, context) => {
        names.add('Staff', sheet.getRange('F1'));
        sheet.tables.add('A1:B3', true).name = name;
        await context.sync();
      }),
    );
  expect(await rename('STAFF')).toBe('ItemAlreadyExists');
});

test('with the switch speaksR1C1, names show and take their formulas in R1C1 notation', async () => {
  const { person } = openWorkbook({ hardness: { speaksR1C1: true } });
  await run(async (sheet, names, context) => {
    names.add('Cells', sheet.getRange('B3:C5'));
    names.add('Column', sheet.getRange('B:B'));
    names.add('Given', '=Sheet1!R2C1');
    await context.sync();
  });
  expect(await seen('Cells')).toBe('=Sheet1!R3C2:R5C3');
  expect(await seen('Column')).toBe('=Sheet1!C2');
  person.insertRows(1, 1);
  expect(await seen('Given')).toBe('=Sheet1!R3C1');
  const given = errorCode(
    run(async (_sheet, names, context) => {
      names.add('Other', '=Sheet1!$A$1');
      await context.sync();
    }),
  );
  expect(await given).toBe('InvalidArgument');
});
