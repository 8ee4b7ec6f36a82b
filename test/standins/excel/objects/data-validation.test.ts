import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

const onSheet = <T>(
  work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>,
): Promise<T> => Excel.run((context) => work(context.workbook.worksheets.getItem('Sheet1'), context));
const choices = (source: string) => ({ list: { inCellDropDown: true, source } });

test('too long a list, title or text is refused, and so is a rule that is no list', async () => {
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
  const custom = { custom: { formula: '=TRUE' } };
  expect(await set((validation) => (validation.rule = { ...choices('a'), ...custom }))).toBe('ApiNotFound');
  const alert = { showAlert: true, style: 'Stop' as const, title: '', message: '' };
  expect(await set((validation) => (validation.errorAlert = { ...alert, title: 'x'.repeat(33) }))).toBe(
    'InvalidArgument',
  );
  expect(await set((validation) => (validation.errorAlert = { ...alert, message: 'x'.repeat(256) }))).toBe(
    'InvalidArgument',
  );
});
