/** Tests share one library and run one after another: the pane of a test must not write into the next test's workbook. */
import { openWorkbook } from './open-workbook';

const notes = {
  write: () =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange('A1').values = [['late']];
      await context.sync();
    }),
};

test('what a closed pane still writes reaches neither its own workbook nor the next one', async () => {
  const first = openWorkbook();
  const pane = first.ofPane(notes);
  await pane.write();
  expect(first.person.read('Sheet1')).toEqual([['late']]);
  first.closePane();
  const second = openWorkbook();
  const answer = pane.write().then(() => 'answered');
  const waited = new Promise((resolve) => setTimeout(() => resolve('no answer'), 50));
  expect(await Promise.race([answer, waited])).toBe('no answer');
  expect(second.person.read('Sheet1')).toEqual([]);
});
