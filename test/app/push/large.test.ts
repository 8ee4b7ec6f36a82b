import { callsOf } from '../world/service';
import { pasteUsers, typeInto } from '../world/typing';
import { pushAll, pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

test('with 10,000 users, one edited cell sends one item with one field', async () => {
  world = await withUsers({ sandbox: { users: 10_000 } });
  expect(world.view().tables[0]?.counts).toMatchObject({ rows: 10_000, unchanged: 10_000 });
  typeInto(world, 'Users', 'FirstName', 5000, 'Edited');
  const { UserID } = world.users()[4998] ?? {};
  await pushUsers(world);
  const sent = await callsOf(world, 'updateUsers');
  expect(sent).toMatchObject([{ items: [{ Key: 'UserID', KeyVal: String(UserID), FirstName: 'Edited' }] }]);
  expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
});

test('2,000 pasted rows are added in batches, each row gets its answer, and none is stored twice', async () => {
  world = await withUsers();
  pasteUsers(world, 2000);
  await pushUsers(world);
  expect(world.view().result).toMatchObject({ planned: 2000, stored: 2000 });
  const pasted = world.users().slice(48);
  expect(pasted).toHaveLength(2000);
  expect(pasted.every((row) => row['Status'] === '0' && Number(row['UserID']) > 0)).toBe(true);
  const stored = (await world.sandbox.state()).users.map((user) => user['userName']);
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored).toHaveLength(2048);
});

test('5,000 pasted shifts with names of people and departments each get their answer', async () => {
  world = await withEverything({ sandbox: { users: 500 } });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  const people = world.users().map((user) => String(user['UserName']));
  const departments = world.table('Departments').map((row) => String(row['Name']));
  const lines = Array.from({ length: 5000 }, (_, at) => {
    const day = `2026-12-${String(1 + (at % 28)).padStart(2, '0')}`;
    return [people[at % people.length], day, '9', '17', '', '', departments[at % departments.length]].join(
      '\t',
    );
  });
  world.workbook.person.paste(world.cell('Time Blocks', 'Person', 2), lines.join('\n'));
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 5000, stored: 5000 });
  expect(new Set(world.table('Time Blocks').map((row) => row['Status']))).toEqual(new Set(['0']));
  const { timeBlocks } = await world.sandbox.state();
  expect(timeBlocks).toHaveLength(5000);
  expect(new Set(timeBlocks.map((block) => block['externalId'])).size).toBe(5000);
});
