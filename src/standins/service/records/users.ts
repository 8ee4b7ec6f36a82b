import { wireBoolean, type AnsweredRecord } from '../answers';
import { itemCode } from '../error-codes';
import { Table } from '../table';

/** The kinds of account that can be written (specification, section 2.2). */
export const USER_TYPES = ['A', 'M', 'E', 'R'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** A user as the sandbox stores it. An empty optional field is '' or undefined. */
export interface User {
  readonly userId: number;
  readonly externalId: number | undefined;
  readonly userName: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly userType: UserType;
  readonly homePhone: string;
  readonly workPhone: string;
  readonly cellPhone: string;
  readonly yearHired: string;
  /** `MM-DD-YYYY` */
  readonly dob: string;
  readonly doNotSchedule: boolean;
}

/** A user whose fields are all empty. */
export const nobody: Omit<User, 'userId'> = {
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

/**
 * The user as getUsers returns it (section 2.2): optional fields only if they are not empty, no password, and Permissions
 * instead of the written UserType. The specification's sample has UserType `U` there, which is none of the input values, so
 * every user gets `U` here.
 */
export function wireUser(user: User): AnsweredRecord {
  return {
    UserID: String(user.userId),
    ...(user.externalId !== undefined && { ExternalID: String(user.externalId) }),
    UserName: user.userName,
    FirstName: user.firstName,
    LastName: user.lastName,
    Email: user.email,
    ...(user.homePhone !== '' && { HomePhone: user.homePhone }),
    ...(user.workPhone !== '' && { WorkPhone: user.workPhone }),
    ...(user.cellPhone !== '' && { CellPhone: user.cellPhone }),
    ...(user.yearHired !== '' && { YearHired: user.yearHired }),
    ...(user.dob !== '' && { DoB: user.dob }),
    Permissions: { UserType: 'U', DoNotSchedule: wireBoolean(user.doNotSchedule) },
  };
}

export type UserTable = Table<User, 'UserName' | 'ExternalID'>;

export function userTable(users: readonly User[]): UserTable {
  return new Table(
    {
      key: (user) => user.userId,
      unique: {
        UserName: {
          read: (user) => userNameKey(user.userName),
          code: itemCode.userNameTaken,
          taken: (user) => `UserName ${user.userName} is already in use`,
        },
        ExternalID: {
          read: (user) => user.externalId,
          code: itemCode.externalIdTaken,
          taken: (user) => `ExternalID ${user.externalId} is already in use`,
        },
      },
    },
    users,
  );
}

/** Case does not distinguish user names, because people type them to sign in. */
export function userNameKey(userName: string): string {
  return userName.toLowerCase();
}
