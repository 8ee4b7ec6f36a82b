/** Every kind of record: downloaded together, edited rightly and wrongly, pushed at once, compared. */
import { differences } from './stored-as-shown';
import type { WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

const TIME_OFF = 'Time Off';
const SHEETS = [
  ...['Users', 'Categories', 'Departments', 'Tasks', 'Areas', 'Times of Day'],
  ...['Time-Off Accounts', 'Qualifications', TIME_OFF],
];

/** The sandbox's code for an invalid e-mail address. */
const BAD_EMAIL = '113';
const STORED = { Status: '0', Message: expect.stringMatching(/^Stored /) as unknown };
const fix = (words: string) => ({ Status: 'Fix', Message: expect.stringContaining(words) as unknown });

async function expectNoDifference(workbench: WorkbenchPage, sheets: readonly string[]): Promise<void> {
  for (const sheet of sheets) expect.soft(await differences(workbench, sheet), sheet).toEqual([]);
}

const yule = {
  Person: 'Ingrid Solberg',
  Account: 'Vacation',
  EffectiveDate: '2026-12-24',
  Amount: '-2',
  Description: 'Yule',
};

test(
  'users, categories and time off are edited together and pushed at once, and each row gets its own answer',
  { tag: '@long' },
  async ({ workbench }) => {
    const { page } = workbench;
    await workbench.openWithEverything('Categories', 'Other Items');
    await expectNoDifference(workbench, SHEETS);
    const transactions = (await workbench.sandbox()).timeOffTransactions;

    const newUser = { FirstName: 'New', UserType: 'E', Email: 'new@harbourlight.example' };
    await workbench.type(3, { FirstName: 'Kwame Kofi' });
    await workbench.typeNew({ ...newUser, UserName: 'newcomer', LastName: 'Comer' }, 'Users');
    await workbench.typeNew(
      { ...newUser, UserName: 'refused', LastName: 'Refused', Email: 'no address' },
      'Users',
    );

    await workbench.type(2, { PluralName: 'Teams', MultItems: 'TRUE' }, 'Categories');
    await workbench.typeNew({ SingularName: 'Vehicle', QualEmployees: 'yes' }, 'Categories');
    await workbench.typeNew({ PluralName: 'Nameless' }, 'Categories');

    await workbench.type(3, { Amount: '-11' }, TIME_OFF);
    const added = (texts: Readonly<Record<string, string>>) =>
      workbench.typeNew({ ...yule, ...texts }, TIME_OFF);
    await added({ Description: 'by label' });
    await added({ Description: 'by last name', Person: 'solberg,  INGRID' });
    await added({ Description: 'by e-mail', Person: 'kwamemensah@harbourlight.example' });
    await added({ Description: 'of a new person', Person: 'New Comer' });
    await added({ Description: 'misspelt', Person: 'Ingrid Solbergg' });
    await added({ Description: 'ambiguous', Person: 'Maria Garcia' });
    await added({ Description: 'bad date', EffectiveDate: '31.12.2026' });
    const chosen = await added({ Description: 'chosen', Person: '', Account: '' });
    await workbench.choose('Person', chosen, 'Maria Garcia (mgarcia2)', TIME_OFF);
    await workbench.choose('Account', chosen, 'Sick', TIME_OFF);
    const pasted = chosen + 1;
    await page.evaluate(
      ([at, on]) =>
        window.workbench.paste(
          at,
          'Ingrid Solberg\tStudy\t2027-02-01\t-1\tpasted one\nKwame Mensah\tsick\t2027-02-02\t-1\tpasted two',
          on,
        ),
      [await workbench.address('Person', pasted, TIME_OFF), TIME_OFF] as const,
    );
    await page.evaluate(([to, on]) => window.workbench.copyRows(4, 2, to, on), [
      pasted + 2,
      TIME_OFF,
    ] as const);
    for (const row of [pasted + 2, pasted + 3])
      await workbench.type(row, { EffectiveDate: '2027-03-01', Description: `copied to ${row}` }, TIME_OFF);

    await workbench.fault({ kind: 'slow', ms: 1000, method: 'addTimeOffTrans' });
    await workbench.startPush();
    await expect.poll(async () => (await workbench.writes()).at(-1)?.method).toBe('addTimeOffTrans');
    await workbench.sort('Person', false, TIME_OFF);
    await workbench.sort('LastName', true);
    await workbench.result.waitFor();
    expect(await workbench.shownSum()).toBe('14 stored, 1 refused');

    const expected: readonly (readonly [string, string, string, Record<string, unknown>])[] = [
      ['Users', 'UserName', 'kwamemensah', { ...STORED, FirstName: 'Kwame Kofi' }],
      ['Users', 'UserName', 'newcomer', { ...STORED, UserID: 1049 }],
      [
        'Users',
        'UserName',
        'refused',
        { Status: BAD_EMAIL, Message: 'Email is not an e-mail address', UserID: '' },
      ],
      ['Categories', 'PluralName', 'Teams', { ...STORED, MultItems: 'Yes' }],
      ['Categories', 'SingularName', 'Vehicle', { ...STORED, CatNo: expect.any(Number) }],
      ['Categories', 'PluralName', 'Nameless', fix('Singular name is empty')],
      ...['by label', 'by last name'].map(
        (description) =>
          [TIME_OFF, 'Description', description, { ...STORED, Person: 'Ingrid Solberg' }] as const,
      ),
      [TIME_OFF, 'Description', 'by e-mail', { ...STORED, Person: 'Kwame Kofi Mensah' }],
      [TIME_OFF, 'Description', 'of a new person', { ...STORED, Person: 'New Comer' }],
      [TIME_OFF, 'Description', 'misspelt', fix('did you mean Ingrid Solberg')],
      [TIME_OFF, 'Description', 'ambiguous', fix('Two people are called Maria Garcia: mgarcia1')],
      [TIME_OFF, 'Description', 'bad date', fix('is not a date that can be read safely')],
      [TIME_OFF, 'Description', 'chosen', { ...STORED, Person: 'Maria Garcia (mgarcia2)', Account: 'Sick' }],
      [TIME_OFF, 'Description', 'pasted one', { ...STORED, Account: 'Study' }],
      [TIME_OFF, 'Description', 'pasted two', { ...STORED, Account: 'Sick' }],
      ...[pasted + 2, pasted + 3].map(
        (row) => [TIME_OFF, 'Description', `copied to ${row}`, STORED] as const,
      ),
    ];
    for (const [sheet, column, value, cells] of expected)
      expect.soft((await workbench.rowWith(column, value, sheet)).cells, value).toMatchObject(cells);

    await expectNoDifference(workbench, SHEETS);
    const after = (await workbench.sandbox()).timeOffTransactions;
    expect(after.slice(0, transactions.length)).toEqual(
      transactions.map((each) => (each['transId'] === 70002 ? { ...each, amount: -11 } : each)),
    );
    expect(workbench.errors).toEqual([]);
  },
);

test(
  'items and qualifications are added and edited in one push, and other items can’t be changed',
  { tag: '@long' },
  async ({ workbench }) => {
    await workbench.openWithEverything('Categories', 'Other Items');
    const sheets: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      ['Departments', {}],
      ['Tasks', {}],
      ['Areas', {}],
      ['Times of Day', { StartTime: '9', EndTime: '5:30p' }],
      ['Time-Off Accounts', { StartTime: '2026-01-01', EndTime: '2026-12-31 18:00' }],
    ];
    for (const [sheet, own] of sheets) {
      await workbench.type(2, { Color: '#00ff7f' }, sheet);
      await workbench.typeNew({ ...own, Name: `New on ${sheet}`, Color: 'ff8000', Active: 'yes' }, sheet);
      await workbench.typeNew({ ...own, Name: 'Badly painted', Color: 'red' }, sheet);
    }
    await workbench.type(2, { Rank: '3' }, 'Qualifications');
    await workbench.typeNew(
      { Person: 'Kwame Mensah', Item: 'New on Departments', Rank: '1' },
      'Qualifications',
    );
    await workbench.typeNew({ Person: 'Kwame Mensah', Item: 'Juggling', Rank: '7' }, 'Qualifications');
    await workbench.type(2, { Name: 'Changed' }, 'Other Items');

    expect(await workbench.push()).toBe('12 stored');
    for (const [sheet] of sheets) {
      expect
        .soft((await workbench.rows(sheet))[0]?.cells, sheet)
        .toMatchObject({ ...STORED, Color: '00FF7F' });
      expect.soft((await workbench.rowWith('Name', `New on ${sheet}`, sheet)).cells).toMatchObject({
        ...STORED,
        CatItemID: expect.any(Number),
      });
      expect
        .soft((await workbench.rowWith('Name', 'Badly painted', sheet)).cells)
        .toMatchObject(fix('"red" is not a colour'));
    }
    expect((await workbench.rowWith('Rank', 7, 'Qualifications')).cells).toMatchObject(
      fix('there is no item "Juggling"'),
    );
    const account = (await workbench.sandbox()).categoryItems.find(
      ({ name }) => name === 'New on Time-Off Accounts',
    );
    expect(account).toMatchObject({ startTime: '2026-01-01T00:00', endTime: '2026-12-31T18:00' });
    expect((await workbench.rows('Other Items'))[0]?.cells).toMatchObject(fix('can’t be changed'));
    await expectNoDifference(workbench, SHEETS);
    expect(workbench.errors).toEqual([]);
  },
);

test.describe('with 10,000 users and their transactions', () => {
  test.use({ users: 10_000, transactions: 10_000 });

  test(
    'if nothing was changed, nothing is sent, and a second download changes no cell; one edited cell is sent as one field',
    { tag: '@long' },
    async ({ workbench }) => {
      const read = async () => {
        const sheets: unknown[][] = [];
        for (const sheet of [...SHEETS, 'Other Items']) sheets.push(await workbench.rows(sheet));
        return sheets;
      };
      await workbench.openWithEverything('Categories', 'Other Items');
      const before = await read();
      expect(before.at(-2)).toHaveLength(10_000);
      await workbench.button('Check all sheets').click();
      await expect(workbench.notice('Nothing to push: no row of any table is new or edited.')).toBeVisible();
      expect(await workbench.writes()).toEqual([]);
      await workbench.downloadEverything();
      expect(await read()).toEqual(before);

      await workbench.focusGrid();
      await workbench.typeByKeyboard(await workbench.address('FirstName', 3), 'Kwame Kofi');
      expect(await workbench.push()).toBe('1 stored');
      const writes = await workbench.writes();
      expect(writes).toMatchObject([
        { method: 'updateUsers', items: [{ Key: 'UserID', KeyVal: '1002', FirstName: 'Kwame Kofi' }] },
      ]);
      expect(Object.keys(writes[0]?.items?.[0] as object)).toHaveLength(3);
      expect(workbench.errors).toEqual([]);
    },
  );
});
