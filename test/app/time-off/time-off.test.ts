/** Time off that is entered by its days: what the screen says before it is added, and the rows that it becomes. */
import type { TimeOffEntry } from '../../../src/app/view';
import { serialOfDay } from '../../../src/core/calendar/days';
import { trafficSoFar } from '../../office/library';
import { addHolidays, pasteShifts, typeInto } from '../world/typing';
import { openWorld, withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const on = (day: string) => serialOfDay(day);
const screen = () => {
  const { screen: shown } = world.view();
  return shown.kind === 'time-off' ? shown.timeOff : undefined;
};
const title = () => world.view().notice?.title;
const idOf = (list: 'people' | 'accounts' | 'reasons', label: string) =>
  screen()?.[list].find((each) => each.label === label)?.id ?? '';

function shownEntry(): TimeOffEntry {
  const shown = screen();
  if (!shown) throw new Error('the screen is not open');
  return shown.entry;
}

/** Opens the screen and enters what is given. The person is Ingrid Solberg and the account Vacation, if not told otherwise. */
async function enter(more: Partial<TimeOffEntry> = {}): Promise<void> {
  await world.app.do({ do: 'open-time-off' });
  const entry = {
    ...shownEntry(),
    personId: idOf('people', 'Ingrid Solberg'),
    accountId: idOf('accounts', 'Vacation'),
    first: '2026-12-10',
    last: '2026-12-15',
    ...more,
  };
  await world.app.do({ do: 'fill-time-off', entry });
}

const add = () => world.app.do({ do: 'add-time-off' });

/** The last rows of a sheet, with these columns. */
const rowsOf = (sheet: string, count: number, columns: readonly string[]) =>
  world
    .table(sheet)
    .slice(-count)
    .map((row) => columns.map((column) => row[column]));

const BLOCK = ['Person', 'Date', 'Start', 'End', 'TimeOffAccount', 'Status'];

describe('in a workbook with all sheets', () => {
  beforeEach(async () => {
    world = await withEverything();
    await world.app.do({ do: 'download', kind: 'time-blocks' });
  });

  test('the holidays among the days that count are named, as they were typed a moment before', async () => {
    await addHolidays(world, '2026-12-11\tTown day', '2026-12-12\tA Saturday', '2026-12-24\tLater');
    await enter();
    expect(screen()?.holidays).toEqual([[on('2026-12-11'), 'Town day']]);
  });

  test('a week over a weekend becomes one transaction and a block for each working day', async () => {
    await enter({ records: 'both' });
    expect(screen()?.plan).toMatchObject({ amount: 4, problem: undefined });
    await add();
    expect(title()).toBe('Time off of Ingrid Solberg: 1 row added to Time Off, 4 rows added to Time Blocks.');
    expect(world.view().notice).toMatchObject({ tone: 'success' });
    expect(world.view().screen.kind).toBe('home');
    const { sheet, area } = world.workbook.grid.selection();
    expect([sheet, area.row]).toEqual([world.workbook.grid.activeSheet(), world.table('Time Off').length]);
    expect(rowsOf('Time Off', 1, ['Person', 'Account', 'EffectiveDate', 'Amount', 'Status'])).toEqual([
      ['Ingrid Solberg', 'Vacation', on('2026-12-10'), -4, 'New'],
    ]);
    expect(rowsOf('Time Blocks', 4, BLOCK)).toEqual(
      ['2026-12-10', '2026-12-11', '2026-12-14', '2026-12-15'].map((day) => [
        'Ingrid Solberg',
        on(day),
        0,
        0,
        'Vacation',
        'New',
      ]),
    );
  });

  test('the rows are checked, pushed and stored as all others', async () => {
    await enter({ records: 'both', reasonId: idOf('reasons', screen()?.reasons[0]?.label ?? '') });
    await add();
    const [transactions, blocks] = [world.shownTable('time-off'), world.shownTable('time-blocks')];
    expect([transactions?.counts, blocks?.counts]).toMatchObject([
      { added: 1, fix: 0, warned: 0 },
      { added: 4, fix: 0, warned: 0 },
    ]);
    const before = await world.sandbox.state();
    await world.app.do({ do: 'push' });
    await world.app.do({ do: 'send' });
    expect(world.view().result).toMatchObject({ planned: 5, stored: 5 });
    const after = await world.sandbox.state();
    expect(after.timeOffTransactions.length - before.timeOffTransactions.length).toBe(1);
    expect(after.timeOffTransactions.at(-1)).toMatchObject({ amount: -4, effectiveDate: '2026-12-10' });
    expect(after.timeBlocks.length - before.timeBlocks.length).toBe(4);
  });

  test('the balance before and after is that of the sheet’s transactions, with those that are not pushed', async () => {
    await enter({ records: 'transaction' });
    const first = screen()?.outlook.account;
    expect(first?.after).toBe((first?.before ?? 0) - 4);
    await add();
    await enter({ records: 'transaction', first: '2026-12-16', last: '2026-12-16' });
    expect(screen()?.outlook.account).toMatchObject({
      before: first?.after,
      after: (first?.after ?? 0) - 1,
      notPushed: -4,
    });
  });

  test('the account may lose another number of days than are counted', async () => {
    await enter({ records: 'transaction', amount: '3' });
    await add();
    expect(title()).toBe('Time off of Ingrid Solberg: 1 row added to Time Off.');
    expect(rowsOf('Time Off', 1, ['Amount'])).toEqual([[-3]]);
    expect(world.table('Time Blocks').every((row) => row['Person'] === '')).toBe(true);
  });

  test('shifts of the person in these days are shown and stay as they are', async () => {
    await pasteShifts(
      world,
      [
        'Who\tStart\tEnd',
        'Ingrid Solberg\t2026-12-11 09:00\t2026-12-11 17:00',
        'Kwame Mensah\t2026-12-11 09:00\t2026-12-11 17:00',
      ].join('\n'),
    );
    await world.app.do({ do: 'add-pasted' });
    await world.app.do({ do: 'back' });
    const shifts = world.table('Time Blocks');
    await enter({ records: 'transaction' });
    expect(screen()?.outlook.shifts).toHaveLength(1);
    await add();
    expect(world.table('Time Blocks').map(({ Date }) => Date)).toEqual(shifts.map(({ Date }) => Date));
  });

  test('time off that the sheets have in these days is shown', async () => {
    await enter({ records: 'both' });
    await add();
    await enter({ first: '2026-12-14', last: '2026-12-31' });
    expect(screen()?.outlook.daysOff).toEqual([
      { day: on('2026-12-14'), isProbable: false },
      { day: on('2026-12-15'), isProbable: false },
    ]);
  });

  test('an incomplete entry adds nothing, and the screen stays', async () => {
    const before = world.table('Time Off').length;
    await enter({ personId: '' });
    expect(screen()?.plan.problem).toBe('no-person');
    await add();
    expect(world.table('Time Off')).toHaveLength(before);
    expect(screen()).toBeDefined();
    await world.app.do({ do: 'close-time-off' });
    expect(world.view().screen.kind).toBe('home');
    await add();
    expect(world.table('Time Off')).toHaveLength(before);
  });

  test('where the company keeps time off is seen in the sheets at first, and later it is what was chosen last', async () => {
    await world.app.do({ do: 'open-time-off' });
    expect(screen()?.entry.records).toBe('transaction');
    await enter({ records: 'both' });
    await add();
    await world.reopenConnected();
    await world.app.do({ do: 'open-time-off' });
    expect(screen()?.entry.records).toBe('both');
  });

  test('rows that can’t be read are in no balance, and the screen knows how many they are', async () => {
    typeInto(world, 'Time Off', 'Amount', 2, 'many');
    await enter();
    expect(screen()?.unreadable).toBe(1);
  });

  test('if the second sheet can’t be written, the notice says what was added, and “Add” adds only the rest', async () => {
    const before = world.table('Time Off').length;
    await enter({ records: 'both' });
    const [, column = ''] = /!([A-Z]+)/.exec(world.cell('Time Blocks', 'TimeOffAccount', 1)) ?? [];
    world.workbook.person.deleteColumn(column, 'Time Blocks');
    await add();
    expect(world.view().notice).toMatchObject({ tone: 'error' });
    expect(title()).toMatch(
      /has no column "Time-off account" any more.* 1 row was added to Time Off before\./,
    );
    expect(screen()).toBeDefined();
    await add();
    expect(world.table('Time Off')).toHaveLength(before + 1);
    world.workbook.person.deleteSheet('Time Blocks');
    await add();
    expect(world.view().notice?.tone).toBe('success');
    expect(world.table('Time Off')).toHaveLength(before + 1);
    expect(rowsOf('Time Blocks', 4, ['Person', 'TimeOffAccount'])).toEqual(
      Array(4).fill(['Ingrid Solberg', 'Vacation']),
    );
  });

  test('B1: the sheets are read in one round trip when the screen opens, typing reads nothing, and adding to two sheets is quick', async () => {
    await enter();
    typeInto(world, 'Time Off', 'Amount', 2, '-7');
    const tripsOf = async (work: () => Promise<unknown>) => {
      const { trips } = trafficSoFar();
      await work();
      return trafficSoFar().trips - trips;
    };
    expect(await tripsOf(() => world.app.do({ do: 'open-time-off' }))).toBe(1);
    const entry = { ...shownEntry(), personId: '1' };
    expect(await tripsOf(() => world.app.do({ do: 'fill-time-off', entry }))).toBe(0);
    await enter({ records: 'both' });
    expect(await tripsOf(add)).toBeLessThanOrEqual(16);
    await enter({ records: 'both', first: '2026-12-16', last: '2026-12-16' });
    expect(await tripsOf(add)).toBeLessThanOrEqual(12);
  });

  test('signing out closes the screen with its balances', async () => {
    await enter();
    await world.app.do({ do: 'sign-out' });
    expect(world.view().screen.kind).toBe('connect');
  });
});

describe('in a workbook that lacks a sheet', () => {
  test('the sheet is made before its rows are added, and the screen tells that it is missing', async () => {
    world = await withEverything();
    await enter({ records: 'both' });
    expect(screen()?.missing).toEqual(['Time Blocks']);
    await add();
    expect(world.view().notice?.tone).toBe('success');
    expect(rowsOf('Time Blocks', 4, ['Person', 'Status'])).toEqual(Array(4).fill(['Ingrid Solberg', 'New']));
  });

  test('without a connection the sheet can’t be made: nothing is added, and the notice says why', async () => {
    world = await withEverything();
    await world.reopenPane();
    const before = world.table('Time Off').length;
    await enter({ records: 'both' });
    await add();
    expect(title()).toBe('You are not connected to a service. Connect first.');
    expect(world.table('Time Off')).toHaveLength(before);
  });

  test('without the sheet Time Off no balance is invented', async () => {
    world = await withEverything();
    world.workbook.person.deleteSheet('Time Off');
    await enter();
    expect(screen()?.outlook.account).toBeUndefined();
    expect(screen()?.missing).toEqual(['Time Off', 'Time Blocks']);
  });

  test('before anything is downloaded there is nobody to choose', async () => {
    world = await openWorld();
    await world.app.do({ do: 'open-time-off' });
    expect(screen()).toMatchObject({ people: [], accounts: [], missing: ['Time Off', 'Time Blocks'] });
  });
});

test('one click takes the entered time off back, from both sheets', async () => {
  world = await withEverything();
  const before = world.table('Time Off').length;
  await enter({ records: 'both' });
  await add();
  expect(world.table('Time Off')).toHaveLength(before + 1);
  await world.app.do({ do: 'take-back' });
  expect(title()).toBe('Taken back in Time Off: 1 row removed. Taken back in Time Blocks: 4 rows removed.');
  expect(world.table('Time Off')).toHaveLength(before);
  expect(world.table('Time Blocks').filter((row) => row['Person'] !== '')).toEqual([]);
});
