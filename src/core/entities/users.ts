import { boolean, choice, cellWords, ENGLISH_USER_TYPES, OPEN_SHIFT_WORDS } from '../values/choice';
import { date } from '../values/dates-and-times';
import { valueMessages } from '../values/messages';
import { integer } from '../values/numbers';
import { truncate } from '../values/shown';
import { nameRule, text } from '../values/text';
import { externalId } from './category-items';
import { editable, seldomSeen, type Entity, type Field, type RowRule } from './entity';

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
      ...editable,
      id: 'UserName',
      header: 'User name',
      valueKind: text,
      read: 'always',
      unique: true,
      width: 130,
      rule: userNameRule,
    },
    { ...editable, id: 'FirstName', header: 'First name', valueKind: text, rule: nameRule, width: 120 },
    { ...editable, id: 'LastName', header: 'Last name', valueKind: text, rule: nameRule, width: 130 },
    { ...editable, id: 'Email', valueKind: text, rule: nameRule, width: 260 },
    { ...editable, id: 'UserType', header: 'User type', valueKind: userType, read: 'never', width: 105 },
    phone('HomePhone', 'Home phone'),
    phone('WorkPhone', 'Work phone'),
    phone('CellPhone', 'Cell phone'),
    { ...externalId, read: 'omitted-when-empty', width: 85 },
    { ...seldomSeen, id: 'UserID', header: 'User ID', valueKind: integer, read: 'always', width: 75 },
    {
      ...seldomSeen,
      id: 'PermissionType',
      header: 'Present user type',
      readAs: ['Permissions.UserType'],
      valueKind: text,
      width: 115,
    },
    {
      ...seldomSeen,
      id: 'DoNotSchedule',
      header: 'Do not schedule',
      readAs: ['Permissions.DoNotSchedule'],
      valueKind: boolean,
      width: 115,
    },
    { ...seldomSeen, id: 'YearHired', header: 'Year hired', valueKind: text, width: 80 },
    { ...seldomSeen, id: 'DoB', header: 'Date of birth', valueKind: date, width: 95 },
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
    otherNames: [
      { fields: ['UserName'] },
      { fields: ['Email'] },
      { fields: ['ExternalID'] },
      { fields: ['LastName', 'FirstName'], join: ', ' },
    ],
    off: 'DoNotSchedule',
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

function phone(id: string, header: string): Field {
  return { ...editable, id, header, valueKind: text, width: 120, rule: phoneRule };
}

/** Allows "alphanumeric" (specification, section 2.2), and the signs that people write between digits. */
function phoneRule(wire: string): string | undefined {
  return /^[A-Za-z0-9 +()./#*-]*$/.test(wire) ? undefined : valueMessages.phoneSigns;
}
