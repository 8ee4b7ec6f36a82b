/** Rows that name a person, account or department of the same push, after Excel has ended without saving. */
import { callsOf, storedBlocks, storedTimeOff } from '../world/service';
import { addRow, addUser, HOLIDAY, SHIFT } from '../world/typing';
import { pushAll, withEverything, type World } from '../world/world';

const FILE = 'https://files.example/plan.xlsx';

let world: World;
/** Opens the file as it was when the push had saved it; or as it was before the push, if Excel can't save. */
let openSaved: () => void;
let isKept = false;

afterEach(() => world.close());

async function setUp(canSave: boolean): Promise<void> {
  isKept = !canSave;
  world = await withEverything({ workbook: canSave ? { url: FILE } : {} });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
}

/** Excel ends without saving, and the file is opened again. */
async function crash(): Promise<void> {
  openSaved();
  await world.reopenConnected();
}

async function pushEverything(): Promise<void> {
  const { host, keep } = world.workbook;
  const { saves } = host.book;
  openSaved = keep();
  host.faults.afterEachBatch(() => {
    if (host.book.saves === saves + 1 && !isKept) [isKept, openSaved] = [true, keep()];
  });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ stopped: '' });
}

const yule = () => world.table('Time Off').filter((row) => row['Description'] === 'Yule');

/** How Shiftsheet learns after the crash what became of the rows. */
const ways = [
  ['all tables are downloaded', () => world.app.do({ do: 'download' })],
  ['the table alone is downloaded', () => world.app.do({ do: 'download', kind: 'time-off' })],
  ['the next push reconciles them', () => pushAll(world)],
] as const;

const parents = [
  [
    'person',
    () => {
      addUser(world);
      return { Person: 'New Person' };
    },
  ],
  [
    'account',
    () => {
      addRow(world, 'Time-Off Accounts', { Name: 'Study leave' });
      return { Account: 'Study leave' };
    },
  ],
] as const;

describe.each([
  ['the push saved the file', true],
  ['the device alone remembers the push', false],
])('%s', (_, canSave) => {
  test.each(parents.flatMap(([name, add]) => ways.map(([how, act]) => [name, how, add, act] as const)))(
    'a transaction of a new %s is stored once and shown once after a crash: %s',
    async (_name, _how, add, act) => {
      await setUp(canSave);
      addRow(world, 'Time Off', { ...HOLIDAY, Description: 'Yule', ...add() });
      await pushEverything();
      await crash();
      expect(yule()[0]).not.toMatchObject({ Status: '0' });
      await act();
      await world.app.do({ do: 'download', kind: 'time-off' });
      expect(yule()).toMatchObject([
        { Status: expect.stringMatching(/^0?$/) as string, TransID: expect.any(Number) as number },
      ]);
      expect(await storedTimeOff(world, 'Yule')).toHaveLength(1);
    },
  );
});

describe('a shift of a new person in a new department', () => {
  const shifts = () => world.table('Time Blocks').filter((row) => row['Person'] === 'New Person');

  beforeEach(async () => {
    await setUp(true);
    addUser(world);
    addRow(world, 'Departments', { Name: 'Night kitchen' });
    addRow(world, 'Time Blocks', { ...SHIFT, Person: 'New Person', Department: 'Night kitchen' });
    await pushEverything();
    await crash();
  });

  test('is repeated after a crash, with the IDs that the person and the department have', async () => {
    await pushAll(world);
    await pushAll(world);
    const [block, ...others] = await storedBlocks(world);
    expect(others).toEqual([]);
    const [first, again] = await callsOf(world, 'addTimeBlocks');
    expect(again).toEqual(first);
    expect(block).toMatchObject({ userId: expect.any(Number) as number });
    expect(shifts()).toHaveLength(1);
    expect(shifts()[0]).toMatchObject({ Status: expect.stringMatching(/^(?:0|Unknown)$/) as string });
  });

  test('is not edited after the user has said that it is there', async () => {
    await pushAll(world);
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
    await world.app.do({ do: 'confirm-stored', kind: 'time-blocks', numberTaken: true });
    await world.app.do({ do: 'back' });
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    expect(['', '0']).toContain(shifts()[0]?.['Status']);
    expect(shifts()[0]?.['Message']).not.toContain('Changed');
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    expect(world.view().preview).toBeUndefined();
    expect(await storedBlocks(world)).toHaveLength(1);
  });
});
