import { fieldOf, headerIn, type Entity } from '../entities/entity';
import type { Outcome } from '../push/outcome';
import type { ServiceRecord } from '../table/record';
import { shownText, truncate } from '../values/shown';
import type { FieldDifference, NotSentReason, Proof, RowStatus, UnconfirmedReason } from './row-state';
import type { SentResult } from './sent';
import type { ShownState } from './status';

/** The state of a sent row by its answer alone, before a read-back has shown the result. */
export function answeredState(outcome: Outcome, when: string): ShownState {
  if (outcome.kind === 'unknown')
    return { kind: 'unconfirmed', reason: unconfirmedReason(outcome), isInLog: true };
  if (outcome.kind === 'refused' && !outcome.isCertain)
    return { kind: 'unconfirmed', reason: { refusedAsWhole: outcome.message }, isInLog: true };
  return { kind: 'in-flight', answer: outcome, when };
}

interface Circumstances {
  readonly action: 'add' | 'update';
  /** How it is known that the row is stored, if it is. */
  readonly proof: Proof;
  /** Whether the write-ahead log keeps the row. */
  readonly isInLog: boolean;
}

/** The state of a sent row by the result that was found out. */
export function resultState(
  entity: Entity,
  sentResult: SentResult,
  { action, proof, isInLog }: Circumstances,
): ShownState {
  switch (sentResult.kind) {
    case 'stored':
      if (sentResult.differingFields)
        return {
          kind: 'conflict',
          foundUnanswered: differences(entity, sentResult.record, sentResult.differingFields),
        };
      return { kind: 'in-sync', stored: proof };
    case 'refused':
      return {
        kind: 'rejected',
        reason: { by: 'service', code: sentResult.code, serviceText: sentResult.message },
      };
    case 'not-stored':
      return { kind: action === 'add' ? 'new' : 'edited', notSent: notStored(sentResult) };
    case 'gone':
      return { kind: 'gone' };
    case 'unknown':
      return { kind: 'unconfirmed', reason: unconfirmedReason(sentResult), isInLog };
  }
}

/** The service's own words, if it gave any: they say more than any sentence of Shiftsheet. */
export function unconfirmedReason({
  reason,
  serviceText,
}: Pick<Extract<SentResult, { kind: 'unknown' }>, 'reason' | 'serviceText'>): UnconfirmedReason {
  if (serviceText === undefined) return reason;
  return reason === 'number-taken' ? { numberTaken: serviceText } : { answeredWith: serviceText };
}

function notStored({ serviceText }: Extract<SentResult, { kind: 'not-stored' }>): NotSentReason {
  return serviceText === undefined ? 'not-stored' : { answeredWith: serviceText };
}

/** A stored row that somebody has edited since it was sent. */
export function storedInPart({ stored }: Extract<ShownState, { kind: 'in-sync' }>): ShownState {
  return { kind: 'edited', ...(stored && stored.by !== 'sheet' ? { storedAt: stored.when } : {}) };
}

/** What a list proves about a stored row, with the fields whose value on the service is not the one that was sent. */
export function listProof(
  entity: Entity,
  { record, differs, duplicates }: Extract<SentResult, { kind: 'stored' }>,
  when: string,
): Proof {
  return {
    by: 'list',
    when,
    differs: differences(entity, record, differs),
    ...(duplicates === undefined ? {} : { duplicates }),
  };
}

/** The service's values of these fields, in words. */
function differences(
  entity: Entity,
  record: ServiceRecord | undefined,
  ids: readonly string[],
): FieldDifference[] {
  return ids.map((id) => ({
    field: headerIn(entity, id),
    serviceValue: truncate(shownText(fieldOf(entity, id).valueKind, record?.cells[id] ?? '')),
  }));
}

/** The result of a planned row, with its Status and Message. */
export interface RowResult extends RowStatus {
  readonly outcome: 'stored' | 'refused' | 'unknown' | 'not-sent';
  /** The record is stored, but with another value than was sent. */
  readonly differs: boolean;
  /** The row was sent, and the service has not stored it. */
  readonly wasSent?: true;
  /** The record was added, and a field that had to be sent later was refused. */
  readonly added?: true;
}

/** A row that is not sent, with what its Status and Message say. */
export function blockedResult({ status, message }: RowStatus): RowResult {
  return { outcome: 'not-sent', status, message, differs: false };
}

/** The result of a sent row, with the Status that it gets. */
export function rowResult(sentResult: SentResult, shown: RowStatus): RowResult {
  switch (sentResult.kind) {
    case 'stored':
      if (sentResult.differingFields) return { outcome: 'unknown', ...shown, differs: true };
      return {
        outcome: 'stored',
        ...shown,
        differs: sentResult.differs.length > 0 || sentResult.duplicates !== undefined,
      };
    case 'refused':
    case 'gone':
      return { outcome: 'refused', ...shown, differs: false };
    case 'not-stored':
      return { outcome: 'not-sent', ...shown, differs: false, wasSent: true };
    case 'unknown':
      return { outcome: 'unknown', ...shown, differs: false };
  }
}
