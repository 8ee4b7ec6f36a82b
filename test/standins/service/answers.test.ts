import { XMLParser } from 'fast-xml-parser';
import { callCode } from '../../../src/standins/service/error-codes';
import { startCaller, type Caller } from './caller';

let sandbox: Caller;

beforeEach(async () => {
  sandbox = await startCaller({ users: 4 });
});
afterEach(() => sandbox.close());

const reader = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true });
const read = (text: string) => (reader.parse(text) as { ROOT: Record<string, unknown> }).ROOT;

const XML = { accept: 'application/xml' };

const askXml = async (...[method, sent]: Parameters<Caller['send']>) =>
  (await sandbox.send(method, { headers: XML, ...sent })).text();

const rename = (FirstName: string, ...ids: string[]) => ({
  query: { reqAddifnotfound: '0' },
  items: ids.map((KeyVal) => ({ Key: 'UserID', KeyVal, FirstName })),
});

const success = (itemNo: number) =>
  `<ArrayItem><ErrorMessage>Success</ErrorMessage><ItemNo>${itemNo}</ItemNo><ErrorCode>0</ErrorCode></ArrayItem>`;

const HEAD = '<?xml version="1.0" encoding="utf-8"?><ROOT>';

describe('an answer is XML', () => {
  test.each([
    ['application/xml', 'application/xml'],
    ['text/xml', 'application/xml'],
    ['application/xml, application/json;q=0.9', 'application/xml'],
    ['application/json;q=0.5, application/xml;q=0.6', 'application/xml'],
    ['application/xml, */*;q=0.1', 'application/xml'],
    ['application/json;q=0, */*', 'application/xml'],
    ['application/json', 'application/json'],
    ['application/xml;q=0', 'application/json'],
    ['application/json, application/xml', 'application/json'],
    ['application/xml;q=0.5, application/json', 'application/json'],
    ['application/xml;q=0.5, */*', 'application/json'],
    ['*/*', 'application/json'],
    ['text/html', 'application/json'],
    ['', 'application/json'],
  ])('if the Accept header prefers it: "%s" gives %s', async (accept, type) => {
    const response = await sandbox.send('getUsers', { headers: { accept } });
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  });

  test.each([
    ['xml', 'application/json'],
    ['json', 'application/xml'],
  ] as const)('or is %s, by a setting, whatever the Accept header says', async (answerForm, accept) => {
    const other = await startCaller({ users: 0, behaviour: { answerForm } });
    const response = await other.send('getUsers', { headers: { accept } });
    expect(response.headers.get('content-type')).toBe(`application/${answerForm}; charset=utf-8`);
    await other.close();
  });

  test('for every read, with the same records as in JSON', async () => {
    for (const method of ['getUsers', 'getCategories', 'getDepts', 'getTimesOfDay', 'getTimeOffTrans']) {
      const { Items } = read(await askXml(method)) as { Items: { ArrayItem: unknown[] } };
      expect(Items.ArrayItem).toEqual((await sandbox.call(method)).Items);
    }
  });

  test('for a call that is refused as a whole', async () => {
    expect(await askXml('getNothing')).toBe(
      `${HEAD}<ErrorMessage>Unknown Method getNothing</ErrorMessage><ErrorCode>${callCode.methodUnknown}</ErrorCode>` +
        '<ItemResponses></ItemResponses><Items></Items></ROOT>',
    );
  });
});

test('an answer to three items nests the second one as the specification’s sample does', async () => {
  expect(await askXml('updateUsers', rename('New', '1001', '1002', '1003'))).toBe(
    `${HEAD}<ErrorMessage>Success</ErrorMessage><ErrorCode>0</ErrorCode>` +
      `<ItemResponses>${success(1)}<ItemResponses>${success(2)}</ItemResponses>${success(3)}</ItemResponses>` +
      '<Items></Items></ROOT>',
  );
});

test.each([
  ['markup', '<b>&amp;</b> ]]> "quoted" \'so\'', undefined],
  ['spaces, tabs and lines around', ' \t two\nlines \r\n', undefined],
  ['an emoji of several parts', '👩‍🍳 مطبخ', undefined],
  ['a formula', '=1+1', undefined],
  ['control characters and half a pair, which XML can not hold', 'a\u0000\u0008b\uD800c\uFFFE', 'abc'],
])('%s can be read from XML', async (_, name, arrives = name) => {
  await sandbox.call('updateUsers', rename(name, '1001'));
  const { Items } = read(await askXml('getUsers')) as { Items: { ArrayItem: { FirstName: string }[] } };
  expect(Items.ArrayItem[0]?.FirstName).toBe(arrives);
});

describe('a fault changes the XML form too', () => {
  const three = () => askXml('updateUsers', rename('New', '1001', '1002', '1003'));

  test('item numbers can be wrong in it', async () => {
    await sandbox.fault({ kind: 'item-nos', how: 'doubled' });
    expect((await three()).match(/<ItemNo>\d+/g)).toEqual(['<ItemNo>1', '<ItemNo>2', '<ItemNo>1']);
    await sandbox.fault({ kind: 'item-nos', how: 'unnumbered' });
    expect(await three()).not.toContain('ItemNo>');
    await sandbox.fault({ kind: 'item-nos', how: 'none' });
    expect(await three()).toContain('<ItemResponses></ItemResponses>');
  });

  test('an answer that is cut short is half an XML text', async () => {
    await sandbox.fault({ kind: 'cut-json' });
    const text = await three();
    expect(text.startsWith(HEAD)).toBe(true);
    expect(text).not.toContain('</ROOT>');
  });

  test('it can have an overall error', async () => {
    await sandbox.fault({ kind: 'overall-error', stored: false });
    expect(await three()).toContain(`<ErrorCode>${callCode.onDemand}</ErrorCode>`);
  });
});
