import { Cancelled } from '../../../src/app/failures';
import { NotInFront, untilInFront } from '../../../src/excel/calls/in-front';
import { setSilenceLimit } from '../../../src/excel/calls/silence';
import { createOfficeWorkbook } from '../../../src/excel/workbook';
import { openWorkbook } from '../../office/open-workbook';
import { layout } from '../users-layout';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    layout.columns.map(({ id }) => (id === 'Row' || id === 'UserName' ? `r${at}` : '')),
  );

let restore: () => void;
beforeEach(() => (restore = setSilenceLimit(60)));
afterEach(() => restore());

test('B3: a sheet whose table could not be made is removed, and the next try has its name', async () => {
  const { host, grid } = openWorkbook();
  const workbook = createOfficeWorkbook();
  // The second block of the rows fails.
  let batches = 0;
  const stop = host.faults.beforeEachBatch(() => {
    batches += 1;
    if (batches === 3) host.faults.failBatch('GenericError');
  });
  await expect(workbook.create(layout, rowsOf(6000))).rejects.toThrow('GenericError');
  stop();
  expect(grid.sheets().map(({ name }) => name)).toEqual(['Sheet1']);
  const { sheetName } = await workbook.create(layout, rowsOf(1));
  expect(sheetName).toBe('Users');
});

test('N6: a sheet is made once, though Excel refuses a batch in the middle and answers none of its parts', async () => {
  const { grid } = openWorkbook({ hardness: { refusesUnboundedCells: true, answersNothingOnError: true } });
  const { rows } = await createOfficeWorkbook().create(layout, rowsOf(2));
  expect(rows).toHaveLength(2);
  expect(grid.sheets().map(({ name }) => name)).toEqual(['Sheet1', 'Users']);
});

test('B3: a sheet of the user with the name that a new table wants is never removed', async () => {
  const { host, grid, person } = openWorkbook();
  const workbook = createOfficeWorkbook();
  person.renameSheet('Sheet1', 'Users');
  person.type('A1', 'mine', 'Users');
  host.leave();
  await expect(workbook.create(layout, rowsOf(1))).rejects.toThrow(NotInFront);
  host.comeBack();
  expect(grid.sheets().map(({ name }) => name)).toEqual(['Users']);
  expect(person.read('Users')).toEqual([['mine']]);
});

test('B3: work that can’t be done in the background is tried again until the user comes back', async () => {
  const seen: unknown[] = [];
  let tries = 0;
  const work = () => ((tries += 1) < 3 ? Promise.reject(new NotInFront()) : Promise.resolve('done'));
  expect(await untilInFront(work, (...waiting) => seen.push(waiting), undefined)).toBe('done');
  expect(seen).toEqual([
    [true, 'behind'],
    [false, 'behind'],
  ]);
});

test('B3: who cancels while another workbook is in front waits no longer, and nothing is tried again', async () => {
  const cancel = new AbortController();
  let tries = 0;
  const work = () => {
    tries += 1;
    cancel.abort();
    return Promise.reject(new NotInFront());
  };
  await expect(untilInFront(work, () => undefined, cancel.signal)).rejects.toThrow(Cancelled);
  expect(tries).toBe(1);
});
