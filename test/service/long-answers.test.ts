import { SessionEnded, Unreadable } from '../../src/app/call-failures';
import { readAnswer } from '../../src/service/envelope';
import { expectLinear, repeated } from '../runner/expect-linear';
import { processorMs } from '../runner/processor-time';

const read = (body: string) => readAnswer(body, ['abc123def']).catch(() => undefined);

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

test('5 MB of records are read, and 5 MB of invalid text refused, in seconds', async () => {
  const records = repeated(
    '<ArrayItem><UserID>1</UserID><UserName>anna &amp; co</UserName></ArrayItem>',
    5e6,
  );
  const start = processorMs();
  expect((await read(`<ROOT><Items>${records}</Items></ROOT>`))?.records?.length).toBeGreaterThan(50_000);
  expect(await read(`<ROOT><!D${repeated('<!--', 5e6)}`)).toBeUndefined();
  expect(processorMs() - start).toBeLessThan(45_000);
});

test.each([
  [
    'an XML declaration and 12 MB of white space',
    `<?xml version="1.0"?>${repeated(' ', 12e6)}<r/>`,
    Unreadable,
  ],
  ['12 MB of instructions before a web page', `${repeated('<?a?>\n', 12e6)}<html>`, SessionEnded],
  ['12 MB of white space in a web page’s first line', `<!DOCTYPE${repeated(' ', 12e6)}html>`, SessionEnded],
])('%s gives the right error', async (_, body, type) => {
  await expect(readAnswer(body, ['abc123def'])).rejects.toBeInstanceOf(type);
});
