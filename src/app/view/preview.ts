import type { FirstPassword } from './first-password';
import type { RowLink } from './row-link';

/** Fewer rows than this, without a problem, go at one click. */
export const FEW_ROWS = 10;

export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export interface PreviewRow extends RowLink {
  readonly action: 'add' | 'update';
  /** The row's warnings, as sentences. */
  readonly warning?: string;
  readonly changes: readonly FieldChange[];
}

/** A field that both sides changed, as a person reads it. */
interface ConflictField {
  readonly field: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface ConflictRow extends RowLink {
  readonly fields: readonly ConflictField[];
}

/** Rows that are left behind for one reason. */
interface ProblemGroup {
  /** Made of the code of what repairs it and what that is about; no text for people. */
  readonly id: string;
  /** `87 rows: there is no department "Kitchn": use Kitchen` */
  readonly sentence: string;
  /** The first rows, at most LINK_LIMIT. */
  readonly rows: readonly RowLink[];
  readonly count: number;
  /** Rows that got no answer and can't be found on the service: the user may have them sent again (`send-again`). */
  readonly sendAgain?: boolean;
  /** The service can't list them: the user may say as well that they are there (`take-as-stored`). */
  readonly canBeSaid?: boolean;
  /** It is certain what was meant in all of them: the user may have them all put right (`fix-all`). */
  readonly fixable?: boolean;
}

/** What a push would do to one table. added + updated + left = its rows that are not as on the service. */
export interface TablePreview {
  readonly kind: string;
  readonly title: string;
  readonly many: string;
  readonly added: number;
  readonly updated: number;
  /** Rows left behind because they would be refused or their record is gone, grouped by what repairs them. */
  readonly left: number;
  /** Rows that are as on the service, or no longer there and not edited: added + updated + left + unchanged = all rows. */
  readonly unchanged: number;
  readonly groups: readonly ProblemGroup[];
  /** Rows among those left in which both sides changed a field: the first of them, and how many there are. */
  readonly conflicts: { readonly rows: readonly ConflictRow[]; readonly count: number };
  /** How many of the rows that would go have a warning. */
  readonly warned: number;
  /** Every row that would go with a warning, then the others until there are LINK_LIMIT. */
  readonly rows: readonly PreviewRow[];
}

/** What a push would do: shown before anything is sent. The counts are the sums of the tables'. */
export interface Preview {
  /** Tables with something to send or to put right, in the order in which they are sent. */
  readonly tables: readonly TablePreview[];
  readonly added: number;
  readonly updated: number;
  readonly left: number;
  readonly warned: number;
  readonly passwords: readonly FirstPassword[];
  /** The user has saved, copied or noted the passwords. */
  readonly passwordsKept: boolean;
  /** What is unusual about so large a push, as a sentence, or ''. It goes only once the user says so. */
  readonly unusual: string;
  readonly unusualMeant: boolean;
  /** Why sending is not possible now, or '' : the button is never grey without its reason. */
  readonly blocked: string;
}

/** Which side a user takes where both changed a field. */
export type Side = 'mine' | 'theirs';
