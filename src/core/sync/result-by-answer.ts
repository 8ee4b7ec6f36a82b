import { fieldOf, headerOf, keyWords, wireName, type Entity, type Field } from '../entities/entity';
import type { SentResult } from '../push/sent';
import { changesKey, type LogEntry } from './log-entry';
import type { Proof } from './row-state';

/**
 * The result of a sent row by its answer alone, for kinds that the service can't list. An addition without an answer waits
 * for the next push, which sends it once more, or for the user's decision. An update without an answer is still to be
 * pushed.
 */
export function resultByAnswer(
  entity: Entity,
  { action, outcome, stage, repeat, changes }: LogEntry,
): SentResult {
  if (outcome.kind === 'stored') return { kind: 'stored', record: undefined, differs: [] };
  if (outcome.kind === 'refused' && outcome.isCertain)
    return { kind: 'refused', code: outcome.code, message: outcome.message };
  const isByTypedKey = repeat !== undefined && repeat.item['Key'] === entity.update?.typedKey;
  if (action === 'update' && changesKey(entity, changes) && !isByTypedKey)
    return { kind: 'unknown', reason: 'key-in-doubt' };
  // The service has answered in words. To send the row once more brings the same words, so the user decides.
  const isInWords = outcome.kind === 'unknown' && outcome.serviceText !== undefined;
  if (stage === 'waits-for-user' || (action === 'add' && isInWords))
    return { kind: 'unknown', reason: 'not-found' };
  if (action === 'update') return { kind: 'unknown', reason: 'not-readable' };
  return { kind: 'unknown', reason: repeat ? 'no-answer' : 'not-found' };
}

/**
 * What the answer `0` proves for a record that can't be listed. The service ignores an update of a record that is not there, so
 * nothing is proved if only the user says that the record is there (`adopted`).
 */
export function answerProof(
  entity: Entity,
  { repeat }: Pick<LogEntry, 'repeat'>,
  when: string,
  adopted = false,
): Proof {
  const typed = typedKeyField(entity);
  const isByTypedKey = typed !== undefined && repeat?.item['Key'] === wireName(typed);
  if (isByTypedKey) return { by: 'answer', when, ifKeyExists: headerOf(typed) };
  return { by: 'answer', when, ...(adopted ? { ifKeyExists: keyWords(entity) } : {}) };
}

/** The field with the key that the user may type into a new row. */
export function typedKeyField(entity: Entity): Field | undefined {
  const id = entity.update?.typedKey;
  return id === undefined ? undefined : fieldOf(entity, id);
}
