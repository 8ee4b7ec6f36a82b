/** When a push is sent at one click, and when it shows a preview first. */
import { writesTo } from '../world/service';
import { firstFreeRow, typeInto } from '../world/typing';
import { withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const type = (column: string, row: number, text: string, sheet = 'Users') =>
  typeInto(world, sheet, column, row, text);

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
    blocked: 'So many changes are unusual: say first that they are meant.',
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
    sentence: '2 rows: Person: no person "Ingrid Solbergg": use Ingrid Solberg',
    fixable: true,
  });
  await world.app.do({ do: 'fix-all', kind: 'time-off', group: group?.id ?? '' });
  expect(
    world
      .table('Time Off')
      .slice(-3)
      .map((row) => row['Person']),
  ).toEqual(['Ingrid Solberg', 'Ingrid Solberg', 'Nobody Atall']);
  expect(world.view().notice?.title).toBe('2 cells put right.');
  expect(world.view().preview).toMatchObject({ added: 2, left: 1 });
});

test('“Fix all” removes invisible spaces at the ends of a text', async () => {
  world = await withUsers();
  type('UserName', 3, ' \u200bkwamemensah2\u00a0');
  await world.app.do({ do: 'preview' });
  const group = world.view().preview?.tables[0]?.groups[0];
  expect(group).toMatchObject({ sentence: '1 row: Take stray spaces out of UserName', fixable: true });
  await world.app.do({ do: 'fix-all', kind: 'users', group: group?.id ?? '' });
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
  await world.app.do({ do: 'push', kind: 'time-off' });
  const sentence = 'This record is no longer on the service. Delete the row, or copy it as a new one.';
  expect(world.view().preview).toMatchObject({
    updated: 1,
    left: 1,
    tables: [
      {
        unchanged: 30,
        groups: [
          {
            sentence: '1 row: Delete rows that are no longer on the service, or copy them as new ones',
            rows: [{ number: 2, note: sentence }],
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
