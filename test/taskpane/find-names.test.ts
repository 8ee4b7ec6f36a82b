import { nameFinder } from '../../src/taskpane/find-names';

const many = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at), label: `Person Nº ${at}` }));

test('found names contain every typed word, whatever the case, the accents and the order', () => {
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

test('if there are too many names, the first are shown and all are counted', () => {
  const { shown, count } = nameFinder(many)('person');
  expect(shown).toEqual(many.slice(0, 50));
  expect(count).toBe(10_000);
});

test('10,000 names are read once, and not again for each typed key', () => {
  let read = 0;
  const counted = many.map(({ id, label }) => ({
    id,
    get label() {
      read += 1;
      return label;
    },
  }));
  const find = nameFinder(counted);
  expect(['p', 'pe', 'person 9', '9999', 'x'].map((keys) => find(keys).count)).toEqual([
    10_000, 10_000, 3439, 1, 0,
  ]);
  expect(read).toBe(10_000);
});
