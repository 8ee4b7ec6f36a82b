import { parseClipboard } from '../../../src/standins/excel/gestures';

test.each([
  ['a', [['a']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\t', [['', '']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  [
    '"two\nlines"\t"say ""hi"""\nx\ty',
    [
      ['two\nlines', 'say "hi"'],
      ['x', 'y'],
    ],
  ],
  ['5" pipe\tb', [['5" pipe', 'b']]],
])('%j is read into cells', (text, cells) => {
  expect(parseClipboard(text)).toEqual(cells);
});
