import type { FixedConnection } from '../ports/ports';

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

/** The most characters of a connection's name. */
export const LONGEST_CONNECTION_NAME = 60;

/** A name as it is kept: without line breaks, and without spaces around it. */
export function tidyName(typed: string): string {
  return [...typed.normalize('NFC').replace(/\s+/gu, ' ').trim()]
    .slice(0, LONGEST_CONNECTION_NAME)
    .join('')
    .trim();
}

/** Whether another connection has the name already. Capitals do not count. */
export function isNameTaken(saved: readonly SavedConnection[], company: Company, typed: string): boolean {
  const name = tidyName(typed).toLowerCase();
  return saved.some((other) => !isSameCompany(other, company) && other.name?.toLowerCase() === name);
}

/** What the pane knows of itself and of its browser. */
export interface PaneFacts {
  readonly version: string;
  /** Differs for each build. */
  readonly build: string;
  /** The family of the browser's engine with its main version: `Edge 128`. */
  readonly engine: string;
  /** The languages that the browser prefers: `en-US`. */
  readonly languages: readonly string[];
  /** Whether the browser has what the pane can use, by name. */
  readonly features: Readonly<Record<string, boolean>>;
}

/** The text for support, as it was last made. `id` changes each time. */
export interface Diagnostics {
  readonly id: number;
  readonly text: string;
}
