import type { FixedConnection } from '../ports';

/** A field of the connect form. */
export type AddressField = 'baseUrl' | 'sessionId' | 'sp';

/** A company at a service. */
export interface Company {
  readonly baseUrl: string;
  readonly sp: string;
}

/** A connection that this device keeps. */
export interface SavedConnection extends Company {
  /** What the user calls it; absent if the user has given it no name. */
  readonly name?: string;
  /** Whether this device keeps its session ID. */
  readonly hasSession: boolean;
}

export type Connection =
  | {
      readonly state: 'out';
      /** The connections that the user can choose, the last used one first. */
      readonly saved: readonly SavedConnection[];
      readonly sampleOffered: boolean;
      readonly fixed?: FixedConnection;
      /** What was wrong with one field at the last attempt, if the app knows. Shown beside that field. */
      readonly problem?: { readonly field: AddressField; readonly sentence: string };
    }
  | {
      readonly state: 'in';
      readonly baseUrl: string;
      readonly sp: string;
      readonly sandbox: boolean;
      /** The page on which people get a session ID. */
      readonly sessionLink?: string;
    };

export function isSameCompany(one: Company, other: Company | undefined): boolean {
  return one.baseUrl === other?.baseUrl && one.sp === other.sp;
}
