/** The user goes to another workbook while Shiftsheet works: Excel then adds and shows no sheets. */
import { appMessages } from '../../../src/app/messages';
import { NotInFront } from '../../../src/excel/calls/in-front';
import { setSilenceLimit } from '../../../src/excel/calls/silence';
import { until } from '../../runner/until';
import { openWorld, type World } from '../world/world';

let world: World;
let restore: () => void;
beforeEach(async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  restore = setSilenceLimit(150);
});
afterEach(async () => {
  restore();
  await world.close();
});

const sheetNames = () => world.workbook.grid.sheets().map(({ name }) => name);

test('B3: a download waits until the user comes back to the workbook, says so, and goes on by itself', async () => {
  const { host } = world.workbook;
  host.leave();
  const said: string[] = [];
  world.app.view.subscribe(({ job }) => {
    if (job && job.sentence !== said.at(-1)) said.push(job.sentence);
  });
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await until(() => world.view().job?.sentence === appMessages.waiting.behind);
  host.comeBack();
  await downloading;
  const at = said.indexOf(appMessages.waiting.behind);
  expect(said.filter((each) => each === appMessages.waiting.behind)).toHaveLength(1);
  expect(said[at + 1]).toBe(said[at - 1]);
  expect(world.view().notice).toMatchObject({ tone: 'success' });
  expect(world.users()).toHaveLength(48);
  expect(sheetNames().filter((name) => name.startsWith('Users'))).toEqual(['Users']);
});

test.each([1, 3, 6, 10, 14, 18, 22, 26])(
  'B3: whoever leaves the workbook at batch %i of a download of everything gets each table once',
  async (nth) => {
    const { host } = world.workbook;
    let batches = 0;
    host.faults.beforeEachBatch(() => {
      batches += 1;
      if (batches !== nth) return;
      host.leave();
      setTimeout(() => host.comeBack(), 30);
    });
    await world.app.do({ do: 'download' });
    expect(world.view().notice).toMatchObject({ tone: 'success' });
    expect(sheetNames().filter((name) => / \(\d+\)$/.test(name))).toEqual([]);
    expect(world.view().tables.filter(({ state }) => state === 'broken')).toEqual([]);
    expect(world.users()).toHaveLength(48);
  },
);

test('B3: a user who is in another workbook can cancel the download', async () => {
  const { host } = world.workbook;
  host.leave();
  const downloading = world.app.do({ do: 'download', kind: 'users' });
  await until(() => world.view().job?.sentence === appMessages.waiting.behind);
  await world.app.do({ do: 'cancel' });
  await downloading;
  expect(world.view()).toMatchObject({ job: undefined, notice: { title: appMessages.cancelled } });
  host.comeBack();
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users()).toHaveLength(48);
});

test('B3: a user who does not come back reads why nothing happened, and the next download makes one sheet', async () => {
  const { host } = world.workbook;
  host.leave();
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice).toMatchObject({ tone: 'error', title: new NotInFront().message });
  host.comeBack();
  await world.app.do({ do: 'download', kind: 'users' });
  expect(sheetNames().filter((name) => name.startsWith('Users'))).toEqual(['Users']);
});

test('B3: a table that is made while the user looks elsewhere is whole, only its header is not frozen', async () => {
  const { host } = world.workbook;
  // The sheet is added, and the user leaves before the batch ends.
  const add = host.grid.addSheet.bind(host.grid);
  host.grid.addSheet = (name) => {
    host.leave();
    return add(name);
  };
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users()).toHaveLength(48);
  expect(world.shownTable('users')?.counts).toMatchObject({ unchanged: 48 });
});

test('E17: a download waits while sheets are grouped, says so, and goes on when one sheet is selected', async () => {
  const { person } = world.workbook;
  await world.app.do({ do: 'download', kind: 'users' });
  person.groupSheets('Users', 'Sheet1');
  const downloading = world.app.do({ do: 'download', kind: 'time-blocks' });
  await until(() => world.view().job?.sentence.includes('[Group]') === true);
  person.groupSheets();
  await downloading;
  expect(world.view().notice).toMatchObject({ tone: 'success' });
  expect(sheetNames().filter((name) => name.startsWith('Time Blocks'))).toEqual(['Time Blocks']);
});

test('E17: what was typed into a group of sheets is counted in each table, and nothing is sent unseen', async () => {
  const { person } = world.workbook;
  for (const kind of ['time-blocks', 'time-off']) await world.app.do({ do: 'download', kind });
  const first = world.cell('Time Blocks', 'Person', 2).replace(/^.*!/, '');
  const same = world.cell('Time Off', 'Person', 2).replace(/^.*!/, '');
  expect(same).toBe(first);
  person.groupSheets('Time Blocks', 'Time Off');
  person.type(first, 'Kwame Mensah', 'Time Blocks');
  person.groupSheets();
  await world.app.do({ do: 'preview' });
  expect(world.shownTable('time-blocks')?.counts).toMatchObject({ fix: 1 });
  const { added, edited, fix } = world.shownTable('time-off')?.counts ?? {};
  expect([added, edited, fix]).toEqual([0, 1, 0]);
});
