/** What the diagnostics get of each piece of work in Excel. */
import type { ExcelRun } from '../../../src/app/ports/excel-workbook';
import { users } from '../../../src/core/entities/users';
import { layoutOf } from '../../../src/core/table/layout';
import { onRun, runInExcel } from '../../../src/excel/calls/run';
import { requestsSent } from '../../office/library';
import { openWorkbook } from '../../office/open-workbook';
import { officeBook } from '../office-book';

const layout = layoutOf(users);

let runs: ExcelRun[];
let stop: () => void;
beforeEach(() => {
  openWorkbook();
  runs = [];
  stop = onRun((run) => runs.push(run));
});
afterEach(() => stop());

const run = (work: (context: Excel.RequestContext) => Promise<unknown>) =>
  runInExcel(work, () => undefined).catch(() => undefined);

test('the round trips of the runs are the requests that Excel gets', async () => {
  const workbook = officeBook();
  const before = requestsSent();
  await workbook.create(layout, [layout.columns.map(() => '')]);
  await workbook.readSheet(layout);
  await workbook.append(layout, [layout.columns.map(() => '')]);
  expect(runs.flatMap(({ trips }) => trips)).toHaveLength(requestsSent() - before);
  expect(runs.every(({ ms, trips }) => trips.every((trip) => trip <= ms))).toBe(true);
});

/** The types have no parameter of the constructor. */
const OfficeError = () => OfficeExtension.Error as unknown as new (details: object) => Error;

/** Excel's error at a place of its API, with a message that quotes a cell. */
const errorAt = (errorLocation: string) =>
  new (OfficeError())({
    code: 'GeneralException',
    message: 'The cell "Maria Garcia" is protected',
    debugInfo: { code: 'GeneralException', message: 'Maria Garcia', errorLocation },
  });

test('a run that Excel refuses is reported with Excel’s code and its round trip', async () => {
  await run(async (context) => {
    context.workbook.worksheets.getItem('Maria Garcia').load('name');
    await context.sync();
  });
  const ms = expect.any(Number) as number;
  expect(runs).toEqual([{ ms, trips: [ms], code: 'ItemNotFound' }]);
});

test.each(['WorksheetCollection.getItem', 'Range.values'])(
  'the member of the API at which Excel failed is reported: %s',
  async (member) => {
    await run(() => Promise.reject(errorAt(member)));
    expect(runs).toMatchObject([{ code: 'GeneralException', member }]);
  },
);

test('of a message, and of a place that is no member of the API, nothing is reported', async () => {
  for (const place of ['Maria.Garcia', 'Range.Garcia', 'Garcia', 'workbook.tables.getItem("Garcia")', ''])
    await run(() => Promise.reject(errorAt(place)));
  await run(() => Promise.reject(errorAt('Range.values.Garcia')));
  expect(runs.map(({ member }) => member)).toEqual([...Array<undefined>(5), 'Range.values']);
  expect(JSON.stringify(runs)).not.toMatch(/Maria|Garcia/);
});

test('an error that is not Excel’s has no code', async () => {
  await run(() => Promise.reject(new Error('Maria Garcia')));
  expect(runs).toEqual([{ ms: expect.any(Number) as number, trips: [] }]);
});

test('a listener that has stopped gets no more runs', async () => {
  stop();
  await run((context) => context.sync());
  expect(runs).toEqual([]);
});
