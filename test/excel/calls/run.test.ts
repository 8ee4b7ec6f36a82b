import { WorkbookProblem } from '../../../src/app/failures';
import { users } from '../../../src/core/entities/users';
import { layoutOf } from '../../../src/core/table/layout';
import { runInExcel } from '../../../src/excel/calls/run';
import { createOfficeWorkbook } from '../../../src/excel/workbook';
import { openWorkbook } from '../../office/open-workbook';
import { replace } from '../../runner/replace';

const batch = () =>
  runInExcel(
    async (context) => {
      context.workbook.worksheets.load('items/name');
      await context.sync();
    },
    () => undefined,
  );

/** The sentence that a user reads if Excel answers with this code, after it has carried out a batch. */
async function sentenceFor(code: string): Promise<string> {
  const { faults } = openWorkbook().host;
  await batch();
  faults.failBatch(code);
  return batch().then(
    () => 'no error',
    (error: unknown) => (error instanceof WorkbookProblem ? error.message : String(error)),
  );
}

test.each([
  ['AccessDenied', 'protected'],
  ['ActivityLimitReached', 'Wait a minute'],
  ['FilteredRangeConflict', 'Data > Clear'],
  ['InactiveWorkbook', 'Come back'],
  ['InsertDeleteConflict', 'Merged cells'],
  ['InvalidOperation', 'Perhaps a cell is being edited'],
  ['InvalidOperationInCellEditMode', 'A cell is being edited'],
  ['InvalidSelection', 'Another workbook'],
  ['MemoryLimitReached', 'Close other workbooks'],
  ['MergedRangeConflict', 'Merged cells'],
  ['NonBlankCellOffSheet', 'pushed off'],
  ['OperationCellsExceedLimit', 'Close other workbooks'],
  ['RequestAborted', 'Wait a minute'],
])('C7: the code %s has a sentence that says what to do', async (code, part) => {
  const sentence = await sentenceFor(code);
  expect(sentence).toContain(part);
  expect(sentence).not.toContain(code);
});

test('a code that has no sentence is shown, for people who are asked for help', async () => {
  expect(await sentenceFor('SomethingElse')).toContain('(SomethingElse)');
});

test('C6: a table that a protected workbook refuses does not send the user to the protection of a sheet', async () => {
  openWorkbook();
  await Excel.run(async (context) => {
    context.workbook.protection.protect();
    await context.sync();
  });
  const creating = createOfficeWorkbook().create(layoutOf(users), []);
  await expect(creating).rejects.toThrow('Review > Protect Workbook');
  await expect(creating).rejects.not.toThrow('Unprotect Sheet');
});

test.each(['1.15', '1.20'])(
  'N1: in an Excel with ExcelApi %s, no run asks for a group of undo steps',
  async (excelApi) => {
    openWorkbook({ excelApi });
    const given: unknown[] = [];
    const { run } = Excel;
    const recording = (...args: unknown[]): unknown => {
      given.push(args[0]);
      return Reflect.apply(run, Excel, args);
    };
    replace(Excel, 'run', { value: recording });
    await runInExcel(
      (context) => context.sync(),
      () => undefined,
    );
    expect(given).toEqual([{ delayForCellEdit: true }]);
  },
);
