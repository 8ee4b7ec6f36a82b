import type { CategoryKind } from '../../core/entities/entity';

/** The running job waits for a fresh session ID. */
export interface SessionQuestion {
  /** What the service said, or what is wrong with the ID that was given. */
  readonly reason: string;
}

/** The workbook's records came from another service or company than the connected one; each as a person reads it. */
export interface CompanyQuestion {
  readonly came: string;
  readonly now: string;
  /** Rows that were sent to the first company and whose answers never came. */
  readonly unconfirmed: number;
}

/** The workbook is where it never was before: moved, or a copy, which knows what its original knows and would send the same. */
export interface CopyQuestion {
  /** '' where it was never known to be anywhere. */
  readonly was: string;
  readonly now: string;
  /** New rows that are not pushed: the other workbook may have them as well. */
  readonly unsent: number;
}

/** What becomes of the rows that came from another company: new ones there, or gone for that company's own. */
export type CompanyChange = 'push' | 'replace';

/** What a workbook at a new place is: the one that was elsewhere, the same under another name, or a second one. */
export type CopyMeaning = 'moved' | 'also' | 'copy';

/** A question that stands in the way of a download: which category is of this kind? */
export interface CategoryQuestion {
  readonly category: CategoryKind;
  readonly choices: readonly { readonly catNo: string; readonly name: string }[];
}
