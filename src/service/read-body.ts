import { TooLong } from '../app/call-failures';

/**
 * The longest answer that is read, unpacked, in bytes. A list of 100,000 users has 40 MB. A small packed answer can become many
 * gigabytes, and the pane would end without a word.
 */
const LONGEST_ANSWER_BYTES = 100_000_000;

/** An XML declaration stands in the first bytes, and names its encoding in ASCII. */
const DECLARATION_BYTES = 200;

/** Reads the body of an answer as a text, in the character set that it declares. Throws TooLong above the limit. */
export async function readBody(response: Response, longest = LONGEST_ANSWER_BYTES): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > longest) {
      // A connection that has ended by now needs no cancelling.
      await reader.cancel().catch(() => undefined);
      throw new TooLong(longest / 1_000_000);
    }
    parts.push(part.value);
  }
  return decoded(joined(parts, length), response.headers.get('Content-Type') ?? '');
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * The bytes as a text. A byte order mark decides, then the header's `charset`, then the XML declaration; without all of them it
 * is UTF-8. Servers put wrong defaults into their headers: bytes that are valid UTF-8 are not read as a declared one-byte set.
 */
function decoded(bytes: Uint8Array, contentType: string): string {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  const declared = marked?.[1] ?? charsetOf(contentType) ?? encodingOf(bytes);
  const decoder = declared === undefined ? undefined : decoderOf(declared);
  if (!decoder || decoder.encoding === 'utf-8') return new TextDecoder().decode(bytes);
  const isASCIILike = !/^(?:utf-16|iso-2022)/.test(decoder.encoding);
  return (isASCIILike ? asUTF8(bytes) : undefined) ?? decoder.decode(bytes);
}

const BYTE_ORDER_MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

function charsetOf(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType)?.[1];
}

function encodingOf(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  return /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
}

/** Undefined for a name that no browser knows. */
function decoderOf(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding);
  } catch {
    return undefined;
  }
}

/** Undefined if the bytes are no UTF-8. */
function asUTF8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
