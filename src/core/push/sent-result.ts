import type { ServiceRecord } from '../table/record';
import type { Outcome, UnknownReason } from './outcome';

/** What a list shows about a sent item. `record`: what the service has now, if the record was found. */
export type SentResult =
  | {
      readonly kind: 'stored';
      readonly record: ServiceRecord | undefined;
      readonly differs: readonly string[];
      /** How many more such records the service lists than were sent. */
      readonly duplicates?: number;
      /**
       * No answer proves that the record is this row's, and it differs in these sent fields: it may be somebody else's
       * record.
       */
      readonly differingFields?: readonly string[];
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'not-stored'; readonly serviceText?: string }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'unknown';
      readonly reason:
        | UnknownReason
        | 'not-listed'
        | 'not-shown'
        | 'not-found'
        | 'someone-else'
        | 'half'
        | 'changed'
        | 'key-in-doubt'
        | 'not-readable';
      /** What the service said instead of a clear answer. */
      readonly serviceText?: string;
    };

/** A result that no answer and no list proves, with what the service said about it. */
export function withServiceText(result: SentResult, outcome: Outcome): SentResult {
  const isOpen = result.kind === 'unknown' || result.kind === 'not-stored';
  if (!isOpen || outcome.kind !== 'unknown' || outcome.serviceText === undefined) return result;
  return { ...result, serviceText: outcome.serviceText };
}

/** An item that the service refused, with its own code and text. */
export function refusal(outcome: Extract<Outcome, { kind: 'refused' }>): SentResult {
  return { kind: 'refused', code: outcome.code, message: outcome.message };
}
