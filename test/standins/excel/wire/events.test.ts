import { openWorkbook, type OpenOptions, type OpenWorkbook } from '../../../office/open-workbook';
import { wait } from '../../../runner/until';

const changedBy = (args: Excel.WorksheetChangedEventArgs) => ({
  type: args.type,
  changeType: args.changeType,
  address: args.address,
  by: args.triggerSource,
});

/** A workbook with the table `People`, and a list that fills with the events that `listen` asks for. */
async function openListening(
  listen: (context: Excel.RequestContext, told: (what: unknown) => Promise<void>) => void,
  options: OpenOptions = {},
): Promise<OpenWorkbook & { events: unknown[] }> {
  const workbook = openWorkbook(options);
  const events: unknown[] = [];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:B4').values = [
      ['Name', 'Age'],
      ['Zoe', 31],
      ['Adam', 7],
      ['Maria', 50],
    ];
    sheet.tables.add('A1:B4', true).name = 'People';
    await context.sync();
    listen(context, (what) => {
      events.push(what);
      return Promise.resolve();
    });
    await context.sync();
  });
  await workbook.eventsDelivered();
  return { ...workbook, events };
}

test('a handler gets no events from before it was added', async () => {
  const { events } = await openListening((context, told) =>
    context.workbook.worksheets.onChanged.add((args) => told(changedBy(args))),
  );
  expect(events).toEqual([]);
});

test('typed and pasted cells raise an event of their sheet, also when the sheet is deleted right after', async () => {
  const { person, events, eventsDelivered } = await openListening((context, told) => {
    context.workbook.worksheets.add('Notes');
    context.workbook.worksheets.onChanged.add((args) => told(changedBy(args)));
    context.workbook.worksheets.onDeleted.add((args) => told(args.type));
  });
  person.paste('B2', '1\n2', 'Sheet1');
  person.type('A1', 'gone', 'Notes');
  person.deleteSheet('Notes');
  await eventsDelivered();
  expect(events).toEqual([
    { type: 'WorksheetChanged', changeType: 'RangeEdited', address: 'B2:B3', by: 'Unknown' },
    { type: 'WorksheetChanged', changeType: 'RangeEdited', address: 'A1', by: 'Unknown' },
    'WorksheetDeleted',
  ]);
});

test("an add-in's own writes raise events too, after the sync, marked as its own", async () => {
  const { events, eventsDelivered } = await openListening((context, told) =>
    context.workbook.worksheets.onChanged.add((args) => told(changedBy(args))),
  );
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').getRange('A2:B2').values = [['Zora', 30]];
    await context.sync();
    expect(events).toEqual([]);
  });
  await eventsDelivered();
  expect(events).toEqual([
    { type: 'WorksheetChanged', changeType: 'RangeEdited', address: 'A2:B2', by: 'ThisLocalAddin' },
  ]);
});

test('a large block raises one event, although the client writes it in parts', async () => {
  const { events, eventsDelivered } = await openListening((context, told) =>
    context.workbook.worksheets.onChanged.add((args) => told(changedBy(args))),
  );
  await Excel.run(async (context) => {
    const rows = Array.from({ length: 5000 }, (_, row) => [row, 'x']);
    context.workbook.worksheets.getItem('Sheet1').getRange('D1:E5000').values = rows;
    await context.sync();
  });
  await eventsDelivered();
  expect(events).toEqual([
    { type: 'WorksheetChanged', changeType: 'RangeEdited', address: 'D1:E5000', by: 'ThisLocalAddin' },
  ]);
});

test('inserted and deleted rows and columns raise events', async () => {
  const { person, events, eventsDelivered } = await openListening((context, told) => {
    context.workbook.worksheets
      .getItem('Sheet1')
      .onChanged.add((args) => told([args.changeType, args.address]));
  });
  person.insertRows(3, 2);
  person.deleteRows(3, 2);
  await eventsDelivered();
  expect(events).toEqual([
    ['RowInserted', '3:4'],
    ['RowDeleted', '3:4'],
  ]);
});

test('sorting raises onRowSorted', async () => {
  const { person, events, eventsDelivered } = await openListening((context, told) => {
    context.workbook.worksheets.onRowSorted.add((args) => told([args.type, args.address]));
    context.workbook.worksheets.getItem('Sheet1').onChanged.add((args) => told(changedBy(args)));
  });
  person.sort('People', 'Name', true);
  await eventsDelivered();
  expect(events).toEqual([['WorksheetRowSorted', 'A2:B4']]);
});

test('deleted sheets, and added and deleted tables raise events', async () => {
  const { person, events, eventsDelivered } = await openListening((context, told) => {
    const { worksheets, tables } = context.workbook;
    worksheets.onDeleted.add((args) => told([args.type]));
    worksheets.onActivated.add((args) => told([args.type]));
    tables.onAdded.add((args) => told([args.type]));
    tables.onDeleted.add((args) => told([args.type, args.tableName]));
  });
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add('Extra');
    sheet.tables.add('A1:B2', true).name = 'More';
    sheet.activate();
    await context.sync();
  });
  person.renameSheet('Extra', 'Mine');
  person.deleteTable('People');
  person.deleteSheet('Mine');
  await eventsDelivered();
  expect(events).toEqual([
    ['TableAdded'],
    ['WorksheetActivated'],
    ['TableDeleted', 'People'],
    ['TableDeleted', 'More'],
    ['WorksheetActivated'],
    ['WorksheetDeleted'],
  ]);
});

test('undo raises events like any other change', async () => {
  const { person, events, eventsDelivered } = await openListening((context, told) =>
    context.workbook.worksheets.onChanged.add((args) => told([args.address, args.triggerSource])),
  );
  person.type('A2', 'Zora');
  await eventsDelivered();
  person.undo();
  await eventsDelivered();
  expect(events).toEqual([
    ['A2', 'Unknown'],
    ['A2', 'Unknown'],
  ]);
});

test('a removed handler gets no events, and neither does a closed pane', async () => {
  const workbook = openWorkbook();
  const events: unknown[] = [];
  const listen = () =>
    Excel.run(async (context) => {
      const handler = context.workbook.worksheets.onChanged.add((args) => {
        events.push(args.address);
        return Promise.resolve();
      });
      await context.sync();
      return handler;
    });
  const handler = await listen();
  workbook.person.type('A1', 'one');
  await workbook.eventsDelivered();
  await Excel.run(handler.context, async (context) => {
    handler.remove();
    await context.sync();
  });
  workbook.person.type('A2', 'two');
  await workbook.eventsDelivered();
  await listen();
  workbook.reopenPane();
  workbook.person.type('A3', 'three');
  await workbook.eventsDelivered();
  expect(events).toEqual(['A1']);
});

const sheetChanges = (context: Excel.RequestContext, seen: (what: unknown) => Promise<void>): void =>
  void context.workbook.worksheets.onChanged.add(({ address, triggerSource }) =>
    seen([address, triggerSource]),
  );

test('where events are merged, neighbouring cells come as one event, and others do not', async () => {
  const merged = await openListening(sheetChanges, { hardness: { mergesEvents: true } });
  for (const address of ['B2', 'B3', 'A3', 'F9']) merged.person.type(address, '1');
  await merged.eventsDelivered();
  expect(merged.events).toEqual([
    ['A2:B3', 'Unknown'],
    ['F9', 'Unknown'],
  ]);
});

test('a merged event of an add-in and a person has an unknown source', async () => {
  const { person, events, eventsDelivered } = await openListening(sheetChanges, {
    hardness: { mergesEvents: true },
  });
  const written = Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').getRange('B2').values = [[1]];
    await context.sync();
  });
  person.type('B3', '2');
  await written;
  await eventsDelivered();
  expect(events).toEqual([['B2:B3', 'Unknown']]);
});

test('late events come, and not before their time', async () => {
  const { person, events, eventsDelivered } = await openListening(sheetChanges, {
    hardness: { eventsLateMs: 40 },
  });
  person.type('B2', '1');
  await wait(10);
  expect(events).toEqual([]);
  await eventsDelivered();
  expect(events).toEqual([['B2', 'Unknown']]);
});

test('of so many events one never comes', async () => {
  const { person, events, eventsDelivered } = await openListening(sheetChanges, {
    hardness: { dropsEventEach: 3 },
  });
  for (const address of ['F9', 'H11', 'J13', 'L15']) person.type(address, '1');
  await eventsDelivered();
  expect(events.map((event) => (event as string[])[0])).toEqual(['F9', 'H11', 'L15']);
});
