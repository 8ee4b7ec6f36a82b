import fc from 'fast-check';
import { SessionEnded, UnreadableAnswer } from '../../src/app/call-failures';
import type { Answer } from '../../src/core/push/outcome';
import { readEnvelope } from '../../src/service/envelope';
import { xmlDocument, type Sent } from './xml-writer';

const SECRET = 'abc123def';
const read = (body: string) => readEnvelope(body, [SECRET]);
const complaint = (body: string) =>
  read(body).then(
    (answer) => answer,
    (error: unknown) => error,
  );
const withItems = (items: string) => `<ROOT><ErrorCode>0</ErrorCode><Items>${items}</Items></ROOT>`;
const recordsOf = async (items: string) => (await read(withItems(items))).records;

const forms: readonly (readonly [string, (answer: { [name: string]: Sent }) => string])[] = [
  ['JSON', (answer) => JSON.stringify(answer)],
  ['XML', (answer) => xmlDocument(answer)],
];

describe.each(forms)('in %s', (_, write) => {
  test.each<[string, { [name: string]: Sent }, Answer]>([
    [
      'a write answer has one entry for each item',
      {
        ErrorMessage: 'Some items failed',
        ErrorCode: '7',
        ItemResponses: [
          { ErrorMessage: 'Success', ItemNo: '1', ErrorCode: '0' },
          { ErrorMessage: 'UserName & Email are <wrong>', ItemNo: '2', ErrorCode: '1003' },
        ],
        Items: [],
      },
      {
        code: '7',
        message: 'Some items failed',
        items: [
          { itemNo: 1, code: '0', message: 'Success' },
          { itemNo: 2, code: '1003', message: 'UserName & Email are <wrong>' },
        ],
        records: [],
      },
    ],
    [
      'a single entry is a list of one',
      { ErrorCode: '0', ItemResponses: [{ ItemNo: '1', ErrorCode: '0' }] },
      { code: '0', message: '', items: [{ itemNo: 1, code: '0', message: '' }], records: undefined },
    ],
    [
      'records keep every text unchanged',
      {
        ErrorMessage: 'Success',
        ItemResponses: [],
        Items: [
          {
            UserID: '0123',
            UserName: '1E5',
            FirstName: ' ',
            LastName: '  Silva\n',
            Email: '',
            Notes: "=1+1 ]]> <b>'t</b> &amp; &lt; 👩‍🍳 مريم",
            Color: '001122',
            Active: 'True',
            Permissions: { UserType: 'U', DoNotSchedule: 'False' },
          },
        ],
      },
      {
        code: undefined,
        message: 'Success',
        items: [],
        records: [
          {
            UserID: '0123',
            UserName: '1E5',
            FirstName: ' ',
            LastName: '  Silva\n',
            Email: '',
            Notes: "=1+1 ]]> <b>'t</b> &amp; &lt; 👩‍🍳 مريم",
            Color: '001122',
            Active: 'True',
            Permissions: { UserType: 'U', DoNotSchedule: 'False' },
          },
        ],
      },
    ],
    [
      'an answer without Items has no list of records, not an empty one',
      { ErrorMessage: 'Success', ErrorCode: '0' },
      { code: '0', message: 'Success', items: [], records: undefined },
    ],
    [
      'an empty list is a list',
      { ErrorCode: '0', Items: [] },
      { code: '0', message: '', items: [], records: [] },
    ],
    [
      'entries with invalid parts are read without these parts',
      {
        ItemResponses: [
          { ItemNo: ' 3 ' },
          'x',
          { ItemNo: '1.5', ErrorCode: '4' },
          { ItemNo: { deep: '1' }, ErrorCode: '4' },
        ],
      },
      {
        code: undefined,
        message: '',
        items: [
          { itemNo: 3, code: undefined, message: '' },
          { itemNo: undefined, code: undefined, message: '' },
          { itemNo: undefined, code: '4', message: '' },
          { itemNo: undefined, code: '4', message: '' },
        ],
        records: undefined,
      },
    ],
    [
      'no message contains the session ID, even if the service quotes it',
      {
        ErrorCode: '5',
        ErrorMessage: `Session ${SECRET} has ended`,
        ItemResponses: [{ ItemNo: '1', ErrorCode: '5', ErrorMessage: `not for ${SECRET}` }],
      },
      {
        code: '5',
        message: 'Session … has ended',
        items: [{ itemNo: 1, code: '5', message: 'not for …' }],
        records: undefined,
      },
    ],
  ])('%s', async (_name, sent, answer) => {
    expect(await read(write(sent))).toEqual(answer);
  });

  test('a byte order mark and blank lines may come first', async () => {
    expect(await read(`\uFEFF\n ${write({ ErrorCode: '0' })}`)).toMatchObject({ code: '0' });
  });

  test('an answer that is cut off anywhere is never read as a shorter one', async () => {
    const whole = write({
      ErrorCode: '0',
      ItemResponses: [{ ItemNo: '1', ErrorCode: '0' }],
      Items: [
        { A: '1', B: { C: 'x & y' } },
        { A: '2', B: '' },
      ],
    });
    const starts = Array.from({ length: whole.length - 1 }, (_unused, end) => whole.slice(0, end + 1));
    const read = await Promise.all(starts.map(complaint));
    expect(read.every((error) => error instanceof UnreadableAnswer)).toBe(true);
    expect(read.map(String)).toEqual(starts.map(() => String(new UnreadableAnswer('cut-off'))));
  });

  test.each<[string, { [name: string]: Sent }]>([
    ['has none of its parts', { Status: 'up' }],
    ['lists something that is no record', { ErrorCode: '0', Items: ['x'] }],
    ['has a text in place of a list', { ErrorCode: '0', Items: 'none' }],
    ['has an object in place of a code', { ErrorCode: { value: '0' } }],
  ])('an answer that %s is not an answer of the service', async (_name, sent) => {
    expect(await complaint(write(sent))).toEqual(new UnreadableAnswer('other'));
  });
});

test('numbers in JSON are read as texts', async () => {
  expect(await read('{"ErrorCode":0,"ItemResponses":[{"ItemNo":2,"ErrorCode":0}]}')).toMatchObject({
    code: '0',
    items: [{ itemNo: 2, code: '0' }],
  });
});

test.each([
  ['null', 'null'],
  ['an empty text', '""'],
  ['an empty object', '{}'],
])('a part that is %s counts as missing', async (_, nothing) => {
  expect(
    await read(`{"ErrorMessage":${nothing},"ErrorCode":${nothing},"ItemResponses":${nothing},"Items":[]}`),
  ).toEqual({ code: undefined, message: '', items: [], records: [] });
  expect(await read(`{"ErrorCode":"0","Items":${nothing}}`)).toMatchObject({ records: undefined });
});

test.each([
  ['null', 'null', ''],
  ['a number', '17', '17'],
  ['a yes-or-no', 'false', 'false'],
  ['an object', '{"text":"taken"}', ''],
  ['a list', '["taken"]', ''],
])('a refusal whose message is %s keeps its code', async (_, sent, message) => {
  const entry = `{"ItemNo":"1","ErrorCode":"1003","ErrorMessage":${sent}}`;
  expect(await read(`{"ErrorCode":0,"ItemResponses":[${entry}]}`)).toMatchObject({
    items: [{ itemNo: 1, code: '1003', message }],
  });
});

test('empty elements in XML count as missing parts', async () => {
  const entry = '<ArrayItem><ItemNo>1</ItemNo><ErrorCode/><ErrorMessage><b>x</b></ErrorMessage></ArrayItem>';
  const body = `<ROOT><ErrorMessage/><ErrorCode/><ItemResponses>${entry}</ItemResponses><Items/></ROOT>`;
  expect(await read(body)).toEqual({
    code: undefined,
    message: '',
    items: [{ itemNo: 1, code: undefined, message: '' }],
    records: [],
  });
});

describe.each(forms)('the session ID in %s', (_, write) => {
  test.each<[string, { [name: string]: Sent }]>([
    ['the overall code', { ErrorCode: SECRET }],
    ['an item’s code', { ItemResponses: [{ ItemNo: '1', ErrorCode: `E-${SECRET}` }] }],
    ['a field', { Items: [{ Notes: `of ${SECRET.toUpperCase()}` }] }],
    ['a deeper field', { Items: [{ Permissions: { UserType: SECRET } }] }],
    ['the name of a field', { Items: [{ [SECRET]: 'x', UserID: '1' }] }],
    ['a link', { ErrorMessage: `<a href="?id=${encodeURIComponent(SECRET).replaceAll('1', '%31')}">` }],
    ['a page’s text', { ErrorMessage: SECRET.replaceAll('a', '&#x61;') }],
  ])('is hidden in every part of the answer: %s', async (_name, sent) => {
    const answer = await read(write({ ErrorCode: '0', ...sent }));
    expect(JSON.stringify(answer)).toContain('…');
    expect(JSON.stringify(answer)).not.toMatch(/123|%31|&#x61/);
  });
});

test('a session ID that is a short number is not hidden in records, because records have such IDs', async () => {
  const body = JSON.stringify({ ErrorMessage: 'not 100234', Items: [{ UserID: '100234' }] });
  expect(await readEnvelope(body, ['100234'])).toMatchObject({
    message: 'not …',
    records: [{ UserID: '100234' }],
  });
});

/** Names that the parser refuses or renames, because every object has them. */
const RESERVED = new Set(['constructor', 'prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

const records = fc.array(
  fc.dictionary(
    fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,11}$/).filter((name) => !RESERVED.has(name)),
    fc.oneof(text(), fc.record({ UserType: text(), DoNotSchedule: text() })),
    { noNullPrototype: true },
  ),
  { maxLength: 5 },
);

test('any record of texts is read from XML as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(records, async (Items) => {
      const answer = await read(xmlDocument({ ErrorCode: '0', Items }));
      expect(answer.records).toEqual(Items);
    }),
  );
});

test('any entries of a write are read from XML as from JSON', async () => {
  const entry = fc.record(
    { ItemNo: text(), ErrorCode: text(), ErrorMessage: text() },
    { requiredKeys: [], noNullPrototype: true },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(entry), async (ItemResponses) => {
      const sent = { ErrorCode: '0', ItemResponses };
      expect(await read(xmlDocument(sent))).toEqual(await read(JSON.stringify(sent)));
    }),
  );
});

test.each(['ROOT', 'Response', 'a:Answer', 'html5'])('the root may have the name %s', async (root) => {
  expect(await read(xmlDocument({ ErrorCode: '0', Items: [{ UserID: '1' }] }, root))).toEqual({
    code: '0',
    message: '',
    items: [],
    records: [{ UserID: '1' }],
  });
});

test('entries are found at any depth, in their order', async () => {
  const entry = (itemNo: number) =>
    `<ArrayItem><ErrorMessage>m${itemNo}</ErrorMessage><ItemNo>${itemNo}</ItemNo><ErrorCode>0</ErrorCode></ArrayItem>`;
  const answer = await read(
    `<ROOT><ErrorCode>0</ErrorCode><ItemResponses>
       ${entry(1)}
       <ItemResponses>${entry(2)}<ItemResponses>${entry(3)}</ItemResponses></ItemResponses>
       ${entry(4).replace('</ArrayItem>', `<ItemResponses>${entry(5)}</ItemResponses></ArrayItem>`)}
     </ItemResponses><ItemResponses>${entry(6)}</ItemResponses><Items>
     </Items></ROOT>`,
  );
  expect(answer.items).toEqual(
    [1, 2, 3, 4, 5, 6].map((itemNo) => ({ itemNo, code: '0', message: `m${itemNo}` })),
  );
  expect(answer.records).toEqual([]);
});

test('comments, CDATA and references are read as XML defines them, and an unknown reference stays as it is', async () => {
  expect(
    await recordsOf(
      `<!-- one --><ArrayItem id="1"><A xml:space="preserve">x<!-- & not this -->y<?or this?></A>
         <B><![CDATA[<b> & ]]>&#233;&#x1F600;&nbsp;&eacute;</B><C/><D></D>
         <E><![CDATA[<!DOCTYPE x>]]></E></ArrayItem><ArrayItem/>`,
    ),
  ).toEqual([{ A: 'xy', B: '<b> & é😀\u00A0&eacute;', C: '', D: '', E: '<!DOCTYPE x>' }, {}]);
});

test.each([
  ['a control character', 'a\u000Bb', 'a\u000Bb'],
  ['a reference to no character', 'a&#0;b&#xD800;', 'a&#0;b&#xD800;'],
  [
    'an unknown reference with a long name',
    '&CounterClockwiseContourIntegral;',
    '&CounterClockwiseContourIntegral;',
  ],
  ['the end of a CDATA section', 'a]]>b', 'a]]>b'],
  ['dashes in a comment', 'a<!-- b -- c -->d', 'ad'],
])('XML forbids %s, but it does no harm', async (_, sent, read) => {
  expect(await recordsOf(`<ArrayItem><A>${sent}</A></ArrayItem>`)).toEqual([{ A: read }]);
});

test('line ends are read as line feeds, and a reference to a carriage return is kept', async () => {
  expect(await recordsOf('<ArrayItem><A>1\r\n2\r3&#13;&#10;4</A></ArrayItem>')).toEqual([
    { A: '1\n2\n3\r\n4' },
  ]);
});

test('100,000 escaped characters are read, and do not count as an attack', async () => {
  const notes = '&amp;&#233;'.repeat(50_000);
  expect(await recordsOf(`<ArrayItem><Notes>${notes}</Notes></ArrayItem>`)).toEqual([
    { Notes: '&é'.repeat(50_000) },
  ]);
});

test.each([
  ['a declared document type', '<!DOCTYPE ROOT><ROOT><ErrorCode>0</ErrorCode></ROOT>'],
  [
    'entities that expand to a large text',
    '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]><ROOT><ErrorCode>&b;</ErrorCode></ROOT>',
  ],
  [
    'a document type declared inside',
    '<ROOT><!DOCTYPE r [<!ENTITY a "0">]><ErrorCode>&a;</ErrorCode></ROOT>',
  ],
  ['a second root', '<ROOT><ErrorCode>0</ErrorCode></ROOT><ROOT/>'],
  ['records that are not ArrayItems', withItems('<User><UserID>1</UserID></User>')],
  ['text between the records', withItems('<ArrayItem/>and more')],
  ['text between the fields', withItems('<ArrayItem><Notes>Call <b>Ana</b></Notes></ArrayItem>')],
  ['very deep elements', withItems(`<ArrayItem>${'<A>'.repeat(200)}${'</A>'.repeat(200)}</ArrayItem>`)],
])('XML with %s is not an answer of the service', async (_name, body) => {
  expect(await complaint(body)).toEqual(new UnreadableAnswer('other'));
});

test.each([
  ['a tag that is closed by another', '<ROOT><A>0</B></ROOT>'],
  ['a bare ampersand', '<ROOT><ErrorMessage>A & B</ErrorMessage></ROOT>'],
  ['text after its end', '<ROOT><ErrorCode>0</ErrorCode></ROOT>x'],
])('XML with %s is damaged', async (_name, body) => {
  expect(await complaint(body)).toEqual(new UnreadableAnswer('cut-off'));
});

test.each([
  '<!doctype html><html><body>Sign in</body></html>',
  '<HTML><body>Sign in</body></HTML>',
  '<?xml version="1.0"?><!-- sso -->\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html/>',
  '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"></html>',
])('a web page means that the session ended: %s', async (body) => {
  expect(await complaint(body)).toEqual(new SessionEnded('web-page'));
});

test.each([
  ['', 'empty'],
  ['\uFEFF \n', 'empty'],
  ['Service Unavailable', 'other'],
  ['[]', 'other'],
] as const)('%j is no answer', async (body, what) => {
  expect(await complaint(body)).toEqual(new UnreadableAnswer(what));
});

/** Texts that XML can contain: no control characters, no half surrogate pairs. */
function text() {
  return fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('0123', '1E5', 'True', ' ', '\t', '&amp;', ']]>', '<!--', '&#65;', '\r\n'),
    )
    .map((any) => any.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
}

test.each([
  ['as it is', 'q+w/e 1=rü', 'q+w/e 1=rü'],
  ['as a page writes it into an address', 'q+w/e 1=rü', encodeURIComponent('q+w/e 1=rü')],
  ['as a form writes it', 'q+w/e 1=rü', new URLSearchParams({ a: 'q+w/e 1=rü' }).toString().slice(2)],
  ['in small letters', 'q+w/e 1=rü', encodeURIComponent('q+w/e 1=rü').toLowerCase()],
  ['in part', 'a.b(c)+d', 'a%2Eb(c)%2bd'],
])('a session ID that the service quotes is hidden %s', async (_, secret, quoted) => {
  const answer = await readEnvelope(JSON.stringify({ ErrorCode: '5', ErrorMessage: `?id=${quoted}&x` }), [
    secret,
  ]);
  expect(answer.message).toBe('?id=…&x');
});

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'a field with the name %s is an ordinary field, in XML and in JSON',
  async (name) => {
    const records = [
      Object.fromEntries([
        [name, 'x'],
        ['UserID', '1'],
      ]),
    ];
    for (const [, write] of forms)
      expect(JSON.stringify((await read(write({ Items: records }))).records)).toBe(JSON.stringify(records));
    const beside = `<ROOT><${name}><Items><ArrayItem/></Items></${name}><ErrorCode>0</ErrorCode></ROOT>`;
    expect(await read(beside)).toEqual({ code: '0', message: '', items: [], records: undefined });
  },
);

test.each([
  '<ROOT a="<!--"><!DOCTYPE b><c d="-->"/></ROOT>',
  '<?a <!-- ?><!DOCTYPE b><ROOT><ErrorCode>0</ErrorCode><!-- --></ROOT>',
])('a document type is refused, whatever is around it: %s', async (body) => {
  expect(await complaint(body)).toEqual(new UnreadableAnswer('other'));
});

test.each(['<!-- <!DOCTYPE b> -->', '<![CDATA[<!DOCTYPE b>]]>', '<?a <!DOCTYPE b> ?>'])(
  'a text that only looks like a document type is accepted: %s',
  async (text) => {
    expect(await read(`<ROOT><ErrorCode>0</ErrorCode><Items/><Other>${text}</Other></ROOT>`)).toMatchObject({
      code: '0',
    });
  },
);

test.each([
  ['9007199254740993', '9007199254740993'],
  ['-90071992547409931234', '-90071992547409931234'],
  ['9007199254740991', 9007199254740991],
  ['1234567890123456.5', Number('1234567890123456.5')],
])('N14: the JSON number %s keeps its digits', async (number, read) => {
  const text = String.raw`a \" 9007199254740993, [9007199254740993`;
  const records = `[{"UserID": ${number},"Notes":${JSON.stringify(text)},"Ids":[${number}]}]`;
  const answer = await readEnvelope(`{"ErrorCode":"0","Items":${records}}`, []);
  expect(answer.records).toEqual([{ UserID: read, Notes: text, Ids: [read] }]);
});
