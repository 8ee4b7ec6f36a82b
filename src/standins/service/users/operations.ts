/** users: who works in the company, and who may sign in. */
import { readFields } from '../items/fields';
import { findKeyed, keyNumber, type Finders } from '../items/keyed';
import { requireFields, textItem } from '../items/text-item';
import { booleanParameter, type Operation } from '../operation';
import { nobody, wireUser, type User } from './user';
import { userFields } from './user-fields';
import { nameKey, type UserTable } from './user-table';

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
    UserName: (value) => users.find('UserName', nameKey(value)),
  };
}
