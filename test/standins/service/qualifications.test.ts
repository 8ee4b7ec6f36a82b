import { callCode, itemCode } from '../../../src/standins/service/error-codes';
import { startCaller, type Caller } from './caller';

const SKILLS = '101';
const FIRST_AID = '2052';
const DEPARTMENT = '2001';

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller({ users: 4 });
});
afterEach(() => sandbox.close());

const call = (query: Record<string, string>, ...items: unknown[]) =>
  sandbox.codes('updateQualifications', items, { CatNo: SKILLS, reqAddifnotfound: '1', ...query });

const pair = async (userId: number) =>
  (await sandbox.state()).qualifications.filter(
    (held) => held['userId'] === userId && held['catItemId'] === Number(FIRST_AID),
  );

describe('getQualifications', () => {
  test('also returns qualifications of other categories, and leaves out what is not set', async () => {
    await call({ UserID: '1002' }, { Key: 'CatItemID', KeyVal: FIRST_AID, PayRate: '14' });
    const { Items } = await sandbox.call('getQualifications', { query: { CatNo: SKILLS } });
    expect(Items.at(-1)).toEqual({ CatItemID: FIRST_AID, CatNo: SKILLS, UserID: '1002', PayRate: '14' });
    expect(new Set(Items.map((item) => item['CatNo']))).toEqual(new Set(['2', SKILLS]));
  });

  test('or returns, by a setting, only those of the category', async () => {
    const other = await startCaller({
      users: 48,
      behaviour: { qualificationsOfOtherCategories: 'left-out' },
    });
    const { Items } = await other.call('getQualifications', { query: { CatNo: SKILLS } });
    expect(new Set(Items.map((item) => item['CatNo']))).toEqual(new Set([SKILLS]));
    await other.close();
  });

  test.each([
    ['missing', {}, callCode.parameterMissing],
    ['no number', { CatNo: 'Skill' }, callCode.parameterWrong],
    ['of no category', { CatNo: '99' }, callCode.parameterNamesNothing],
  ])('a CatNo that is %s is refused', async (_, query, code) => {
    expect((await sandbox.call('getQualifications', { query })).ErrorCode).toBe(String(code));
  });
});

describe('updateQualifications', () => {
  test('stores a pair once, whichever of its two IDs is in the query', async () => {
    expect(await call({ UserID: '1002' }, { Key: 'CatItemID', KeyVal: FIRST_AID, Rank: '2' })).toEqual(['0']);
    expect(await call({ CatItemID: FIRST_AID }, { Key: 'UserID', KeyVal: '1002', PayRate: '14' })).toEqual([
      '0',
    ]);
    const stored = { userId: 1002, catItemId: Number(FIRST_AID), catNo: Number(SKILLS) };
    expect(await pair(1002)).toEqual([{ ...stored, rank: 2, payRate: 14 }]);
    await call({ UserID: '1002' }, { Key: 'CatItemID', KeyVal: FIRST_AID, Rank: '', PayRate: '' });
    expect(await pair(1002)).toEqual([stored]);
  });

  test('ignores a pair that does not exist if reqAddifnotfound is 0', async () => {
    const item = { Key: 'CatItemID', KeyVal: FIRST_AID };
    expect(await call({ UserID: '1002', reqAddifnotfound: '0' }, item)).toEqual(['0']);
    expect(await pair(1002)).toEqual([]);
  });

  test.each([
    ['the Key that the query gives', { Key: 'UserID', KeyVal: '1002' }, itemCode.badKey],
    ['an item that there is not', { Key: 'CatItemID', KeyVal: '9' }, itemCode.noSuchReference],
    ['an item of another category', { Key: 'CatItemID', KeyVal: DEPARTMENT }, itemCode.noSuchReference],
    ['a Rank with a point', { Key: 'CatItemID', KeyVal: FIRST_AID, Rank: '1.5' }, itemCode.badInteger],
    [
      'a PayRate with a point',
      { Key: 'CatItemID', KeyVal: FIRST_AID, PayRate: '14.50' },
      itemCode.badInteger,
    ],
    [
      'a PayRate that is no number',
      { Key: 'CatItemID', KeyVal: FIRST_AID, PayRate: 'ten' },
      itemCode.badInteger,
    ],
    ['no KeyVal', { Key: 'CatItemID' }, itemCode.missingField],
    ['no Key', { KeyVal: FIRST_AID }, itemCode.missingField],
  ])('refuses %s', async (_, item, code) => {
    expect(await call({ UserID: '1002' }, item)).toEqual([String(code)]);
  });

  test.each([
    ['neither UserID nor CatItemID', {}, callCode.oneOfTwo],
    ['both', { UserID: '1002', CatItemID: FIRST_AID }, callCode.oneOfTwo],
    ['an empty UserID', { UserID: '' }, callCode.parameterMissing],
    ['a UserID of nobody', { UserID: '1' }, callCode.parameterNamesNothing],
    ['a CatItemID of another category', { CatItemID: DEPARTMENT }, callCode.parameterNamesNothing],
    ['no CatNo', { UserID: '1002', CatNo: '' }, callCode.parameterMissing],
    ['a CatNo of nothing', { UserID: '1002', CatNo: '99' }, callCode.parameterNamesNothing],
  ])('refuses a query as a whole with %s', async (_, given, code) => {
    const query: Record<string, string> = { CatNo: SKILLS, reqAddifnotfound: '1', ...given };
    const answered = await sandbox.call('updateQualifications', { query, items: [] });
    expect(answered.ErrorCode).toBe(String(code));
  });
});
