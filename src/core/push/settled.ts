import type { ServiceRecord } from '../table/record';
import type { Outcome, UnknownReason } from './outcome';

/** What a read shows about a sent item. `record` is what the service holds now, where it could be found. */
export type Settled =
  | {
      readonly kind: 'stored';
      readonly record: ServiceRecord | undefined;
      readonly differs: readonly string[];
      /** The service lists it this many times more than it was sent. */
      readonly doubles?: number;
      /**
       * No answer says that the record is this row's, and it holds something else in these sent fields: it may be
       * somebody else's record.
       */
      readonly differingFields?: readonly string[];
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'not-stored' }
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
    };

/** An item that the service refused, with its own code and text. */
export function refusal(outcome: Extract<Outcome, { kind: 'refused' }>): Settled {
  return { kind: 'refused', code: outcome.code, message: outcome.message };
}
