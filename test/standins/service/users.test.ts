import { itemCode } from '../../../src/standins/service/error-codes';
import { anna, startCaller, type Caller } from './caller';

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller({ users: 4 });
});
afterEach(() => sandbox.close());

const add = (...items: unknown[]) => sandbox.codes('addUsers', items);
const update = (...items: unknown[]) => sandbox.codes('updateUsers', items, { reqAddifnotfound: '0' });
const upsert = (...items: unknown[]) => sandbox.codes('updateUsers', items, { reqAddifnotfound: '1' });

const readUser = async (userName: string) =>
  (await sandbox.call('getUsers')).Items.find((user) => user['UserName'] === userName);

const without = (field: keyof typeof anna) =>
  Object.fromEntries(Object.entries(anna).filter(([name]) => name !== field));

describe('addUsers', () => {
  test('stores a user, gives the user a UserID and leaves out empty fields in reads', async () => {
    expect(await add({ ...anna, CellPhone: '0123', HomePhone: '' })).toEqual(['0']);
    expect(await readUser('annasmith')).toEqual({
      UserID: '1005',
      UserName: 'annasmith',
      FirstName: 'Anna',
      LastName: 'Smith',
      Email: 'anna@example.org',
      CellPhone: '0123',
      Permissions: { UserType: 'U', DoNotSchedule: 'False' },
    });
  });

  test.each(Object.keys(anna) as (keyof typeof anna)[])(
    'refuses a user whose %s is absent or empty',
    async (field) => {
      const missing = String(itemCode.missingField);
      expect(await add(without(field), { ...anna, [field]: '' })).toEqual([missing, missing]);
    },
  );

  test.each([
    ['a UserName of six letters', { UserName: 'annasm' }, itemCode.badUserName],
    ['a UserName with a space', { UserName: 'anna smith' }, itemCode.badUserName],
    ['a UserName with a sign', { UserName: 'anna.smith' }, itemCode.badUserName],
    ['a taken UserName in another case', { UserName: 'ISolberg' }, itemCode.userNameTaken],
    ['a Password of six signs', { Password: 'abc12!' }, itemCode.badPassword],
    ['a Password with a space', { Password: 'abc 12345' }, itemCode.badPassword],
    ['an Email without @', { Email: 'anna.example.org' }, itemCode.badEmail],
    ['an Email without a dot after @', { Email: 'anna@example' }, itemCode.badEmail],
    ['an unknown UserType', { UserType: 'U' }, itemCode.badUserType],
    ['a UserType in small letters', { UserType: 'e' }, itemCode.badUserType],
    ['a phone of other signs', { CellPhone: 'call <me>' }, itemCode.badPhone],
    ['a field that users do not have', { NoSuchField: 'Anna' }, itemCode.unknownField],
    ['a field that only updateUsers has', { ExternalID: '7001' }, itemCode.unknownField],
    ['a number in place of a string', { CellPhone: 123 }, itemCode.notText],
    ['null in place of a string', { CellPhone: null }, itemCode.notText],
  ])('refuses %s and stores nothing of the item', async (_, bad, code) => {
    expect(await add({ ...anna, ...bad })).toEqual([String(code)]);
    expect((await sandbox.state()).users).toHaveLength(4);
  });

  test.each([[['x']], ['annasmith'], [null], [7]])(
    'refuses the item %j, which is no object',
    async (item) => {
      expect(await add(item)).toEqual([String(itemCode.notAnObject)]);
    },
  );

  test.each([
    '=HYPERLINK("http://example.org","x")',
    'Zoë 🌻',
    'يوسف',
    "'t Hooft",
    '  two  spaces ',
    'x'.repeat(5000),
  ])('stores the name %s unchanged', async (FirstName) => {
    await add({ ...anna, FirstName });
    expect((await readUser('annasmith'))?.['FirstName']).toBe(FirstName);
  });

  test('answers each item by its number and stores the good items beside the refused ones', async () => {
    const answered = await sandbox.call('addUsers', {
      items: [anna, { ...anna, UserName: 'short' }, anna, { ...anna, UserName: 'bennojones' }],
    });
    expect(answered.ItemResponses).toEqual([
      { ErrorMessage: 'Success', ItemNo: '1', ErrorCode: '0' },
      { ErrorMessage: expect.any(String) as string, ItemNo: '2', ErrorCode: String(itemCode.badUserName) },
      { ErrorMessage: expect.any(String) as string, ItemNo: '3', ErrorCode: String(itemCode.userNameTaken) },
      { ErrorMessage: 'Success', ItemNo: '4', ErrorCode: '0' },
    ]);
    expect((await sandbox.state()).users.map((user) => user['userName'])).toEqual(
      expect.arrayContaining(['annasmith', 'bennojones']),
    );
  });
});

describe('updateUsers', () => {
  test.each([
    ['UserID', '1003'],
    ['UserID', '01003'],
    ['ExternalID', '5003'],
    ['UserName', 'mgarcia1'],
    ['UserName', 'MGARCIA1'],
  ])('finds a user by %s %s and changes only what was sent', async (Key, KeyVal) => {
    const before = await readUser('mgarcia1');
    expect(await update({ Key, KeyVal, FirstName: 'Mariana' })).toEqual(['0']);
    expect(await readUser('mgarcia1')).toEqual({ ...before, FirstName: 'Mariana' });
  });

  test.each([
    ['no Key', { KeyVal: '1003' }, itemCode.missingField],
    ['no KeyVal', { Key: 'UserID' }, itemCode.missingField],
    ['an empty KeyVal', { Key: 'UserID', KeyVal: '' }, itemCode.missingField],
    ['a Key of another name', { Key: 'Email', KeyVal: 'x@example.org' }, itemCode.badKey],
    ['a Key that every object has', { Key: 'toString', KeyVal: '1' }, itemCode.badKey],
    ['a UserID that is no integer', { Key: 'UserID', KeyVal: '1003.5' }, itemCode.badKeyValue],
    ['the UserID as a field', { Key: 'UserID', KeyVal: '1003', UserID: '1003' }, itemCode.unknownField],
    [
      'a YearHired, which can only be read',
      { Key: 'UserID', KeyVal: '1003', YearHired: '2020' },
      itemCode.unknownField,
    ],
    [
      'an ExternalID that is no integer',
      { Key: 'UserID', KeyVal: '1003', ExternalID: 'A1' },
      itemCode.badExternalId,
    ],
    [
      'an ExternalID too large',
      { Key: 'UserID', KeyVal: '1003', ExternalID: '4000000000' },
      itemCode.badExternalId,
    ],
    ['a taken ExternalID', { Key: 'UserID', KeyVal: '1003', ExternalID: '5004' }, itemCode.externalIdTaken],
    ['a taken UserName', { Key: 'UserID', KeyVal: '1003', UserName: 'Mgarcia2' }, itemCode.userNameTaken],
    ['an emptied LastName', { Key: 'UserID', KeyVal: '1003', LastName: '' }, itemCode.missingField],
  ])('refuses %s and changes nothing', async (_, item, code) => {
    const before = await sandbox.call('getUsers');
    expect(await update(item)).toEqual([String(code)]);
    expect(await sandbox.call('getUsers')).toEqual(before);
  });

  test('clears optional fields that are sent empty', async () => {
    await update({ Key: 'UserID', KeyVal: '1003', HomePhone: '', ExternalID: '' });
    const read = await readUser('mgarcia1');
    expect([read?.['HomePhone'], read?.['ExternalID'], read?.['WorkPhone']]).toEqual([
      undefined,
      undefined,
      '020 7946 0102',
    ]);
  });

  test('frees a unique value that was changed, and accepts one that is sent again', async () => {
    const own = { Key: 'UserID', KeyVal: '1003', UserName: 'MGarcia1', ExternalID: '5003' };
    expect(await update(own, { ...own, UserName: 'mariagarcia', ExternalID: '7003' })).toEqual(['0', '0']);
    expect(await update({ Key: 'UserID', KeyVal: '1004', UserName: 'mgarcia1', ExternalID: '5003' })).toEqual(
      ['0'],
    );
  });

  test('sets a Password that no answer contains', async () => {
    await update({ Key: 'UserID', KeyVal: '1003', Password: 'n3w!secret' });
    const everything = JSON.stringify([await sandbox.call('getUsers'), await sandbox.state()]);
    expect(everything).not.toContain('n3w!secret');
    expect((await sandbox.state()).users[2]?.['password']).toEqual({ set: true });
  });

  test('with reqAddifnotfound 0 ignores a user that does not exist, and answers success', async () => {
    expect(await update({ Key: 'UserID', KeyVal: '9999', FirstName: 'Nobody' })).toEqual(['0']);
    expect((await sandbox.state()).users).toHaveLength(4);
  });

  test('with reqAddifnotfound 1 adds a user that does not exist, of type E by default', async () => {
    expect(
      await upsert({ ...without('UserType'), Key: 'ExternalID', KeyVal: '7001', ExternalID: '7001' }),
    ).toEqual(['0']);
    expect((await sandbox.state()).users[4]).toMatchObject({
      userName: 'annasmith',
      externalId: 7001,
      userType: 'E',
    });
  });

  test.each(['UserName', 'Password', 'FirstName', 'LastName', 'Email'] as const)(
    'with reqAddifnotfound 1 refuses to add a user without %s',
    async (field) => {
      expect(await upsert({ ...without(field), Key: 'ExternalID', KeyVal: '7001' })).toEqual([
        String(itemCode.missingField),
      ]);
    },
  );

  test('with reqAddifnotfound 1 changes a user that exists', async () => {
    expect(await upsert({ Key: 'UserName', KeyVal: 'mgarcia1', Email: 'maria@example.org' })).toEqual(['0']);
    expect((await readUser('mgarcia1'))?.['Email']).toBe('maria@example.org');
  });
});

test('by a setting, an ignored item gets a code of its own', async () => {
  const strict = await startCaller({ users: 4, behaviour: { ignoredItem: 'own-code' } });
  const answered = await strict.call('updateUsers', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'UserID', KeyVal: '9999' }],
  });
  await strict.close();
  expect(answered.ItemResponses.map((response) => response.ErrorCode)).toEqual([String(itemCode.ignored)]);
});
