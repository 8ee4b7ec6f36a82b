import { callCode, itemCode } from '../../../src/standins/service/error-codes';
import { startCaller, type Caller } from './caller';

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller({ users: 4 });
});
afterEach(() => sandbox.close());

const add = (ScheduleID: string, ...items: unknown[]) =>
  sandbox.codes('addTimeBlocks', items, { ScheduleID });
const update = (ScheduleID: string, ...items: unknown[]) =>
  sandbox.codes('updateTimeBlocks', items, { ScheduleID, reqAddifnotfound: '0' });
const upsert = (ScheduleID: string, ...items: unknown[]) =>
  sandbox.codes('updateTimeBlocks', items, { ScheduleID, reqAddifnotfound: '1' });

const held = async () => (await sandbox.state()).timeBlocks;

const shift = {
  UserID: '1001',
  StartDateTime: '11-21-2026 09:00 AM',
  EndDateTime: '11-21-2026 05:30 PM',
};
const weekly = { UserID: '1001', StartDayNo: '3', StartTime: '10:00 PM', EndTime: '6:00 AM' };
const first = { Key: 'TimeBlockID', KeyVal: '1' };

const nothing = { overrideNumHours: false, notes: '', color: '' };

describe('addTimeBlocks', () => {
  test('stores a block of the current schedule with all its possible fields', async () => {
    const full = {
      ...shift,
      OverrideNumHours: '1',
      NumHours: '7.75',
      ExternalID: '123456789',
      Notes: 'bring keys',
      Color: 'FF8000',
      DepartmentID: '2001',
      TaskID: '2017',
      AreaID: '2029',
      TimeOfDayID: '2036',
      TimeOffAccountID: '2042',
      TimeOffReasonID: '2047',
    };
    expect(await add('1', full)).toEqual(['0']);
    expect(await held()).toEqual([
      {
        timeBlockId: 1,
        scheduleId: 1,
        userId: 1001,
        startDateTime: '2026-11-21T09:00',
        endDateTime: '2026-11-21T17:30',
        overrideNumHours: true,
        numHours: 7.75,
        externalId: 123456789,
        notes: 'bring keys',
        color: 'FF8000',
        departmentId: 2001,
        taskId: 2017,
        areaId: 2029,
        timeOfDayId: 2036,
        timeOffAccountId: 2042,
        timeOffReasonId: 2047,
      },
    ]);
  });

  test('stores an open block for UserID 0, also in the timesheet and in templates', async () => {
    for (const schedule of ['1', '7', '1000', '4711'])
      expect(await add(schedule, { ...shift, UserID: '0' })).toEqual(['0']);
    expect((await held()).map((block) => [block['userId'], block['scheduleId']])).toEqual([
      [0, 1],
      [0, 7],
      [0, 1000],
      [0, 4711],
    ]);
  });

  test('stores a block of the recurring schedule whose end may be on the next day', async () => {
    expect(await add('2', weekly)).toEqual(['0']);
    expect(await held()).toEqual([
      {
        ...nothing,
        timeBlockId: 1,
        scheduleId: 2,
        userId: 1001,
        startDayNo: 3,
        startTime: '22:00',
        endTime: '06:00',
      },
    ]);
  });

  test('keeps midnight, noon, and the hour that a clock change skips', async () => {
    const times = [
      ['12:00 AM', '12:00 PM'],
      ['2:30 AM', '3:05 AM'],
    ].map(([start, end]) => ({
      ...shift,
      StartDateTime: `3-29-2026 ${start}`,
      EndDateTime: `03-29-2026 ${end}`,
    }));
    expect(await add('1', ...times)).toEqual(['0', '0']);
    expect((await held()).map((block) => [block['startDateTime'], block['endDateTime']])).toEqual([
      ['2026-03-29T00:00', '2026-03-29T12:00'],
      ['2026-03-29T02:30', '2026-03-29T03:05'],
    ]);
  });

  test('refuses an ExternalID that a block of any schedule has, and overwrites nothing', async () => {
    await add('1', { ...shift, ExternalID: '77' });
    const before = await held();
    expect(await add('2', { ...weekly, ExternalID: '077' })).toEqual([String(itemCode.externalIdTaken)]);
    expect(await add('1', { ...shift, ExternalID: '77' })).toEqual([String(itemCode.externalIdTaken)]);
    expect(await held()).toEqual(before);
  });

  const missing = itemCode.missingField;
  test.each([
    ['1', { UserID: '' }, missing],
    ['1', { UserID: '5' }, itemCode.noSuchReference],
    ['1', { StartDateTime: '' }, missing],
    ['7', { EndDateTime: '' }, missing],
    ['1', { StartDateTime: '11-21-2026' }, itemCode.badDateTime],
    ['1', { StartDateTime: '11-21-2026 13:00 PM' }, itemCode.badDateTime],
    ['1', { StartDateTime: '11-21-2026 0:30 AM' }, itemCode.badDateTime],
    ['1', { StartDateTime: '11-21-2026 9:00:00 AM' }, itemCode.badDateTime],
    ['1', { StartDateTime: '11-31-2026 9:00 AM' }, itemCode.badDateTime],
    ['1', { EndDateTime: '11-21-2026 9:00 AM' }, itemCode.endNotAfterStart],
    ['1', { StartTime: '9:00 AM' }, itemCode.notInThisSchedule],
    ['1', { StartDayNo: '1' }, itemCode.notInThisSchedule],
    ['1', { NumHours: '8' }, itemCode.hoursNotOverridden],
    ['1', { NumHours: '8', OverrideNumHours: '0' }, itemCode.hoursNotOverridden],
    ['1', { NumHours: '8,5', OverrideNumHours: '1' }, itemCode.badDecimal],
    ['1', { NumHours: '-1', OverrideNumHours: '1' }, itemCode.badDecimal],
    ['1', { DepartmentID: '2017' }, itemCode.noSuchReference],
    ['1', { DepartmentID: '0' }, itemCode.noSuchReference],
    ['1', { AreaID: '2001' }, itemCode.noSuchReference],
    ['1', { TaskID: '2001' }, itemCode.noSuchReference],
    ['1', { TimeOfDayID: '2001' }, itemCode.noSuchReference],
    ['1', { TimeOffReasonID: '2042' }, itemCode.noSuchReference],
    ['1', { TimeOffAccountID: '2047' }, itemCode.noSuchReference],
    ['1', { ExternalID: '-1' }, itemCode.badExternalId],
    ['1', { ExternalID: 'first' }, itemCode.badExternalId],
    ['1', { ExternalID: '2147483648' }, itemCode.badExternalId],
    ['1', { NumHours: '8', OverrideNumHours: 'True' }, itemCode.hoursNotOverridden],
    ['1', { OverrideNumHours: 'True' }, itemCode.badBoolean],
    ['1', { OverrideNumHours: '' }, missing],
    ['1', { TimeOffAccountID: 'Sick' }, itemCode.badInteger],
    ['1', { Color: '#FF8000' }, itemCode.badColour],
    ['1', { TimeBlockID: '1' }, itemCode.unknownField],
    ['1', { Key: 'TimeBlockID', KeyVal: '1' }, itemCode.unknownField],
  ])('refuses a shift in schedule %s with %j', async (schedule, bad, code) => {
    expect(await add(schedule, { ...shift, ...bad })).toEqual([String(code)]);
    expect(await held()).toEqual([]);
  });

  test.each([
    [{ UserID: '' }, missing],
    [{ UserID: '5' }, itemCode.noSuchReference],
    [{ StartDayNo: '' }, missing],
    [{ StartTime: '' }, missing],
    [{ EndTime: '' }, missing],
    [{ StartTime: '22:00' }, itemCode.badTime],
    [{ StartTime: '10:60 PM' }, itemCode.badTime],
    [{ StartDayNo: '-1' }, itemCode.badInteger],
    [{ StartDateTime: '11-21-2026 09:00 AM' }, itemCode.notInThisSchedule],
  ])('refuses a shift in the recurring schedule with %j', async (bad, code) => {
    expect(await add('2', { ...weekly, ...bad })).toEqual([String(code)]);
  });

  test.each(['0', '3', '6', '8', '999', 'x', '-1'])(
    'refuses the ScheduleID %s as a whole',
    async (ScheduleID) => {
      const { ErrorCode } = await sandbox.call('addTimeBlocks', { query: { ScheduleID }, items: [shift] });
      expect(ErrorCode).toBe(String(callCode.parameterWrong));
    },
  );
});

describe('updateTimeBlocks', () => {
  test('stores what was sent and does not change the rest, with either key', async () => {
    await add('1', { ...shift, ExternalID: '77', Notes: 'bring keys', DepartmentID: '2001' });
    const [before] = await held();
    expect(await update('1', { ...first, UserID: '0', DepartmentID: '', Notes: '' })).toEqual(['0']);
    expect(await update('1', { Key: 'ExternalID', KeyVal: '77', EndTime: '11-22-2026 12:15 AM' })).toEqual([
      '0',
    ]);
    expect(await held()).toEqual([
      { ...before, departmentId: undefined, userId: 0, notes: '', endDateTime: '2026-11-22T00:15' },
    ]);
  });

  test('refuses an end before the stored start', async () => {
    await add('1', shift);
    expect(await update('1', { ...first, EndDateTime: '11-20-2026 05:30 PM' })).toEqual([
      String(itemCode.endNotAfterStart),
    ]);
  });

  test('overrides the hours, and lets the service compute them again', async () => {
    await add('1', shift);
    const hours = async () =>
      (await held()).map(({ overrideNumHours, numHours }) => [overrideNumHours, numHours]);
    await update('1', { ...first, OverrideNumHours: '1', NumHours: '6.5' });
    expect(await hours()).toEqual([[true, 6.5]]);
    expect(await update('1', { ...first, NumHours: '7' })).toEqual([String(itemCode.hoursNotOverridden)]);
    await update('1', { ...first, OverrideNumHours: '0' });
    expect(await hours()).toEqual([[false, undefined]]);
  });

  test('ignores a block that is not found, or is of another schedule, if reqAddifnotfound is 0', async () => {
    await add('1', shift);
    const before = await held();
    expect(await update('1', { Key: 'TimeBlockID', KeyVal: '9', Notes: 'x' })).toEqual(['0']);
    expect(await update('7', { ...first, Notes: 'x' })).toEqual(['0']);
    expect(await held()).toEqual(before);
  });

  test('adds a missing block with the ExternalID of the field and not of the Key', async () => {
    const times = { StartTime: shift.StartDateTime, EndTime: shift.EndDateTime };
    const byKey = { Key: 'ExternalID', KeyVal: '77', ...shift, ...times };
    expect(await upsert('1', byKey, { ...byKey, ExternalID: '77' }, { ...byKey, Notes: 'x' })).toEqual([
      '0',
      '0',
      '0',
    ]);
    expect((await held()).map(({ externalId, notes }) => [externalId, notes])).toEqual([
      [undefined, ''],
      [77, 'x'],
    ]);
  });

  test('requires everything that adding needs if reqAddifnotfound is 1, also for an existing block', async () => {
    await add('1', shift);
    await add('2', weekly);
    const times = { StartTime: shift.StartDateTime, EndTime: shift.EndDateTime };
    const missing = String(itemCode.missingField);
    expect(
      await upsert('1', first, { ...first, ...shift }, { ...first, ...shift, ...times, UserID: undefined }),
    ).toEqual([missing, missing, missing]);
    expect(await upsert('1', { ...first, ...shift, ...times })).toEqual(['0']);
    const other = await startCaller({ users: 4, behaviour: { timesOfUpsert: 'date-times' } });
    expect(
      await other.codes('updateTimeBlocks', [{ ...first, ...shift }], {
        ScheduleID: '1',
        reqAddifnotfound: '1',
      }),
    ).toEqual(['0']);
    await other.close();
  });

  test('requires the day number of a recurring block and both times, if one of the three is sent', async () => {
    await add('2', weekly);
    const missing = String(itemCode.missingField);
    const { StartDayNo, StartTime, EndTime } = weekly;
    const times = { StartTime, EndTime };
    expect(
      await update('2', { ...first, Notes: 'x' }, { ...first, StartDayNo }, { ...first, ...times }),
    ).toEqual(['0', missing, missing]);
    expect(await update('2', { ...first, ...times, StartDayNo: '5' })).toEqual(['0']);
    expect(await held()).toMatchObject([{ startDayNo: 5, startTime: '22:00', endTime: '06:00' }]);
  });

  test.each(['7', '1000'])(
    'adds a missing block in schedule %s with the fields that addTimeBlocks needs',
    async (schedule) => {
      const byKey = { Key: 'ExternalID', KeyVal: '77', ExternalID: '77' };
      const missing = String(itemCode.missingField);
      expect(
        await upsert(
          schedule,
          { ...byKey, ...shift, UserID: undefined },
          { ...byKey, ...shift, EndDateTime: undefined },
          { ...byKey, ...shift },
          { ...byKey, UserID: '1002' },
        ),
      ).toEqual([missing, missing, '0', '0']);
      expect(await held()).toMatchObject([
        { scheduleId: Number(schedule), externalId: 77, userId: 1002, startDateTime: '2026-11-21T09:00' },
      ]);
    },
  );

  test('adds a missing block of the recurring schedule with its day number and both times', async () => {
    const byKey = { Key: 'ExternalID', KeyVal: '77', ExternalID: '77' };
    const missing = String(itemCode.missingField);
    expect(
      await upsert(
        '2',
        { ...byKey, ...weekly, UserID: undefined },
        { ...byKey, ...weekly, StartDayNo: undefined },
        { ...byKey, ...weekly },
        { ...byKey, ...weekly, StartDayNo: '5' },
      ),
    ).toEqual([missing, missing, '0', '0']);
    expect(await held()).toMatchObject([{ scheduleId: 2, externalId: 77, userId: 1001, startDayNo: 5 }]);
  });

  test.each([
    ['an ExternalID that another block has', { ExternalID: '77' }, itemCode.externalIdTaken],
    ['no Key', { Key: undefined }, itemCode.missingField],
    ['no KeyVal', { KeyVal: undefined }, itemCode.missingField],
    ['a KeyVal that is no number', { KeyVal: 'first' }, itemCode.badKeyValue],
    ['a UserID of nobody', { UserID: '5' }, itemCode.noSuchReference],
    ['a DepartmentID of nothing', { DepartmentID: '9' }, itemCode.noSuchReference],
    ['a TaskID of another category', { TaskID: '2001' }, itemCode.noSuchReference],
  ])('refuses %s, and changes nothing', async (_, bad, code) => {
    await add('1', shift, { ...shift, ExternalID: '77' });
    const before = await held();
    expect(await update('1', { ...first, Notes: 'x', ...bad })).toEqual([String(code)]);
    expect(await held()).toEqual(before);
  });

  test('refuses times that contradict each other, and an unknown Key', async () => {
    await add('1', shift);
    const item = { ...first, StartDateTime: '11-21-2026 8:00 AM', StartTime: '11-21-2026 8:15 AM' };
    expect(await update('1', item, { ...first, Key: 'UserID' })).toEqual([
      String(itemCode.timesDisagree),
      String(itemCode.badKey),
    ]);
  });
});
