/** The bytes of an answer: their character set, and how many are read. */
import { TooLong } from '../../src/app/call-failures';
import { readBody } from '../../src/service/read-body';
import { serviceAt } from '../../src/service/service';

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer);
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><R>Jürgen</R>`;

test.each([
  ['the header', latin('Jürgen'), 'application/json; charset=ISO-8859-1', 'Jürgen'],
  ['the header, in quotes', latin('Jürgen'), 'text/xml;Charset="windows-1252"', 'Jürgen'],
  ['the XML declaration', latin(declared('ISO-8859-1')), 'text/xml', declared('ISO-8859-1')],
  ['nothing', utf8('Jürgen'), '', 'Jürgen'],
  ['a wrong header', utf8('Jürgen 🚐'), 'text/plain; charset=iso-8859-1', 'Jürgen 🚐'],
  ['an unknown name', utf8('Jürgen'), 'text/plain; charset=own', 'Jürgen'],
  ['a byte order mark', utf16('\uFEFFJürgen'), 'text/plain; charset=utf-8', 'Jürgen'],
  ['UTF-16 in the header', utf16('Jürgen'), 'text/plain; charset=utf-16le', 'Jürgen'],
])('N19: an answer is read in the character set of %s', async (_, bytes, type, text) => {
  expect(await readBody(new Response(bytes, { headers: { 'Content-Type': type } }))).toBe(text);
});

/** Sends a million bytes again and again, and counts them. */
function endless(): {
  readonly response: Response;
  readonly sent: () => number;
  readonly isCancelled: () => boolean;
} {
  let sent = 0;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000));
    },
    cancel: () => void (isCancelled = true),
  });
  return { response: new Response(stream), sent: () => sent, isCancelled: () => isCancelled };
}

test.each([
  ['read', undefined],
  ['write', [{}]],
])('N29: a %s stops reading an answer above the limit, and says why', async (_, items) => {
  const { response, sent, isCancelled } = endless();
  const call = serviceAt({
    fetch: () => Promise.resolve(response),
    sleep: () => new Promise(() => undefined),
    longestBytes: 3_000_000,
  })({ baseUrl: 'https://c.example', sessionId: 's', sp: '1' });
  const found = await call.call('getUsers', items ? { items } : {}).catch((error: unknown) => error);
  expect(found).toBeInstanceOf(TooLong);
  expect(String(found)).toContain('larger than 3 MB');
  expect(sent()).toBeLessThan(6_000_000);
  expect(isCancelled()).toBe(true);
});
