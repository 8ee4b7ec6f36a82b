/** Shifts that are on the service and that no workbook knows are taken over from a list, at the user's word. */
import { keepSafe, withShifts, type LosableWorld } from '../world/backups';
import { callsOf, storedBlocks, writesTo } from '../world/service';
import { typeInto } from '../world/typing';
import { pushAll } from '../world/world';

const SHEET = 'Time Blocks';

let world: LosableWorld;
beforeEach(async () => {
  world = await withShifts();
});
afterEach(() => world.close());

const rows = () => world.table(SHEET).filter((row) => row['Person'] !== '');

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
  await world.app.do({ do: 'open-keep-safe' });
  await world.app.do({ do: 'read-adoption', kind: 'time-blocks', text: list });
  await world.app.do({ do: 'adopt-shifts' });
  await world.app.do({ do: 'close-keep-safe' });
}

test('a row that is taken over says so, sends nothing, and an edit of it is sent as an update', async () => {
  await storedElsewhere('00123');
  const before = (await writesTo(world)).length;
  await takeOver('External ID\tPerson\tDate\tStart\tEnd\n00123\tIngrid Solberg\t1 Dec 2026\t9:00\t17:00\n');
  expect((await writesTo(world)).length).toBe(before);
  expect(rows()).toMatchObject([{ Person: 'Ingrid Solberg', ExternalID: 123, Status: '' }]);
  expect(rows()[0]?.['Message']).toMatch(/^Taken over, as you said/);
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({ rows: 1, added: 0, edited: 0, fix: 0 });
  typeInto(world, SHEET, 'Notes', 2, 'Door B');
  await pushAll(world);
  expect(await callsOf(world, 'updateTimeBlocks')).toHaveLength(1);
  expect(await storedBlocks(world)).toMatchObject([{ externalId: 123, notes: 'Door B' }]);
});

test('lines without a key, lines that stand twice and shifts that are here already are left out, with the reason', async () => {
  await takeOver('External ID,Person\n00123,Ingrid Solberg\n');
  await world.app.do({ do: 'open-keep-safe' });
  await world.app.do({
    do: 'read-adoption',
    kind: 'time-blocks',
    text: 'External ID,Person\n00123,Ingrid Solberg\n77,Ingrid Solberg\n77,Ingrid Solberg\n,Ingrid Solberg\n',
  });
  const view = keepSafe(world);
  expect(JSON.stringify(view)).toMatch(/"line":2.*"line":4.*"line":5/);
  await world.app.do({ do: 'adopt-shifts' });
  expect(rows().map((row) => row['ExternalID'])).toEqual([123, 77]);
});

test('a list without a column of keys changes nothing and says what it needs', async () => {
  await world.app.do({ do: 'open-keep-safe' });
  await world.app.do({
    do: 'read-adoption',
    kind: 'time-blocks',
    text: 'Person,Date\nIngrid Solberg,1 Dec\n',
  });
  expect(JSON.stringify(world.view())).toMatch(/External ID|Time block ID/);
  expect(rows()).toEqual([]);
});
