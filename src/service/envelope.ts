import * as z from 'zod/mini';
import { SessionEnded, Unreachable, Unreadable } from '../app/failures';
import type { Answer, ItemAnswer } from '../core/push/answer';
import { discreet } from '../core/push/discreet';
import { hiding } from '../core/push/secrets';
import type { WireRecord } from '../core/table/record';

/** A record is not looked into here: 10,000 of them pass through, and each field is read tolerantly by its kind. */
const recordSchema = z.custom<WireRecord>((held) => isObject(held));

/** The lists of the common response (specification, section 4.2); either may be missing. */
const listsSchema = z.object({
  ItemResponses: z.optional(z.array(z.unknown())),
  Items: z.optional(z.array(recordSchema)),
});

const KNOWN = ['ErrorMessage', 'ErrorCode', ...Object.keys(listsSchema.def.shape)];

/** A number of so few digits may be a record's ID or a phone number as well: in records it is not taken for the session's. */
const COMMON_NUMBER = /^\d{1,9}$/;

/**
 * Reads the body of an answer, JSON or XML as it begins (specification, section 4.2), or throws a CallFailure. `secret`
 * is taken out of all that the service sends: some services quote the session ID in their errors.
 */
export async function readAnswer(body: string, secret: string): Promise<Answer> {
  const { ErrorCode, ErrorMessage, ItemResponses, Items } = await parse(body);
  const lists = listsSchema.safeParse({ ItemResponses: present(ItemResponses), Items: present(Items) });
  const isCodeClear = present(ErrorCode) === undefined || typeof ErrorCode !== 'object';
  if (!lists.success || !isCodeClear) throw new Unreadable('other');
  const answer: Answer = {
    code: textOf(ErrorCode),
    message: textOf(ErrorMessage) ?? '',
    items: (lists.data.ItemResponses ?? []).map(readItem),
    records: lists.data.Items,
  };
  return discreet(answer, hiding([secret]), () => COMMON_NUMBER.test(secret));
}

function readItem(held: unknown): ItemAnswer {
  const { ItemNo, ErrorCode, ErrorMessage } = isObject(held) ? held : {};
  const number = textOf(ItemNo)?.trim() ?? '';
  return {
    itemNo: /^\d+$/.test(number) ? Number(number) : undefined,
    code: textOf(ErrorCode),
    message: textOf(ErrorMessage) ?? '',
  };
}

/** null, '' and {} say no more than a part that is missing: XML has no other way to write an empty one. */
function present(held: unknown): unknown {
  const isNothing = held === null || held === '' || (isObject(held) && Object.keys(held).length === 0);
  return isNothing ? undefined : held;
}

/** The specification says strings (2.1); numbers and booleans are read as well. Undefined for what says nothing. */
function textOf(held: unknown): string | undefined {
  if (typeof held === 'number' || typeof held === 'boolean') return String(held);
  return typeof held === 'string' && held.trim() !== '' ? held : undefined;
}

function isObject(held: unknown): held is Readonly<Record<string, unknown>> {
  return typeof held === 'object' && held !== null && !Array.isArray(held);
}

/** What arrived decides, not its header: servers and proxies mislabel. A byte order mark may stand in front. */
async function parse(body: string): Promise<Readonly<Record<string, unknown>>> {
  const start = body.trimStart();
  if (start === '') throw new Unreadable('empty');
  if (isWebPage(start)) throw new SessionEnded('web-page');
  const parsed = start.startsWith('<') ? await parseXml(start) : parseJson(start);
  if (!isObject(parsed) || !KNOWN.some((name) => name in parsed)) throw new Unreadable('other');
  return parsed;
}

/** Looks behind an XML declaration and comments as well: sign-in pages may be XHTML. */
function isWebPage(start: string): boolean {
  const opening = start.replace(/^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)+/, '');
  return /^<(!doctype\s+html|html|head|body)\b/i.test(opening);
}

function parseJson(start: string): unknown {
  try {
    return JSON.parse(start);
  } catch {
    throw new Unreadable(/^[[{]/.test(start) ? 'cut-off' : 'other');
  }
}

async function parseXml(start: string): Promise<unknown> {
  const reader = await import(/* webpackChunkName: "xml" */ './xml-envelope').catch(() => {
    throw new Unreachable(); // the pane's own server is gone; the call itself may well have been stored
  });
  return reader.parseXml(start);
}
