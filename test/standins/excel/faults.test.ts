import { errorCode } from '../../office/error-code';
import { openWorkbook } from '../../office/open-workbook';
import { replace } from '../../runner/replace';
import { until, wait } from '../../runner/until';

const write = (address: string, text: string): Promise<void> =>
  Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').getRange(address).values = [[text]];
    await context.sync();
  });
const writeLater = (address: string, text: string): Promise<void> =>
  Excel.run({ delayForCellEdit: true }, async (context) => {
    context.workbook.worksheets.getItem('Sheet1').getRange(address).values = [[text]];
    await context.sync();
  });

test('a batch fails while a cell is being edited, and succeeds afterwards', async () => {
  const { person } = openWorkbook();
  person.beginCellEdit();
  expect(await errorCode(write('A1', 'x'))).toBe('InvalidOperationInCellEditMode');
  expect(person.read('Sheet1')).toEqual([]);
  person.endCellEdit();
  expect(await errorCode(write('A1', 'x'))).toBe('no error');
});

test('with delayForCellEdit the batch waits for the edit to end', async () => {
  const { person } = openWorkbook();
  person.beginCellEdit();
  const order: string[] = [];
  const waiting = writeLater('A1', 'waited').then(() => order.push('written'));
  await wait(20);
  order.push('ended');
  person.endCellEdit();
  await waiting;
  expect(order).toEqual(['ended', 'written']);
  expect(person.read('Sheet1')).toEqual([['waited']]);
});

test('a person may begin to edit between two batches of one run', async () => {
  const { person, host } = openWorkbook();
  const work = Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem('Sheet1').getRange('A1');
    range.values = [['first']];
    await context.sync();
    host.beginCellEdit();
    range.values = [['second']];
    await context.sync();
  });
  expect(await errorCode(work)).toBe('InvalidOperationInCellEditMode');
  host.endCellEdit();
  expect(person.read('Sheet1')).toEqual([['first']]);
});

/** Whether the work is still without an answer after a while. */
const isUnanswered = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, 50, true))]);

test.each([
  [false, [['later']]],
  [true, [['x'], ['later']]],
])(
  'a batch that is never answered (applied: %s) does not keep the next one from its answer',
  async (applied, cells) => {
    const { person, host } = openWorkbook();
    host.faults.hangBatch({ applied });
    expect(await isUnanswered(write('A1', 'x'))).toBe(true);
    expect(await isUnanswered(write('A2', 'later'))).toBe(false);
    expect(person.read('Sheet1')).toEqual(cells);
  },
);

test('no batch is answered as long as Excel hangs', async () => {
  const { person, host } = openWorkbook();
  host.faults.hangs = true;
  expect(await isUnanswered(write('A1', 'x'))).toBe(true);
  expect(await isUnanswered(write('A1', 'y'))).toBe(true);
  host.faults.hangs = false;
  expect(await isUnanswered(write('A1', 'z'))).toBe(false);
  expect(person.read('Sheet1')).toEqual([['z']]);
});

test('a request that is too large is refused and changes nothing', async () => {
  const { person } = openWorkbook({ limits: { requestBytes: 2000 } });
  expect(await errorCode(write('A1', 'é'.repeat(500)))).toBe('no error');
  expect(await errorCode(write('A1', 'é'.repeat(1000)))).toBe('RequestPayloadSizeLimitExceeded');
  expect(person.read('Sheet1')).toEqual([['é'.repeat(500)]]);
});

test('an answer that is too large is refused, and what its batch wrote stays', async () => {
  const { person } = openWorkbook({ limits: { responseBytes: 2000 } });
  person.paste('A1', Array.from({ length: 200 }, (_, row) => `row ${row} with text`).join('\n'));
  const work = Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('C1').values = [['written']];
    sheet.getRange('A1:A200').load('values');
    await context.sync();
  });
  expect(await errorCode(work)).toBe('ResponsePayloadSizeLimitExceeded');
  expect(person.read('Sheet1')[0]?.[2]).toBe('written');
});

test('where escapes count, a quote takes four bytes of a request: two in its JSON text, and each of these two again', async () => {
  const limits = { requestBytes: 2000 };
  const quotes = '"'.repeat(400);
  openWorkbook({ limits });
  expect(await errorCode(write('A1', quotes))).toBe('no error');
  openWorkbook({ limits, hardness: { countsEscapes: true } });
  expect(await errorCode(write('A1', quotes))).toBe('RequestPayloadSizeLimitExceeded');
  expect(await errorCode(write('A1', 'x'.repeat(400)))).toBe('no error');
});

test('a round trip takes as long as its Excel says', async () => {
  const { person } = openWorkbook({ hardness: { roundTripMs: 40 } });
  const begin = globalThis.setTimeout;
  const waiting: (() => void)[] = [];
  const value = (act: () => void, ms?: number) => (ms === 40 ? waiting.push(act) : begin(act, ms));
  replace(globalThis, 'setTimeout', { value });
  const writing = write('A1', 'x');
  await until(() => waiting.length === 1);
  expect(person.read('Sheet1')).toEqual([]);
  waiting[0]?.();
  await writing;
  expect(person.read('Sheet1')).toEqual([['x']]);
});

test('the default limit is the 5 MB of Excel on the web', async () => {
  openWorkbook();
  const write = (rows: number) =>
    errorCode(
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem('Sheet1');
        sheet.getRange(`A1:A${rows}`).values = Array.from({ length: rows }, () => ['x'.repeat(1000)]);
        await context.sync();
      }),
    );
  expect(await write(4500)).toBe('no error');
  expect(await write(5500)).toBe('RequestPayloadSizeLimitExceeded');
});

test('a planned fault fails only the batch that it is planned for', async () => {
  const { host, person } = openWorkbook();
  host.faults.failBatch('GeneralException', { nth: 2 });
  const codes = [];
  for (const address of ['A1', 'A2', 'A3']) codes.push(await errorCode(write(address, address)));
  expect(codes).toEqual(['no error', 'GeneralException', 'no error']);
  expect(person.read('Sheet1')).toEqual([['A1'], [''], ['A3']]);
});

test('a fault can come after the work was done, so that only the answer is lost', async () => {
  const { host, person } = openWorkbook();
  host.faults.failBatch('ConnectionFailure', { applied: true });
  expect(await errorCode(write('A1', 'x'))).toBe('ConnectionFailure');
  expect(person.read('Sheet1')).toEqual([['x']]);
});

test('a test can act just before a batch: a person sorts between reading and writing', async () => {
  const { host, person } = openWorkbook();
  person.paste('A1', 'Name\nZoe\nAdam');
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').tables.add('A1:A3', true).name = 'People';
    await context.sync();
  });
  const stop = host.faults.beforeEachBatch(() => {
    stop();
    person.sort('People', 'Name', true);
  });
  await write('B2', 'beside Adam now');
  expect(person.read('Sheet1')[1]).toEqual(['Adam', 'beside Adam now']);
});

test('a test can act just after a batch, before the add-in gets the answer', async () => {
  const { host, person } = openWorkbook();
  const seen: unknown[] = [];
  const stop = host.faults.afterEachBatch(() => {
    stop();
    seen.push(person.read('Sheet1'));
  });
  await write('A1', 'x');
  await write('A2', 'y');
  expect(seen).toEqual([[['x']]]);
});

test('a kept workbook can be opened again many times, with its cells, tables, names and parts', async () => {
  const { grid, host, person, keep } = openWorkbook();
  person.paste('A1', 'Name\nZoe');
  await Excel.run(async (context) => {
    const { tables } = context.workbook.worksheets.getItem('Sheet1');
    tables.add('A1:A2', true).name = 'People';
    context.workbook.names.add('Kept', '=Sheet1!$A$1');
    context.workbook.customXmlParts.add('<part xmlns="urn:kept">as it was</part>');
    await context.sync();
  });
  const openKept = keep();
  for (const name of ['Adam', 'Beate']) {
    person.type('A2', name);
    person.type('A3', 'one row more');
    await Excel.run(async (context) => {
      context.workbook.worksheets.add('Sheet2');
      context.workbook.names.add('Later', '=Sheet1!$A$1');
      context.workbook.customXmlParts.add('<part xmlns="urn:kept">later</part>');
      await context.sync();
    });
    openKept();
    expect(person.read('People')).toEqual([['Name'], ['Zoe']]);
    expect(grid.sheets().map((sheet) => sheet.name)).toEqual(['Sheet1']);
    expect(host.book.definedNames.map(({ name }) => name)).toEqual(['Kept']);
    expect([...host.book.xmlParts.values()].map(({ xml }) => xml)).toEqual([
      expect.stringContaining('as it was') as string,
    ]);
    expect(person.undo()).toBe(false);
  }
  await write('A3', 'Adam');
  expect(person.read('People')).toEqual([['Name'], ['Zoe'], ['Adam']]);
});

test('one batch is one step for undo, with the growth of the table', async () => {
  const { person } = openWorkbook();
  person.paste('A1', 'Name\nZoe');
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').tables.add('A1:A2', true).name = 'People';
    await context.sync();
  });
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A2').values = [['Zora']];
    sheet.getRange('A3').values = [['Adam']];
    await context.sync();
  });
  expect(person.read('People')).toEqual([['Name'], ['Zora'], ['Adam']]);
  expect(person.undo()).toBe(true);
  expect(person.read('People')).toEqual([['Name'], ['Zoe']]);
});
