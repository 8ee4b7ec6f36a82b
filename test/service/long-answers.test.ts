import { SessionEnded, UnreadableAnswer } from '../../src/app/call-failures';
import { MOST_AT_ONCE } from '../../src/core/slices';
import { readEnvelope } from '../../src/service/envelope';
import { expectLinear, repeated } from '../runner/expect-linear';

const read = (body: string) => readEnvelope(body, ['abc123def']).catch(() => undefined);

test.each([
  ['comments that are not closed, after an invalid declaration', '<ROOT><!D', '<!--', ''],
  ['CDATA sections that are not closed', '<ROOT><!D', '<![CDATA[', ''],
  ['comments with dashes', '<ROOT><!D', '<!-- -- ', '</ROOT>'],
  ['closed comments before a declaration', '<ROOT>', '<!--<!D-->', '<!DOCTYPE a></ROOT>'],
  ['processing instructions that are not closed', '<ROOT><!D', '<?a ', ''],
  ['attributes that are not closed', '<ROOT a="<!D', ` a='`, ''],
  ['declarations in attributes', '', '<x y="<!D">', ''],
  ['many attributes', '<ROOT><!--<!D--><a', ' a="b"', '/></ROOT>'],
  ['elements that are not closed', '', '<a>', ''],
  ['end tags of elements that never began', '<ROOT>', '</a>', ''],
  ['references to characters', '<ROOT><a>', '&#65;&amp;', '</a></ROOT>'],
  ['references that are not valid', '<ROOT><a>', '&aaaa;', '</a></ROOT>'],
  ['comments within a text', '<ROOT><a>', 'x<!---->', '</a></ROOT>'],
  ['CDATA sections within a text', '<ROOT><a>', '<![CDATA[x]]>', '</a></ROOT>'],
  ['instructions before a web page', '', '<?a?><!--x-->', '<html>'],
  ['white space after a declaration', '<?xml version="1.0"?>', ' ', '<r/>'],
  ['declarations that are not closed', '', '<?', ''],
  ['nested lists', '{"Items":', '[', ''],
])('the time to read %s grows in proportion to their length', async (_, before, piece, after) => {
  await expectLinear((length) => before + repeated(piece, length) + after, read, 20_000);
});

test('the time to read records grows in proportion to their number, up to 5 MB', async () => {
  const record = '<ArrayItem><UserID>1</UserID><UserName>anna &amp; co</UserName></ArrayItem>';
  await expectLinear(
    (count) => ({ count, body: `<ROOT><Items>${record.repeat(count)}</Items></ROOT>` }),
    async ({ count, body }) => expect((await read(body))?.records).toHaveLength(count),
    8_500,
  );
});

test.each([
  [
    'an XML declaration and 12 MB of white space',
    `<?xml version="1.0"?>${repeated(' ', 12e6)}<r/>`,
    UnreadableAnswer,
  ],
  ['12 MB of instructions before a web page', `${repeated('<?a?>\n', 12e6)}<html>`, SessionEnded],
  ['12 MB of white space in a web page’s first line', `<!DOCTYPE${repeated(' ', 12e6)}html>`, SessionEnded],
])('%s gives the right error', async (_, body, type) => {
  await expect(readEnvelope(body, ['abc123def'])).rejects.toBeInstanceOf(type);
});

test('many records are searched for secrets in slices, and are the same as those searched at once', async () => {
  const records = Array.from({ length: 10 * MOST_AT_ONCE }, (_, at) => ({
    UserID: at,
    Notes: `id abc123def ${at}`,
  }));
  const body = JSON.stringify({ ErrorCode: '0', Items: records });
  let [time, pauses] = [0, 0];
  const clock = {
    now: () => (time += 50),
    sleep: () => {
      pauses += 1;
      return Promise.resolve();
    },
  };
  const answer = await readEnvelope(body, ['abc123def'], undefined, clock);
  expect(pauses).toBe(10);
  expect(JSON.stringify(answer)).not.toContain('abc123def');
  expect(answer).toEqual(await readEnvelope(body, ['abc123def']));
});
