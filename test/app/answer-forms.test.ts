/**
 * Every read, an edit of every kind, and every kind of bad answer, with each behaviour that the sandbox can have. This file
 * runs twice, with answers in JSON and in XML (jest.config.js); all other tests run with JSON alone.
 */
import type { Behaviour } from '../../src/standins/service/behaviour';
import { expectTruth, READ_TRIES, storedNames, withFiveEdits } from './world/five-edits';
import { writesTo } from './world/service';
import { addRow, addUser, typeInto } from './world/typing';
import { pushAll, pushUsers, withEveryKind, type World } from './world/world';

let world: World;
afterEach(() => world.close());

test('if nothing was changed, a push sends nothing, and a second download changes no cell', async () => {
  world = await withEveryKind();
  const sheets = world
    .view()
    .tables.filter((table) => table.state === 'ready')
    .map((table) => table.title);
  expect(sheets).toHaveLength(10);
  const before = sheets.map((sheet) => world.workbook.person.read(sheet));
  await pushAll(world);
  expect(world.view().notice?.title).toBe('Nothing to push: no row of any table is new or edited.');
  await world.app.do({ do: 'download' });
  expect(world.view().notice?.tone).toBe('success');
  expect(sheets.map((sheet) => world.workbook.person.read(sheet))).toEqual(before);
  expect(await writesTo(world)).toEqual([]);
});

const ITEM_SHEETS = ['Departments', 'Tasks', 'Areas', 'Times of Day', 'Time-Off Accounts'];

const READS_BY_CATEGORY = ['getCategoryItems', 'getQualifications'];
const READS = [
  ...['getUsers', 'getCategories', 'getDepts', 'getTimesOfDay', 'getTimeOffTrans'],
  ...READS_BY_CATEGORY,
];

test('a full download calls every read, once for each category if the read takes one', async () => {
  world = await withEveryKind();
  const catNos = (await world.sandbox.state()).categories.map((each) => String(each['catNo']));
  const called = (await world.sandbox.state()).calls.map(({ method, query }) => {
    const catNo = (query as Record<string, string>)['CatNo'];
    return catNo === undefined ? String(method) : `${String(method)} ${catNo}`;
  });
  expect(catNos).toHaveLength(8);
  expect([...new Set(called)].sort()).toEqual(
    [
      ...READS.filter((method) => !READS_BY_CATEGORY.includes(method)),
      ...READS_BY_CATEGORY.flatMap((method) => catNos.map((catNo) => `${method} ${catNo}`)),
    ].sort(),
  );
});

test.each<[string, Partial<Behaviour>]>([
  ['no setting', {}],
  ['newCatNo key-value', { newCatNo: 'key-value' }],
  ['overallOfPartlyRefused success', { overallOfPartlyRefused: 'success' }],
  ['qualificationsOfOtherCategories left-out', { qualificationsOfOtherCategories: 'left-out' }],
  ['no read with an ErrorCode', { readsWithoutErrorCode: READS }],
  ['every read with an ErrorCode', { readsWithoutErrorCode: [] }],
  ['ignoredItem own-code', { ignoredItem: 'own-code' }],
  ['timesOfUpsert date-times', { timesOfUpsert: 'date-times' }],
])(
  'with %s an edit of each kind is stored, and only the refused row shows a refusal',
  async (_, behaviour) => {
    world = await withEveryKind({ sandbox: { behaviour } });
    await world.app.do({ do: 'download', kind: 'time-blocks' });
    typeInto(world, 'Users', 'FirstName', 2, 'Changed');
    typeInto(world, 'Categories', 'PluralName', 2, 'Teams');
    for (const sheet of ITEM_SHEETS) typeInto(world, sheet, 'Color', 2, '00FF7F');
    typeInto(world, 'Qualifications', 'Rank', 2, '3');
    typeInto(world, 'Time Off', 'Amount', 2, '24');
    addRow(world, 'Categories', { SingularName: 'Vehicle' });
    addRow(world, 'Time Blocks', { Person: 'Kwame Mensah', Date: '2026-11-23', Start: '9', End: '17' });
    addUser(world);
    const refused = addUser(world, { UserName: 'refused', Email: 'no address' });
    await pushAll(world);
    expect(world.view().result).toMatchObject({ planned: 13, stored: 12, refused: 1 });
    expect(world.users()[refused - 2]).toMatchObject({ Status: '113' });
    const { categories, qualifications, timeBlocks, users } = await world.sandbox.state();
    expect(qualifications[0]).toMatchObject({ rank: 3 });
    expect(timeBlocks).toHaveLength(1);
    expect(users.at(-1)).toMatchObject({ userName: 'newperson' });
    const vehicle = categories.find((each) => each['singularName'] === 'Vehicle');
    expect(world.table('Categories').at(-1)).toMatchObject({ Status: '0', CatNo: vehicle?.['catNo'] });
  },
);

test.each([
  ['a web page', { kind: 'login-page' }, 'answered with a web page'],
  ['nothing', { kind: 'empty-body' }, 'answered with nothing'],
  ['half an answer', { kind: 'cut-json' }, 'broke off in the middle'],
  ['HTTP 500', { kind: 'status', status: 500 }, 'failed (HTTP 500)'],
  ['HTTP 413', { kind: 'status', status: 413 }, 'too large'],
  ['an overall error', { kind: 'overall-error', stored: false }, 'refused the call'],
  ['a cut connection', { kind: 'drop', stored: false }, 'can’t be reached'],
])(
  'a download that is answered with %s says so and does not change the sheet',
  async (_name, fault, sentence) => {
    world = await withFiveEdits();
    const before = world.users();
    await world.sandbox.fault({ ...fault, method: 'getUsers', times: READ_TRIES });
    await world.app.do({ do: 'download', kind: 'users' });
    expect(world.view().notice).toMatchObject({
      tone: 'error',
      title: expect.stringContaining(sentence) as string,
    });
    expect(world.users()).toEqual(before);
  },
);

test.each([
  ['C4: a web page after storing', { kind: 'login-page', stored: true }, { stored: 5 }],
  ['C4: a web page before storing', { kind: 'login-page', stored: false }, { notSent: 5 }],
  ['C6: nothing', { kind: 'empty-body', stored: true }, { stored: 5 }],
  ['C6: half an answer', { kind: 'cut-json' }, { stored: 5 }],
  ['C6: HTTP 500 before storing', { kind: 'status', status: 500 }, { notSent: 5 }],
  ['C7: a cut connection after storing', { kind: 'drop', stored: true }, { stored: 5 }],
  ['C7: a cut connection before storing', { kind: 'drop', stored: false }, { notSent: 5 }],
  ['ItemNos missing', { kind: 'item-nos', how: 'missing' }, { stored: 5 }],
  ['one ItemNo missing', { kind: 'item-nos', how: 'unnumbered' }, { stored: 5 }],
  ['no items at all', { kind: 'item-nos', how: 'none' }, { stored: 5 }],
  ['ItemNos doubled', { kind: 'item-nos', how: 'doubled' }, { stored: 5 }],
  ['ItemNos reordered', { kind: 'item-nos', how: 'shuffled' }, { stored: 5 }],
  ['7 of 5', { kind: 'item-nos', how: 'out-of-range' }, { stored: 5 }],
  ['ItemNos that are no numbers', { kind: 'item-nos', how: 'not-a-number' }, { stored: 5 }],
  ['an overall error before storing', { kind: 'overall-error', stored: false }, { refused: 5 }],
  ['an overall error after storing', { kind: 'overall-error', stored: true }, { stored: 5 }],
])(
  'a push that is answered with %s is reconciled by reading the service’s records',
  async (_name, fault, sum) => {
    world = await withFiveEdits();
    await world.sandbox.fault({ ...fault, method: 'updateUsers' });
    await pushUsers(world);
    expect(world.view().result).toMatchObject({
      planned: 5,
      stored: 0,
      refused: 0,
      unknown: 0,
      notSent: 0,
      ...sum,
    });
    await expectTruth(world);
    const stored = await storedNames(world);
    expect(stored.includes('New soconnor')).toBe('stored' in sum);
    expect(world.user('soconnor')?.['Status']).toBe(
      'stored' in sum ? '0' : 'notSent' in sum ? 'Not sent' : '1999',
    );
  },
);
