import { valueMessages } from '../values/messages';
import { boolean, choice, cellWords, ENGLISH_USER_TYPES, OPEN_SHIFT_WORDS } from '../values/choice';
import { date } from '../values/dates-and-times';
import { integer, identifierRule } from '../values/numbers';
import { text } from '../values/text';
import { truncate } from '../values/shown';
import type { Entity, RowRule } from './entity';

/** The specification says more than 6 characters and alphanumeric (section 2.2). */
const SHORTEST_USER_NAME = 7;

const userType = choice('user type', cellWords.userTypes, ENGLISH_USER_TYPES);

/** The service refuses an address without a dot after the @, but the specification does not say so. */
const emailDomain: RowRule = {
  code: 'email-without-dot',
  severity: 'warning',
  field: 'Email',
  from: ['Email'],
  broken: ([typed]) =>
    typed !== undefined && /@[^.@]*$/.test(typed.trim()) ? { shown: truncate(typed) } : undefined,
};

/** The same is true of a text without an @. */
const emailSign: RowRule = {
  code: 'email-without-at',
  severity: 'warning',
  field: 'Email',
  from: ['Email'],
  broken: ([typed = '']) =>
    typed.trim() !== '' && !typed.includes('@') ? { shown: truncate(typed) } : undefined,
};

/** Fewer digits than the shortest number that can be called, such as 112. */
const FEWEST_PHONE_DIGITS = 3;

const phones = ['HomePhone', 'WorkPhone', 'CellPhone'];

/** A text such as `abc` or `0` is no number that can be called. The service may take it all the same. */
const phoneDigits = phones.map((field): RowRule => ({
  code: 'phone-too-short',
  severity: 'warning',
  field,
  from: [field],
  broken: ([typed = '']) =>
    typed.trim() !== '' && typed.replace(/\D/g, '').length < FEWEST_PHONE_DIGITS
      ? { shown: truncate(typed), least: FEWEST_PHONE_DIGITS }
      : undefined,
}));

/** Users: specification, sections 2.2 and 4.3. */
export const users: Entity = {
  kind: 'users',
  one: 'user',
  many: 'users',
  sheet: 'Users',
  table: 'Users',
  opensFirst: 1,
  key: ['UserID'],
  frozenThrough: 'UserName',
  fields: [
    {
      id: 'UserName',
      header: 'User name',
      kind: text,
      read: 'always',
      access: 'edit',
      unique: true,
      width: 130,
      rule: userNameRule,
    },
    {
      id: 'FirstName',
      header: 'First name',
      kind: text,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 120,
    },
    {
      id: 'LastName',
      header: 'Last name',
      kind: text,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 130,
    },
    {
      id: 'Email',
      kind: text,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 260,
    },
    {
      id: 'UserType',
      header: 'User type',
      kind: userType,
      read: 'never',
      access: 'edit',
      width: 105,
    },
    {
      id: 'HomePhone',
      header: 'Home phone',
      kind: text,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 120,
      rule: phoneRule,
    },
    {
      id: 'WorkPhone',
      header: 'Work phone',
      kind: text,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 120,
      rule: phoneRule,
    },
    {
      id: 'CellPhone',
      header: 'Cell phone',
      kind: text,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 120,
      rule: phoneRule,
    },
    {
      id: 'ExternalID',
      seldom: true,
      header: 'External ID',
      kind: integer,
      read: 'omitted-when-empty',
      access: 'edit',
      unique: true,
      rule: identifierRule,
      width: 85,
    },
    {
      id: 'UserID',
      seldom: true,
      header: 'User ID',
      kind: integer,
      read: 'always',
      access: 'service',
      width: 75,
    },
    {
      id: 'PermissionType',
      seldom: true,
      header: 'Present user type',
      readAs: ['Permissions.UserType'],
      kind: text,
      read: 'omitted-when-empty',
      access: 'service',
      width: 115,
    },
    {
      id: 'DoNotSchedule',
      seldom: true,
      header: 'Do not schedule',
      readAs: ['Permissions.DoNotSchedule'],
      kind: boolean,
      read: 'omitted-when-empty',
      access: 'service',
      width: 115,
    },
    {
      id: 'YearHired',
      seldom: true,
      header: 'Year hired',
      kind: text,
      read: 'omitted-when-empty',
      access: 'service',
      width: 80,
    },
    {
      id: 'DoB',
      seldom: true,
      header: 'Date of birth',
      kind: date,
      read: 'omitted-when-empty',
      access: 'service',
      width: 95,
    },
  ],
  read: { method: 'getUsers' },
  add: {
    method: 'addUsers',
    fields: ['UserName', 'Password', 'FirstName', 'LastName', 'Email', 'UserType', ...phones],
    required: ['UserName', 'Password', 'FirstName', 'LastName', 'Email', 'UserType'],
    password: 'Password',
    identity: { exact: ['UserName', 'FirstName', 'LastName', 'Email'], loose: ['UserName'] },
    retryPolicy: 'retry', // a second addUsers is refused: the UserName is taken
  },
  update: {
    method: 'updateUsers',
    query: { reqAddifnotfound: '0' },
    fields: ['ExternalID', 'FirstName', 'LastName', 'UserName', 'Email', 'UserType', ...phones],
    alwaysSent: [],
  },
  rules: [emailDomain, emailSign, ...phoneDigits],
  labels: [['FirstName', 'LastName'], ['UserName'], ['Email']],
  naming: {
    one: 'person',
    many: 'people',
    distinguishedBy: 'the user name',
    apart: ['UserName', 'Email'],
    also: [
      { fields: ['UserName'] },
      { fields: ['Email'] },
      { fields: ['ExternalID'] },
      { fields: ['LastName', 'FirstName'], join: ', ' },
    ],
  },
  superKind: 'people',
};

/**
 * The persons that a time block may name: all users, and `Open shift` (specification, section 2.2: UserID 0 is an open
 * block).
 */
export const people: Entity = {
  ...users,
  kind: 'people',
  fixedNames: [
    {
      id: '0',
      get name() {
        return cellWords.openShift;
      },
      apart: [],
      also: ['Open', ...OPEN_SHIFT_WORDS],
    },
  ],
};

function userNameRule(wire: string): string | undefined {
  const letters = [...wire].length;
  if (!/^[\p{L}\p{M}\p{N}]+$/u.test(wire)) return valueMessages.userNameSigns;
  if (letters < SHORTEST_USER_NAME) return valueMessages.userNameShort(letters, SHORTEST_USER_NAME);
  return undefined;
}

/** Allows "alphanumeric" (specification, section 2.2), and the signs that people write between digits. */
function phoneRule(wire: string): string | undefined {
  return /^[A-Za-z0-9 +()./#*-]*$/.test(wire) ? undefined : valueMessages.phoneSigns;
}
