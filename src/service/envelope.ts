import { SessionEnded, Unreachable, UnreadableAnswer } from '../app/call-failures';
import type { Clock } from '../app/ports/ports';
import { named, sliced } from '../app/work';
import type { Answer, ItemAnswer } from '../core/push/outcome';
import { redacting } from '../core/push/redact';
import { secretHider } from '../core/push/secrets';

/** A whole number with so many digits may be beyond 2^53. */
const LONG_NUMBER = /(?:^|[[:,\s])-?\d{16}/;

/** No slice ends by this clock. */
const STANDING_CLOCK: Pick<Clock, 'now' | 'sleep'> = { now: () => 0, sleep: () => Promise.resolve() };

/** A number as JSON writes it. */
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/**
 * A JSON text in which whole numbers beyond 2^53 are texts. JSON.parse would round them: the ID 9007199254740993 would become
 * the ID of another record. A loop, and not one pattern, because a pattern overflows the stack on strings of megabytes.
 */
function withLongNumbersAsTexts(json: string): string {
  if (!LONG_NUMBER.test(json)) return json;
  let exact = '';
  for (let at = 0; at < json.length;) {
    const quote = json.indexOf('"', at);
    const begin = quote === -1 ? json.length : quote;
    exact += json.slice(at, begin).replace(NUMBER, asExact);
    at = endOfString(json, begin);
    exact += json.slice(begin, at);
  }
  return exact;
}

function asExact(number: string): string {
  return /^-?\d+$/.test(number) && !Number.isSafeInteger(Number(number)) ? `"${number}"` : number;
}

/** The index after the string that begins at `begin`, or the text's end. */
function endOfString(json: string, begin: number): number {
  for (let at = begin + 1; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') return at + 1;
    if (sign === '\\') at += 1;
  }
  return json.length;
}

/** The parts of the common response (specification, section 4.2); each may be missing. */
const KNOWN = ['ErrorMessage', 'ErrorCode', 'ItemResponses', 'Items'];

/** A session ID of at most so many digits may also be a record's ID or a phone number: it is not hidden in records. */
const COMMON_NUMBER = /^\d{1,9}$/;

/**
 * Reads the body of an answer and throws a CallFailure if it can't be read. The body's beginning shows whether it is JSON or
 * XML (specification, section 4.2). The session IDs are removed from everything that the service sends: some services quote
 * them in their errors. In records, only those of `inRecords` are removed. With a clock, long answers are read in slices.
 */
export async function readEnvelope(
  body: string,
  sessionIds: readonly string[],
  inRecords = sessionIds,
  clock: Pick<Clock, 'now' | 'sleep'> = STANDING_CLOCK,
): Promise<Answer> {
  const { ErrorCode, ErrorMessage, ItemResponses, Items } = await parse(body);
  const entries = listOf(ItemResponses);
  const records = listOf(Items);
  const isCodeClear = present(ErrorCode) === undefined || typeof ErrorCode !== 'object';
  // Records are not checked further: later each field is read tolerantly by its kind.
  if (!isCodeClear || records?.every(isObject) === false) throw new UnreadableAnswer('other');
  const answer: Answer = {
    code: textOf(ErrorCode),
    message: textOf(ErrorMessage) ?? '',
    items: (entries ?? []).map(readItem),
    records,
  };
  const uncommon = inRecords.filter((sessionId) => !COMMON_NUMBER.test(sessionId));
  const work = redacting(answer, { hide: secretHider(sessionIds), hideInRecords: secretHider(uncommon) });
  // To the end, even if the call was cancelled meanwhile: the answer says what was stored.
  return sliced('answer without secrets', work, clock);
}

function listOf(value: unknown): readonly unknown[] | undefined {
  const list = present(value);
  if (list !== undefined && !Array.isArray(list)) throw new UnreadableAnswer('other');
  return list;
}

function readItem(value: unknown): ItemAnswer {
  const { ItemNo, ErrorCode, ErrorMessage } = isObject(value) ? value : {};
  const number = textOf(ItemNo)?.trim() ?? '';
  return {
    itemNo: /^\d+$/.test(number) ? Number(number) : undefined,
    code: textOf(ErrorCode),
    message: textOf(ErrorMessage) ?? '',
  };
}

/** null, '' and {} count as missing: XML has no other way to write an empty part. */
function present(value: unknown): unknown {
  const isNothing = value === null || value === '' || (isObject(value) && Object.keys(value).length === 0);
  return isNothing ? undefined : value;
}

/** The specification says strings (2.1); numbers and booleans are read too. Undefined for a value without content. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The body decides, and not its header: servers and proxies send wrong headers. A byte order mark may come first. */
async function parse(body: string): Promise<Readonly<Record<string, unknown>>> {
  const start = body.trimStart();
  if (start === '') throw new UnreadableAnswer('empty');
  if (isWebPage(start)) throw new SessionEnded('web-page');
  const parsed = start.startsWith('<') ? await parseXml(start) : parseJson(start);
  if (!isObject(parsed) || !KNOWN.some((name) => name in parsed)) throw new UnreadableAnswer('other');
  return parsed;
}

/** What may come before the first element of a page, each with its end. */
const BEFORE_ELEMENTS = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

const DOCTYPE = '<!doctype';

/** Skips an XML declaration and comments: sign-in pages may be XHTML. */
export function isWebPage(body: string): boolean {
  const start = body.trimStart();
  const at = firstElement(start);
  const word = start.slice(at, at + DOCTYPE.length).toLowerCase();
  if (word !== DOCTYPE) return /^<(?:html|head|body)\b/.test(word);
  const name = nextSign(start, at + DOCTYPE.length);
  return name > at + DOCTYPE.length && /^html\b/i.test(start.slice(name, name + DOCTYPE.length));
}

/**
 * The index of the first element or document type declaration. The code is a loop, because one pattern for all of it
 * overflows the stack on megabytes.
 */
function firstElement(start: string): number {
  for (let at = 0; ;) {
    at = nextSign(start, at);
    const part = BEFORE_ELEMENTS.find(([opening]) => start.startsWith(opening, at));
    const end = part ? start.indexOf(part[1], at + part[0].length) : -1;
    if (!part || end === -1) return at;
    at = end + part[1].length;
  }
}

/** The first index from `at` on that is no white space, or the text's end. */
function nextSign(text: string, at: number): number {
  for (let index = at; index < text.length; index += 1) if (/\S/.test(text.charAt(index))) return index;
  return text.length;
}

function parseJson(start: string): unknown {
  try {
    return named('answer from text', () => JSON.parse(withLongNumbersAsTexts(start)) as unknown);
  } catch {
    throw new UnreadableAnswer(/^[[{]/.test(start) ? 'cut-off' : 'other');
  }
}

async function parseXml(start: string): Promise<unknown> {
  const reader = await import(/* webpackChunkName: "jobs" */ './xml-envelope').catch(() => {
    throw new Unreachable(); // the pane's own server does not answer; the call itself may have been stored
  });
  return reader.parseXml(start);
}
