/** Excel on the web that does not answer, at any moment of a job. */
import { messages } from '../../../src/app/messages';
import { ExcelSilent } from '../../../src/app/failures';
import { setSilenceLimit } from '../../../src/excel/silence';
import { storedTimeOff, writesTo } from '../world/service';
import { addRow, HOLIDAY, typeUser } from '../world/typing';
import { until } from '../world/until';
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
  await until(() => world.view().notice?.title === messages.waiting.silent);
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
    const isThere = said.some((each) => each === messages.waiting.silent || each === sentence);
    expect(isThere).toBe(true);
    await world.app.do({ do: 'close-result' });
    await world.app.do({ do: 'push', kind: 'time-off' });
    await world.app.do({ do: 'download', kind: 'time-off' });
    await world.app.do({ do: 'push', kind: 'time-off' });
    expect(await storedTimeOff(world, TYPED.Description)).toHaveLength(1);
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
