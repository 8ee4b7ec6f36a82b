/** Excel refuses, drops or ends the session in the middle of making a roster and of taking it over: nothing is doubled or lost. */
import { appMessages } from '../../../src/app/messages';
import { breadth } from '../../runner/breadth';
import { checkOf, makeRoster, newTimeOff, type SeenRoster, shiftsIn, withShifts } from '../world/rosters';
import { storedBlocks } from '../world/service';
import type { World } from '../world/world';

let world: World;
afterEach(() => world.close());

const SHIFTS = [
  { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9:00', End: '17:00', Department: 'Kitchen' },
  { Person: 'Kwame Mensah', Date: '2026-11-24', Start: '10:00', End: '18:00', Department: 'Kitchen' },
];
const BEFORE = ['Ingrid Solberg|Nov 23|9:00|17:00|Kitchen', 'Kwame Mensah|Nov 24|10:00|18:00|Kitchen'];
const AFTER = [
  'Ingrid Solberg|Nov 23|10:00|17:00|Kitchen',
  'Open shift|Nov 24|10:00|18:00|Kitchen',
  'Hannah Abbott|Nov 25|9:00|17:00',
];
const TIME_OFF = ['Hannah Abbott|Vacation|Nov 26|-2'];

/** A typed-into roster. Its file is kept, so that each test of many begins with the same. */
async function typedRoster(options: Parameters<typeof withShifts>[1] = {}): Promise<SeenRoster> {
  world = await withShifts(SHIFTS, options);
  const roster = await makeRoster(world);
  roster.type('Ingrid Solberg', '2026-11-23', '10-17');
  roster.type('Kwame Mensah', '2026-11-24', '');
  roster.type('Hannah Abbott', '2026-11-25', '9-17');
  for (const day of ['26', '27']) roster.type('Hannah Abbott', `2026-11-${day}`, 'Vacation');
  return roster;
}

const takeOver = () => world.app.do({ do: 'take-over-roster' });
const faults = () => world.workbook.host.faults;

/** The user does what the pane says until nothing is left to take over: opens it again, answers conflicts with what was typed. */
async function takeOverTheRest(): Promise<void> {
  await world.reopenConnected();
  await world.app.do({ do: 'open-rosters' });
  for (const { id } of (await checkOf(world)).conflicts)
    await world.app.do({ do: 'answer-roster', id, side: 'roster' });
  await takeOver();
  await takeOver();
}

/** How many batches a take-over that nothing disturbs sends. */
async function batchesOf(work: () => Promise<void>): Promise<number> {
  let batches = 0;
  const stop = faults().beforeEachBatch(() => void (batches += 1));
  await work();
  stop();
  return batches;
}

/** Each batch, done and not done; without `--all`, the two take turns. */
function positions(batches: number): { readonly nth: number; readonly applied: boolean }[] {
  return Array.from({ length: batches }, (_, at) => at + 1).flatMap((nth) =>
    [false, true].slice(0, breadth(1, 2)).map((applied) => ({ nth, applied: applied !== (nth % 2 === 0) })),
  );
}

describe('taking over is cut off', () => {
  test('at each batch, which is refused, or is carried out and its answer lost: taken over again, nothing is doubled', async () => {
    const roster = await typedRoster();
    const begin = world.workbook.keep();
    const batches = await batchesOf(takeOver);
    expect(batches).toBeGreaterThan(8);
    for (const nth of positions(batches)) {
      begin();
      await world.reopenConnected();
      await world.app.do({ do: 'open-rosters' });
      faults().failBatch('GeneralException', nth);
      await takeOver();
      await takeOverTheRest();
      expect([nth, shiftsIn(world)]).toEqual([nth, AFTER]);
      expect([nth, newTimeOff(world)]).toEqual([nth, TIME_OFF]);
      // The cell is empty as when the roster was made, but its shift was taken over since.
      roster.type('Hannah Abbott', '2026-11-25', '');
      await takeOver();
      expect([nth, shiftsIn(world).at(-1)]).toEqual([nth, 'Open shift|Nov 25|9:00|17:00']);
    }
  });

  test('by Excel’s end of the session at each batch, the file as it is then', async () => {
    await typedRoster();
    const begin = world.workbook.keep();
    const batches = await batchesOf(takeOver);
    for (let nth = 1; nth <= batches; nth += breadth(3, 1)) {
      begin();
      await world.reopenConnected();
      await world.app.do({ do: 'open-rosters' });
      let sent = 0;
      const stop = faults().beforeEachBatch(() => {
        if ((sent += 1) === nth) world.workbook.endSession(world.workbook.keep());
      });
      await takeOver();
      stop();
      await takeOverTheRest();
      expect([nth, shiftsIn(world)]).toEqual([nth, AFTER]);
      expect([nth, newTimeOff(world)]).toEqual([nth, TIME_OFF]);
    }
  });
});

test('a roster that Excel refuses in the middle is made by the next try, whichever batch was refused', async () => {
  world = await withShifts(SHIFTS);
  await world.app.do({ do: 'open-rosters' });
  const begin = world.workbook.keep();
  const batches = await batchesOf(async () => void (await makeRoster(world)));
  for (let nth = 1; nth <= batches; nth += breadth(3, 1)) {
    begin();
    await world.reopenConnected();
    faults().failBatch('GeneralException', { nth: nth + 1 });
    await makeRoster(world).catch(() => undefined);
    const roster = await makeRoster(world);
    roster.type('Hannah Abbott', '2026-11-25', '9-17');
    expect(await checkOf(world)).toMatchObject({
      typed: 1,
      changes: 1,
      refused: [],
      conflicts: [],
      sentences: [],
    });
    expect(shiftsIn(world)).toEqual(BEFORE);
  }
});

test('what was taken over in a file that is open read-only is not sent, and is taken over once where it is open for writing', async () => {
  await typedRoster({ workbook: { url: 'S:\\Rota\\Week 48.xlsx' } });
  const openForWriting = world.workbook.keep();
  openForWriting();
  world.workbook.openReadOnly();
  await world.reopenConnected();
  await world.app.do({ do: 'open-rosters' });
  await takeOver();
  expect(shiftsIn(world)).toEqual(AFTER);
  await world.app.do({ do: 'push', kind: 'time-blocks' });
  expect(world.view().notice?.title).toBe(appMessages.readOnly);
  expect(await storedBlocks(world)).toEqual([]);
  openForWriting();
  await takeOverTheRest();
  expect(shiftsIn(world)).toEqual(AFTER);
  expect(newTimeOff(world)).toEqual(TIME_OFF);
});
