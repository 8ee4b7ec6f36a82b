import { itemCode } from '../../../src/standins/service/error-codes';
import { startCaller, type Caller } from './caller';

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller({ users: 0 });
});
afterEach(() => sandbox.close());

const update = (...items: unknown[]) => sandbox.codes('updateCategories', items, { reqAddifnotfound: '0' });
const upsert = (...items: unknown[]) => sandbox.codes('updateCategories', items, { reqAddifnotfound: '1' });

const named = async (name: string) =>
  (await sandbox.call('getCategories')).Items.find((category) => category['SingularName'] === name);

const key = (CatNo: string) => ({ Key: 'CatNo', KeyVal: CatNo });

describe('getCategories', () => {
  test('returns a category under the names of reading, and no plural name if there is none', async () => {
    expect(await named('Time-Off Reason')).toEqual({
      CatNo: '6',
      SingularName: 'Time-Off Reason',
      TypeNo: '6',
      Type: 'TimeOffReason',
      AllowNotes: 'False',
      DontShowInMonthlyView: 'False',
      DontShowInWeeklyView: 'False',
      RankEmployees: 'False',
      MultipleSelectionOn: 'False',
      ShowInCrossSection: 'False',
      DisableCategory: 'False',
      Payroll: 'False',
      AddOnFly: 'False',
      QualEmployees: 'False',
    });
  });

  test('returns categories of every type, and custom ones', async () => {
    const types = (await sandbox.call('getCategories')).Items.map((category) => category['Type']);
    expect(types).toEqual([
      'Department',
      'Task',
      'Area',
      'TimeOfDay',
      'TimeOffAccount',
      'TimeOffReason',
      'Custom',
      'Custom',
    ]);
  });
});

describe('updateCategories', () => {
  test('stores what was sent and does not change the other fields', async () => {
    const before = (await sandbox.state()).categories.find((category) => category['catNo'] === 101);
    expect(await update({ ...key('101'), MultItems: '0', AllowNotes: '0', PluralName: '' })).toEqual(['0']);
    expect((await sandbox.state()).categories.find((category) => category['catNo'] === 101)).toEqual({
      ...before,
      multItems: false,
      allowNotes: false,
      pluralName: '',
    });
    expect(await named('Skill')).toMatchObject({ MultipleSelectionOn: 'False', Payroll: 'True' });
  });

  test('adds a custom category with the next free CatNo, whatever KeyVal says', async () => {
    expect(await upsert({ ...key('7'), SingularName: 'Uniform', Payroll: '1' })).toEqual(['0']);
    expect(await named('Uniform')).toMatchObject({ CatNo: '103', Type: 'Custom', Payroll: 'True' });
  });

  test('or, by a setting, with the CatNo of KeyVal', async () => {
    const other = await startCaller({ users: 0, behaviour: { newCatNo: 'key-value' } });
    await other.codes('updateCategories', [{ ...key('7'), SingularName: 'Uniform' }], {
      reqAddifnotfound: '1',
    });
    expect((await other.state()).categories.map((category) => category['catNo'])).toContain(7);
    await other.close();
  });

  test('ignores a category that is not found if reqAddifnotfound is 0', async () => {
    expect(await update({ ...key('7'), SingularName: 'Uniform' })).toEqual(['0']);
    expect((await sandbox.state()).categories).toHaveLength(8);
  });

  test('requires SingularName whenever reqAddifnotfound is 1, also for an existing category', async () => {
    const missing = String(itemCode.missingField);
    expect(await upsert({ ...key('1'), AddOnFly: '0' }, key('7'))).toEqual([missing, missing]);
    expect(await update({ ...key('1'), AddOnFly: '0' })).toEqual(['0']);
  });

  test.each([
    ['a Key that is not CatNo', { Key: 'CatItemID', KeyVal: '1' }, itemCode.badKey],
    ['a Key that every object has', { Key: 'constructor', KeyVal: '1' }, itemCode.badKey],
    ['a KeyVal that is no number', { Key: 'CatNo', KeyVal: 'one' }, itemCode.badKeyValue],
    ['no KeyVal', { Key: 'CatNo' }, itemCode.missingField],
    ['a boolean in the form of answers', { ...key('1'), Payroll: 'True' }, itemCode.badBoolean],
    ['an empty boolean', { ...key('1'), Payroll: '' }, itemCode.missingField],
    ['an empty SingularName', { ...key('1'), SingularName: '' }, itemCode.missingField],
    ['the read name of MultItems', { ...key('1'), MultipleSelectionOn: '1' }, itemCode.unknownField],
    ['a type, which is not written', { ...key('1'), Type: 'Task' }, itemCode.unknownField],
  ])('refuses %s', async (_, item, code) => {
    expect(await update(item)).toEqual([String(code)]);
  });
});
