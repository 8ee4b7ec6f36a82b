/**
 * The add-in needs nothing of the folder for-samples: its main path and its reports run on the product's part of the
 * stand-in alone (jest.config.js). An object or a member that moves there by mistake ends in ApiNotFound here.
 */
import { openWorkbook } from '../../office/open-workbook';
import '../../app/main-path.test';
import '../../excel/report/draw-report.test';

test('the part for samples is left out of these tests', async () => {
  const { person } = openWorkbook();
  const read = Excel.run(async (context) => {
    const found = context.workbook.worksheets.getFirst().findAllOrNullObject('x', {});
    found.load('address');
    await context.sync();
  });
  await expect(read).rejects.toMatchObject({ code: 'ApiNotFound' });
  expect(person).toBeDefined();
});
