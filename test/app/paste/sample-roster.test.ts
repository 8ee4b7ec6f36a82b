import { sampleRosterText } from '../../../src/standins/service/company/roster';
import { sampleCompany } from '../../../src/standins/service/company/sample-company';
import { openWorld, type World } from '../world/world';

const ROSTER = sampleRosterText(sampleCompany({ names: 'plain' }).users.all(), '2026-11-21');

let world: World;
afterEach(() => world.close());

async function withRoster(): Promise<void> {
  world = await openWorld({
    sandbox: { names: 'plain' },
    ports: (ports) => ({ ...ports, sampleRoster: () => Promise.resolve(ROSTER) }),
  });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download' });
  await world.app.do({ do: 'open-paste', kind: 'time-blocks' });
}

test('the sample roster is read without a question, and every cell of it makes a shift', async () => {
  await withRoster();
  await world.app.do({ do: 'paste-sample' });
  const { paste } = world.view();
  const cells = ROSTER.split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t').slice(2));
  expect(paste).toMatchObject({ questions: [], leftOut: [], codes: [], filled: ROSTER });
  expect(paste?.names.filter(({ found }) => found !== 'sure')).toEqual([]);
  expect(paste?.shifts).toHaveLength(cells.filter((cell) => cell !== '').length);
});

test('its shifts are added and stored, all of them', async () => {
  await withRoster();
  await world.app.do({ do: 'paste-sample' });
  const shifts = world.view().paste?.shifts.length ?? 0;
  const before = (await world.sandbox.state()).timeBlocks.length;
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  await world.app.do({ do: 'confirm-unusual', on: true });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: shifts, stored: shifts });
  expect((await world.sandbox.state()).timeBlocks).toHaveLength(before + shifts);
});
