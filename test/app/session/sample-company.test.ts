/** "Try it with sample data": the sheets and the shifts of the sample company, as a visitor finds them. */
import { sampleShifts } from '../../../src/standins/service/company/roster';
import { sampleCompany } from '../../../src/standins/service/company/sample-company';
import { typeInto } from '../world/typing';
import { openWorld, type World } from '../world/world';

const TODAY = '2026-11-21';
const COMPANY = sampleCompany({ names: 'plain', today: TODAY });
const LIST = sampleShifts(COMPANY);

let world: World;
afterEach(() => world.close());

async function withSample(list = LIST): Promise<void> {
  world = await openWorld({
    sandbox: { names: 'plain', today: TODAY },
    ports: (ports) => ({ ...ports, sampleShifts: () => Promise.resolve(list) }),
  });
  await world.app.do({ do: 'connect-sample' });
}

test('one press ends with last week, this week and the next one on the sheet, all of them stored', async () => {
  await withSample();
  const stored = COMPANY.timeBlocks.all();
  const rows = world.table('Time Blocks');
  expect(rows).toHaveLength(stored.length);
  expect(new Set(rows.map((row) => row['Status']))).toEqual(new Set(['']));
  expect(world.view().notice).toMatchObject({
    tone: 'success',
    title: 'Everything is here: 8 sheets',
    detail: `${stored.length} rows taken over into Time Blocks.`,
  });
  expect(world.view().active).toBe('time-blocks');
});

test('an edit of a taken-over shift is stored as an update of it', async () => {
  await withSample();
  const before = (await world.sandbox.state()).timeBlocks.length;
  typeInto(world, 'Time Blocks', 'Notes', 2, 'Keys');
  await world.app.do({ do: 'push' });
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  const after = (await world.sandbox.state()).timeBlocks;
  expect(after).toHaveLength(before);
  expect(after.filter(({ notes }) => notes === 'Keys')).toHaveLength(1);
});

test('without a list, or in a workbook that has sheets, connecting brings nothing', async () => {
  await withSample('');
  expect(world.workbook.grid.sheets().map(({ name }) => name)).not.toContain('Users');
  expect(world.view().notice?.title).toBe('Connected: the service lists 48 users.');
});
