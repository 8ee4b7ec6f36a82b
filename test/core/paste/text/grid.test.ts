import fc from 'fast-check';
import { readGrid } from '../../../../src/core/paste/text/grid';

const pastedLines = (text: string) => readGrid(text).lines;
const cells = (text: string) => pastedLines(text).map((line) => line.cells);

test.each([
  [
    'tabs',
    'Garcia, Maria\t9-12, 13-17\nLi; Wei\t9-17',
    [
      ['Garcia, Maria', '9-12, 13-17'],
      ['Li; Wei', '9-17'],
    ],
  ],
  [
    'semicolons',
    'Garcia, Maria;9-17\nLi Wei;10-18',
    [
      ['Garcia, Maria', '9-17'],
      ['Li Wei', '10-18'],
    ],
  ],
  [
    'commas',
    'Maria,9-17\nLi,10-18',
    [
      ['Maria', '9-17'],
      ['Li', '10-18'],
    ],
  ],
  [
    'two or more spaces',
    'Li Wei   23 Nov 2026  9 - 17\nBo\u00a0\u00a024 Nov 2026     9-17',
    [
      ['Li Wei', '23 Nov 2026', '9 - 17'],
      ['Bo', '24 Nov 2026', '9-17'],
    ],
  ],
  ['nothing', 'Li Wei\nBo', [['Li Wei'], ['Bo']]],
])('cells are separated by %s', (_, text, expected) => {
  expect(cells(text)).toEqual(expected);
});

test('a cell in quotation marks may have line breaks, and each line has the number of its first line in the text', () => {
  expect(pastedLines('Ann\t"two\r\n""lines"""\r\nBo\tone')).toEqual([
    { line: 1, cells: ['Ann', 'two\n"lines"'] },
    { line: 3, cells: ['Bo', 'one'] },
  ]);
});

test('a single quotation mark does not join cells or lines', () => {
  expect(cells('"Zed\t9-17\nBo\t"late" shift\nCy\t9-17')).toEqual([
    ['"Zed', '9-17'],
    ['Bo', '"late" shift'],
    ['Cy', '9-17'],
  ]);
});

test('invisible signs of direction are removed, signs that join an emoji are kept', () => {
  expect(cells('\ufeff\u200fנועה\t\u200e22:00\u200e\n👩🏽‍🚒\t9-17')).toEqual([
    ['נועה', '22:00'],
    ['👩🏽‍🚒', '9-17'],
  ]);
});

test('a row without the bar at its end keeps its last cell in the column of its header', () => {
  expect(cells('| Name | Mon |\n| --- | --- |\n| Ann | 9-17 |\n| Bo | 10-18')).toEqual([
    [' Name ', ' Mon '],
    [' Ann ', ' 9-17 '],
    [' Bo ', ' 10-18'],
  ]);
});

test('only delimiters and the lines around a table are removed from a text', () => {
  const sign = fc.constantFrom('a', 'é', '9', '-', ',', ';', '|', '\t', ' ', '\n', '"', '🙂');
  const visible = (text: string) => text.replace(/[\s,;|"-]/g, '');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
      const text = signs.join('');
      expect(visible(cells(text).flat().join(''))).toBe(visible(text));
    }),
  );
});

test('an empty cell between wide gaps leaves the next cells below their headers', () => {
  expect(cells('Name      Mon      Tue\nAnn       9-17     10-18\nBo                 9-17')).toEqual([
    ['Name', 'Mon', 'Tue'],
    ['Ann', '9-17', '10-18'],
    ['Bo', '', '9-17'],
  ]);
});

test.each([
  ['a list', 'Ann\t23/11\t9-17\nBo\t24/11\t9-17\n\nCarla\t25/11\t\n'],
  [
    'cells of several lines',
    'Ann\t"9-17\nBar"\tx\nBo\t"a ""quoted"" word,\n\nand a long remark"\ty\nCarla\t14-22\tz',
  ],
  ['a mark that closes nothing', 'Ann\t5" pipe\tx\nBo\t"\ty\nCarla\t"open\nDee\t9-17\tz'],
  ['wide gaps', 'Name    Mon     Tue\nAnn     9-17    14-22\nBo              9-17\n'],
])('%s: pieces of any size are split as the whole text is', (_, text) => {
  const whole = pastedLines(text);
  for (let piece = 1; piece <= text.length; piece += 1) expect(readGrid(text, piece).lines).toEqual(whole);
});
