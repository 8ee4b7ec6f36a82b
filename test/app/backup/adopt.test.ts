/** Shifts that are on the service and that no workbook knows are taken over from a list, at the user's word. */
import { backupScreen, shiftRows, withShifts, type LosableWorld } from '../world/backups';
import { callsOf, storedBlocks, writesTo } from '../world/service';
import { addRow, SHIFT, typeInto } from '../world/typing';
import { openWorld, pushAll } from '../world/world';

const SHEET = 'Time Blocks';

let world: LosableWorld;
beforeEach(async () => {
  world = await withShifts();
});
afterEach(() => world.close());

const rows = () => shiftRows(world);

/** A shift that another program has stored. Times are as the service takes them. */
async function storedElsewhere(externalId: string): Promise<void> {
  await world.sandbox.call('addTimeBlocks', {
    query: { ScheduleID: '1' },
    items: [
      {
        UserID: '0',
        StartDateTime: '12-01-2026 9:00 AM',
        EndDateTime: '12-01-2026 5:00 PM',
        ExternalID: externalId,
      },
    ],
  });
}

async function takeOver(list: string): Promise<void> {
  await world.app.do({ do: 'open-backup' });
  await world.app.do({ do: 'read-adoption', kind: 'time-blocks', text: list });
  await world.app.do({ do: 'adopt-shifts' });
  await world.app.do({ do: 'close-backup' });
}

test('a row that is taken over says so in the pane, sends nothing, and an edit of it is sent as an update', async () => {
  await storedElsewhere('00123');
  const before = (await writesTo(world)).length;
  await takeOver('External ID\tPerson\tDate\tStart\tEnd\n00123\tIngrid Solberg\t1 Dec 2026\t9:00\t17:00\n');
  expect((await writesTo(world)).length).toBe(before);
  expect(rows()).toMatchObject([{ Person: 'Ingrid Solberg', ExternalID: 123, Status: '' }]);
  expect(rows()[0]?.['Message']).toBe('');
  await world.app.do({ do: 'watch-rows', on: true });
  world.workbook.person.select('A2', SHEET);
  await world.workbook.eventsDelivered();
  expect(world.view().selection?.row?.note).toMatch(/^Taken over from a list/);
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({ rows: 1, added: 0, edited: 0, fix: 0 });
  typeInto(world, SHEET, 'Notes', 2, 'Door B');
  await pushAll(world);
  expect(await callsOf(world, 'updateTimeBlocks')).toHaveLength(1);
  expect(await storedBlocks(world)).toMatchObject([{ externalId: 123, notes: 'Door B' }]);
});

test('lines without a key, lines that stand twice and shifts that are here already are left out, with the reason', async () => {
  await takeOver('External ID,Person\n00123,Ingrid Solberg\n');
  await world.app.do({ do: 'open-backup' });
  await world.app.do({
    do: 'read-adoption',
    kind: 'time-blocks',
    text: 'External ID,Person\n00123,Ingrid Solberg\n77,Ingrid Solberg\n77,Ingrid Solberg\n,Ingrid Solberg\n',
  });
  const view = backupScreen(world);
  expect(JSON.stringify(view)).toMatch(/"line":2.*"line":4.*"line":5/);
  await world.app.do({ do: 'adopt-shifts' });
  expect(rows().map((row) => row['ExternalID'])).toEqual([123, 77]);
});

test('a list without a column of keys changes nothing and says what it needs', async () => {
  await world.app.do({ do: 'open-backup' });
  await world.app.do({
    do: 'read-adoption',
    kind: 'time-blocks',
    text: 'Person,Date\nIngrid Solberg,1 Dec\n',
  });
  expect(JSON.stringify(world.view())).toMatch(/External ID|Time block ID/);
  expect(rows()).toEqual([]);
});

const HEAD = 'External ID\tPerson\tDate\tStart\tEnd\n';

async function look(list: string) {
  await world.app.do({ do: 'open-backup' });
  await world.app.do({ do: 'read-adoption', kind: 'time-blocks', text: list });
  return backupScreen(world);
}

test('N9: one day above 12 decides the order of day and month for all lines', async () => {
  await takeOver(
    `${HEAD}1\tIngrid Solberg\t13-06-2026\t9:00\t17:00\n2\tIngrid Solberg\t05-06-2026\t9:00\t17:00\n`,
  );
  expect(rows().map((row) => row['Date'])).toEqual([46186, 46178]);
  await takeOver(
    `${HEAD}3\tIngrid Solberg\t06/14/2026\t9:00\t17:00\n4\tIngrid Solberg\t06/05/2026\t9:00\t17:00\n`,
  );
  expect(rows().map((row) => row['Date'])).toEqual([46186, 46178, 46187, 46178]);
});

test('N9: without a line that decides, and with lines that contradict each other, no day is guessed', async () => {
  const view = await look(
    `${HEAD}1\tIngrid Solberg\t05-06-2026\t9:00\t17:00\n2\tIngrid Solberg\t05-05-2026\t9:00\t17:00\n`,
  );
  expect(view?.adoption).toMatchObject({ taken: 1, left: [{ line: 2 }] });
  expect(view?.adoption?.left[0]?.reason).toContain('Nobody can tell the day from the month in “05-06-2026”');
  const both = await look(
    `${HEAD}1\tIngrid Solberg\t13-06-2026\t9:00\t17:00\n2\tIngrid Solberg\t06-13-2026\t9:00\t17:00\n` +
      '3\tIngrid Solberg\t05-06-2026\t9:00\t17:00\n',
  );
  expect(both?.adoption).toMatchObject({ taken: 2, left: [{ line: 4 }] });
});

test('N12: a shift that the workbook knows by its external ID is not taken over once more by its time block ID', async () => {
  addRow(world, SHEET, SHIFT);
  await pushAll(world);
  const view = await look(
    'Time block ID\tPerson\tDate\tStart\tEnd\n501\tIngrid Solberg\t2026-11-23\t9:00\t17:00\n' +
      '502\tIngrid Solberg\t2026-11-24\t9:00\t17:00\n',
  );
  expect(view?.adoption).toMatchObject({ taken: 1, left: [{ line: 2 }] });
  expect(view?.adoption?.left[0]?.reason).toContain('same person on the same day');
});

test('N12: two shifts with two external IDs are two shifts, also at the same time', async () => {
  addRow(world, SHEET, { ...SHIFT, Person: 'Open shift' });
  await pushAll(world);
  const view = await look(`${HEAD}77\tOpen shift\t2026-11-23\t9:00\t17:00\n`);
  expect(view?.adoption).toMatchObject({ taken: 1, left: [] });
});

test('N17: a list is read in a workbook that has no sheet for shifts yet', async () => {
  const fresh = await openWorld();
  try {
    await fresh.app.do({ do: 'connect-sample' });
    await fresh.app.do({ do: 'download' });
    await fresh.app.do({ do: 'open-backup' });
    const text = `${HEAD}1\tIngrid Solberg\t2026-06-13\t9:00\t17:00\n`;
    await fresh.app.do({ do: 'read-adoption', kind: 'time-blocks', text });
    expect(backupScreen(fresh)?.adoption).toMatchObject({ taken: 1, left: [] });
    await fresh.app.do({ do: 'adopt-shifts' });
    expect(fresh.table(SHEET)).toMatchObject([{ Person: 'Ingrid Solberg', ExternalID: 1 }]);
  } finally {
    await fresh.close();
  }
});
