import type { Answer } from '../../../src/core/push/outcome';
import { redact } from '../../../src/core/push/redact';
import { secretHider } from '../../../src/core/push/secrets';
import type { WireRecord } from '../../../src/core/values/kind';
import { expectLinear } from '../../runner/expect-linear';

const SECRET = 'a1b2c3d4e5f6';
const hide = secretHider([SECRET]);
const answerOf = (...records: WireRecord[]): Answer => ({ code: '0', message: '', items: [], records });
const recordsOf = (answer: Answer) => redact(answer, { hide }).records;

test('a record without a secret is returned as the same object, whatever values it has', () => {
  const record = {
    UserID: 12345678,
    Name: 'Jürgen & Söhne',
    Permissions: { DoNotSchedule: true, Areas: ['1', { Name: 'a%20b' }, null] },
    Notes: null,
  };
  expect(recordsOf(answerOf(record))?.[0]).toBe(record);
});

test('values beside a secret stay, in their order', () => {
  const inner = { Untouched: ['x'] };
  const record = { Before: 1, [`of ${SECRET}`]: 'y', Inner: inner, List: ['x', SECRET], After: null };
  const [hidden] = recordsOf(answerOf(record)) ?? [];
  expect(JSON.stringify(hidden)).toBe(
    '{"Before":1,"of …":"y","Inner":{"Untouched":["x"]},"List":["x","…"],"After":null}',
  );
  expect(hidden?.['Inner']).toBe(inner);
});

test('a secret in a number is hidden', () => {
  const answer = answerOf({ UserID: 987654321, ExternalID: 987 });
  expect(redact(answer, { hide: secretHider(['9876543']) }).records).toEqual([
    { UserID: '…21', ExternalID: 987 },
  ]);
});

test('a field shows a secret only if it is open for exactly that text', () => {
  const mayShow = (name: string, text: string) => name === 'UserName' && text === SECRET;
  const records = [{ UserName: SECRET }, { UserName: `${SECRET}!` }, { FirstName: SECRET }];
  expect(redact(answerOf(...records), { hide, mayShow }).records).toEqual([
    { UserName: SECRET },
    { UserName: '…!' },
    { FirstName: '…' },
  ]);
});

test('a secret in deeply nested records is found in one pass, and not in one pass for each level', () => {
  let looked = 0;
  const counting = (text: string) => {
    looked += 1;
    return hide(text);
  };
  let nested: unknown = SECRET;
  for (let level = 0; level < 18; level += 1) nested = { Beside: 'text', Inner: nested };
  const { records } = redact(answerOf({ Nested: nested }), { hide: counting });
  expect(JSON.stringify(records)).toContain('…');
  expect(looked).toBeLessThan(100);
});

test('the name of a field is searched for secrets once for a list', () => {
  let looked = 0;
  const counting = (text: string) => {
    if (text.startsWith('Field')) looked += 1;
    return hide(text);
  };
  const record = { FieldOne: 'x', FieldTwo: 'y' };
  redact(answerOf(...Array.from({ length: 50 }, () => ({ ...record }))), { hide: counting });
  expect(looked).toBe(2);
});

test('the time to search records grows in proportion to their number', async () => {
  const record = {
    Name: 'Some text of a person',
    Email: 'person@harbourlight.example',
    Note: 'a & b',
    At: '9',
  };
  await expectLinear(
    (count) => ({ ...answerOf(), records: Array.from({ length: count }, () => ({ ...record })) }),
    recordsOf,
    20_000,
  );
});
