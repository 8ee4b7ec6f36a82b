import { ItemRefused, itemCode } from '../error-codes';
import type { User } from './user';

/** The company's users, with what must be unique kept unique. A refused change leaves the table as it was. */
export class UserTable {
  readonly #byId = new Map<number, User>();
  readonly #byUserName = new Map<string, number>();
  readonly #byExternalId = new Map<number, number>();
  #lastId = 0;

  constructor(users: readonly User[]) {
    for (const user of users) this.#put(user);
  }

  all(): readonly User[] {
    return [...this.#byId.values()];
  }

  byId(userId: number): User | undefined {
    return this.#byId.get(userId);
  }

  byUserName(userName: string): User | undefined {
    return this.#found(this.#byUserName.get(nameKey(userName)));
  }

  byExternalId(externalId: number): User | undefined {
    return this.#found(this.#byExternalId.get(externalId));
  }

  /** Gives the user its UserID. Throws ItemRefused where a unique value is taken. */
  add(user: Omit<User, 'userId'>): User {
    const added = { ...user, userId: this.#lastId + 1 };
    this.#refuseTaken(added);
    this.#put(added);
    return added;
  }

  /** Puts the user in place of the one with its UserID. Throws ItemRefused where a unique value is taken. */
  replace(user: User): void {
    this.#refuseTaken(user);
    const before = this.#byId.get(user.userId);
    if (before !== undefined) {
      this.#byUserName.delete(nameKey(before.userName));
      if (before.externalId !== undefined) this.#byExternalId.delete(before.externalId);
    }
    this.#put(user);
  }

  #found(userId: number | undefined): User | undefined {
    return userId === undefined ? undefined : this.#byId.get(userId);
  }

  #refuseTaken(user: User): void {
    const sameName = this.byUserName(user.userName);
    if (sameName !== undefined && sameName.userId !== user.userId) {
      throw new ItemRefused(itemCode.userNameTaken, `UserName ${user.userName} is already in use`);
    }
    const sameExternalId = user.externalId === undefined ? undefined : this.byExternalId(user.externalId);
    if (sameExternalId !== undefined && sameExternalId.userId !== user.userId) {
      throw new ItemRefused(itemCode.externalIdTaken, `ExternalID ${user.externalId} is already in use`);
    }
  }

  #put(user: User): void {
    this.#byId.set(user.userId, user);
    this.#byUserName.set(nameKey(user.userName), user.userId);
    if (user.externalId !== undefined) this.#byExternalId.set(user.externalId, user.userId);
    this.#lastId = Math.max(this.#lastId, user.userId);
  }
}

/** User names are the same in any case: a person types them to sign in. */
function nameKey(userName: string): string {
  return userName.toLowerCase();
}
