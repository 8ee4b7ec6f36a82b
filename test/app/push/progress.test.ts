/** How far a push and a download have come, and how long they will still take. */
import { addRow, HOLIDAY, pasteUsers, typeUser } from '../world/typing';
import { openWorld, pushAll, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

/** What the pane shows of the running job, each time that it changes. */
function watchJob(): { readonly fractions: number[]; readonly left: (number | undefined)[] } {
  const [fractions, left]: [number[], (number | undefined)[]] = [[], []];
  world.app.view.subscribe(({ job }) => {
    const fraction = (job?.step ?? job)?.fraction;
    if (fraction !== undefined) fractions.push(fraction);
    if (job) left.push(job.secondsLeft);
  });
  return { fractions, left };
}

test('the bar of a push counts the rows of all tables, and never goes back', async () => {
  world = await withEverything();
  pasteUsers(world, 150);
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  addRow(world, 'Time Off', HOLIDAY);
  const { fractions } = watchJob();
  await pushAll(world);
  expect(world.view().result?.stored).toBe(152);
  expect(fractions).toEqual([...fractions].sort((one, other) => one - other));
  expect(fractions).toContain(151 / 152);
  expect(fractions.at(-1)).toBe(1);
});

test('a long push says how long it will still take, but not while it reads back at the end', async () => {
  world = await withEverything();
  pasteUsers(world, 150);
  const stop = world.workbook.host.faults.beforeEachBatch(() => world.passTime(10_000));
  const { left } = watchJob();
  await pushAll(world);
  stop();
  expect(left.filter((each) => each !== undefined).length).toBeGreaterThan(0);
  expect(left.at(-1)).toBeUndefined();
});

test('a download of everything says how long it will still take while it writes, and not while it reads', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  const stop = world.workbook.host.faults.beforeEachBatch(() => world.passTime(10_000));
  const said: { readonly step: string; readonly left: number | undefined }[] = [];
  world.app.view.subscribe(({ job }) => {
    if (job?.step) said.push({ step: job.step.sentence, left: job.secondsLeft });
  });
  await world.app.do({ do: 'download' });
  stop();
  const reading = said.filter(({ step }) => step.startsWith('Reading'));
  const writing = said.filter(({ step }) => !step.startsWith('Reading'));
  expect(reading.length).toBeGreaterThan(0);
  expect(reading.every(({ left }) => left === undefined)).toBe(true);
  expect(writing.some(({ left }) => left !== undefined)).toBe(true);
});
