/** What a colleague has changed meanwhile stays: an update sends what was edited, and nothing else. */
import { callsOf, storedBlocks, storedItems, storedTimeOff } from '../world/service';
import { addRow, HOLIDAY, SHIFT, typeInto } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const BLOCKS = 'Time Blocks';

/** Pushes a new block, and lets a colleague change it on the service. */
async function blockChangedElsewhere(
  kind: string,
  sheet: string,
  query: Readonly<Record<string, string>>,
  cells: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  world = await withEverything();
  await world.app.do({ do: 'download', kind });
  addRow(world, sheet, cells);
  await pushAll(world);
  const [block] = await storedBlocks(world);
  await world.sandbox.call('updateTimeBlocks', {
    query: { ...query, reqAddifnotfound: '0' },
    items: [{ Key: 'ExternalID', KeyVal: String(block?.['externalId']), ...fields }],
  });
}

test.each([
  [
    'the end',
    'End',
    '18:00',
    { StartDateTime: '11-23-2026 07:00 AM' },
    '2026-11-23T07:00',
    '2026-11-23T18:00',
  ],
  [
    'the start',
    'Start',
    '8:00',
    { EndDateTime: '11-23-2026 08:00 PM' },
    '2026-11-23T08:00',
    '2026-11-23T20:00',
  ],
])(
  'N1: an edit of %s of a shift leaves the other moment as a colleague has set it',
  async (_, column, text, theirs, start, end) => {
    await blockChangedElsewhere('time-blocks', BLOCKS, { ScheduleID: '1' }, SHIFT, theirs);
    typeInto(world, BLOCKS, column, 2, text);
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    expect(await storedBlocks(world)).toMatchObject([{ startDateTime: start, endDateTime: end }]);
  },
);

test('N1: a start that moves past the end sends the end too, because its day follows from the start', async () => {
  world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  addRow(world, BLOCKS, SHIFT);
  await pushAll(world);
  typeInto(world, BLOCKS, 'Start', 2, '22:00');
  typeInto(world, BLOCKS, 'Date', 2, '2026-11-25');
  await pushAll(world);
  expect(await storedBlocks(world)).toMatchObject([
    { startDateTime: '2026-11-25T22:00', endDateTime: '2026-11-26T17:00' },
  ]);
});

test('N2: an edit of the notes of a recurring block leaves its day and times as a colleague has set them', async () => {
  const weekly = { Person: 'Ingrid Solberg', 'Day No': '3', Start: '9:00', End: '17:00' };
  const theirs = { StartDayNo: '4', StartTime: '7:00 AM', EndTime: '3:00 PM' };
  await blockChangedElsewhere('recurring-blocks', 'Recurring Blocks', { ScheduleID: '2' }, weekly, theirs);
  typeInto(world, 'Recurring Blocks', 'Notes', 2, 'bring the keys');
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  expect(await storedBlocks(world)).toMatchObject([
    { startDayNo: 4, startTime: '07:00', endTime: '15:00', notes: 'bring the keys' },
  ]);
});

test('N7: a time with seconds is not overwritten without a warning', async () => {
  world = await withEverything({
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (!(input as string).includes('getTimesOfDay')) return answer;
      const text = (await answer.text()).replace(/("EndTime":\s*")([^"]*):00 (AM|PM)"/, '$1$2:59 $3"');
      return new Response(text, { headers: answer.headers });
    },
  });
  const column = 'Name';
  const row = world.table('Times of Day').findIndex(({ EndTime }) => Number(EndTime) % (1 / 1440) > 1e-6) + 2;
  expect(row).toBeGreaterThan(1);
  typeInto(world, 'Times of Day', column, row, 'Renamed');
  await world.app.do({ do: 'push', kind: 'times-of-day' });
  expect(world.view().preview).toMatchObject({ updated: 1, warned: 1 });
  expect(world.table('Times of Day')[row - 2]?.['Message']).toContain('has seconds');
  expect(await storedItems(world, 'Renamed')).toEqual([]);
});

test('N23: the update of a transaction names the account that the service has, not the one of the sheet', async () => {
  const moved: { to?: string } = {};
  world = await withEverything({
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      const { to } = moved;
      if (to === undefined || !(input as string).includes('getTimeOffTrans')) return answer;
      const list = JSON.parse(await answer.text()) as { Items: Record<string, string>[] };
      for (const item of list.Items) if (item['Description'] === 'moved') item['TOAccountID'] = to;
      return new Response(JSON.stringify(list), { headers: answer.headers });
    },
  });
  addRow(world, 'Time Off', { ...HOLIDAY, Description: 'moved' });
  await pushAll(world);
  const accounts = new Set(
    (await world.sandbox.state()).timeOffTransactions.map((each) => String(each['toAccountId'])),
  );
  const [mine] = await storedTimeOff(world, 'moved');
  accounts.delete(String(mine?.['toAccountId']));
  const [other = ''] = accounts;
  expect(other).not.toBe('');
  moved.to = other;
  const row = world.table('Time Off').findIndex(({ Description }) => Description === 'moved') + 2;
  typeInto(world, 'Time Off', 'Amount', row, '-3');
  await pushAll(world);
  const [call] = await callsOf(world, 'updateTimeOffTrans');
  expect(call).toMatchObject({ query: { TOAccountID: other } });
});
