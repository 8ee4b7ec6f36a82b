/** Excel on the web that does not answer, at any moment of a job. */
import { ExcelSilent } from '../../../src/app/failures';
import { appMessages } from '../../../src/app/messages';
import { setSilenceLimit } from '../../../src/excel/calls/silence';
import { until } from '../../runner/until';
import { storedTimeOff, writesTo } from '../world/service';
import { addRow, HOLIDAY, typeUser } from '../world/typing';
import { withUsers, type World } from '../world/world';

const LIMIT_MS = 60;
const TYPED = { ...HOLIDAY, Description: 'Sent while Excel is silent' };

let world: World;
let restore: () => void;
beforeEach(async () => {
  world = await withUsers({ workbook: { url: 'https://company.example/Staff.xlsx' } });
  await world.app.do({ do: 'download', kind: 'time-off' });
  await world.workbook.eventsDelivered();
  restore = setSilenceLimit(LIMIT_MS);
});
afterEach(async () => {
  restore();
  await world.close();
});

const faults = () => world.workbook.host.faults;
const sentence = new ExcelSilent().message;

test('A7: if the first answer never comes, the pane reads the workbook anew and shows its tables', async () => {
  typeUser(world, 'FirstName', 'isolberg', 'Inge');
  faults().hangBatch();
  await world.reopenPane();
  expect(world.shownTable('users')?.counts).toMatchObject({ edited: 1 });
  expect(world.view().notice).toBeUndefined();
});

test('A7: while Excel does not answer, the opening pane says so; it works as soon as Excel answers', async () => {
  faults().hangs = true;
  const opening = world.reopenPane();
  await until(() => world.view().notice?.title === appMessages.waiting.silent);
  faults().hangs = false;
  await opening;
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.view().notice).toMatchObject({ tone: 'success' });
});

test.each([1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16])(
  'A7: if batch %i of a push is never answered, the pane says so, works again, and nothing is stored twice',
  async (nth) => {
    addRow(world, 'Time Off', TYPED);
    const said: string[] = [];
    world.app.view.subscribe(({ job, notice }) => said.push(job?.sentence ?? '', notice?.title ?? ''));
    faults().hangBatch({ nth, applied: nth % 2 === 0 });
    await world.app.do({ do: 'push', kind: 'time-off' });
    expect(world.view().job).toBeUndefined();
    const { silent, saving } = appMessages.waiting;
    const isThere = said.some((each) => [silent, saving, sentence].includes(each));
    expect(isThere).toBe(true);
    await world.app.do({ do: 'close-result' });
    await world.app.do({ do: 'push', kind: 'time-off' });
    await world.app.do({ do: 'download', kind: 'time-off' });
    await world.app.do({ do: 'push', kind: 'time-off' });
    expect(await storedTimeOff(world, TYPED.Description)).toHaveLength(1);
  },
);

test.each(['is never answered', 'fails'])(
  'A7: if any batch of a push %s after a row was stored, its result is shown',
  async (how) => {
    let batches = 0;
    const stop = faults().beforeEachBatch(() => void (batches += 1));
    let results = 0;
    for (let nth = 14; nth <= batches || batches === 0; nth += 1) {
      typeUser(world, 'FirstName', 'isolberg', `Inge ${how} ${nth}`);
      await world.workbook.eventsDelivered();
      const before = (await writesTo(world)).length;
      if (how === 'fails') faults().failBatch('GeneralException', { nth });
      else faults().hangBatch({ nth });
      batches = 0;
      await world.app.do({ do: 'push', kind: 'users' });
      if ((await writesTo(world)).length === before) continue;
      results += 1;
      expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
      await world.app.do({ do: 'close-result' });
    }
    stop();
    expect(results).toBeGreaterThan(3);
  },
);

test('A7: a pane whose Excel never answers again ends each job with a sentence, and sends nothing', async () => {
  typeUser(world, 'FirstName', 'isolberg', 'Inge');
  faults().hangs = true;
  await world.app.do({ do: 'push', kind: 'users' });
  expect(world.view()).toMatchObject({ job: undefined, notice: { tone: 'error', title: sentence } });
  expect(await writesTo(world)).toEqual([]);
  faults().hangs = false;
  await world.app.do({ do: 'push', kind: 'users' });
  expect(world.view().result).toMatchObject({ stored: 1 });
});
