/** The user continues to type while a job runs. */
import { Network } from '../world/network';
import { addUser, typeInto, typeUser } from '../world/typing';
import { changeElsewhere, openWorld, pushUsers, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const FIRST_NAME_ROW = 5;
const user = (row: number) => world.users()[row - 2];

/** Types once, when the next matching batch of the add-in reaches Excel. */
function typeDuring(sentence: string, address: () => string, text: string): () => boolean {
  let typed = false;
  world.workbook.host.faults.beforeEachBatch(() => {
    if (typed || !world.view().job?.sentence.startsWith(sentence)) return;
    if (!world.workbook.grid.sheets().some(({ name }) => name === 'Users') || world.users().length < 40)
      return;
    typed = true;
    world.workbook.person.type(address(), text);
  });
  return () => typed;
}

test('a text typed between the read and the write of a download stays, as a conflict', async () => {
  world = await withUsers();
  const name = String(user(FIRST_NAME_ROW)?.['UserName']);
  await changeElsewhere(world, name, { FirstName: 'Theirs' });
  let batches = 0;
  world.workbook.host.faults.beforeEachBatch(() => {
    if (!world.view().job?.sentence.startsWith('Merging')) return;
    batches += 1;
    // The table has been read: the first batch writes the merged cells.
    if (batches === 1) typeInto(world, 'Users', 'FirstName', FIRST_NAME_ROW, 'Just typed');
  });
  await world.app.do({ do: 'download', kind: 'users' });
  expect(batches).toBeGreaterThanOrEqual(1);
  expect(user(FIRST_NAME_ROW)).toMatchObject({ FirstName: 'Just typed' });
  expect(user(FIRST_NAME_ROW)).toMatchObject({ Status: 'Conflict' });
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'resolve-conflicts', side: 'mine' });
  expect(world.view().preview?.tables[0]?.rows[0]?.changes).toEqual([
    { field: 'First name', from: 'Theirs', to: 'Just typed' },
  ]);
});

test('a text typed while the first download ends is an edit', async () => {
  world = await openWorld();
  await world.app.do({ do: 'connect-sample' });
  const typed = typeDuring('Writing', () => world.at('FirstName', FIRST_NAME_ROW), 'Typed early');
  await world.app.do({ do: 'download', kind: 'users' });
  expect(typed()).toBe(true);
  await world.workbook.eventsDelivered();
  expect(user(FIRST_NAME_ROW)).toMatchObject({ FirstName: 'Typed early' });
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(world.view().preview).toMatchObject({ updated: 1 });
});

test.each([
  ['LastName', 'Half-ty', { externalId: 990011, lastName: 'Person' }],
  ['ExternalID', '12', { lastName: 'Person' }],
])(
  'a text typed into the %s of a new row while it is added stays as an edit',
  async (column, text, expected) => {
    const network = new Network();
    world = await withUsers({ fetch: network.fetch });
    network.after['addUsers'] = () => typeUser(world, column, 'newperson', text);
    const row = addUser(world, { ExternalID: '990011' });
    await world.app.do({ do: 'preview', kind: 'users' });
    expect(world.view().preview?.tables[0]?.rows[0]?.details).toContainEqual({
      field: 'External ID',
      from: '',
      to: '990011',
    });
    await pushUsers(world);
    const stored = (await world.sandbox.state()).users.at(-1);
    expect(stored).toMatchObject({ userName: 'newperson', ...expected });
    expect(stored?.['externalId']).toBe('externalId' in expected ? expected.externalId : undefined);
    expect(user(row)).toMatchObject({
      Status: 'Edited',
      Message: expect.stringMatching(
        /^Stored 21 Nov 14:05\. Later edits are not pushed yet\. Changed: /,
      ) as string,
    });
    await pushUsers(world);
    expect(user(row)).toMatchObject({ Status: '0' });
  },
);

test('an ExternalID that is typed after the preview is shown before it is sent', async () => {
  world = await withUsers();
  const row = addUser(world, { ExternalID: '77' });
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  typeInto(world, 'Users', 'ExternalID', row, '78');
  await world.app.do({ do: 'send' });
  expect(world.view().notice?.title).toContain('The sheet has changed since you looked');
  expect((await world.sandbox.state()).users).toHaveLength(48);
});
