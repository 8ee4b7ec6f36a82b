import { NameList } from '../../../src/core/values/name-list';
import { nearestLabel } from '../../../src/core/values/near-names';

const named = (id: string, name: string, also: readonly string[] = []) => ({
  id,
  name,
  apart: [also[0] ?? ''],
  also,
});
const people = new NameList('person', [
  named('1', 'Rosa Martínez'),
  named('2', 'Marcus Brown'),
  named('3', 'Maria Garcia', ['mgarcia1']),
  named('4', 'Maria Garcia', ['mgarcia2']),
  named('5', 'Kwame Mensah'),
]);

test.each([
  ['Rosa Martinez', 'Rosa Martínez'],
  ['brown', 'Marcus Brown'],
  ['Kwame', 'Kwame Mensah'],
  ['Kwame Mensa', 'Kwame Mensah'],
  ['mgarcia3', undefined],
  ['Maria', undefined],
  ['Nobody Atall', undefined],
  ['4711', undefined],
])('the text "%s" surely means %s', (text, label) => {
  expect(nearestLabel(people, text)).toBe(label);
});
