import { callCode } from '../../../src/standins/service/error-codes';
import { anna, startCaller, type Caller } from './caller';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...anna, UserName: `annasmith${index}` }));

describe('a call', () => {
  let sandbox: Caller;

  beforeAll(async () => {
    sandbox = await startCaller();
  });
  afterAll(() => sandbox.close());

  const right = () => ({ Module: 'API', SessionID: sandbox.sessionId, SP: sandbox.sp, Method: 'getUsers' });

  test.each([
    ['Module', undefined, callCode.moduleMissing],
    ['Module', 'api', callCode.moduleWrong],
    ['SessionID', undefined, callCode.sessionMissing],
    ['SessionID', 'another', callCode.sessionWrong],
    ['SP', undefined, callCode.spMissing],
    ['SP', '1', callCode.spWrong],
    ['Method', undefined, callCode.methodMissing],
    ['Method', 'getusers', callCode.methodUnknown],
    ['Method', 'constructor', callCode.methodUnknown],
  ])('whose %s is %s is refused as a whole with a code of its own', async (name, value, code) => {
    const query = Object.entries({ ...right(), [name]: value }).flatMap(([key, text]) =>
      text === undefined ? [] : [[key, text]],
    );
    expect(await sandbox.raw(Object.fromEntries(query) as Record<string, string>)).toEqual({
      ErrorMessage: expect.any(String) as string,
      ErrorCode: String(code),
      ItemResponses: [],
      Items: [],
    });
  });

  test('with a parameter that its operation does not have is refused', async () => {
    expect((await sandbox.raw({ ...right(), CatNo: '1' })).ErrorCode).toBe(String(callCode.parameterUnknown));
  });

  test.each([
    ['updateUsers', 'reqAddifnotfound', {}],
    ['updateCategories', 'reqAddifnotfound', {}],
    ['updateDepts', 'reqAddifnotfound', {}],
    ['updateTasks', 'reqAddifnotfound', {}],
    ['updateAreas', 'reqAddifnotfound', {}],
    ['updateTimesOfDay', 'reqAddifnotfound', {}],
    ['updateTimeOffAccounts', 'reqAddifnotfound', {}],
    ['updateQualifications', 'reqAddifnotfound', { CatNo: '101', UserID: '1001' }],
    ['updateTimeOffTrans', 'reqAddifnotfound', { TOAccountID: '2042' }],
    ['updateTimeBlocks', 'reqAddifnotfound', { ScheduleID: '1' }],
    ['updateTimeBlocks', 'ScheduleID', { reqAddifnotfound: '0' }],
    ['addTimeBlocks', 'ScheduleID', {}],
  ])('of %s without %s, or with an empty or wrong one, is refused', async (method, name, others) => {
    const codeWith = async (given: Record<string, string>) =>
      (await sandbox.call(method, { query: { ...others, ...given }, items: [] })).ErrorCode;
    expect(await codeWith({})).toBe(String(callCode.parameterMissing));
    expect(await codeWith({ [name]: '' })).toBe(String(callCode.parameterMissing));
    expect(await codeWith({ [name]: 'true' })).toBe(String(callCode.parameterWrong));
    expect(await codeWith({ [name]: '1' })).toBe('0');
  });

  test('with the same parameter twice is refused', async () => {
    const query = new URLSearchParams(right());
    query.append('SP', sandbox.sp);
    const response = await fetch(`${sandbox.baseUrl}?${query.toString()}`, { method: 'POST' });
    expect(((await response.json()) as { ErrorCode: string }).ErrorCode).toBe(
      String(callCode.parameterWrong),
    );
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])(
    'that is a %s is answered with HTTP 405 or as a preflight',
    async (method) => {
      const response = await fetch(`${sandbox.baseUrl}?${new URLSearchParams(right()).toString()}`, {
        method,
      });
      expect(response.status).toBe(method === 'OPTIONS' ? 204 : 405);
    },
  );

  test('that reads is answered with records, no item responses and success', async () => {
    const answered = await sandbox.call('getUsers');
    expect({ ...answered, Items: answered.Items.length }).toEqual({
      ErrorMessage: 'Success',
      ErrorCode: '0',
      ItemResponses: [],
      Items: 48,
    });
  });

  test('that reads is refused if it has a body', async () => {
    expect((await sandbox.call('getUsers', { items: [] })).ErrorCode).toBe(String(callCode.bodyOnRead));
  });

  test.each([
    ['no body', undefined],
    ['text that is no JSON', 'UserName=annasmith'],
    ['half a JSON text', '[{"UserName":'],
    ['one object', JSON.stringify(anna)],
    ['null', 'null'],
  ])('that writes with %s is refused as a whole', async (_, body) => {
    const answered = await sandbox.call('addUsers', { ...(body !== undefined && { body }) });
    expect(answered.ErrorCode).toBe(String(callCode.bodyNotArray));
    expect(answered.ItemResponses).toEqual([]);
  });

  test('that writes no items succeeds', async () => {
    expect(await sandbox.call('addUsers', { items: [] })).toEqual({
      ErrorMessage: 'Success',
      ErrorCode: '0',
      ItemResponses: [],
      Items: [],
    });
  });

  test.each([
    ['missing', {}, callCode.parameterMissing],
    ['neither 0 nor 1', { reqAddifnotfound: 'true' }, callCode.parameterWrong],
  ])('of updateUsers whose reqAddifnotfound is %s is refused as a whole', async (_, query, code) => {
    const answered = await sandbox.call('updateUsers', { query, items: [] });
    expect(answered.ErrorCode).toBe(String(code));
  });
});

describe('what the specification does not show', () => {
  let sandbox: Caller | undefined;

  afterEach(async () => sandbox?.close());

  const onePoor = [
    { ...anna, UserName: 'annasmith' },
    { ...anna, UserName: 'short' },
  ];

  test('a write accepts up to 2,000 items and refuses more as a whole, storing none', async () => {
    sandbox = await startCaller({ users: 0 });
    expect((await sandbox.call('addUsers', { items: people(2001) })).ErrorCode).toBe(
      String(callCode.tooManyItems),
    );
    expect((await sandbox.state()).users).toEqual([]);
    expect((await sandbox.call('addUsers', { items: people(2000) })).ErrorCode).toBe('0');
    expect((await sandbox.state()).users).toHaveLength(2000);
  });

  test('if some items are refused, the overall code is not 0, although the others are stored', async () => {
    sandbox = await startCaller({ users: 0 });
    const answered = await sandbox.call('addUsers', { items: onePoor });
    expect(answered.ErrorCode).toBe(String(callCode.someItemsFailed));
    expect(answered.ItemResponses.map((response) => response.ErrorCode === '0')).toEqual([true, false]);
    expect((await sandbox.state()).users).toHaveLength(1);
  });

  test('or, by a setting, the overall code is 0 in that case', async () => {
    sandbox = await startCaller({ users: 0, behaviour: { overallOfPartlyRefused: 'success' } });
    const answered = await sandbox.call('addUsers', { items: onePoor });
    expect(answered.ErrorCode).toBe('0');
    expect(answered.ItemResponses.map((response) => response.ErrorCode === '0')).toEqual([true, false]);
  });

  test('by a setting, the answers of a read have no ErrorCode', async () => {
    sandbox = await startCaller({ users: 0, behaviour: { readsWithoutErrorCode: ['getUsers'] } });
    expect(await sandbox.call('getUsers')).toEqual({ ErrorMessage: 'Success', ItemResponses: [], Items: [] });
  });
});
