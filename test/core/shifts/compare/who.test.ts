/** The person of the company whom a pasted name means. */
import { timeBlocks } from '../../../../src/core/entities/time-blocks';
import { personMatcher } from '../../../../src/core/shifts/compare/person-words';
import { NameList } from '../../../../src/core/values/name-list';

const people = (...names: readonly string[]) => {
  const records = names.map((name, at) => ({ id: `${at + 1}`, name, apart: [], also: [] }));
  const fields = timeBlocks.fields.map((field) =>
    field.id === 'Person' ? { ...field, names: new NameList('person', records) } : field,
  );
  return personMatcher({ ...timeBlocks, fields });
};

test.each([
  ['Lukasz Nowak', 'Łukasz Nowak'],
  ['Soren Kjaer', 'Søren Kjær'],
  ['Weiss, Dorde', 'Đorđe Weiß'],
])('“%s” is matched with %s', (typed, name) => {
  expect(people(name, 'Ann Lee')(typed)).toMatchObject({ key: '#1' });
});

test('if a person’s name is spelled exactly so, nobody else is matched', () => {
  const who = people('Søren Holm', 'Soren Holm');
  expect(who('Soren Holm')).toEqual({ key: '#2', possibleKeys: ['#2'] });
  expect(who('Holm Søren')).toMatchObject({ key: '#1' });
});
