import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

const onSheet = <T>(
  work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>,
): Promise<T> => Excel.run((context) => work(context.workbook.worksheets.getItem('Sheet1'), context));
const choices = (source: string | Excel.Range) => ({ list: { inCellDropDown: true, source } });

test('a rule is stored with its alert and prompt, and read back', async () => {
  const { host } = openWorkbook();
  const seen = await onSheet(async (sheet, context) => {
    const validation = sheet.getRange('B2:B9').dataValidation;
    validation.rule = choices('Yes,No');
    validation.errorAlert = { showAlert: true, style: 'Warning', title: 'Member', message: 'Yes or No.' };
    validation.prompt = { showPrompt: true, title: 'Member', message: 'Choose.' };
    const part = sheet.getRange('B3').dataValidation.load('type,rule,errorAlert,prompt');
    const mixed = sheet.getRange('B9:B10').dataValidation.load('type');
    const none = sheet.getRange('C2').dataValidation.load('type');
    await context.sync();
    return [part.toJSON(), mixed.type, none.type];
  });
  const rule = {
    rule: choices('Yes,No'),
    errorAlert: { showAlert: true, style: 'Warning', title: 'Member', message: 'Yes or No.' },
    prompt: { showPrompt: true, title: 'Member', message: 'Choose.' },
  };
  expect(seen).toEqual([{ type: 'List', ...rule }, 'Inconsistent', 'None']);
  expect(host.book.validations).toEqual([
    {
      sheet: host.grid.activeSheet(),
      area: { row: 1, column: 1, rows: 8, columns: 1 },
      ...rule,
      ignoreBlanks: true,
    },
  ]);
});

test('choices may come from a range of another sheet', async () => {
  openWorkbook();
  const rule = await onSheet(async (sheet, context) => {
    const lists = context.workbook.worksheets.add('My lists');
    const validation = sheet.getRange('A1').dataValidation;
    validation.rule = choices(lists.getRange('A1:A3'));
    validation.load('rule');
    await context.sync();
    return validation.rule;
  });
  expect(rule).toEqual(choices("='My lists'!A1:A3"));
});

test("a rule on a part of an area replaces the rule there only, and clearing leaves the other cells' rules", async () => {
  openWorkbook();
  const types = await onSheet(async (sheet, context) => {
    sheet.getRange('A1:A5').dataValidation.rule = choices('a,b');
    sheet.getRange('A3').dataValidation.rule = { custom: { formula: '=LEN(A3)>2' } };
    sheet.getRange('A5').dataValidation.clear();
    const found = ['A2', 'A3', 'A4', 'A5'].map((address) =>
      sheet.getRange(address).dataValidation.load('type'),
    );
    await context.sync();
    return found.map((each) => each.type);
  });
  expect(types).toEqual(['List', 'Custom', 'List', 'None']);
});

test('rules move with inserted rows', async () => {
  const { person, host } = openWorkbook();
  await onSheet(async (sheet, context) => {
    sheet.getRange('A2:A3').dataValidation.rule = choices('a,b');
    await context.sync();
  });
  person.insertRows(1, 2);
  expect(host.book.validations.map((each) => each.area)).toEqual([
    { row: 3, column: 0, rows: 2, columns: 1 },
  ]);
});

test('too long a list, title or text is refused, and so are two rules in one', async () => {
  openWorkbook();
  const set = (work: (validation: Excel.DataValidation) => void) =>
    errorCode(
      onSheet(async (sheet, context) => {
        work(sheet.getRange('A1').dataValidation);
        await context.sync();
      }),
    );
  expect(await set((validation) => (validation.rule = choices('x'.repeat(255))))).toBe('no error');
  expect(await set((validation) => (validation.rule = choices('x'.repeat(256))))).toBe('InvalidArgument');
  expect(
    await set((validation) => (validation.rule = { ...choices('a'), custom: { formula: '=TRUE' } })),
  ).toBe('InvalidArgument');
  const alert = { showAlert: true, style: 'Stop' as const, title: '', message: '' };
  expect(await set((validation) => (validation.errorAlert = { ...alert, title: 'x'.repeat(33) }))).toBe(
    'InvalidArgument',
  );
  expect(await set((validation) => (validation.errorAlert = { ...alert, message: 'x'.repeat(256) }))).toBe(
    'InvalidArgument',
  );
});
