import { linesOfText } from '../../../src/core/reports/text-lines';

test.each<[string, number, number]>([
  ['', 10, 1],
  ['Ann', 10, 1],
  ['one\ntwo', 10, 2],
  ['Reception and Administration', 17, 2],
  ['Overtime taken as time off', 22, 1],
  ['12–20:30 and 15–23', 16, 2],
  ['Medication round', 20, 1],
  ['Medication round', 12, 2],
  // The line is broken after the hyphen, not inside a word.
  ['Hohenstein-Oberwiesenthal', 16, 2],
  // Without a space, the line is broken at the column's end.
  ['aaaaaaaaaaaaaaaaaaaaaaaaa', 10, 3],
  ['山田花子', 8, 1],
  ['山田花子', 7, 2],
  ['WWWWWWWW', 10, 2],
  ['iiiiiiiiiiiiiiii', 10, 1],
])('%j in a column of %d characters takes %d lines', (text, width, lines) => {
  expect(linesOfText(text, width)).toBe(lines);
});
