/** Answers in XML: what each part means, and what is refused. test/service/envelope.test.ts has what both forms have. */
import fc from 'fast-check';
import { UnreadableAnswer } from '../../src/app/call-failures';
import { complaint, read, recordsOf, withItems } from './read-answers';
import { xmlDocument } from './xml-writer';

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

test('XML may be a hundred elements deep, and no deeper', async () => {
  // ROOT, Items and ArrayItem are three of them.
  const deep = (elements: number) =>
    withItems(`<ArrayItem>${'<A>'.repeat(elements - 3)}${'</A>'.repeat(elements - 3)}</ArrayItem>`);
  expect((await read(deep(100))).records).toHaveLength(1);
  expect(await complaint(deep(101))).toEqual(new UnreadableAnswer('other'));
});

test('a list of records may be in parts of its own', async () => {
  const record = (id: number) => `<ArrayItem><UserID>${id}</UserID></ArrayItem>`;
  const body = withItems(`${record(1)}<Items>${record(2)}<Items>${record(3)}</Items></Items>${record(4)}`);
  expect((await read(body)).records).toEqual(['1', '2', '3', '4'].map((UserID) => ({ UserID })));
});

test.each([
  ['a tag that is closed by another', '<ROOT><A>0</B></ROOT>'],
  ['a bare ampersand', '<ROOT><ErrorMessage>A & B</ErrorMessage></ROOT>'],
  ['text after its end', '<ROOT><ErrorCode>0</ErrorCode></ROOT>x'],
])('XML with %s is damaged', async (_name, body) => {
  expect(await complaint(body)).toEqual(new UnreadableAnswer('cut-off'));
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
