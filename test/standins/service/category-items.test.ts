import { callCode, itemCode } from '../../../src/standins/service/error-codes';
import { startCaller, type Caller } from './caller';

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller({ users: 0 });
});
afterEach(() => sandbox.close());

const update = (method: string, ...items: unknown[]) =>
  sandbox.codes(method, items, { reqAddifnotfound: '0' });
const upsert = (method: string, ...items: unknown[]) =>
  sandbox.codes(method, items, { reqAddifnotfound: '1' });

const held = async (name: string) =>
  (await sandbox.state()).categoryItems.filter((item) => item['name'] === name);

const read = async (catNo: string) =>
  (await sandbox.call('getCategoryItems', { query: { CatNo: catNo } })).Items;

const departments = { Key: 'CatItemID', KeyVal: '2001' };

describe('reading items', () => {
  test('getCategoryItems returns the name as CategoryName, and no ErrorCode', async () => {
    const answered = await sandbox.call('getCategoryItems', { query: { CatNo: '1' } });
    expect(answered).not.toHaveProperty('ErrorCode');
    expect(answered.Items[4]).toEqual({
      CatItemID: '2005',
      CatNo: '1',
      CategoryName: 'Night Team',
      SortValue: '0000000050',
      Active: 'True',
      ShowEmployee: 'True',
      Color: '1A237E',
      Notes: 'From 9 PM; see the night book.',
    });
  });

  test('getDepts returns the name as Name and leaves out what is not set', async () => {
    const { ErrorCode, Items } = await sandbox.call('getDepts');
    expect(ErrorCode).toBe('0');
    expect(Items[6]).toEqual({
      CatItemID: '2007',
      CatNo: '1',
      Name: '007',
      SortValue: '0000000070',
      Active: 'True',
      ShowEmployee: 'True',
    });
    expect(Items.map((item) => item['Name'])).toEqual(
      expect.arrayContaining(['0123', '=1+1', '1-2', '  Maintenance ', 'مطبخ', 'Garden 🌱']),
    );
  });

  test('times of day have times with seconds, in both reads', async () => {
    const { Items } = await sandbox.call('getTimesOfDay');
    const times = (items: Record<string, unknown>[]) =>
      items.map((item) => [item['StartTime'], item['EndTime']]);
    expect(times(Items)).toEqual([
      ['7:00:00 AM', '3:00:00 PM'],
      ['2:30:00 PM', '10:30:00 PM'],
      ['10:00:00 PM', '7:15:00 AM'],
      ['12:00:00 PM', '12:30:00 PM'],
      ['12:00:00 AM', '12:30:00 AM'],
      ['9:00:00 AM', '5:00:00 PM'],
    ]);
    expect(times(await read('4'))).toEqual(times(Items));
  });

  test('an ExternalID and the times of an account are never returned', async () => {
    const fields = new Set((await read('5')).flatMap((item) => Object.keys(item)));
    expect(fields).not.toContain('ExternalID');
    expect(fields).not.toContain('StartTime');
  });

  test.each([
    ['missing', {}, callCode.parameterMissing],
    ['no number', { CatNo: 'Task' }, callCode.parameterWrong],
    ['of no category', { CatNo: '99' }, callCode.parameterNamesNothing],
  ])('a CatNo that is %s is refused', async (_, query, code) => {
    expect((await sandbox.call('getCategoryItems', { query })).ErrorCode).toBe(String(code));
  });
});

describe.each([
  ['updateDepts', 1, {}],
  ['updateTasks', 2, {}],
  ['updateAreas', 3, {}],
  ['updateTimesOfDay', 4, { StartTime: '9:05 PM', EndTime: '12:00 AM' }],
  ['updateTimeOffAccounts', 5, {}],
])('%s', (method, catNo, times) => {
  test('adds an item at the end of its category and updates it by either key', async () => {
    const item = { Key: 'ExternalID', KeyVal: '9001', ExternalID: '9001', Name: 'First', ...times };
    expect(await upsert(method, item)).toEqual(['0']);
    const [added] = await held('First');
    const inCategory = (await sandbox.state()).categoryItems.filter((each) => each['catNo'] === catNo);
    expect(inCategory.at(-1)).toEqual(added);
    expect(added).toMatchObject({
      externalId: 9001,
      catNo,
      sortValue: String(inCategory.length * 10).padStart(10, '0'),
      active: true,
      showToEmployee: true,
    });
    expect(await update(method, { ...item, Name: 'Second', Color: '0a0B0c', Active: '0' })).toEqual(['0']);
    const byId = { Key: 'CatItemID', KeyVal: String(added?.['catItemId']), ...times };
    expect(await update(method, { ...byId, ShowToEmployee: '0', ExternalID: '' })).toEqual(['0']);
    expect(await held('Second')).toEqual([
      {
        ...added,
        externalId: undefined,
        name: 'Second',
        color: '0a0B0c',
        active: false,
        showToEmployee: false,
      },
    ]);
  });

  test('ignores an item that is not found if reqAddifnotfound is 0', async () => {
    const before = (await sandbox.state()).categoryItems;
    expect(await update(method, { Key: 'ExternalID', KeyVal: '9001', Name: 'X', ...times })).toEqual(['0']);
    expect((await sandbox.state()).categoryItems).toEqual(before);
  });

  test('refuses an ExternalID that another item of its kind has', async () => {
    const item = (KeyVal: string) => ({
      Key: 'ExternalID',
      KeyVal,
      ExternalID: '9001',
      Name: 'Twice',
      ...times,
    });
    expect(await upsert(method, item('9001'), item('9002'))).toEqual(['0', String(itemCode.externalIdTaken)]);
    expect(await held('Twice')).toHaveLength(1);
  });
});

describe('an item', () => {
  test('that is added with its ExternalID as Key has that ExternalID only if the field has it too', async () => {
    await upsert('updateTasks', { Key: 'ExternalID', KeyVal: '9001', Name: 'Nameless' });
    await upsert('updateTasks', { Key: 'ExternalID', KeyVal: '9001', Name: 'Nameless' });
    const [first, ...more] = await held('Nameless');
    expect([first?.['externalId'], more.length]).toEqual([undefined, 1]);
  });

  test('of another category is not found, even with the right CatItemID', async () => {
    expect(await update('updateTasks', { ...departments, Name: 'Moved' })).toEqual(['0']);
    expect(await held('Moved')).toEqual([]);
  });

  test('may have the same ExternalID as an item of another category', async () => {
    const item = { Key: 'ExternalID', KeyVal: '301', ExternalID: '301', Name: 'Both' };
    expect(await upsert('updateAreas', item)).toEqual(['0']);
    expect(await held('Both')).toHaveLength(1);
  });

  test('can be added without a Name, because the specification requires none', async () => {
    expect(await upsert('updateDepts', { Key: 'ExternalID', KeyVal: '9001' })).toEqual(['0']);
    expect((await sandbox.call('getDepts')).Items.at(-1)).toMatchObject({ Name: '' });
  });

  test('that is ignored gets, by a setting, a code of its own', async () => {
    const other = await startCaller({ users: 0, behaviour: { ignoredItem: 'own-code' } });
    const item = { Key: 'CatItemID', KeyVal: '1', Name: 'X' };
    expect(await other.codes('updateDepts', [item], { reqAddifnotfound: '0' })).toEqual([
      String(itemCode.ignored),
    ]);
    await other.close();
  });

  test.each([
    ['updateDepts', { Color: '#FF8000' }, itemCode.badColour],
    ['updateDepts', { Color: 'FFF' }, itemCode.badColour],
    ['updateDepts', { Active: 'yes' }, itemCode.badBoolean],
    ['updateDepts', { Name: '' }, itemCode.missingField],
    ['updateDepts', { ExternalID: '-1' }, itemCode.badExternalId],
    ['updateDepts', { ExternalID: '3000000000' }, itemCode.badExternalId],
    ['updateDepts', { Notes: 'x' }, itemCode.unknownField],
    ['updateDepts', { ShowEmployee: '1' }, itemCode.unknownField],
    ['updateDepts', { StartTime: '9:00 AM', EndTime: '5:00 PM' }, itemCode.unknownField],
    ['updateTimesOfDay', { Name: 'Early' }, itemCode.missingField],
    ['updateTimesOfDay', { StartTime: '9:00 AM' }, itemCode.missingField],
    ['updateTimesOfDay', { StartTime: '9:00:00 AM', EndTime: '5:00 PM' }, itemCode.badTime],
    ['updateTimeOffAccounts', { StartTime: '9:00 AM' }, itemCode.badDateTime],
    ['updateTimeOffAccounts', { EndTime: '13-1-2027' }, itemCode.badDateTime],
    ['updateDepts', { Key: 'CatNo' }, itemCode.badKey],
    ['updateDepts', { Key: 'Name', KeyVal: 'Care' }, itemCode.badKey],
    ['updateDepts', { Key: undefined }, itemCode.missingField],
    ['updateDepts', { KeyVal: undefined }, itemCode.missingField],
    ['updateDepts', { KeyVal: '' }, itemCode.missingField],
    ['updateDepts', { KeyVal: 'Care' }, itemCode.badKeyValue],
  ])('%s refuses %j', async (method, item, code) => {
    const KeyVal = { updateDepts: '2001', updateTimesOfDay: '2036', updateTimeOffAccounts: '2042' }[method];
    expect(await update(method, { Key: 'CatItemID', KeyVal, ...item })).toEqual([String(code)]);
  });

  test('that is an account accepts datetimes, dates alone, and empty ones', async () => {
    const vacation = { Key: 'CatItemID', KeyVal: '2042' };
    await update('updateTimeOffAccounts', {
      ...vacation,
      StartTime: '1-1-2027',
      EndTime: '12-31-2027 11:59 PM',
    });
    expect(await held('Vacation')).toMatchObject([
      { startTime: '2027-01-01T00:00', endTime: '2027-12-31T23:59' },
    ]);
    await update('updateTimeOffAccounts', { ...vacation, StartTime: '', EndTime: '' });
    expect(await held('Vacation')).toMatchObject([{ startTime: '', endTime: '' }]);
  });
});
