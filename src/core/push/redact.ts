import { atOnce, mapped, type Sliced } from '../slices';
import type { WireRecord } from '../values/kind';
import { isSuccessText, type Answer } from './outcome';

type Hide = (text: string) => string;

interface Hiding {
  readonly hide: Hide;
  /** The function for records, if other secrets are searched for in them. */
  readonly hideInRecords?: Hide;
  /** Whether a field of a record may show this text although a secret is in it. */
  readonly mayShow?: (name: string, text: string) => boolean;
}

/** Records of the specification are two levels deep. Nothing reads values deeper than this, so they are left out. */
const DEEPEST = 20;

/**
 * The most field names whose result is remembered for one answer. Without the limit, a service that names each field
 * differently would take ever more memory.
 */
const MOST_NAMES = 1_000;

/** An answer without secrets: in codes, messages and records, at any depth, and in the names of fields. */
export function* redacting(
  answer: Answer,
  { hide, hideInRecords = hide, mayShow = () => false }: Hiding,
): Sliced<Answer> {
  const { code, message, items, records } = answer;
  const inRecord: Redaction = { hide: hideInRecords, hideName: lookedUp(hideInRecords), mayShow };
  // The word Success decides about rows, and a password or a pasted session ID may be the same word.
  const hideMessage = (text: string) => (isSuccessText(text) ? text : hide(text));
  return {
    code: code === undefined ? undefined : hide(code),
    message: hideMessage(message),
    items: items.map((item) => ({
      itemNo: item.itemNo,
      code: item.code === undefined ? undefined : hide(item.code),
      message: hideMessage(item.message),
    })),
    records: records && (yield* mapped(records, (record) => redactRecord(record, inRecord, 0))),
  };
}

/** The same at once. */
export function redact(...args: Parameters<typeof redacting>): Answer {
  return atOnce(redacting(...args));
}

interface Redaction extends Required<Pick<Hiding, 'hide' | 'mayShow'>> {
  readonly hideName: Hide;
}

/** Remembers the results of the first names: the records of a list have the same names. */
function lookedUp(hide: Hide): Hide {
  const known = new Map<string, string>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const hidden = hide(name);
    if (known.size < MOST_NAMES) known.set(name, hidden);
    return hidden;
  };
}

function redactValue(value: unknown, redaction: Redaction, depth: number): unknown {
  if (typeof value === 'string') return redaction.hide(value);
  if (typeof value === 'number') {
    const text = String(value);
    const hidden = redaction.hide(text);
    return hidden === text ? value : hidden;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return undefined;
  if (!Array.isArray(value)) return redactRecord(value as WireRecord, redaction, depth);
  const shown = value.map((member) => redactValue(member, redaction, depth + 1));
  return shown.every((member, at) => Object.is(member, value[at])) ? value : shown;
}

/**
 * A record, or an object in a record. The record itself if it contains no secret: nearly all contain none, and there may be 100,000 of
 * them.
 */
function redactRecord(record: WireRecord, redaction: Redaction, depth: number): WireRecord {
  const names = Object.keys(record);
  let changed: [string, unknown][] | undefined;
  for (const [at, name] of names.entries()) {
    const value = record[name];
    const shownName = redaction.hideName(name);
    const shown = redactField(name, value, redaction, depth);
    if (!changed && (shownName !== name || !Object.is(shown, value)))
      changed = names.slice(0, at).map((before) => [before, record[before]]);
    changed?.push([shownName, shown]);
  }
  return changed ? Object.fromEntries(changed) : record;
}

/** Only a field of the record itself may show a text in which there is a secret. */
function redactField(name: string, value: unknown, redaction: Redaction, depth: number): unknown {
  const hidden = redactValue(value, redaction, depth + 1);
  if (depth > 0 || hidden === value || (typeof value !== 'string' && typeof value !== 'number'))
    return hidden;
  return redaction.mayShow(name, String(value)) ? value : hidden;
}
