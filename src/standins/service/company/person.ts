import { nobody, type User, type UserType } from '../records/users';

/** The optional values of a person besides the name and the account. */
type Known = Partial<
  Pick<
    User,
    'externalId' | 'homePhone' | 'workPhone' | 'cellPhone' | 'yearHired' | 'dob' | 'doNotSchedule' | 'email'
  >
>;

const MAIL_HOST = 'harbourlight.example';

/** A person of a sample company, without the number and the password that the service gives. */
export function person(
  firstName: string,
  lastName: string,
  userName: string,
  userType: UserType,
  known: Known = {},
) {
  return {
    ...nobody,
    email: `${userName}@${MAIL_HOST}`,
    ...known,
    firstName,
    lastName,
    userName,
    userType,
  };
}
