import { ItemRefused, itemCode } from '../error-codes';
import { clearable, field, type Fields, type Reader } from '../items/fields';
import { externalId, matching, text } from '../items/values';
import { USER_TYPES, type User, type UserType } from './user';

/**
 * Formats of section 2.2 and section 8. The specification says "alphanumeric" for phones; dialling characters are accepted too.
 */
const userName = matching(
  /^[A-Za-z0-9]{7,}$/,
  itemCode.badUserName,
  'UserName must have more than 6 letters and digits',
);
const password = matching(
  /^[!-~]{7,}$/,
  itemCode.badPassword,
  'Password must have more than 6 characters: letters, digits, symbols',
);
const email = matching(
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  itemCode.badEmail,
  'Email is not an e-mail address',
);

const PHONE = /^[A-Za-z0-9 +()./#*-]*$/;

const phone: Reader<string> = (name, sent) =>
  matching(PHONE, itemCode.badPhone, `${name} has characters that a phone number can't have`)(name, sent);

const userType: Reader<UserType> = (_, sent) => {
  const found = USER_TYPES.find((type) => type === sent);
  if (found === undefined) throw new ItemRefused(itemCode.badUserType, 'UserType must be A, M, E or R');
  return found;
};

/** Fields of an item of addUsers and updateUsers (section 4.3), except Key and KeyVal. */
export const userFields: Fields<User> = {
  UserName: field('userName', userName),
  Password: field('password', password),
  FirstName: field('firstName', text),
  LastName: field('lastName', text),
  Email: field('email', email),
  UserType: field('userType', userType),
  HomePhone: clearable('homePhone', phone, ''),
  WorkPhone: clearable('workPhone', phone, ''),
  CellPhone: clearable('cellPhone', phone, ''),
  ExternalID: clearable('externalId', externalId, undefined),
};
