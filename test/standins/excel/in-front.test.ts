import { errorCode } from '../../office/error-code';
import { openWorkbook } from '../../office/open-workbook';

const hard = { hardness: { failsInBackground: true } };

/** Acts of an add-in, each with the code with which it fails while another workbook is in front. */
const ACTS: Readonly<Record<string, [code: string, act: (sheet: Excel.Worksheet) => void]>> = {
  'adding a sheet': ['GeneralException', ({ context }) => void context.workbook.worksheets.add()],
  'activating a sheet': ['GeneralException', (sheet) => sheet.activate()],
  'selecting a range': ['GeneralException', (sheet) => sheet.getRange('A1').select()],
  'freezing a row': ['GeneralException', (sheet) => sheet.freezePanes.freezeRows(1)],
  'hiding gridlines': ['GeneralException', (sheet) => void (sheet.showGridlines = false)],
  'clearing filters': ['GeneralException', (sheet) => sheet.tables.getItemAt(0).clearFilters()],
  'deleting a sheet': ['InvalidSelection', (sheet) => sheet.delete()],
  'the names of a sheet': ['InvalidSelection', (sheet) => void sheet.names.load('items/name')],
  'the selected range': [
    'InvalidSelection',
    ({ context }) => void context.workbook.getSelectedRange().load('address'),
  ],
};

const run = (act: (sheet: Excel.Worksheet) => void) =>
  errorCode(
    Excel.run(async (context) => {
      act(context.workbook.worksheets.getItem('Sheet2'));
      await context.sync();
    }),
  );

async function withTable() {
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add('Sheet2');
    sheet.tables.add('A1:B2', true);
    await context.sync();
  });
}

test.each(Object.entries(ACTS))('failsInBackground: %s works only in front', async (_act, [code, act]) => {
  const { host } = openWorkbook(hard);
  await withTable();
  host.leave();
  expect(await run(act)).toBe(code);
  host.comeBack();
  expect(await run(act)).toBe('no error');
});

test('in the background, values are read and written, and what a batch did before its error stays', async () => {
  const { host, person } = openWorkbook(hard);
  await withTable();
  host.leave();
  const code = await run((sheet) => {
    sheet.getRange('A2').values = [['written']];
    sheet.activate();
    sheet.getRange('B2').values = [['not written']];
  });
  expect([code, person.read('Sheet2')[1]]).toEqual(['GeneralException', ['written', '']]);
});

test('without the switch everything works in the background', async () => {
  const { host } = openWorkbook();
  await withTable();
  host.leave();
  for (const [, act] of Object.values(ACTS).filter(([code]) => code === 'GeneralException'))
    expect(await run(act)).toBe('no error');
});
