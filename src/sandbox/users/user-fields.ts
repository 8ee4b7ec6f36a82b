import { ItemRefused, itemCode } from '../error-codes';
import { USER_TYPES, type User } from './user';

/** An item of a request once it is known to be an object of texts. */
export type TextItem = Readonly<Record<string, string>>;

/** One field that a user item may have: how it is read into the user. Throws ItemRefused. */
interface UserField {
  /** May it be sent empty, to clear it? The specification lets only optional fields be absent. */
  readonly optional: boolean;
  read(text: string): Partial<User>;
}

/** Formats of section 2.2 and section 8. The specification says "alphanumeric" for phones; dialling signs are let pass. */
const USER_NAME = /^[A-Za-z0-9]{7,}$/;
const PASSWORD = /^[!-~]{7,}$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^[A-Za-z0-9 +()./#*-]*$/;
const INTEGER = /^\d{1,10}$/;

/** Identifiers are 32-bit here; the specification says no more than "integer". */
const LARGEST_INTEGER = 2_147_483_647;

/** Fields of an item of addUsers and updateUsers (section 4.3), but for Key and KeyVal. */
export const userFields: Readonly<Record<string, UserField>> = {
  UserName: {
    optional: false,
    read: (text) => ({
      userName: matching(
        text,
        USER_NAME,
        itemCode.badUserName,
        'UserName must have more than 6 letters and digits',
      ),
    }),
  },
  Password: {
    optional: false,
    read: (text) => ({
      password: matching(
        text,
        PASSWORD,
        itemCode.badPassword,
        'Password must have more than 6 characters: letters, digits, symbols',
      ),
    }),
  },
  FirstName: { optional: false, read: (text) => ({ firstName: text }) },
  LastName: { optional: false, read: (text) => ({ lastName: text }) },
  Email: {
    optional: false,
    read: (text) => ({ email: matching(text, EMAIL, itemCode.badEmail, 'Email is not an e-mail address') }),
  },
  UserType: { optional: false, read: (text) => ({ userType: userType(text) }) },
  HomePhone: { optional: true, read: (text) => ({ homePhone: phone('HomePhone', text) }) },
  WorkPhone: { optional: true, read: (text) => ({ workPhone: phone('WorkPhone', text) }) },
  CellPhone: { optional: true, read: (text) => ({ cellPhone: phone('CellPhone', text) }) },
  ExternalID: {
    optional: true,
    read: (text) => ({
      externalId: text === '' ? undefined : integerOf('ExternalID', text, itemCode.badExternalId),
    }),
  },
};

/** The item as an object of texts with none but the named fields. Throws ItemRefused. */
export function textItem(item: unknown, allowed: readonly string[]): TextItem {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw new ItemRefused(itemCode.notAnObject, 'The item is not an object');
  }
  const texts: Record<string, string> = {};
  for (const [field, value] of Object.entries(item)) {
    if (!allowed.includes(field)) throw new ItemRefused(itemCode.unknownField, `Unknown field ${field}`);
    if (typeof value !== 'string')
      throw new ItemRefused(itemCode.notText, `${field} must be sent as a string`);
    texts[field] = value;
  }
  return texts;
}

/** Throws ItemRefused for the first of the fields that is absent or empty. */
export function requireFields(item: TextItem, required: readonly string[]): void {
  for (const field of required) {
    if ((item[field] ?? '') === '') throw new ItemRefused(itemCode.missingField, `${field} is required`);
  }
}

/** The item's user fields, read and checked; absent fields stay absent. Throws ItemRefused. */
export function readUserFields(item: TextItem): Partial<User> {
  return Object.entries(userFields).reduce<Partial<User>>((read, [name, field]) => {
    const text = item[name];
    if (text === undefined) return read;
    if (text === '' && !field.optional)
      throw new ItemRefused(itemCode.missingField, `${name} can't be empty`);
    return { ...read, ...field.read(text) };
  }, {});
}

/** A whole number from 0, as identifiers are; leading zeros mean nothing. Throws ItemRefused. */
export function integerOf(field: string, text: string, code: number): number {
  const value = INTEGER.test(text) ? Number(text) : Infinity;
  if (value > LARGEST_INTEGER) throw new ItemRefused(code, `${field} must be an integer`);
  return value;
}

function matching(text: string, format: RegExp, code: number, message: string): string {
  if (!format.test(text)) throw new ItemRefused(code, message);
  return text;
}

function phone(field: string, text: string): string {
  return matching(text, PHONE, itemCode.badPhone, `${field} has characters that a phone number can't have`);
}

function userType(text: string): User['userType'] {
  const found = USER_TYPES.find((type) => type === text);
  if (found === undefined) throw new ItemRefused(itemCode.badUserType, 'UserType must be A, M, E or R');
  return found;
}
