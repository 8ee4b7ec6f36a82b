import { sampleCompany, type CompanyOptions } from '../../../src/standins/service/company/sample-company';
import { readFields } from '../../../src/standins/service/items';
import { typeOfItem } from '../../../src/standins/service/operations/operation';
import { userFields } from '../../../src/standins/service/operations/users';

describe.each(['plain', 'hostile'] as const)('the sample company with %s names', (names) => {
  const sampleCompanyOf = (options: CompanyOptions, seed?: number) =>
    sampleCompany({ names, ...options }, seed);
  const staff = sampleCompanyOf({}).users.all();

  test('has 48 people by default', () => {
    expect(staff).toHaveLength(48);
  });

  test('is the same for the same seed, and different for another seed', () => {
    expect(sampleCompanyOf({ users: 300 }, 7).users.all()).toEqual(
      sampleCompanyOf({ users: 300 }, 7).users.all(),
    );
    expect(sampleCompanyOf({ users: 300 }, 7).users.all()).not.toEqual(
      sampleCompanyOf({ users: 300 }, 8).users.all(),
    );
  });

  test('starts with the same 48 people, whatever its size and seed', () => {
    const people = (users: typeof staff) => users.map(({ password: _password, ...user }) => user);
    expect(people(sampleCompanyOf({ users: 10_000 }, 99).users.all().slice(0, 48))).toEqual(people(staff));
    expect(people(sampleCompanyOf({ users: 3 }).users.all())).toEqual(people(staff.slice(0, 3)));
  });

  test('has users that follow the rules of addUsers and updateUsers', () => {
    const users = sampleCompanyOf({ users: 10_000 }).users.all();
    for (const user of users) {
      const item = {
        UserName: user.userName,
        Password: user.password,
        FirstName: user.firstName,
        LastName: user.lastName,
        Email: user.email,
        UserType: user.userType,
        HomePhone: user.homePhone,
        WorkPhone: user.workPhone,
        CellPhone: user.cellPhone,
        ExternalID: user.externalId === undefined ? '' : String(user.externalId),
      };
      expect(readFields(item, userFields)).toMatchObject({
        userName: user.userName,
        externalId: user.externalId,
      });
    }
    expect(new Set(users.map((user) => user.userName.toLowerCase())).size).toBe(10_000);
    const externalIds = users.flatMap((user) => user.externalId ?? []);
    expect(new Set(externalIds).size).toBe(externalIds.length);
  });

  test('refers only to its own records', () => {
    const company = sampleCompanyOf({ users: 500 });
    for (const { toAccountId, userId } of company.timeOffTransactions.all()) {
      expect(typeOfItem(company, toAccountId)).toBe('TimeOffAccount');
      expect(company.users.get(userId)).toBeDefined();
    }
    for (const { catItemId, catNo, userId } of company.qualifications.all()) {
      expect(company.categoryItems.get(catItemId)?.catNo).toBe(catNo);
      expect(company.users.get(userId)).toBeDefined();
    }
    expect(company.qualifications.all().length).toBeGreaterThan(100);
  });
});

describe('the sample company with hostile names', () => {
  const staff = sampleCompany().users.all();

  test('has names that are difficult for a spreadsheet among its first 48', () => {
    const full = staff.map((user) => `${user.firstName} ${user.lastName}`);
    expect(full.filter((name) => name === 'Maria Garcia')).toHaveLength(2);
    expect(staff.map((user) => user.firstName)).toContain('=HYPERLINK("http://example.org","x")');
    expect(full.join()).toMatch(/\p{Emoji_Presentation}/u);
    expect(full.join()).toMatch(/\p{Script=Arabic}/u);
    expect(staff.flatMap((user) => [user.homePhone, user.workPhone, user.cellPhone])).toEqual(
      expect.arrayContaining(['0123', '001122', '+49 30 901820', '1-2', '']),
    );
    for (const field of ['externalId', 'yearHired', 'dob'] as const) {
      expect(new Set(staff.map((user) => user[field] === undefined || user[field] === ''))).toEqual(
        new Set([true, false]),
      );
    }
  });

  test('has category items that are difficult for a spreadsheet or an XML parser, and some in every state', () => {
    const items = sampleCompany().categoryItems.all();
    const names = items.map((item) => item.name);
    expect(names).toEqual(
      expect.arrayContaining([
        '0123',
        '=1+1',
        'TRUE',
        '1E5',
        '+Extra',
        '1-2',
        '  Maintenance ',
        "'t Hooft's walk",
      ]),
    );
    expect(names.join()).toMatch(/[&<>"].*\]\]>/s);
    expect(names.join()).toMatch(/\p{Script=Arabic}/u);
    expect(names.join()).toMatch(/\p{Emoji_Presentation}/u);
    expect(names.filter((name) => name === 'Cleaning')).toHaveLength(2);
    for (const field of ['active', 'showToEmployee'] as const)
      expect(new Set(items.map((item) => item[field]))).toEqual(new Set([true, false]));
    for (const field of ['color', 'notes', 'externalId'] as const)
      expect(new Set(items.map((item) => item[field] === '' || item[field] === undefined)).size).toBe(2);
  });
});

describe('the sample company with plain names', () => {
  const today = '2026-11-22';
  const company = sampleCompany({ names: 'plain', today });

  test('has names and texts of letters that a scheduler would recognise, and two people of one name', () => {
    const people = company.users.all().map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const items = company.categoryItems.all().map(({ name }) => name);
    for (const name of [...people, ...items])
      expect(name).toMatch(/^\p{Script=Latin}[\p{Script=Latin}'. -]*$/u);
    expect(people.filter((name) => name === 'Maria Garcia')).toHaveLength(2);
    expect(new Set(items).size).toBe(items.length - 1); // Training is a task and a reason for time off
  });

  test('has departments with a colour each', () => {
    const departments = company.categoryItems.all().filter(({ catNo }) => catNo === 1);
    expect(departments).toHaveLength(8);
    expect(new Set(departments.map(({ color }) => color)).size).toBe(8);
    for (const { color } of departments) expect(color).toMatch(/^[0-9A-F]{6}$/);
  });

  test('gives everybody the entitlement of the year, and some people time off in the next weeks', () => {
    const all = company.timeOffTransactions.all();
    expect(all.filter(({ amount }) => amount === 25)).toHaveLength(48);
    const soon = all.filter(({ effectiveDate }) => effectiveDate > today);
    expect(soon.length).toBeGreaterThan(10);
    expect(new Set(soon.map(({ effectiveDate }) => effectiveDate))).toEqual(
      new Set(['2026-11-23', '2026-11-30', '2026-12-07']),
    );
  });
});
