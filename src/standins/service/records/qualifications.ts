import type { AnsweredRecord } from '../answers';
import { Table } from '../table';

/** A qualification as the sandbox stores it (specification, section 2.6): a user who is qualified for an item. */
export interface Qualification {
  readonly userId: number;
  readonly catItemId: number;
  /** The category of the item. A qualification is read and written by this number. */
  readonly catNo: number;
  readonly rank: number | undefined;
  readonly payRate: number | undefined;
}

export type QualificationTable = Table<Qualification>;

export function qualificationTable(qualifications: readonly Qualification[]): QualificationTable {
  return new Table({ key: (held) => pairKey(held.userId, held.catItemId), unique: {} }, qualifications);
}

/** A user can be qualified for an item only once. */
export function pairKey(userId: number, catItemId: number): string {
  return `${userId}/${catItemId}`;
}

export function wireQualification(held: Qualification): AnsweredRecord {
  return {
    CatItemID: String(held.catItemId),
    CatNo: String(held.catNo),
    UserID: String(held.userId),
    ...(held.rank !== undefined && { Rank: String(held.rank) }),
    ...(held.payRate !== undefined && { PayRate: String(held.payRate) }),
  };
}
