import * as z from 'zod/mini';
import { SessionEnded, Unreachable, Unreadable } from '../app/failures';
import type { Answer, ItemAnswer } from '../core/push/answer';
import type { WireRecord } from '../core/table/record';

/** The specification says strings (2.1); numbers are read as well. */
const scalar = z.union([z.string(), z.number()]);

const itemSchema = z.object({
  ItemNo: z.optional(scalar),
  ErrorCode: z.optional(scalar),
  ErrorMessage: z.optional(z.string()),
});

/** A record is not looked into here: 10,000 of them pass through, and each field is read tolerantly by its kind. */
const recordSchema = z.custom<WireRecord>(
  (held) => typeof held === 'object' && held !== null && !Array.isArray(held),
);

/** The common response (specification, section 4.2); every part may be missing. */
const envelopeSchema = z.object({
  ErrorMessage: z.optional(z.string()),
  ErrorCode: z.optional(scalar),
  ItemResponses: z.optional(z.nullable(z.array(z.unknown()))),
  Items: z.optional(z.nullable(z.array(recordSchema))),
});

const KNOWN = Object.keys(envelopeSchema.def.shape);

/** Texts shorter than this are no session ID and would black out innocent words. */
const SHORTEST_SECRET = 6;

/**
 * Reads the body of an answer, JSON or XML as it begins (specification, section 4.2), or throws a CallFailure. `secret`
 * is taken out of every sentence that the service sends: some services quote the session ID in their errors.
 */
export async function readAnswer(body: string, secret: string): Promise<Answer> {
  const envelope = envelopeSchema.safeParse(await parse(body));
  if (!envelope.success) throw new Unreadable('other');
  const { ErrorCode, ErrorMessage, ItemResponses, Items } = envelope.data;
  const discreet = hiding(secret);
  return {
    code: textOf(ErrorCode),
    message: discreet(ErrorMessage ?? ''),
    items: (ItemResponses ?? []).map((item) => readItem(item, discreet)),
    records: Items ?? undefined,
  };
}

/** Takes a secret out of texts, as it is and as it stands in an address, whatever was encoded of it. */
function hiding(secret: string): (text: string) => string {
  if (secret.length < SHORTEST_SECRET) return (text) => text;
  const signs = Array.from(secret, (sign) => {
    const bytes = Array.from(new TextEncoder().encode(sign), (byte) => byte.toString(16).padStart(2, '0'));
    const forms = [literal(sign), `%${bytes.join('%')}`, ...(sign === ' ' ? [literal('+')] : [])];
    return `(?:${forms.join('|')})`;
  });
  const everyForm = new RegExp(signs.join(''), 'gi');
  return (text) => text.replace(everyForm, '…');
}

function literal(sign: string): string {
  return sign.replace(/[$()*+./?[\\\]^{|}-]/, '\\$&');
}

function readItem(held: unknown, discreet: (text: string) => string): ItemAnswer {
  const item = itemSchema.safeParse(held);
  if (!item.success) return { itemNo: undefined, code: undefined, message: '' };
  const { ItemNo, ErrorCode, ErrorMessage } = item.data;
  const number = textOf(ItemNo)?.trim() ?? '';
  return {
    itemNo: /^\d+$/.test(number) ? Number(number) : undefined,
    code: textOf(ErrorCode),
    message: discreet(ErrorMessage ?? ''),
  };
}

function textOf(held: string | number | undefined): string | undefined {
  return held === undefined ? undefined : String(held);
}

/** What arrived decides, not its header: servers and proxies mislabel. A byte order mark may stand in front. */
async function parse(body: string): Promise<unknown> {
  const start = body.trimStart();
  if (start === '') throw new Unreadable('empty');
  if (isWebPage(start)) throw new SessionEnded('web-page');
  const parsed = start.startsWith('<') ? await parseXml(start) : parseJson(start);
  const isEnvelope = typeof parsed === 'object' && parsed !== null && KNOWN.some((name) => name in parsed);
  if (!isEnvelope) throw new Unreadable('other');
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
