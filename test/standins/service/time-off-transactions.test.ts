import { callCode, itemCode } from '../../../src/standins/service/error-codes';
import { startCaller, type Caller } from './caller';

const VACATION = '2042';
const SICK = '2043';

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller({ users: 4 });
});
afterEach(() => sandbox.close());

const add = (...items: unknown[]) => sandbox.codes('addTimeOffTrans', items, { TOAccountID: SICK });
const update = (reqAddifnotfound: string, ...items: unknown[]) =>
  sandbox.codes('updateTimeOffTrans', items, { TOAccountID: VACATION, reqAddifnotfound });

const held = async () => (await sandbox.state()).timeOffTransactions;

const day = { UserID: '1003', EffectiveDate: '11-2-2026', Amount: '-1' };
const known = { Key: 'TransID', KeyVal: '70001', UserID: '1001' };

test('getTimeOffTrans returns a transaction with the names of its user, and no empty description', async () => {
  const { Items } = await sandbox.call('getTimeOffTrans');
  expect(Items[0]).toEqual({
    TransID: '70001',
    TOAccountID: VACATION,
    UserID: '1001',
    FirstName: 'Ingrid',
    LastName: 'Solberg',
    Description: 'Entitlement 2026',
    EffectiveDate: '01-01-2026',
    Amount: '25',
    CanEdit: 'False',
    GroupID: '000070001',
  });
  expect(Items[2]).not.toHaveProperty('Description');
});

describe('addTimeOffTrans', () => {
  test('stores a transaction of the account, also the same one twice', async () => {
    const full = { ...day, Description: ' =1+1 & <b>', CanEdit: '1' };
    expect(await add(full, full)).toEqual(['0', '0']);
    const stored = {
      toAccountId: Number(SICK),
      userId: 1003,
      description: ' =1+1 & <b>',
      effectiveDate: '2026-11-02',
      amount: -1,
      canEdit: true,
    };
    expect((await held()).slice(-2)).toEqual([
      { transId: 70005, groupId: '000070005', ...stored },
      { transId: 70006, groupId: '000070006', ...stored },
    ]);
  });

  test.each([
    ['no UserID', { UserID: '' }, itemCode.missingField],
    ['a UserID of nobody', { UserID: '1' }, itemCode.noSuchReference],
    ['the UserID of open shifts', { UserID: '0' }, itemCode.noSuchReference],
    ['no Amount', { Amount: '' }, itemCode.missingField],
    ['an Amount with a point', { Amount: '1.5' }, itemCode.badInteger],
    ['no date', { EffectiveDate: '' }, itemCode.missingField],
    ['a day that is not in the calendar', { EffectiveDate: '02-29-2026' }, itemCode.badDate],
    ['a date with the day first', { EffectiveDate: '21-11-2026' }, itemCode.badDate],
    ['an ISO date', { EffectiveDate: '2026-11-21' }, itemCode.badDate],
    ['a Key', { Key: 'TransID', KeyVal: '70001' }, itemCode.unknownField],
    ['a boolean that is none', { CanEdit: 'True' }, itemCode.badBoolean],
  ])('refuses %s', async (_, bad, code) => {
    expect(await add({ ...day, ...bad })).toEqual([String(code)]);
    expect(await held()).toHaveLength(4);
  });

  test.each([
    ['missing', {}, callCode.parameterMissing],
    ['no number', { TOAccountID: 'Sick' }, callCode.parameterWrong],
    ['that of a department', { TOAccountID: '2001' }, callCode.parameterNamesNothing],
  ])('refuses a TOAccountID that is %s', async (_, query, code) => {
    expect((await sandbox.call('addTimeOffTrans', { query, items: [day] })).ErrorCode).toBe(String(code));
  });
});

describe('updateTimeOffTrans', () => {
  test('stores what was sent and does not change the rest', async () => {
    const [before] = await held();
    expect(await update('0', { ...known, Amount: '26', Description: '' })).toEqual(['0']);
    expect((await held())[0]).toEqual({ ...before, amount: 26, description: '' });
  });

  test('always requires UserID, and accepts another user', async () => {
    expect(await update('0', { ...known, UserID: undefined })).toEqual([String(itemCode.missingField)]);
    expect(await update('0', { ...known, UserID: '1002' })).toEqual(['0']);
    expect((await held())[0]).toMatchObject({ userId: 1002 });
  });

  test('does not find a transaction of another account: it ignores the item, or adds another transaction', async () => {
    const ofSick = { ...known, KeyVal: '70003' };
    const before = await held();
    expect(await update('0', { ...ofSick, Amount: '9' })).toEqual(['0']);
    expect(await held()).toEqual(before);
    expect(await update('1', { ...ofSick, Amount: '9' })).toEqual([String(itemCode.missingField)]);
    expect(await update('1', { ...ofSick, Amount: '9', EffectiveDate: '1-1-2026' })).toEqual(['0']);
    expect((await held()).at(-1)).toMatchObject({ transId: 70005, toAccountId: Number(VACATION), amount: 9 });
  });

  test.each([
    ['a Key that is not TransID', { Key: 'UserID' }, itemCode.badKey],
    ['no Key', { Key: undefined }, itemCode.missingField],
    ['no KeyVal', { KeyVal: undefined }, itemCode.missingField],
    ['a KeyVal that is no number', { KeyVal: 'first' }, itemCode.badKeyValue],
    ['a date that is not in the calendar', { EffectiveDate: '02-29-2026' }, itemCode.badDate],
    ['an ISO date', { EffectiveDate: '2026-11-21' }, itemCode.badDate],
    ['an Amount with a point', { Amount: '1.5' }, itemCode.badInteger],
  ])('refuses %s', async (_, bad, code) => {
    const before = await held();
    expect(await update('0', { ...known, ...bad })).toEqual([String(code)]);
    expect(await held()).toEqual(before);
  });

  test.each([
    ['missing', {}, callCode.parameterMissing],
    ['no number', { TOAccountID: 'Sick' }, callCode.parameterWrong],
    ['of nothing', { TOAccountID: '1' }, callCode.parameterNamesNothing],
    ['that of a department', { TOAccountID: '2001' }, callCode.parameterNamesNothing],
  ])('refuses a TOAccountID that is %s', async (_, given, code) => {
    const query = { reqAddifnotfound: '0', ...given };
    const answered = await sandbox.call('updateTimeOffTrans', { query, items: [known] });
    expect(answered.ErrorCode).toBe(String(code));
  });
});

test('a company of 10,000 has transactions for one person in three, or as many as requested', async () => {
  const large = await startCaller({ users: 10_000 });
  const { Items } = await large.call('getTimeOffTrans');
  await large.close();
  expect(new Set(Items.map((item) => item['UserID'])).size).toBe(3334);
  const many = await startCaller({ users: 10, transactions: 25 });
  expect((await many.call('getTimeOffTrans')).Items).toHaveLength(25);
  await many.close();
});
