import type { WireRecord } from '../table/record';
import type { Answer } from './answer';

type Hide = (text: string) => string;

/** Records of the specification are two levels deep; what lies deeper than this is read by nothing and left out. */
const DEEPEST = 20;

/**
 * An answer without secrets: in codes, messages and records, at any depth, also in the names of fields. `isOpen`: fields
 * of records in which nothing is a secret.
 */
export function discreet(answer: Answer, hide: Hide, isOpen: (name: string) => boolean): Answer {
  const { code, message, items, records } = answer;
  return {
    code: code === undefined ? undefined : hide(code),
    message: hide(message),
    items: items.map((item) => ({
      itemNo: item.itemNo,
      code: item.code === undefined ? undefined : hide(item.code),
      message: hide(item.message),
    })),
    records: records?.map((record) => discreetRecord(record, hide, isOpen)),
  };
}

/** The record itself where it holds no secret: nearly all do not, and there may be 100,000 of them. */
function discreetRecord(record: WireRecord, hide: Hide, isOpen: (name: string) => boolean): WireRecord {
  const entries = Object.entries(record);
  const hidden = entries.map(([name, held]): [string, unknown] =>
    isOpen(name) ? [name, held] : [hide(name), discreetValue(held, hide, 1)],
  );
  return isSame(entries, hidden) ? record : Object.fromEntries(hidden);
}

function discreetValue(held: unknown, hide: Hide, depth: number): unknown {
  if (typeof held === 'string') return hide(held);
  if (typeof held === 'number') {
    const text = String(held);
    return hide(text) === text ? held : hide(text);
  }
  if (typeof held !== 'object' || held === null) return held;
  if (depth === DEEPEST) return undefined;
  if (Array.isArray(held)) return held.map((each) => discreetValue(each, hide, depth + 1));
  const entries = Object.entries(held);
  const hidden = entries.map(([name, each]): [string, unknown] => [
    hide(name),
    discreetValue(each, hide, depth + 1),
  ]);
  return isSame(entries, hidden) ? held : Object.fromEntries(hidden);
}

function isSame(entries: readonly [string, unknown][], hidden: readonly [string, unknown][]): boolean {
  return entries.every(([name, held], at) => name === hidden[at]?.[0] && Object.is(held, hidden[at][1]));
}
