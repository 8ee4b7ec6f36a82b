import fc from 'fast-check';
import { secretHider } from '../../../src/core/push/secrets';
import { expectLinear, repeated } from '../../runner/expect-linear';

const SECRET = 'p&S"s\\w0/rd%';
const hide = secretHider([SECRET]);

/** Encodes every character of a text. */
const each = (write: (code: number, sign: string) => string) => (text: string) =>
  Array.from(text, (sign) => write(sign.codePointAt(0) ?? 0, sign)).join('');
const hex = (code: number, digits = 0) => code.toString(16).padStart(digits, '0');

const WRITINGS: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['in capitals', (text) => text.toUpperCase()],
  ['in small letters', (text) => text.toLowerCase()],
  ['as JSON', (text) => JSON.stringify(text).slice(1, -1)],
  ['as JSON with escaped slashes', (text) => JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/')],
  ['as JSON in code points', each((code) => `\\u${hex(code, 4)}`)],
  ['as a string in a program', each((code) => `\\x${hex(code, 2)}`)],
  ['as an address', encodeURIComponent],
  ['as an address with every character encoded', each((code) => `%${hex(code, 2)}`)],
  ['as an address of an address', (text) => encodeURIComponent(encodeURIComponent(text))],
  ['as an address in the form of old scripts', each((code) => `%u${hex(code, 4)}`)],
  ['as HTML by names', (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  ['as HTML in hexadecimal', each((code) => `&#x${hex(code).toUpperCase()};`)],
  ['as HTML in decimals', each((code) => `&#${String(code).padStart(5, '0')};`)],
  ['as HTML in JSON', (text) => JSON.stringify(text.replaceAll('&', '&amp;')).slice(1, -1)],
];

test.each(WRITINGS)('a secret is hidden %s, and nothing else is hidden', (_, write) => {
  expect(hide(`Not <${write(SECRET)}>, sorry & so on: 100 %`)).toBe('Not <…>, sorry & so on: 100 %');
});

/** What may be one character that another layer of encoding has written. */
const ENCODED = /[\\%&]+[#{\w]*[};]?/gu;

/**
 * Whether a secret has six characters also where parts of it are decoded: ` %00 \\ ` may be four. Fewer are not hidden, because they
 * can't be told from ordinary words.
 */
function isLongDecoded(secret: string): boolean {
  return secret.replace(ENCODED, '.').length >= 6;
}

test.each(WRITINGS)('any secret is hidden %s', (_, write) => {
  const secrets = fc
    .string({ unit: 'grapheme-ascii', minLength: 7, maxLength: 20 })
    .filter((secret) => isLongDecoded(secret));
  fc.assert(
    fc.property(secrets, (secret) => {
      expect(secretHider([secret])(write(secret))).toBe('…');
    }),
  );
});

test('a plus in a form-encoded text counts as a space', () => {
  expect(secretHider(['q+w/e 1=rü'])('?a=q%2Bw%2Fe+1%3Dr%C3%BC&b=1')).toBe('?a=…&b=1');
});

test('several secrets are hidden, and overlapping ones are hidden as one', () => {
  const both = secretHider(['abcdefgh', 'efghijkl', 'other-1']);
  expect(both('x abcdefghijkl y other-1 z ABCDEFGH')).toBe('x … y … z …');
});

test('a text of fewer than 6 characters is not a secret', () => {
  expect(secretHider(['', 'open'])('open the door')).toBe('open the door');
});

test('a text without a secret is returned unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(secretHider(['never-in-there'])(text)).toBe(text);
    }),
  );
});

test.each([
  ['backslashes', '\\'],
  ['percent signs', '%'],
  ['ampersands', '&'],
  ['leading zeros', '&#x0'],
  ['the secret except for its last character', 'aaaaaaab'],
  ['encoded percent signs', '%25'],
])('the time to search a text of %s grows linearly with its length', async (_, unit) => {
  const hiding = secretHider(['aaaaaaaaaaaaaaaaaaaa', '\\\\\\\\\\x']);
  await expectLinear(
    (length) => repeated(unit, length),
    (text) => expect(hiding(text)).toBe(text),
    40_000,
  );
});

test('the time to search texts grows with their number, and not with the number of secrets', async () => {
  await expectLinear(
    (count) => ({
      texts: Array.from({ length: count * 300 }, (_unused, at) => `Some & text ${at} of a person`),
      secrets: Array.from({ length: count }, (_unused, at) => `secret-${at}-of-many`),
    }),
    ({ texts, secrets }) => {
      const many = secretHider(secrets);
      for (const text of texts) many(text);
    },
    100,
  );
});
