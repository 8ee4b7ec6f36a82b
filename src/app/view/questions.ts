import type { CategoryKind } from '../../core/entities/entity';

/** The running job waits for a new session ID. */
export interface SessionQuestion {
  /** What the service said, or what is wrong with the ID that was given. */
  readonly reason: string;
}

/** The workbook's records came from another service or company than the connected one. Each is named as text for people. */
export interface CompanyQuestion {
  readonly came: string;
  readonly now: string;
  /** Rows that were sent to the first company and got no answer. */
  readonly unconfirmed: number;
}

/**
 * The workbook is at a place where it never was before. It was moved, or it is a copy, which knows the same rows as its
 * original and would send the same.
 */
export interface CopyQuestion {
  /** The last known place; '' if none is known. */
  readonly was: string;
  readonly now: string;
  /** New rows that are not pushed. The other workbook may have them too. */
  readonly unsent: number;
}

/**
 * What happens to the rows that came from another company: they become new rows of the connected company, or that company's own
 * rows replace them.
 */
export type CompanyChange = 'push' | 'replace';

/** What a workbook at a new place is: the same one after a move, the same one under another name, or a second one. */
export type CopyAnswer = 'moved' | 'also' | 'copy';

/**
 * Why what the workbook remembers of its rows can't be trusted: it is not in the file, another device has worked in the workbook
 * since the file was opened here, or it is rebuilt and not every table was compared with the service.
 */
export type MemoryDoubt = 'missing' | 'older' | 'not-compared';

/** A question that must be answered before a download: which category is of this kind? */
export interface CategoryQuestion {
  readonly category: CategoryKind;
  readonly choices: readonly { readonly catNo: string; readonly name: string }[];
}
