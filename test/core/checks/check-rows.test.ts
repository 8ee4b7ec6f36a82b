import { trackRows } from '../../../src/core/changes/track-rows';
import { checkRows } from '../../../src/core/checks/check-rows';
import { findingSentence } from '../../../src/core/checks/wording';
import { recurringBlocks } from '../../../src/core/entities/time-blocks';
import { timeOff } from '../../../src/core/entities/time-off';
import { users } from '../../../src/core/entities/users';
import type { Cell } from '../../../src/core/values/cell';
import { baseline, cells, person, sheet, base } from '../users';
import { DAY, foundInBlock, foundInUsers } from './rows';

const newUser = {
  UserName: 'newperson',
  FirstName: 'New',
  LastName: 'Person',
  Email: 'new@example.com',
  UserType: 'Employee',
};

const codesOf = (problems: ReturnType<typeof foundInUsers>) =>
  problems.map(({ code, field }) => `${code} ${field}`);

test('a complete new row and unedited records have no problem', () => {
  expect(foundInUsers(['a', person(1)], ['b', person(2)], ['x', cells(newUser)])).toEqual([]);
});

test.each<[string, Readonly<Record<string, string | number | boolean>>, string[]]>([
  ['an empty e-mail', { Email: '' }, ['required-empty Email']],
  ['a UserName that is too short', { UserName: 'short' }, ['invalid-value UserName']],
  ['a name with stray spaces', { UserName: ' newperson ' }, ['stray-spaces UserName']],
  ['an ExternalID that is no number', { ExternalID: 'x1' }, ['unreadable ExternalID']],
  ['a typed key, which only the service gives', { UserID: 9 }, ['key-typed UserID']],
  [
    'a field that only the service may change',
    { PermissionType: 'Admin' },
    ['service-field-typed PermissionType'],
  ],
  ['the UserName of another row', { UserName: 'person1' }, ['repeated UserName']],
])('a new row with %s has the expected problem', (_, typed, codes) => {
  const found = foundInUsers(['a', person(1)], ['b', person(2)], ['x', cells({ ...newUser, ...typed })]);
  expect(codesOf(found)).toEqual(codes);
  // Stray spaces are taken out before the row is sent.
  const [severity] = codes.every((code) => code.startsWith('stray-spaces')) ? ['warning'] : ['error'];
  expect(found.every((each) => each.severity === severity && each.index === 2)).toBe(true);
});

test('only a text that Excel calls an error is one, in any language', () => {
  const found = (errors: readonly string[]) => {
    const typed: [string, Readonly<Record<string, Cell>>] = ['x', cells({ ...newUser, HomePhone: '#NV' })];
    const { rows } = trackRows(users, sheet(typed), baseline());
    return codesOf(checkRows(users, rows, String, new Set(errors)));
  };
  expect(found(['#NV'])).toEqual(['cell-error HomePhone']);
  expect(found(['#N/A'])).toEqual(['phone-too-short HomePhone']);
});

test.each([
  ['ann@example.com', []],
  ['ann@example', ['email-without-dot Email']],
  ['ann.example.com', ['email-without-at Email']],
  ['no address', ['email-without-at Email']],
])('an e-mail %s has the expected warnings', (Email, codes) => {
  const found = foundInUsers(['x', cells({ ...newUser, Email })]);
  expect(codesOf(found)).toEqual(codes);
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
});

test.each([
  ['112', []],
  ['+49 (0)30 / 12-34', []],
  ['', []],
  ['abc', ['phone-too-short CellPhone']],
  ['0', ['phone-too-short CellPhone']],
  ['--', ['phone-too-short CellPhone']],
])('a phone number "%s" has the expected warnings', (CellPhone, codes) => {
  const found = foundInUsers(['x', cells({ ...newUser, CellPhone })]);
  expect(codesOf(found)).toEqual(codes);
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
});

test.each<[string, Readonly<Record<string, string | number | boolean>>, string[]]>([
  ['an emptied UserName', { UserName: '' }, ['must-be-filled UserName']],
  [
    'a field that only the service may change',
    { DoNotSchedule: true },
    ['service-field-typed DoNotSchedule'],
  ],
])('an edited row with %s has the expected problem', (_, edited, codes) => {
  expect(codesOf(foundInUsers(['a', { ...person(1), ...edited }], ['b', person(2)]))).toEqual(codes);
});

test('an edit of a record that is gone has one problem', () => {
  const known = baseline({ ...base('a', 1), gone: true });
  const { rows } = trackRows(users, sheet(['a', { ...person(1), FirstName: 'Other' }]), known);
  expect(checkRows(users, rows, String)).toMatchObject([{ code: 'gone', field: 'FirstName', params: {} }]);
});

test('a field that both sides changed is a conflict with the value before and the service’s value', () => {
  const known = baseline({ ...base('a', 1), conflicts: { FirstName: 'Before' } });
  const { rows } = trackRows(users, sheet(['a', { ...person(1), FirstName: 'Mine' }]), known);
  expect(checkRows(users, rows, String)).toMatchObject([
    { code: 'conflict', params: { field: 'First name', base: 'Before', theirs: 'First 1' } },
  ]);
});

test('of several rows with the same value, three are named and the others are counted', () => {
  const copies = Array.from({ length: 6 }, (_, at) => [`x${at}`, cells(newUser)] as const);
  const [first] = foundInUsers(...copies);
  expect(first).toMatchObject({
    code: 'repeated',
    params: { shown: 'newperson', others: ['row 3', 'row 4', 'row 5'], more: 2 },
  });
  expect(first && findingSentence(first)).toBe(
    'Not unique: User name "newperson" is also in row 3, row 4, row 5 and 2 more.',
  );
});

test('a misspelt name has the most similar name as suggestion', () => {
  expect(foundInBlock({ Person: 'Ingrid Solbergg', Start: '9:00', End: '17:00' })).toMatchObject([
    {
      code: 'unknown-name',
      params: { field: 'Person', one: 'person', typed: 'Ingrid Solbergg', suggestion: 'Ingrid Solberg' },
      suggestedValue: 'Ingrid Solberg',
    },
  ]);
});

test.each<[string, Readonly<Record<string, string | number>>, string[]]>([
  ['8 hours', { Start: '9:00', End: '17:00' }, []],
  ['hours below zero', { Start: '6:00', End: '23:00', Hours: -1 }, ['below-zero Hours error']],
])('a block of %s has the expected problems for its times', (_, typed, expected) => {
  const found = foundInBlock(typed).map(({ code, field, severity }) => `${code} ${field} ${severity}`);
  expect(found).toEqual(expected);
});

test.each([
  [-2, []],
  [1, ['adds-days Amount warning']],
  [10, ['adds-days Amount warning']],
  // An allowance.
  [25, []],
  [0, []],
])('a transaction of %i days has the expected warning', (days, expected) => {
  const found = (timeOff.rules ?? []).flatMap(({ code, field, severity, broken }) =>
    broken([String(days)]) ? [`${code} ${field} ${severity}`] : [],
  );
  expect(found).toEqual(expected);
});

test('a row with an error shows no warnings until the error is corrected', () => {
  const typed = { Person: 'Nobody Atall', Start: '6:00', End: '23:00' };
  expect(foundInBlock(typed).map(({ code }) => code)).toEqual(['unknown-name']);
});

const eight = { Start: '9:00', End: '17:00' };

test.each<[Readonly<Record<string, string | number>>, string[]]>([
  [{ ...eight, Hours: 0.3125 }, ['time-as-hours']],
  [{ ...eight, Hours: 0.5 }, ['time-as-hours']],
  [{ Start: '22:00', End: '6:00', Hours: 0.3125 }, ['time-as-hours']],
  [{ Start: '9:00', End: '9:45', Hours: 0.5 }, []],
  [{ ...eight, Hours: 7.5 }, []],
  [{ ...eight, Hours: 0 }, ['hours-beyond']],
])('N18: the block %j has the expected warnings about its hours', (typed, codes) => {
  expect(foundInBlock(typed).map(({ code }) => code)).toEqual(codes);
});

test.each<[Readonly<Record<string, string | number>>, string[]]>([
  [{ ...eight, Hours: 75 }, ['hours-beyond']],
  [{ ...eight, Hours: 24 }, ['hours-beyond']],
  [{ ...eight, Hours: 8.1 }, ['hours-beyond']],
  [{ ...eight, Hours: 8 }, []],
  [{ ...eight, Hours: 7 }, []],
  [{ Start: '22:00', End: '6:00', Hours: 8 }, []],
  [{ Start: '22:00', End: '6:00', Hours: 9 }, ['hours-beyond']],
  [{ Start: '9:00', End: '9:00', Hours: 24 }, []],
  [{ Start: '9:00', End: '9:20', Hours: 0.34 }, []],
  [{ Start: '9:00', End: '17:00', EndDate: DAY + 2, Hours: 56 }, []],
  [{ Start: '9:00', End: '17:00', EndDate: DAY + 2, Hours: 57 }, ['hours-beyond']],
  // Time off has no hours of work.
  [{ ...eight, Hours: 0, TimeOffReason: 'Vacation' }, []],
])('F4: the block %j has the expected warnings about hours beyond its times', (typed, codes) => {
  expect(foundInBlock(typed).map(({ code }) => code)).toEqual(codes);
});

test('F4: a change of Hours alone has at most the hours of a day', () => {
  const change = (Hours: number) =>
    foundInBlock({ Date: '', TimeBlockID: '7', Hours }).map(({ code }) => code);
  expect([change(24), change(25), change(0)]).toEqual([[], ['hours-beyond'], []]);
});

test('F4: recurring shifts have the warning too', () => {
  const { rules = [] } = recurringBlocks;
  const rule = rules.find(({ code }) => code === 'hours-beyond');
  expect(rule?.broken(['9', '22:00', '06:00', undefined, undefined])).toEqual({ hours: 9, length: 8 });
  expect(rule?.broken(['8', '22:00', '06:00', undefined, undefined])).toBeUndefined();
});

test('N18: the warning about a time in Hours says what to type', () => {
  const [warning] = foundInBlock({ ...eight, Hours: 0.3125 });
  expect(warning && findingSentence(warning)).toBe(
    'Hours is 0.3125, less than one hour. Excel makes such a number of a typed time: if you mean 7.5 hours, type 7.5.',
  );
});
