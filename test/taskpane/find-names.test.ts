import { nameFinder } from '../../src/taskpane/find-names';

const many = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at), label: `Person Nº ${at}` }));

test('names hold every word typed, whatever case, accents and order', () => {
  const names = ['Zoë O’Brien-Ångström', 'Åse Berg', 'מרים בן־דוד', '👩🏽‍🚒 Bo'].map((label) => ({
    id: label,
    label,
  }));
  const found = (typed: string) => nameFinder(names)(typed).shown.map(({ label }) => label);
  expect(found('angstrom ZOE')).toEqual(['Zoë O’Brien-Ångström']);
  expect(found('BERG')).toEqual(['Åse Berg']);
  expect(found('דוד')).toEqual(['מרים בן־דוד']);
  expect(found('👩🏽‍🚒')).toEqual(['👩🏽‍🚒 Bo']);
  expect(found('  ')).toHaveLength(4);
  expect(found('nobody')).toEqual([]);
});

test('of more than can be shown the first are, and all are counted', () => {
  const { shown, count } = nameFinder(many)('person');
  expect(shown).toEqual(many.slice(0, 50));
  expect(count).toBe(10_000);
});

test('a key typed in 10,000 names is answered before the next one', () => {
  const find = nameFinder(many);
  const typed = ['p', 'pe', 'per', 'person 9', 'person 99', 'person 999', '9999', 'x'];
  const began = performance.now();
  for (const keys of typed) find(keys);
  expect((performance.now() - began) / typed.length).toBeLessThan(100);
});
