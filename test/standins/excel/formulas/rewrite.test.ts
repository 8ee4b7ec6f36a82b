import { copiedFormula, sortedFormula, withSheet } from '../../../../src/standins/excel/formulas/rewrite';

test.each([
  ['=B2+$B2+B$2+$B$2', '=C4+$B4+C$2+$B$2'],
  ['=SUM(B2:$D$9,B:B,4:4)', '=SUM(C4:$D$9,C:C,6:6)'],
  ['=\'My sheet\'!B2&"B2"&LOG10(B2)', '=\'My sheet\'!C4&"B2"&LOG10(C4)'],
  ['=XFD1048575', '=#REF!'],
  ['=[@Age]+People[B2]', '=[@Age]+People[B2]'],
  ['="no formula', '="no formula'],
])('%s, copied two rows down and one column to the right, is %s', (formula, copied) => {
  expect(copiedFormula(formula, 2, 1)).toBe(copied);
});

test('a range whose ends change places when it is copied is written from its first cell', () => {
  expect(copiedFormula('=SUM(B2:B$3)', 3, 0)).toBe('=SUM(B$3:B5)');
});

test('a formula that is sorted with its row refers to its new row, but to the same cells of other sheets', () => {
  expect(sortedFormula('=B2+Rates!B2', 3)).toBe('=B5+Rates!B2');
});

test('references follow a renamed sheet, and those to a deleted sheet become #REF!', () => {
  const formula = "=Rates!B2+SUM('rates'!B:B)+B2";
  expect(withSheet(formula, 'Rates', "Bob's")).toBe("='Bob''s'!B2+SUM('Bob''s'!B:B)+B2");
  expect(withSheet(formula, 'Rates', undefined)).toBe('=#REF!B2+SUM(#REF!B:B)+B2');
});
