/** users: who works in the company, and who may sign in. */
import { ItemRefused, itemCode } from '../error-codes';
import {
  readFields,
  requireFields,
  textItem,
  clearable,
  field,
  type Fields,
  type ItemReader,
  findKeyed,
  keyNumber,
  externalIdReader,
  matching,
  textReader,
  type Finders,
} from '../items';
import {
  nobody,
  wireUser,
  userNameKey,
  USER_TYPES,
  type User,
  type UserTable,
  type UserType,
} from '../records/users';
import { booleanParameter, type Operation } from './operation';

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

const phone: ItemReader<string> = (name, sent) =>
  matching(PHONE, itemCode.badPhone, `${name} has characters that a phone number can't have`)(name, sent);

const userType: ItemReader<UserType> = (_, sent) => {
  const found = USER_TYPES.find((type) => type === sent);
  if (found === undefined) throw new ItemRefused(itemCode.badUserType, 'UserType must be A, M, E or R');
  return found;
};

/** Fields of an item of addUsers and updateUsers (section 4.3), except Key and KeyVal. */
export const userFields: Fields<User> = {
  UserName: field('userName', userName),
  Password: field('password', password),
  FirstName: field('firstName', textReader),
  LastName: field('lastName', textReader),
  Email: field('email', email),
  UserType: field('userType', userType),
  HomePhone: clearable('homePhone', phone, ''),
  WorkPhone: clearable('workPhone', phone, ''),
  CellPhone: clearable('cellPhone', phone, ''),
  ExternalID: clearable('externalId', externalIdReader, undefined),
};

/** addUsers also requires UserType. updateUsers does not, even when it adds a user (section 4.3): then it is E, Employee. */
const requiredToAdd = ['UserName', 'Password', 'FirstName', 'LastName', 'Email'];

/** Only updateUsers takes ExternalID (section 4.3). */
const addUsersFields = Object.keys(userFields).filter((name) => name !== 'ExternalID');

const updateUsersFields = ['Key', 'KeyVal', ...Object.keys(userFields)];

/** getUsers, addUsers and updateUsers (specification, section 4.3). */
export const userOperations: Readonly<Record<string, Operation>> = {
  getUsers: {
    kind: 'read',
    parameters: [],
    read: ({ users }) => users.all().map(wireUser),
  },
  addUsers: {
    kind: 'write',
    parameters: [],
    write: ({ users }) => {
      return (sent) => {
        const item = textItem(sent, addUsersFields);
        requireFields(item, [...requiredToAdd, 'UserType']);
        users.put({ ...nobody, ...readFields(item, userFields), userId: users.nextNumber() });
        return 'stored';
      };
    },
  },
  updateUsers: {
    kind: 'write',
    parameters: ['reqAddifnotfound'],
    write: ({ users }, parameters) => {
      const addIfNotFound = booleanParameter(parameters, 'reqAddifnotfound');
      return (sent) => {
        const item = textItem(sent, updateUsersFields);
        const found = findKeyed(item, findUser(users));
        if (found === undefined && !addIfNotFound) return 'ignored';
        if (found === undefined) {
          requireFields(item, requiredToAdd);
          users.put({ ...nobody, ...readFields(item, userFields), userId: users.nextNumber() });
        } else {
          users.put({ ...found, ...readFields(item, userFields) });
        }
        return 'stored';
      };
    },
  },
};

/** How an item of updateUsers identifies its user. */
function findUser(users: UserTable): Finders<User | undefined> {
  return {
    UserID: (value) => users.get(keyNumber(value)),
    ExternalID: (value) => users.find('ExternalID', keyNumber(value)),
    UserName: (value) => users.find('UserName', userNameKey(value)),
  };
}
