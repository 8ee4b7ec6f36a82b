/** Whom a pasted name means, among the company's people. */
import { timeBlocks } from '../../../../src/core/entities/time-blocks';
import { whoIs } from '../../../../src/core/paste/people/who';
import { NameList } from '../../../../src/core/values/name-list';

const people = (...names: readonly string[]) => {
  const records = names.map((name, at) => ({ id: `${at + 1}`, name, apart: [], also: [] }));
  const fields = timeBlocks.fields.map((field) =>
    field.id === 'Person' ? { ...field, names: new NameList('person', records) } : field,
  );
  return whoIs({ ...timeBlocks, fields });
};

test.each([
  ['Lukasz Nowak', 'Łukasz Nowak'],
  ['Soren Kjaer', 'Søren Kjær'],
  ['Weiss, Dorde', 'Đorđe Weiß'],
])('“%s” is %s, as a guess that is shown', (typed, name) => {
  expect(people(name, 'Ann Lee')(typed)).toMatchObject({ key: '#1', isGuess: true });
});

test('where somebody has the name as it is written, nobody else is meant', () => {
  const who = people('Søren Holm', 'Soren Holm');
  expect(who('Soren Holm')).toEqual({ key: '#2', may: ['#2'] });
  expect(who('Holm Søren')).toMatchObject({ key: '#1' });
});
