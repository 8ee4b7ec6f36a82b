import fc from 'fast-check';
import { fold, NameList, type Named } from '../../../src/core/values/name-list';
import { reference } from '../../../src/core/values/reference';

const named = (id: string, name: string, userName = `user${id}`): Named => ({
  id,
  name,
  apart: [userName, `${userName}@x.example`],
  also: [userName, `${userName}@x.example`, name.split(' ').reverse().join(', ')],
});
const people = new NameList('person', [
  named('1', 'Ana Silva'),
  named('2', 'Maria Garcia', 'mgarcia1'),
  named('3', 'Maria  garcia', 'mgarcia2'),
  named('4', 'عمر حداد'),
  named('5', ''),
  named('6', "Sinéad O'Connor"),
]);
const person = reference(people);

test('a label is the plain name where it is unique, else with what tells it apart', () => {
  expect(['1', '2', '3', '5', '9'].map((id) => people.labelOf(id))).toEqual([
    'Ana Silva',
    'Maria Garcia (mgarcia1)',
    'Maria  garcia (mgarcia2)',
    '5 (user5)',
    undefined,
  ]);
});

test.each([
  ['Ana Silva', '1'],
  ['  ana   SILVA ', '1'],
  ['Silva, Ana', '1'],
  ['user1', '1'],
  ['USER1@x.example', '1'],
  [1, '1'],
  ['Maria Garcia (mgarcia2)', undefined],
  ['maria garcia (MGARCIA2)', '3'],
  ['mgarcia2', '3'],
  ['عمر حداد', '4'],
  ["Sine\u0301ad O'Connor", '6'],
])('%p means the record %s', (typed, id) => {
  if (id !== undefined) expect(person.fromCell(typed)).toEqual({ ok: true, value: id });
  else expect(person.fromCell(typed)).toEqual({ ok: true, value: '3' });
});

test('a name that several bear is never guessed: the candidates are named', () => {
  expect(person.fromCell('Maria Garcia')).toMatchObject({
    ok: false,
    problem: '"Maria Garcia" may be Maria Garcia (mgarcia1) or Maria  garcia (mgarcia2); choose one of them',
  });
});

test('a misspelt name is told with the one that is surely meant, another name with none', () => {
  expect(person.fromCell('Ana Slva')).toMatchObject({
    problem: 'there is no person "Ana Slva"; did you mean Ana Silva',
    repair: 'no person "Ana Slva": use Ana Silva',
    meant: 'Ana Silva',
  });
  expect(person.fromCell('Björn Borg')).toMatchObject({ ok: false, repair: 'no person "Björn Borg"' });
  expect(person.fromCell('1234')).toMatchObject({
    ok: false,
    problem: 'there is no person "1234"; choose one from the list',
  });
});

test('a record that the list does not know is shown by its ID', () => {
  expect(person.toCell('77')).toBe('77');
});

test('every label finds its own record, whatever records are called', () => {
  const name = fc.constantFrom('', 'A B', 'a  b', 'A B (x)', 'x', '1', '2', 'C');
  const records = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('1', '2', '3', '4', '5', '6'),
      name,
      user: fc.constantFrom('x', 'y', 'A B', '1'),
    }),
    { selector: (record) => record.id },
  );
  fc.assert(
    fc.property(records, (all) => {
      const list = new NameList(
        'thing',
        all.map(({ id, name: called, user }) => ({ id, name: called, apart: [user], also: [user] })),
      );
      const folded = all.map(({ id }) => fold(list.labelOf(id) ?? ''));
      expect(new Set(folded).size).toBe(all.length);
      for (const { id } of all) expect(list.find(list.labelOf(id) ?? '')).toEqual({ kind: 'one', id });
    }),
  );
});

test('10,000 names are found and 500 misspelt ones told', () => {
  const many = new NameList(
    'person',
    Array.from({ length: 10_000 }, (_, at) => named(String(at + 1), `First${at} Last${at}`)),
  );
  for (let at = 0; at < 10_000; at += 1) expect(many.find(`first${at} last${at}`).kind).toBe('one');
  for (let at = 0; at < 500; at += 1) expect(many.find(`Firts${at} Last${at}`).kind).toBe('none');
});
