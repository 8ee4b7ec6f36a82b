import { headerHtml } from '../../../../src/standins/workbench/print/header-codes';

const facts = {
  page: 2,
  pages: 5,
  sheet: 'Hours & more',
  file: 'Book1.xlsx',
  now: new Date(2026, 10, 21, 13, 5),
};

/** The text without its looks. */
const plain = (code: string): string => headerHtml(code, facts).replace(/<[^>]*>/g, '');

test.each([
  ['Page &P of &N', 'Page 2 of 5'],
  ['&P+10', '12'],
  ['&A in &F', 'Hours &amp; more in Book1.xlsx'],
  ['Printed &D &T', 'Printed 11/21/2026 1:05 PM'],
  ['Salt && Pepper <1>', 'Salt &amp; Pepper &lt;1&gt;'],
  ['picture: &G', 'picture: '],
])('%j reads %j', (code, text) => {
  expect(plain(code)).toBe(text);
});

test('a code for a look applies to the text after it, and the same letter switches the look off', () => {
  expect(headerHtml('a&Bb&14c&Bd', facts)).toBe(
    '<span style="">a</span><span style="font-weight:bold">b</span>' +
      '<span style="font-weight:bold;font-size:14pt">c</span><span style="font-size:14pt">d</span>',
  );
  expect(headerHtml('&"Arial,Bold Italic"&KFF0000x', facts)).toBe(
    '<span style="font-family:Arial;font-weight:bold;font-style:italic;color:#FF0000">x</span>',
  );
});
