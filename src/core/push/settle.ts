import { fieldOf, type Entity } from '../entities/entity';
import { sameCell, type FieldCells } from '../table/record';
import type { Cell } from '../table/sheet';
import type { Outcome, UnknownReason } from './outcome';

/** What is needed to find out what became of one sent item: kept in the journal, so that it survives a reload. */
export interface SentItem {
  readonly action: 'add' | 'update';
  /** The record's key for an update; '' for an addition, which has none yet. */
  readonly key: string;
  readonly changes: readonly { readonly field: string; readonly from: Cell; readonly to: Cell }[];
}

/** What a read shows about a sent item. `record` is what the service holds now, where it could be found. */
export type Settled =
  | { readonly kind: 'stored'; readonly record: FieldCells | undefined; readonly differs: readonly string[] }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'not-stored' }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'unknown';
      readonly why: UnknownReason | 'not-listed' | 'someone-else' | 'half' | 'not-readable';
    };

/** The service's list after a push: by key, and additions by their identifying field. */
export interface Listed {
  byKey(key: string): FieldCells | undefined;
  byIdentity(field: string, cell: Cell): FieldCells | undefined;
}

/**
 * Settles one item by what a read shows. An addition was absent from the list before it was sent, so it is stored only
 * if it is there now with the same identifying fields; an update is stored if every readable field it sent is there. A
 * refused addition is looked at as well: a browser sends a request once more by itself when a kept connection breaks
 * before the answer, and then a stored user is refused for being there already.
 */
export function settle(entity: Entity, sent: SentItem, outcome: Outcome, listed: Listed): Settled {
  if (outcome.kind === 'refused' && outcome.sure && sent.action === 'update')
    return { kind: 'refused', code: outcome.code, message: outcome.message };
  return sent.action === 'add'
    ? settleAddition(entity, sent, outcome, listed)
    : settleUpdate(entity, sent, outcome, listed);
}

function settleAddition(entity: Entity, sent: SentItem, outcome: Outcome, listed: Listed): Settled {
  const [identity = ''] = entity.identifiedBy;
  const sentCell = (field: string) => sent.changes.find((change) => change.field === field)?.to ?? '';
  const record = listed.byIdentity(identity, sentCell(identity));
  if (!record) {
    if (outcome.kind === 'stored') return { kind: 'unknown', why: 'not-listed' };
    return outcome.kind === 'refused' ? refusal(outcome) : { kind: 'not-stored' };
  }
  const isOurs = entity.identifiedBy.every((field) =>
    sameCell(fieldOf(entity, field), record[field] ?? '', sentCell(field)),
  );
  if (isOurs || outcome.kind === 'stored')
    return { kind: 'stored', record, differs: differing(entity, sent, record) };
  return outcome.kind === 'refused' ? refusal(outcome) : { kind: 'unknown', why: 'someone-else' };
}

function settleUpdate(entity: Entity, sent: SentItem, outcome: Outcome, listed: Listed): Settled {
  const record = listed.byKey(sent.key);
  if (!record) return { kind: 'gone' };
  const differs = differing(entity, sent, record);
  if (outcome.kind === 'stored') return { kind: 'stored', record, differs };
  const readable = sent.changes.filter((change) => fieldOf(entity, change.field).read !== 'never');
  if (readable.length === 0)
    return outcome.kind === 'refused' ? refusal(outcome) : { kind: 'unknown', why: 'not-readable' };
  if (differs.length === 0) return { kind: 'stored', record, differs };
  if (differs.length < readable.length) return { kind: 'unknown', why: 'half' };
  return outcome.kind === 'refused' ? refusal(outcome) : { kind: 'not-stored' };
}

/** Readable fields of the item that the service holds otherwise than they were sent. */
function differing(entity: Entity, sent: SentItem, record: FieldCells): string[] {
  return sent.changes
    .filter(({ field, to }) => {
      const held = record[field];
      return held !== undefined && !sameCell(fieldOf(entity, field), held, to);
    })
    .map((change) => change.field);
}

function refusal(outcome: Extract<Outcome, { kind: 'refused' }>): Settled {
  return { kind: 'refused', code: outcome.code, message: outcome.message };
}
