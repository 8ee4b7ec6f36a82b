/**
 * sync/: what happens to a row between the sheet and the service. A row is in exactly one of these states:
 *
 *   blank --S1--> new --S2--> IN FLIGHT --S3--> in sync --S11--> edited --S2--> IN FLIGHT
 *                  ^             |                ^  ^             |   |
 *                  |             |                |  +----S12------+   +--S13--> conflict --S14--> edited, in sync
 *                  |             +--S4--> edited  |
 *                  |             +--S5--> rejected --S15--> new, edited
 *                  |             +--S7--> gone
 *                  |             +--S6--> unconfirmed --S9--> in sync, new, edited, rejected, gone
 *                  |             |             |
 *                  +-----S8------+-----S10-----+       (an update goes back to `edited`)
 *
 * docs/developer/sync.md lists the arrows S1 to S23 with what causes each; the tests name them.
 */
import type { BaselineRow } from '../changes/baseline';
import type { Conflict } from '../changes/conflicts';
import type { Finding, Problem } from '../problems/problem';
import type { Outcome } from '../push/outcome';
import type { SentResult } from './sent';

/** Status and Message of a row. */
export interface RowStatus {
  readonly status: string;
  readonly message: string;
}

export function isSameStatus(one: RowStatus, other: RowStatus): boolean {
  return one.status === other.status && one.message === other.message;
}

/** A field whose value on the service is not the one that was sent, in words. */
export interface FieldDifference {
  readonly field: string;
  readonly serviceValue: string;
}

/** How it is known that a row is stored. */
export type Proof =
  /** A list shows the record. `duplicates`: how many more records like it are listed than were sent. */
  | {
      readonly by: 'list';
      readonly when: string;
      readonly differs: readonly FieldDifference[];
      readonly duplicates?: number;
    }
  /** The service answered 0 and can't list the kind. `ifKeyExists`: the service ignores the item if no record has this key. */
  | { readonly by: 'answer'; readonly when: string; readonly ifKeyExists?: string }
  | { readonly by: 'user'; readonly when: string }
  /** The row's Status is 0, and only its Message has the time. */
  | { readonly by: 'sheet'; readonly message: string };

/** Why nobody knows whether a row is stored. */
export type UnconfirmedReason =
  | Extract<SentResult, { kind: 'unknown' }>['reason']
  /** The service refused the whole call, with this text. */
  | { readonly refusedAsWhole: string }
  /** The service answered with this text, and not with a clear success or refusal. */
  | { readonly answeredWith: string }
  /** The service refused the addition with this text: it has a record with the number. */
  | { readonly numberTaken: string }
  /** The sentence that was stored when the row was sent. */
  | { readonly noted: string };

/** Why a row is not stored although a push had to send it. The next push sends it. */
export type NotSentReason =
  /** The push ended before it reached the row. */
  | 'not-reached'
  /** Another pane is sending the row. */
  | 'sent-elsewhere'
  /** The row changed while the push ran: it is not what the user saw in the preview. */
  | 'changed-meanwhile'
  /** No answer came, and the service does not list the record. */
  | 'not-stored'
  /** The service answered with this text, and does not list the record. */
  | { readonly answeredWith: string }
  /** The user chose not to send rows with warnings. */
  | { readonly warnings: readonly Problem[] }
  /** The sentence that was stored when the push ended. */
  | { readonly noted: string };

/** Why a row can't be sent as it is, or was refused. */
export type RejectedReason =
  /** The service refused it, with its own code and text. */
  | { readonly by: 'service'; readonly code: string; readonly serviceText: string }
  /** The comparison with the service just before sending found this. */
  | {
      readonly by: 'comparison';
      readonly found:
        | Finding
        | { readonly code: 'listed-twice'; readonly one: string }
        | { readonly code: 'equal-added'; readonly one: string; readonly label: string };
    }
  /** The Status and the sentence that were stored then. */
  | { readonly by: 'note'; readonly status: string; readonly noted: string };

export type RowState =
  | { readonly kind: 'blank' }
  /** `isCopy`: the row began as a copy of a downloaded row. `notSent`: why the last push did not store it. */
  | { readonly kind: 'new'; readonly isCopy?: boolean; readonly notSent?: NotSentReason }
  | {
      readonly kind: 'in-sync';
      readonly base: BaselineRow;
      readonly stored?: Proof;
    }
  /** `storedAt`: when a part of the edits was stored. */
  | {
      readonly kind: 'edited';
      readonly base: BaselineRow;
      readonly changed: readonly string[];
      readonly notSent?: NotSentReason;
      readonly storedAt?: string;
    }
  /**
   * `foundUnanswered`: the addition got no answer, and a list shows a record that is like it and differs in these fields.
   */
  | {
      readonly kind: 'conflict';
      readonly base: BaselineRow;
      readonly conflicts: readonly Conflict[];
      readonly foundUnanswered?: readonly FieldDifference[];
    }
  /**
   * Sent and clearly answered, and not read back yet. `shown`: the Status and Message in the sheet, if they already say so,
   * with the time.
   */
  | {
      readonly kind: 'in-flight';
      readonly answer: Exclude<Outcome, { kind: 'unknown' }>;
      readonly when?: string;
      /** Only a part is stored: the rest is an edit, or is sent in a second call. */
      readonly isPart?: boolean;
      readonly shown?: RowStatus;
    }
  /**
   * Sent, and nobody knows whether the row is stored. `isInLog`: the write-ahead log keeps the row until a later list or the
   * user decides; if false, the next push sends the row as the preview shows it.
   */
  | {
      readonly kind: 'unconfirmed';
      readonly reason: UnconfirmedReason;
      readonly isInLog: boolean;
      readonly shown?: RowStatus;
    }
  /** Refused: by the service, or by the comparison with the service just before sending. */
  | { readonly kind: 'rejected'; readonly reason: RejectedReason }
  /** The service no longer lists the record. */
  | { readonly kind: 'gone'; readonly base: BaselineRow }
  /** The row was deleted in the sheet; the record is still on the service. */
  | { readonly kind: 'deleted-here'; readonly base: BaselineRow };
