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
  // Broken after its hyphen, not in its middle.
  ['Hohenstein-Oberwiesenthal', 16, 2],
  // No space to break at: where the column ends.
  ['aaaaaaaaaaaaaaaaaaaaaaaaa', 10, 3],
  ['山田花子', 8, 1],
  ['山田花子', 7, 2],
  ['WWWWWWWW', 10, 2],
  ['iiiiiiiiiiiiiiii', 10, 1],
])('%j takes, at %d characters, %d lines', (text, width, lines) => {
  expect(linesOfText(text, width)).toBe(lines);
});
