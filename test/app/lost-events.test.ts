/** Excel merges events, sends them late, and drops some: nothing but the live counts may depend on them. */
import { CachedWorkbook } from '../../src/app/workbook/cached-workbook';
import { users } from '../../src/core/entities/users';
import { layoutOf } from '../../src/core/table/layout';
import { createOfficeWorkbook } from '../../src/excel/workbook';
import { openWorkbook } from '../office/open-workbook';
import { wait, until } from '../runner/until';
import { storedBlocks } from './world/service';
import { addRow, HOLIDAY, SHIFT, typeInto } from './world/typing';
import { pushUsers, withEverything, withUsers, type World } from './world/world';

const ALL_LOST = { workbook: { hardness: { dropsEventEach: 1, roundTripMs: 20 } } };

const edited = (world: World): number => world.shownTable('users')?.edited.length ?? -1;

/** Longer than Shiftsheet trusts the counts after a look. */
const A_MINUTE = 60_000;

test('events: a typed cell whose event was lost is pushed', async () => {
  const world = await withUsers(ALL_LOST);
  const userName = String(world.users()[1]?.['UserName']);
  world.workbook.person.type(world.at('LastName', 3), 'Garcia-Lopez');
  await pushUsers(world);
  expect(world.view().result?.stored).toBe(1);
  expect(world.user(userName)).toMatchObject({
    LastName: 'Garcia-Lopez',
    Status: '0',
  });
  await world.close();
});

test('events: a typed cell whose event was lost stays as it is when users are downloaded again', async () => {
  const world = await withUsers(ALL_LOST);
  world.workbook.person.type(world.at('LastName', 3), 'Garcia-Lopez');
  await world.app.do({ do: 'download', kind: 'users' });
  expect(world.users()[1]?.['LastName']).toBe('Garcia-Lopez');
  expect(edited(world)).toBe(1);
  await world.close();
});

test('events: a typed cell whose event was lost is counted when the user looks at the pane', async () => {
  const world = await withUsers(ALL_LOST);
  world.workbook.person.type(world.at('LastName', 3), 'Garcia-Lopez');
  await world.workbook.eventsDelivered();
  expect(edited(world)).toBe(0);
  world.passTime(A_MINUTE);
  await world.app.look();
  expect(edited(world)).toBe(1);
  world.workbook.person.type(world.at('LastName', 4), 'Smith-Lopez');
  await world.app.look(); // a moment after the last look
  expect(edited(world)).toBe(1);
  world.passTime(A_MINUTE);
  await world.app.look();
  expect(edited(world)).toBe(2);
  await world.close();
});

test('events: cells that are typed one below the other are counted, although their events come late and as one', async () => {
  const world = await withUsers({ workbook: { hardness: { mergesEvents: true, eventsLateMs: 30 } } });
  for (const row of [3, 4, 5]) world.workbook.person.type(world.at('LastName', row), `Name ${row}`);
  await world.workbook.eventsDelivered();
  await until(() => expect(edited(world)).toBe(3));
  await world.close();
});

test('events: in Excel on the web, where each fifth event is lost, all typed cells are counted and pushed', async () => {
  const world = await withUsers({ workbook: { profile: 'web', hardness: { roundTripMs: 5 } } });
  const rows = Array.from({ length: 12 }, (_, at) => 3 + at * 3);
  for (const row of rows) {
    world.workbook.person.type(world.at('LastName', row), `Name ${row}`);
    await world.workbook.eventsDelivered();
  }
  world.passTime(A_MINUTE);
  await world.app.look();
  expect(edited(world)).toBe(rows.length);
  await pushUsers(world);
  expect(world.view().result?.stored).toBe(rows.length);
  await world.close();
});

describe('events: a job reads its tables anew', () => {
  const layout = layoutOf(users);
  const rows = ['r0', 'r1'].map((id) => layout.columns.map((column) => (column.id === 'Row' ? id : '')));
  const at = layout.columns.findIndex(({ id }) => id === 'LastName');
  const address = `${String.fromCharCode(65 + at)}2`;

  async function open() {
    const { person } = openWorkbook(ALL_LOST.workbook);
    const workbook = new CachedWorkbook(createOfficeWorkbook());
    await workbook.create(layout, rows);
    return { person, workbook, lastName: async () => (await workbook.readSheet(layout))?.rows[0]?.[at] };
  }

  test('also one that it has written over an earlier read', async () => {
    const { workbook, person, lastName } = await open();
    workbook.beginJob(new AbortController().signal);
    person.type(address, 'typed', 'Users');
    await workbook.write(layout, [{ row: 'r1', column: 'LastName', cell: 'written' }]);
    expect(await lastName()).toBe('typed');
  });

  test('also one whose read began before the job and ended after', async () => {
    const { workbook, person, lastName } = await open();
    workbook.forget();
    const counted = workbook.lastSheets([layout]);
    await wait(10);
    workbook.beginJob(new AbortController().signal);
    await counted;
    person.type(address, 'typed', 'Users');
    expect(await lastName()).toBe('typed');
  });
});

describe('H13, H14: a rule judges by an edit whose event was lost', () => {
  const kind = 'time-blocks';
  const SHEET = 'Time Blocks';
  const INGRID = 'Ingrid Solberg';
  const TASK = 'Handover';

  /** What takes Monday's shift from Ingrid, each in a sheet of its own. */
  const EDITS: Readonly<Record<string, (world: World) => void>> = {
    'Time Off': (world) =>
      void addRow(world, 'Time Off', { ...HOLIDAY, EffectiveDate: SHIFT.Date, Amount: '-1' }),
    Qualifications: (world) => {
      const rows = world.table('Qualifications');
      const at = rows.findIndex(({ Person, Item }) => Person === INGRID && Item === TASK);
      typeInto(world, 'Qualifications', 'Person', at + 2, "Siobhán O'Connor");
    },
    'People limits': (world) => world.workbook.person.type('C2', 'no', 'People limits'),
  };

  /** Each act of the user, and what tells that the edit counts. */
  const ACTS: Readonly<Record<string, (world: World) => Promise<void>>> = {
    '“Check the week” lists the shift': async (world) => {
      await world.app.do({ do: 'check-week', kind, offset: 1 });
      expect(world.view().screen).toMatchObject({ check: { count: 1, people: [{ person: INGRID }] } });
    },
    '“Who can work this?” does not offer the person': async (world) => {
      await world.app.do({ do: 'open-who', kind, index: 1 });
      expect(world.view().screen).toMatchObject({
        who: { cannot: expect.arrayContaining([expect.objectContaining({ label: INGRID })]) as unknown },
      });
    },
    'a push that holds rows with warnings holds the shift': async (world) => {
      await world.app.do({ do: 'push', kind });
      if (world.view().preview) await world.app.do({ do: 'send' });
      expect(await storedBlocks(world)).toMatchObject([{ userId: 0 }]);
    },
    'the report “Plan warnings” has the shift': async (world) => {
      const period = { from: '2026-11-23', to: '2026-11-29' };
      await world.app.do({ do: 'make-report', id: 'plan-warnings', choice: { period, paper: 'a4' } });
      expect(world.view().reports?.ready[0]?.report.sections[0]?.rows.map(({ cells }) => cells[0])).toEqual([
        INGRID,
      ]);
    },
  };

  test.each(
    Object.entries(ACTS).flatMap(([what, act]) =>
      Object.entries(EDITS).map(([sheet, edit]) => ({ what, act, sheet, edit })),
    ),
  )('$what after an edit of $sheet', async ({ act, edit }) => {
    const world = await withShifts();
    edit(world);
    await act(world);
    await world.close();
  });

  test.each(Object.keys(EDITS))(
    '“Send” holds the shift after an edit of %s beside the open preview',
    async (sheet) => {
      const world = await withShifts();
      await world.app.do({ do: 'preview', kind });
      expect(world.view().preview).toMatchObject({ added: 2 });
      EDITS[sheet]?.(world);
      await world.app.do({ do: 'send' });
      expect(await storedBlocks(world)).toMatchObject([{ userId: 0 }]);
      await world.close();
    },
  );

  /** A shift of Ingrid and an open one, in Excel that loses every event; rows with warnings are held. */
  async function withShifts(): Promise<World> {
    const world = await withEverything(ALL_LOST);
    await world.app.do({ do: 'exclude-warned', on: true });
    await world.app.do({ do: 'download', kind });
    await world.app.do({ do: 'make-settings', kind: 'people-limits' });
    world.workbook.person.type('A2', INGRID, 'People limits');
    addRow(world, SHEET, { ...SHIFT, Task: TASK });
    addRow(world, SHEET, { ...SHIFT, Person: 'Open shift', Task: TASK, Start: '18', End: '20' });
    world.passTime(A_MINUTE);
    await world.app.look();
    return world;
  }
});
