import { fieldOf, type Entity } from '../entities/entity';
import type { Outcome, UnknownReason } from '../push/outcome';
import type { RowId } from '../table/layout';
import type { SentChange } from '../table/push-log';
import { type ServiceRecord, sameCell, uniqueText } from '../table/record';
import { isEmpty } from '../values/cell';

/** What is needed to find out the result of one sent item. The write-ahead log keeps it, so that it survives a reload. */
export interface SentItem {
  readonly row: RowId;
  readonly action: 'add' | 'update';
  /** The record's key for an update; '' for an addition, unless its row shows the key that the service gave it. */
  readonly key: string;
  readonly changes: readonly SentChange[];
  readonly outcome: Outcome;
  /** Keys of records that the service listed just before sending and that already equalled the addition. */
  readonly preexisting: readonly string[];
}

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
export function refusedResult(outcome: Extract<Outcome, { kind: 'refused' }>): SentResult {
  return { kind: 'refused', code: outcome.code, message: outcome.message };
}

/** Whether a field of the record equals what was sent, apart from letter case and outer spaces. */
export function isSameIgnoringCase(
  entity: Entity,
  record: ServiceRecord,
  { field: name, to }: SentChange,
): boolean {
  const field = fieldOf(entity, name);
  return !isEmpty(to) && uniqueText(field, record.cells[name] ?? '') === uniqueText(field, to);
}

/** Readable fields of the item in which the record differs from what was sent by more than letter case and outer spaces. */
export function differingIgnoringCase(entity: Entity, sent: SentItem, record: ServiceRecord): string[] {
  const differs = new Set(differing(entity, sent, record));
  return sent.changes
    .filter((change) => differs.has(change.field) && !isSameIgnoringCase(entity, record, change))
    .map(({ field }) => field);
}

/** Readable fields of the item in which the record differs from what was sent. */
export function differing(entity: Entity, sent: SentItem, record: ServiceRecord): string[] {
  return sent.changes
    .filter((change) => record.cells[change.field] !== undefined && !hasSentValue(entity, record, change))
    .map((change) => change.field);
}

/** Whether a field of the record equals what was sent. */
export function hasSentValue(entity: Entity, record: ServiceRecord, { field, to, id }: SentChange): boolean {
  const cell = record.cells[field] ?? '';
  if (id !== undefined) return (record.ids[field] ?? '') === id;
  return isEmpty(cell) && isEmpty(to) ? true : sameCell(fieldOf(entity, field), cell, to);
}
