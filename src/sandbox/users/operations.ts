import { ItemRefused, itemCode } from '../error-codes';
import { booleanParameter, type Operation } from '../operation';
import { wireUser, type User } from './user';
import { integerOf, readUserFields, requireFields, textItem, userFields, type TextItem } from './user-fields';
import type { UserTable } from './user-table';

const phones = ['HomePhone', 'WorkPhone', 'CellPhone'];

const requiredToAdd = ['UserName', 'Password', 'FirstName', 'LastName', 'Email'];

/** addUsers also requires UserType; updateUsers does not, even when it adds (section 4.3): then it is E, Employee. */
const addUsersFields = [...requiredToAdd, 'UserType', ...phones];

const updateUsersFields = ['Key', 'KeyVal', ...Object.keys(userFields)];

const nobody: Omit<User, 'userId'> = {
  externalId: undefined,
  userName: '',
  password: '',
  firstName: '',
  lastName: '',
  email: '',
  userType: 'E',
  homePhone: '',
  workPhone: '',
  cellPhone: '',
  yearHired: '',
  dob: '',
  doNotSchedule: false,
};

/** How an item of updateUsers names its user. */
const findBy = new Map<string, (users: UserTable, value: string) => User | undefined>([
  ['UserID', (users, value) => users.byId(integerOf('KeyVal', value, itemCode.badKeyValue))],
  ['ExternalID', (users, value) => users.byExternalId(integerOf('KeyVal', value, itemCode.badKeyValue))],
  ['UserName', (users, value) => users.byUserName(value)],
]);

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
        users.add({ ...nobody, ...readUserFields(item) });
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
        const found = userOf(users, item);
        if (found === undefined && !addIfNotFound) return 'ignored';
        if (found === undefined) {
          requireFields(item, requiredToAdd);
          users.add({ ...nobody, ...readUserFields(item) });
        } else {
          users.replace({ ...found, ...readUserFields(item) });
        }
        return 'stored';
      };
    },
  },
};

function userOf(users: UserTable, item: TextItem): User | undefined {
  requireFields(item, ['Key', 'KeyVal']);
  const find = findBy.get(item['Key'] ?? '');
  if (find === undefined)
    throw new ItemRefused(itemCode.badKey, 'Key must be UserID, ExternalID or UserName');
  return find(users, item['KeyVal'] ?? '');
}
