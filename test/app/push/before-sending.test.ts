/** When a push is sent at one click, and when it shows a preview first. */
import { until } from '../../runner/until';
import { writesTo } from '../world/service';
import { firstFreeRow, typeInto } from '../world/typing';
import { withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const type = (column: string, row: number, text: string, sheet = 'Users') =>
  typeInto(world, sheet, column, row, text);

/** Until the pane has read the edited sheet. */
const untilOutdated = (is: boolean) => until(() => expect(world.view().preview?.isOutdated).toBe(is));

test('fewer than ten rows without a problem are sent at one click', async () => {
  world = await withUsers();
  for (let row = 2; row <= 10; row += 1) type('FirstName', row, `New ${row}`);
  await world.app.do({ do: 'push' });
  expect(world.view()).toMatchObject({ preview: undefined, result: { planned: 9, stored: 9 } });
});

test.each([
  ['ten rows', () => Array.from({ length: 10 }, (_, at) => type('FirstName', at + 2, 'New'))],
  ['a row with a problem', () => [type('UserName', 2, 'no')]],
  ['a new user, who needs a password', () => world.workbook.person.copyRows(2, 1, 50, 'Users')],
])('a push of %s shows a preview first', async (_, edit) => {
  world = await withUsers();
  edit();
  await world.app.do({ do: 'push' });
  expect(world.view().preview).toBeDefined();
  expect(world.view().result).toBeUndefined();
  expect(await writesTo(world)).toEqual([]);
});

test('a push that changes an unusual share of the records asks again, with the number', async () => {
  world = await withUsers();
  for (let row = 2; row < 22; row += 1) type('FirstName', row, 'Everybody');
  await world.app.do({ do: 'preview' });
  expect(world.view().preview).toMatchObject({
    unusual: 'This push changes 20 of 48 users (42 %).',
    blocked: 'First tick the box to confirm that you want all these changes.',
  });
  await world.app.do({ do: 'send' });
  expect(await writesTo(world)).toEqual([]);
  await world.app.do({ do: 'confirm-unusual', on: true });
  await world.app.do({ do: 'send' });
  expect(world.view().result).toMatchObject({ planned: 20, stored: 20 });
});

test('many additions are not unusual', async () => {
  world = await withEverything();
  const lines = Array.from(
    { length: 60 },
    (_, at) => `Ingrid Solberg\tVacation\t2027-01-${String((at % 28) + 1).padStart(2, '0')}\t-1`,
  );
  world.workbook.person.paste(
    world.cell('Time Off', 'Person', firstFreeRow(world, 'Time Off')),
    lines.join('\n'),
  );
  await world.app.do({ do: 'preview' });
  expect(world.view().preview).toMatchObject({ added: 60, unusual: '', blocked: '' });
});

test('“Fix all” corrects each misspelled name that has one likely correction, and changes no other cell', async () => {
  world = await withEverything();
  const rows = firstFreeRow(world, 'Time Off');
  const lines = ['Ingrid Solbergg', 'Ingrid Solbergg', 'Nobody Atall'].map(
    (person) => `${person}\tVacation\t2027-01-04\t-1`,
  );
  world.workbook.person.paste(world.cell('Time Off', 'Person', rows), lines.join('\n'));
  await world.app.do({ do: 'preview' });
  const group = world.view().preview?.tables[0]?.groups[0];
  expect(group).toMatchObject({
    title: 'There is no person "Ingrid Solbergg". Do you mean Ingrid Solberg?',
    fixable: true,
  });
  await world.app.do({ do: 'fix-all', kind: 'time-off', group: group?.id ?? '' });
  expect(
    world
      .table('Time Off')
      .slice(-3)
      .map((row) => row['Person']),
  ).toEqual(['Ingrid Solberg', 'Ingrid Solberg', 'Nobody Atall']);
  expect(world.view().notice?.title).toBe('2 cells changed.');
  expect(world.view().preview).toMatchObject({ added: 2, left: 1 });
});

test('another name than the typed one is never among all suggestions: it is written only for its own group', async () => {
  world = await withEverything();
  const rows = firstFreeRow(world, 'Time Off');
  const lines = ['Ingrid Sölberg', 'Mensah, Kwame Á', 'Kwamé Mensah', 'Ingred Solberg'].map(
    (person, at) => `${person}\tVacation\t2027-01-0${at + 4}\t-1`,
  );
  world.workbook.person.paste(world.cell('Time Off', 'Person', rows), lines.join('\n'));
  const people = () =>
    world
      .table('Time Off')
      .slice(-4)
      .map((row) => row['Person']);
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.view().preview?.tables[0]).toMatchObject({ left: 4, suggested: 2 });
  await world.app.do({ do: 'fix-all', kind: 'time-off' });
  expect(people()).toEqual(['Ingrid Solberg', 'Mensah, Kwame Á', 'Kwame Mensah', 'Ingred Solberg']);
  const group = world.view().preview?.tables[0]?.groups.find(({ title }) => title.includes('Ingred'));
  expect(group?.otherName).toEqual({ typed: 'Ingred Solberg', suggestion: 'Ingrid Solberg' });
  await world.app.do({ do: 'fix-all', kind: 'time-off', group: group?.id ?? '' });
  expect(people().at(-1)).toBe('Ingrid Solberg');
});

test('suggestions of all groups are taken at once, and of an ambiguous name the chosen person', async () => {
  world = await withEverything();
  const rows = firstFreeRow(world, 'Time Off');
  const lines = ['Ingrid Sölberg', 'Maria Garcia', 'Kwamé Mensah', 'Maria Garcia'].map(
    (person, at) => `${person}\tVacation\t2027-01-0${at + 4}\t-1`,
  );
  world.workbook.person.paste(world.cell('Time Off', 'Person', rows), lines.join('\n'));
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.view().preview?.tables[0]).toMatchObject({ left: 4, suggested: 2 });
  await world.app.do({ do: 'fix-all', kind: 'time-off' });
  const [group, ...others] = world.view().preview?.tables[0]?.groups ?? [];
  expect(others).toEqual([]);
  expect(group).toMatchObject({
    title: '"Maria Garcia" could be two people. Which one?',
    count: 2,
    choices: [{ value: 'Maria Garcia (mgarcia1)' }, { value: 'Maria Garcia (mgarcia2)' }],
  });
  const id = group?.id ?? '';
  await world.app.do({ do: 'fix-all', kind: 'time-off', group: id, value: 'Kwame Mensah' });
  expect(world.view().preview).toMatchObject({ left: 2 });
  await world.app.do({ do: 'fix-all', kind: 'time-off', group: id, value: 'Maria Garcia (mgarcia2)' });
  expect(world.view().preview).toMatchObject({ added: 4, left: 0 });
  expect(
    world
      .table('Time Off')
      .slice(-4)
      .map((row) => row['Person']),
  ).toEqual(['Ingrid Solberg', 'Maria Garcia (mgarcia2)', 'Kwame Mensah', 'Maria Garcia (mgarcia2)']);
});

test('an edit after the check makes the preview outdated, and Ctrl+Z or another check makes it current', async () => {
  world = await withUsers();
  type('FirstName', 2, 'Inga');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().preview).toMatchObject({ isOutdated: false, updated: 1 });
  type('FirstName', 3, 'Kwesi');
  await untilOutdated(true);
  expect(world.view().preview).toMatchObject({ updated: 1 });
  type('FirstName', 3, 'Kwame');
  await untilOutdated(false);
  type('FirstName', 3, 'Kwesi');
  await untilOutdated(true);
  await world.app.do({ do: 'check-again' });
  expect(world.view().preview).toMatchObject({ isOutdated: false, updated: 2 });
});

test('Status and Message, and columns of the user’s own, do not make a preview outdated', async () => {
  world = await withUsers();
  type('FirstName', 2, 'Inga');
  await world.app.do({ do: 'preview', kind: 'users' });
  type('Message', 5, 'my own words');
  await world.workbook.eventsDelivered();
  world.passTime(600_000);
  await world.app.look();
  expect(world.view().preview).toMatchObject({ isOutdated: false });
});

test('a row that names a new person says what the person’s own row still needs', async () => {
  world = await withEverything();
  const below = firstFreeRow(world, 'Users');
  world.workbook.person.type(world.cell('Users', 'FirstName', below), 'Tom');
  world.workbook.person.type(world.cell('Users', 'LastName', below), 'Baker');
  const rows = firstFreeRow(world, 'Time Off');
  world.workbook.person.paste(world.cell('Time Off', 'Person', rows), 'Tom Baker\tVacation\t2027-01-04\t-1');
  await world.app.do({ do: 'preview' });
  const [group] = world.view().preview?.tables.find(({ kind }) => kind === 'time-off')?.groups ?? [];
  expect(group?.title).toBe(
    `These wait for Tom Baker (Users, row ${below}), which can’t be sent yet. There: User name is empty: a new user needs one`,
  );
});

test('the check removes invisible spaces at the ends of a user name, and the preview says so', async () => {
  world = await withUsers();
  type('UserName', 3, ' \u200bkwamemensah2\u00a0');
  await world.app.do({ do: 'preview' });
  expect(world.view().preview?.tables[0]).toMatchObject({ updated: 1, tidied: 1, groups: [] });
  expect(world.users()[1]).toMatchObject({ UserName: 'kwamemensah2', Status: 'Edited' });
});

test('the counts of the preview add up to the rows of the table, and so do the counts of the pane', async () => {
  world = await withUsers();
  type('FirstName', 3, 'New');
  type('UserName', 4, 'no');
  world.workbook.person.copyRows(5, 1, 50, 'Users');
  await world.app.do({ do: 'preview' });
  const table = world.view().preview?.tables[0];
  expect(table).toMatchObject({ updated: 1, added: 0, left: 2, unchanged: 46 });
  const counts = world.shownTable('users')?.counts;
  expect(counts).toMatchObject({ rows: 49, edited: 1, added: 0, fix: 2, unchanged: 46 });
});

test('an edited row whose record is gone from the service is not sent, says so, and does not count as unchanged', async () => {
  world = await withEverything();
  const { Items } = await world.sandbox.call('getTimeOffTrans');
  const body = (items: unknown[]) => JSON.stringify({ ErrorMessage: 'Success', Items: items });
  const gone = {
    kind: 'status',
    status: 200,
    method: 'getTimeOffTrans',
    body: body(Items.slice(2)),
  } as const;
  // If a list lacks records, the product reads it a second time before their rows show Gone.
  await world.sandbox.fault({ ...gone, times: 2 });
  type('Description', 2, 'mine', 'Time Off');
  await world.app.do({ do: 'download', kind: 'time-off' });
  const counted = () => world.shownTable('time-off');
  expect(counted()).toMatchObject({ counts: { fix: 1, unchanged: 31 }, fix: [{ column: 'Description' }] });
  type('Description', 4, 'other', 'Time Off');
  await world.app.do({ do: 'preview', kind: 'time-off' });
  const sentence = 'No longer on the service: delete the row, or copy it as a new one.';
  expect(world.view().preview).toMatchObject({
    updated: 1,
    left: 1,
    tables: [
      {
        unchanged: 30,
        groups: [
          {
            title: 'No longer on the service: delete the row, or copy it as a new one',
            rows: [{ number: 2, note: '' }],
          },
        ],
      },
    ],
  });
  expect(world.table('Time Off')[0]).toMatchObject({ Status: 'Gone', Message: sentence });
  await world.app.do({ do: 'download', kind: 'time-off' });
  expect(world.table('Time Off')[0]).toMatchObject({ Description: 'mine', Status: 'Edited' });
  await world.app.do({ do: 'preview', kind: 'time-off' });
  expect(world.view().preview).toMatchObject({ updated: 2, left: 0 });
});

test('a push of nothing but rows to correct shows what is wrong with them', async () => {
  world = await withUsers();
  type('UserType', 2, 'Captain');
  await world.app.do({ do: 'push' });
  expect(world.view()).toMatchObject({
    result: undefined,
    notice: undefined,
    preview: { added: 0, updated: 0, left: 1 },
  });
});

test('rows to correct are listed by what is wrong; each says its own reason only if the title does not', async () => {
  world = await withUsers();
  type('UserType', 2, 'Captain');
  type('UserType', 3, 'Sailor');
  type('FirstName', 4, '');
  type('FirstName', 5, '');
  await world.app.do({ do: 'preview', kind: 'users' });
  const [table] = world.view().preview?.tables ?? [];
  expect(table?.groups.map(({ title, rows }) => [title, rows.map(({ note }) => note)])).toEqual([
    [
      'Correct User type, which can’t be read',
      ['Captain', 'Sailor'].map(
        (typed) => `User type: "${typed}" is not one of Administrator, Manager, Employee, Read-only.`,
      ),
    ],
    ['First name can’t be empty. Type a value, or press Ctrl+Z if Excel still offers it', ['', '']],
  ]);
});
