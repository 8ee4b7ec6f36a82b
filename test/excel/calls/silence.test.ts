import { ExcelSilent } from '../../../src/app/failures';
import type { Waiting } from '../../../src/app/ports/excel-workbook';
import { readInExcel, runInExcel } from '../../../src/excel/calls/run';
import { setSilenceLimit, silenceLimit } from '../../../src/excel/calls/silence';
import { openWorkbook, type OpenWorkbook } from '../../office/open-workbook';
import { replace } from '../../runner/replace';
import { until, wait } from '../../runner/until';

let workbook: OpenWorkbook;
let restore: () => void;
let seen: [boolean, Waiting][] = [];
beforeEach(() => {
  workbook = openWorkbook();
  restore = setSilenceLimit(40);
  seen = [];
});
afterEach(() => restore());

const onWaiting = (waiting: boolean, why: Waiting) => void seen.push([waiting, why]);

/** Reads, or writes, the names of the sheets in two round trips. Counts how often it was begun. */
let begun = 0;
const work = async (context: Excel.RequestContext) => {
  begun += 1;
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  await context.sync();
  workbook.person.type('A1', `begun ${begun}`);
  worksheets.load('items/name');
  await context.sync();
  return worksheets.items.map(({ name }) => name);
};
beforeEach(() => (begun = 0));

test('A7: a read that is not answered is started anew once, and the user can read that Excel does not answer', async () => {
  workbook.host.faults.hangBatch({ nth: 2 });
  expect(await readInExcel(work, onWaiting)).toEqual(['Sheet1']);
  expect(begun).toBe(2);
  expect(seen).toContainEqual([true, 'silent']);
  expect(seen.at(-1)).toEqual([false, 'silent']);
});

test('A7: a write that is not answered ends with a sentence and is not repeated', async () => {
  workbook.host.faults.hangBatch({ nth: 2 });
  await expect(runInExcel(work, onWaiting)).rejects.toThrow(ExcelSilent);
  expect(begun).toBe(1);
  expect(seen).toEqual([
    [true, 'silent'],
    [false, 'silent'],
  ]);
  expect(await runInExcel(work, onWaiting)).toEqual(['Sheet1']);
});

test('A7: work that was given up sends nothing more if its answer comes after all', async () => {
  const { faults } = workbook.host;
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  let batches = 0;
  faults.beforeEachBatch(() => ((batches += 1) === 1 ? late : undefined));
  await expect(runInExcel(work, onWaiting)).rejects.toThrow(ExcelSilent);
  const before = batches;
  answer();
  await workbook.eventsDelivered();
  expect(batches).toBe(before);
  expect(workbook.person.read('Sheet1')).toEqual([]);
});

test('A7: a batch that only takes long is awaited, and the user can read why nothing happens', async () => {
  let isFirst = true;
  workbook.host.faults.beforeEachBatch(async () => {
    if (!isFirst) return;
    isFirst = false;
    await wait(100);
  });
  expect(await runInExcel(work, onWaiting)).toEqual(['Sheet1']);
  expect(seen).toEqual([
    [true, 'silent'],
    [false, 'silent'],
  ]);
});

test('A7: while a cell is edited, Excel does not count as silent', async () => {
  workbook.person.beginCellEdit();
  const running = readInExcel(work, onWaiting);
  await until(() => seen.length > 0);
  await wait(100);
  expect(seen).toEqual([[true, 'typing']]);
  workbook.person.endCellEdit();
  expect(await running).toEqual(['Sheet1']);
  expect(begun).toBe(1);
});

test('E16: time in which the tab is in the background does not count, and the wait begins anew when the user comes back', async () => {
  const page = Object.assign(new EventTarget(), { hidden: true });
  replace(globalThis, 'document', { value: page });
  workbook.host.faults.hangBatch({ nth: 2 });
  let isOver = false;
  const running = runInExcel(work, onWaiting).finally(() => (isOver = true));
  const ended = expect(running).rejects.toThrow(ExcelSilent);
  await wait(400);
  expect(isOver).toBe(false);
  expect(seen).toEqual([]);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await ended;
  expect(seen).toEqual([
    [true, 'silent'],
    [false, 'silent'],
  ]);
});

test('A7: Excel is silent for 15 seconds before the user reads about it', () => {
  restore();
  expect(silenceLimit()).toBe(15_000);
});
