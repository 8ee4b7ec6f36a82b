import { SessionEnded, UnreadableAnswer } from '../../src/app/call-failures';
import type { Answer } from '../../src/core/push/outcome';
import { readEnvelope } from '../../src/service/envelope';
import { complaint, SECRET, read } from './read-answers';
import { xmlDocument, type Sent } from './xml-writer';

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
