/** A sheet's columns, headers and views, as the user chooses them. */
import { dayOfSerial } from '../../../src/core/calendar/days';
import { trafficSoFar } from '../../office/library';
import { storedUser } from '../world/service';
import { addRow, SHIFT, typeInto, typeUser } from '../world/typing';
import { changeElsewhere, pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const headers = (sheet = 'Users') => (world.workbook.person.read(sheet)[0] ?? []).map(String);
const sheetId = (sheet: string) => world.workbook.grid.sheets().find(({ name }) => name === sheet)?.id ?? '';
const hidden = (sheet = 'Users') =>
  headers(sheet).filter((_, at) => world.workbook.grid.columnHidden(sheetId(sheet), at));
const shownRows = (sheet: string) =>
  world.table(sheet).filter((_, at) => !world.workbook.grid.rowHidden(sheetId(sheet), at + 1));
const looks = () => {
  const { screen } = world.view();
  return screen.kind === 'sheet-views' ? screen.looks : undefined;
};

test('E20: whoever filters a workbook that others have open reads that they see the filter too', async () => {
  world = await withUsers();
  const said = () => JSON.stringify(world.view().notice);
  typeUser(world, 'UserType', 'isolberg', 'no such type');
  await world.app.do({ do: 'show-rows', kind: 'users', which: 'needs-attention' });
  expect(said()).not.toContain('Others have this workbook open');
  world.workbook.person.asColleague(() => typeUser(world, 'FirstName', 'isolberg', 'Inge'));
  await world.workbook.eventsDelivered();
  await world.app.do({ do: 'show-rows', kind: 'users', which: 'needs-attention' });
  expect(said()).toContain('Others have this workbook open');
  await world.app.do({ do: 'show-view', kind: 'users', view: 'all' });
  expect(said() ?? '').not.toContain('Others have this workbook open');
});

describe('columns', () => {
  test('IDs and fields that only the service sets are at the right and hidden in a new sheet', async () => {
    world = await withUsers();
    expect(hidden()).toEqual(['Row', ...headers().slice(headers().indexOf('External ID'))]);
    expect(headers().slice(-3)).toEqual(['Do not schedule', 'Year hired', 'Date of birth']);
  });

  test('the user shows and hides columns, and a new table of the kind has them so', async () => {
    world = await withUsers();
    await world.app.do({ do: 'open-sheet-views', kind: 'users' });
    expect(looks()?.columns.find(({ id }) => id === 'UserID')).toMatchObject({
      isHidden: true,
      seldom: true,
    });
    await world.app.do({ do: 'hide-columns', kind: 'users', ids: ['HomePhone', 'DoB'] });
    expect(hidden()).toEqual(['Row', 'Home phone', 'Date of birth']);
    expect(
      looks()
        ?.columns.filter(({ isHidden }) => isHidden)
        .map(({ id }) => id),
    ).toEqual(['HomePhone', 'DoB']);
    world.workbook.person.deleteSheet('Users');
    await world.reopenConnected();
    await world.app.do({ do: 'download', kind: 'users' });
    expect(hidden()).toEqual(['Row', 'Home phone', 'Date of birth']);
  });

  test('a value in a hidden column is pushed, and a problem there is shown with its column', async () => {
    world = await withUsers();
    typeUser(world, 'ExternalID', 'soconnor', '4711');
    await pushUsers(world);
    expect(await storedUser(world, 'soconnor')).toMatchObject({ externalId: 4711 });
    typeUser(world, 'ExternalID', 'soconnor', '-5');
    await world.app.do({ do: 'preview', kind: 'users' });
    const { index } = world.view().preview?.tables[0]?.groups[0]?.rows[0] ?? { index: -1 };
    await world.app.do({ do: 'reveal', kind: 'users', index, column: 'ExternalID' });
    expect(hidden()).not.toContain('External ID');
    expect(hidden()).toContain('User ID');
  });
});

test('B1: showing a view, choosing columns and other headers stay within their round trips', async () => {
  world = await withEverything();
  const tripsOf = async (work: () => Promise<unknown>) => {
    const before = trafficSoFar().trips;
    await work();
    return trafficSoFar().trips - before;
  };
  const { app } = world;
  const kind = 'time-off';
  expect(await tripsOf(() => app.do({ do: 'show-view', kind, view: { week: 0 } }))).toBeLessThanOrEqual(6);
  expect(await tripsOf(() => app.do({ do: 'open-sheet-views', kind }))).toBeLessThanOrEqual(7);
  expect(await tripsOf(() => app.do({ do: 'hide-columns', kind, ids: [] }))).toBeLessThanOrEqual(9);
  expect(await tripsOf(() => app.do({ do: 'use-service-words', on: true }))).toBeLessThanOrEqual(7);
  expect(world.view().notice?.tone).not.toBe('error');
});

describe('headers', () => {
  test('E5: are renamed also if Excel refuses their notes, and a notice says so', async () => {
    world = await withUsers({ workbook: { hardness: { refusedOrnaments: ['notes'] } } });
    await world.app.do({ do: 'use-service-words', on: true });
    expect(headers()).toEqual(expect.arrayContaining(['UserName', 'FirstName', 'CellPhone', 'DoB']));
    expect(world.view().notice).toMatchObject({
      tone: 'info',
      title: expect.stringContaining('notes of headers') as string,
    });
  });

  test('can be the service’s names, in sheets that are there and in sheets that are made later, and back', async () => {
    world = await withUsers();
    world.workbook.person.renameColumn('Users', 'Email', 'Mail');
    await world.app.do({ do: 'use-service-words', on: true });
    expect(headers()).toEqual(expect.arrayContaining(['UserName', 'FirstName', 'Mail', 'CellPhone', 'DoB']));
    await world.app.do({ do: 'download', kind: 'time-off' });
    // Person shows names and no UserID, so it keeps its header.
    expect(headers('Time Off')).toEqual(
      expect.arrayContaining(['Person', 'EffectiveDate', 'CanEdit', 'TransID']),
    );
    typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
    typeUser(world, 'LastName', 'jmueller', '');
    await world.app.do({ do: 'preview', kind: 'users' });
    expect(world.user('jmueller')?.['Message']).toMatch(/^LastName /);
    await world.reopenConnected();
    expect(world.view().serviceWords).toBe(true);
    await world.app.do({ do: 'use-service-words', on: false });
    expect(headers()).toEqual(expect.arrayContaining(['User name', 'First name', 'Mail', 'Date of birth']));
    expect(headers('Time Off')).toContain('Effective date');
    expect(world.view().tables.find(({ kind }) => kind === 'users')).toMatchObject({
      state: 'ready',
      counts: { edited: 1, fix: 1 },
    });
  });

  test('of changed columns in Message are the present ones after the headers have changed', async () => {
    world = await withUsers();
    typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
    await changeElsewhere(world, 'soconnor', { CellPhone: '0123' });
    await world.app.do({ do: 'download', kind: 'users' });
    const message = () => world.user('soconnor')?.['Message'];
    const before = message();
    expect(before).toContain('Changed on the service: Cell phone; Changed: First name');
    await world.app.do({ do: 'use-service-words', on: true });
    expect(message()).toContain('Changed on the service: CellPhone; Changed: FirstName');
    await world.app.do({ do: 'use-service-words', on: false });
    expect(message()).toBe(before);
  });

  test('a column of the user that has the service’s name stays, and so does the other column’s header', async () => {
    world = await withUsers();
    world.workbook.person.insertColumn('F', 'CellPhone');
    await world.app.do({ do: 'use-service-words', on: true });
    expect(headers()).toEqual(expect.arrayContaining(['CellPhone', 'Cell phone', 'WorkPhone']));
    expect(world.view().notice).toBeUndefined();
    await world.app.do({ do: 'preview', kind: 'users' });
    expect(world.view().notice?.title).toContain('Nothing to push');
    await world.reopenConnected();
    expect(world.view().tables.find(({ kind }) => kind === 'users')?.counts).toMatchObject({
      edited: 0,
      fix: 0,
    });
  });

  test('a column of the user that differs only by capitals keeps its header, and so does the other one', async () => {
    world = await withUsers();
    world.workbook.person.insertColumn('F', 'cellphone');
    await world.app.do({ do: 'use-service-words', on: true });
    expect(headers()).toEqual(expect.arrayContaining(['cellphone', 'Cell phone', 'WorkPhone']));
  });
});

describe('views', () => {
  const monday = '2026-11-16'; // today is Saturday, 21 November 2026

  async function withWeeks(): Promise<void> {
    world = await withEverything();
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    for (const [date, department] of [
      ['2026-11-15', 'Kitchen'],
      [monday, 'Kitchen'],
      ['2026-11-22', 'Bar'],
      ['2026-11-23', 'Kitchen'],
      ['2026-11-29', 'Bar'],
      ['2026-11-30', 'Bar'],
    ] as const)
      addRow(world, 'Time Blocks', { ...SHIFT, Date: date, Department: department });
  }

  const days = () => shownRows('Time Blocks').map((row) => dayOfSerial(Number(row['Date'])));
  const show = (view: 'all' | { week: number } | { name: string }) =>
    world.app.do({ do: 'show-view', kind: 'time-blocks', view });

  test('one click shows this week or the next by the user’s first weekday, and all rows again', async () => {
    await withWeeks();
    await show({ week: 0 });
    expect(days()).toEqual([monday, '2026-11-22']);
    expect(world.view().narrowed).toEqual(['time-blocks']);
    const rules = { preset: 'none', numbers: {}, off: [], weekStart: 6, leave: 'every-day' } as const;
    await world.app.do({ do: 'save-rules', rules });
    await show({ week: 0 });
    expect(days()).toEqual(['2026-11-15', monday]);
    await show({ week: 1 });
    expect(days()).toEqual(['2026-11-22', '2026-11-23']);
    await show('all');
    expect(days()).toHaveLength(6);
    expect(world.view().narrowed).toEqual([]);
  });

  test('“Show all rows” ends a view, and rows that need fixing are shown also outside the view', async () => {
    await withWeeks();
    await show({ week: 0 });
    await world.app.do({ do: 'show-rows', kind: 'time-blocks', which: 'all' });
    expect(days()).toHaveLength(6);
    typeInto(world, 'Time Blocks', 'Start', 2, 'soon');
    await show({ week: 1 });
    await world.app.do({ do: 'show-rows', kind: 'time-blocks', which: 'needs-attention' });
    expect(days()).toContain('2026-11-15');
  });

  test('a day that Excel has as a text is hidden by a view of its week, and the pane says so', async () => {
    await withWeeks();
    typeInto(world, 'Time Blocks', 'Date', 2, 'Tue 17 Nov 2026');
    await show({ week: 0 });
    expect(world.view().notice?.title).toMatch(/^Excel has the date of 1 row as a text/);
  });

  test('a view that was deleted elsewhere, or whose values nobody has, says so', async () => {
    await withWeeks();
    await show({ name: 'Kitchen' });
    expect(world.view().notice?.title).toMatch(/^This view was deleted/);
    const only = { column: 'Department', texts: ['Old Kitchen'] };
    await world.app.do({
      do: 'save-view',
      kind: 'time-blocks',
      view: { name: 'Kitchen', only },
    });
    expect(world.view().notice?.title).toMatch(/^The view “Kitchen” shows no row/);
  });

  test('a saved view filters and sorts, is kept in the workbook, and can be deleted', async () => {
    await withWeeks();
    await world.app.do({ do: 'open-sheet-views', kind: 'time-blocks' });
    expect(looks()).toMatchObject({ dated: true, views: [] });
    expect(looks()?.columns.find(({ id }) => id === 'Department')?.texts).toEqual(['Bar', 'Kitchen']);
    expect(looks()?.columns.find(({ id }) => id === 'Date')?.texts).toEqual([]);
    const view = { name: 'Bar', only: { column: 'Department', texts: ['Bar'] }, sort: 'Date' };
    await world.app.do({ do: 'save-view', kind: 'time-blocks', view });
    expect(days()).toEqual(['2026-11-22', '2026-11-29', '2026-11-30']);
    await show('all');
    await world.reopenConnected();
    expect(world.view().savedViews).toEqual({ 'time-blocks': ['Bar'] });
    await show({ name: 'Bar' });
    expect(days()).toEqual(['2026-11-22', '2026-11-29', '2026-11-30']);
    await world.app.do({ do: 'delete-view', kind: 'time-blocks', name: 'Bar' });
    expect(world.view().savedViews).toEqual({ 'time-blocks': [] });
  });

  test('sorted and hidden rows are pushed, each with its own answer', async () => {
    world = await withUsers();
    typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
    typeUser(world, 'FirstName', 'jmueller', 'Jonas');
    const view = { name: 'One', only: { column: 'UserName', texts: ['jmueller'] }, sort: 'LastName' };
    await world.app.do({ do: 'save-view', kind: 'users', view });
    expect(shownRows('Users').map((row) => row['UserName'])).toEqual(['jmueller']);
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
    expect(world.user('soconnor')).toMatchObject({ FirstName: 'Sinéad', Status: '0' });
    expect(world.user('jmueller')).toMatchObject({ FirstName: 'Jonas', Status: '0' });
    expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Sinéad' });
  });
});
