import type { WireRecord } from '../table/record';
import type { Answer } from './answer';

type Hide = (text: string) => string;

interface Hiding {
  readonly hide: Hide;
  /** For records, where other secrets are looked for in them. */
  readonly hideInRecords?: Hide;
  /** Whether a field of a record may hold this text, though a secret is in it. */
  readonly isOpen?: (name: string, text: string) => boolean;
}

/** Records of the specification are two levels deep; what lies deeper than this is read by nothing and left out. */
const DEEPEST = 20;

/** Names of fields that are looked through once for an answer. A service that names each field anew takes no more memory. */
const MOST_NAMES = 1_000;

/** An answer without secrets: in codes, messages and records, at any depth, also in the names of fields. */
export function redact(answer: Answer, { hide, hideInRecords = hide, isOpen = () => false }: Hiding): Answer {
  const { code, message, items, records } = answer;
  const inRecord: Redaction = { hide: hideInRecords, hideName: lookedUp(hideInRecords), isOpen };
  return {
    code: code === undefined ? undefined : hide(code),
    message: hide(message),
    items: items.map((item) => ({
      itemNo: item.itemNo,
      code: item.code === undefined ? undefined : hide(item.code),
      message: hide(item.message),
    })),
    records: records?.map((record) => redactRecord(record, inRecord)),
  };
}

interface Redaction extends Required<Pick<Hiding, 'hide' | 'isOpen'>> {
  readonly hideName: Hide;
}

/** Remembers what became of the first names: the records of a list have the same ones. */
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

function redactRecord(record: WireRecord, redaction: Redaction): WireRecord {
  return withoutSecrets(record, redaction.hideName, (value, name) => {
    const hidden = redactValue(value, redaction, 1);
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText && hidden !== value && redaction.isOpen(name, String(value)) ? value : hidden;
  });
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
  const inner = (each: unknown) => redactValue(each, redaction, depth + 1);
  if (!Array.isArray(value)) return withoutSecrets(value as WireRecord, redaction.hideName, inner);
  const shown = value.map(inner);
  return shown.every((each, at) => Object.is(each, value[at])) ? value : shown;
}

/** The record itself where it holds no secret: nearly all do not, and there may be 100,000 of them. */
function withoutSecrets(
  record: WireRecord,
  hideName: Hide,
  hideValue: (value: unknown, name: string) => unknown,
): WireRecord {
  const names = Object.keys(record);
  let changed: [string, unknown][] | undefined;
  for (const [at, name] of names.entries()) {
    const value = record[name];
    const shownName = hideName(name);
    const shown = hideValue(value, name);
    if (!changed && (shownName !== name || !Object.is(shown, value)))
      changed = names.slice(0, at).map((before) => [before, record[before]]);
    changed?.push([shownName, shown]);
  }
  return changed ? Object.fromEntries(changed) : record;
}
