/** The steps of the workbench's tour: each is ticked by what the workbook shows, and stays so. */
import { doneSteps, nextStep, STEPS, type SeenWorkbook } from '../../../../src/standins/workbench/tour/steps';
import { lookAt } from '../../../../src/standins/workbench/tour/tour';
import { openWorkbook } from '../../../office/open-workbook';

const EMPTY: SeenWorkbook = { statuses: {}, reports: [] };
const none: ReadonlySet<number> = new Set();

test.each<[string, SeenWorkbook, number[]]>([
  ['an empty workbook', EMPTY, []],
  ['a table without records', { ...EMPTY, statuses: { Users: [] } }, []],
  ['the downloaded company', { ...EMPTY, statuses: { Users: ['', ''] } }, [0]],
  ['an edited row', { ...EMPTY, statuses: { Users: ['', 'Edited'] } }, [0, 1]],
  ['a stored row', { ...EMPTY, statuses: { Users: ['0'] } }, [0, 1, 2]],
  ['shifts', { ...EMPTY, statuses: { 'Time Blocks': ['New'] } }, [3]],
  ['a report', { ...EMPTY, reports: ['Schedule'] }, [4]],
])('%s', (_what, seen, done) => {
  expect([...doneSteps(none, seen)]).toEqual(done);
});

test('a step that was done stays done, and the next one is the first that is not', () => {
  const first = doneSteps(none, { ...EMPTY, statuses: { Users: ['Edited'] } });
  const second = doneSteps(first, { ...EMPTY, statuses: { Users: ['0'] } });
  expect([...second]).toEqual([0, 1, 2]);
  expect(nextStep(second)).toBe(3);
  expect(nextStep(new Set(STEPS.keys()))).toBeUndefined();
});

test('of a workbook, the Statuses of its tables and the sheets that are ready to print are seen', async () => {
  const { host } = openWorkbook();
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const users = worksheets.add('Users');
    users.getRange('A1:B3').values = [
      ['Status', 'Name'],
      ['Edited', 'Ann'],
      ['', 'Bo'],
    ];
    users.tables.add('A1:B3', true);
    const blank = worksheets.add('Tasks');
    blank.getRange('A1:B1').values = [['Status', 'Name']];
    blank.tables.add('A1:B2', true);
    worksheets.add('Schedule').pageLayout.setPrintArea('A1:B2');
    worksheets.add('Of the visitor').getRange('A1').values = [['Notes']];
    await context.sync();
  });
  expect(lookAt(host.book)).toEqual({
    statuses: { Users: ['Edited', ''], Tasks: [] },
    reports: ['Schedule'],
  });
});
