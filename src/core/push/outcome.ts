import { groupBy } from '../table/group-by';
import type { WireRecord } from '../values/kind';

/** push/: from changed rows to requests, and from the service's answers to one outcome for each row. */

/**
 * The outcome of one item. `unknown`: the item may or may not be stored, and only a read can show it. `refused` with
 * `isCertain: false`: the whole call was refused. The specification does not say what that means for its items, so here too
 * a read decides. `message` and `serviceText` are the service's own text. The one exception is a row that is too large for any call (413): the
 * service gives no text for it, so the text is Shiftsheet's.
 */
export type Outcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly isCertain: boolean }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason; readonly serviceText?: string };

export type Refusal = Extract<Outcome, { kind: 'refused' }>;

/**
 * Whether the answer does not show if an item is stored: there is no answer, or the whole call was refused, although some of
 * its items may be stored.
 */
export function isUnconfirmedOutcome(outcome: Outcome): boolean {
  return outcome.kind === 'unknown' || (outcome.kind === 'refused' && !outcome.isCertain);
}

/**
 * Why nobody knows whether an item is stored. `number-taken`: the service refused an addition because it has a record with this
 * number. That may be the same row, sent before, or from a copy of the file; or another record. `other-file`: the user has said that
 * another workbook sends the row.
 */
export type UnknownReason =
  | 'no-answer'
  | 'missing'
  | 'contradictory'
  | 'no-code'
  | 'number-taken'
  | 'other-file';

/** Why only the user can say what became of an item, whatever a later call would answer; undefined for every other outcome. */
export function reasonToAsk(outcome: Outcome): 'number-taken' | 'other-file' | undefined {
  if (outcome.kind !== 'unknown') return undefined;
  const { reason } = outcome;
  return reason === 'number-taken' || reason === 'other-file' ? reason : undefined;
}

/**
 * One outcome for each of `count` items. Items and answers are matched only by ItemNo: the order of the answers is not used,
 * and no position is guessed. docs/developer/answers.md has the table. In short: an item's own code counts more than the overall code;
 * an item without an entry of its own is unknown, except if the service refused the whole call and answered no item at all.
 */
export function outcomesOf(answer: Answer, count: number): Outcome[] {
  const byNumber = groupBy(answer.items, (item) => item.itemNo);
  if (hasOtherNumbers(byNumber, count))
    return Array.from({ length: count }, () => ({ kind: 'unknown', reason: 'contradictory' }));
  const overall = overallOutcome(answer);
  return Array.from({ length: count }, (_, position) => {
    const entries = byNumber.get(position + 1) ?? [];
    return entries.length === 0 ? overall : outcomeOfEntries(entries);
  });
}

/**
 * Whether the answer's numbers are not those of this call, so that no entry's item is certain. The items are numbered from 1: an
 * entry 0 proves that the answer counts from 0. A number above the count, while an item has no entry, proves that the answer counts
 * from a later number or on from the call before. An extra entry beside a full set proves nothing.
 */
function hasOtherNumbers(byNumber: ReadonlyMap<number | undefined, unknown>, count: number): boolean {
  if (byNumber.has(0)) return true;
  const isAbove = [...byNumber.keys()].some((itemNo) => itemNo !== undefined && itemNo > count);
  return isAbove && Array.from({ length: count }, (_, at) => at + 1).some((itemNo) => !byNumber.has(itemNo));
}

function overallOutcome(answer: Answer): Outcome {
  const refusedAsWhole = answer.code !== undefined && !isSuccess(answer.code) && answer.items.length === 0;
  if (refusedAsWhole)
    return { kind: 'refused', code: answer.code, message: answer.message, isCertain: false };
  // Beside other entries, the overall text is about those.
  const text = answer.items.length === 0 ? textBesideSuccess(answer.message) : {};
  return { kind: 'unknown', reason: 'missing', ...text };
}

function outcomeOfEntries(entries: readonly ItemAnswer[]): Outcome {
  const [first, ...rest] = entries.map(outcomeOfEntry);
  if (!first) return { kind: 'unknown', reason: 'missing' };
  return rest.every((other) => same(first, other)) ? first : { kind: 'unknown', reason: 'contradictory' };
}

function outcomeOfEntry(entry: ItemAnswer): Outcome {
  if (entry.code === undefined || entry.code.trim() === '') return { kind: 'unknown', reason: 'no-code' };
  if (isSuccess(entry.code) && isSuccessText(entry.message)) return { kind: 'stored' };
  if (isSuccess(entry.code))
    return { kind: 'unknown', reason: 'contradictory', ...textBesideSuccess(entry.message) };
  return { kind: 'refused', code: entry.code.trim(), message: entry.message, isCertain: true };
}

function textBesideSuccess(message: string): { readonly serviceText?: string } {
  return isSuccessText(message) ? {} : { serviceText: message.trim() };
}

function same(one: Outcome, other: Outcome): boolean {
  if (one.kind === 'refused' && other.kind === 'refused') return one.code === other.code;
  return one.kind === other.kind;
}

/** One entry of ItemResponses (specification, section 4.2). Parts that are missing are undefined. */
export interface ItemAnswer {
  /** 1-based position in the request; undefined if it is missing or not a whole number. */
  readonly itemNo: number | undefined;
  readonly code: string | undefined;
  readonly message: string;
}

/** The service's answer to one call, in JSON or XML. */
export interface Answer {
  /** Overall ErrorCode; undefined if the answer has none (some reads). */
  readonly code: string | undefined;
  readonly message: string;
  readonly items: readonly ItemAnswer[];
  /** Undefined if the answer has no Items at all. That is not an empty list. */
  readonly records: readonly WireRecord[] | undefined;
}

/** Specification, section 7: ErrorCode `0` is success. `00` and outer spaces count as `0`. */
export function isSuccess(code: string): boolean {
  return /^\s*0+\s*$/.test(code);
}

/**
 * Whether a message does not contradict success: it is `Success`, in any case of letters, or missing. Any other text next to
 * the code `0` may say why nothing was stored or listed (specification, section 7: success is the code and the message).
 */
export function isSuccessText(message: string): boolean {
  return /^(?:success)?$/i.test(message.trim());
}
