import { itemCode } from '../error-codes';
import { Table } from '../table';
import type { User } from './user';

export type UserTable = Table<User, 'UserName' | 'ExternalID'>;

export function userTable(users: readonly User[]): UserTable {
  return new Table(
    {
      key: (user) => user.userId,
      unique: {
        UserName: {
          of: (user) => nameKey(user.userName),
          code: itemCode.userNameTaken,
          taken: (user) => `UserName ${user.userName} is already in use`,
        },
        ExternalID: {
          of: (user) => user.externalId,
          code: itemCode.externalIdTaken,
          taken: (user) => `ExternalID ${user.externalId} is already in use`,
        },
      },
    },
    users,
  );
}

/** Case does not distinguish user names, because people type them to sign in. */
export function nameKey(userName: string): string {
  return userName.toLowerCase();
}
