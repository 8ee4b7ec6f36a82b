import fc from 'fast-check';
import type { Field } from '../../../src/core/entities/entity';
import { meansRecord, wireOfRow } from '../../../src/core/table/record';
import { normalizeName, NameList, type Named, reference } from '../../../src/core/values/name-list';

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

test('a label is the plain name if no other record has it, else the name with what distinguishes it', () => {
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
  ['Garcia, Maria (mgarcia1)', '2'],
  ['maria garcia (MGARCIA2)', '3'],
  ['mgarcia2', '3'],
  ['عمر حداد', '4'],
  ["Sine\u0301ad O'Connor", '6'],
])('%p means the record %s', (typed, id) => {
  if (id !== undefined) expect(person.fromCell(typed)).toEqual({ ok: true, value: id });
  else expect(person.fromCell(typed)).toEqual({ ok: true, value: '3' });
});

test('a name with another record’s user name in brackets means nobody', () => {
  expect(['Ana Silva (mgarcia1)', 'Garcia, Maria (nobody)'].map((text) => people.find(text))).toEqual([
    { kind: 'none' },
    { kind: 'none' },
  ]);
});

test('a name that several records have is never guessed, and the candidates are listed', () => {
  expect(person.fromCell('Maria Garcia')).toMatchObject({
    ok: false,
    ambiguous: {
      name: 'Maria Garcia',
      count: 2,
      candidates: [
        { typed: 'mgarcia1', beside: 'mgarcia1@x.example' },
        { typed: 'mgarcia2', beside: 'mgarcia2@x.example' },
      ],
    },
  });
});

test('a text that no record has is unknown', () => {
  for (const typed of ['Ana Slva', 'Björn Borg', '1234'])
    expect(person.fromCell(typed)).toEqual({ ok: false, unknown: { one: 'person', typed } });
});

test('a record that is not in the list is shown as its ID', () => {
  expect(person.toCell('77')).toBe('77');
});

test('every label finds its own record, whatever names the records have', () => {
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
      const folded = all.map(({ id }) => normalizeName(list.labelOf(id) ?? ''));
      expect(new Set(folded).size).toBe(all.length);
      for (const { id } of all) expect(list.find(list.labelOf(id) ?? '')).toEqual({ kind: 'one', id });
    }),
  );
});

describe('a name that is also another record’s number, UserName or e-mail', () => {
  const item = (id: string, name: string): Named => ({ id, name, apart: [id], also: [] });
  const departments = new NameList(
    'department',
    [item('101', '102'), item('102', 'Care')],
    new Map(),
    'CatItemID',
  );
  const crew = new NameList('person', [
    named('1', 'bo@x.example', 'first'),
    { id: '2', name: 'Bo Berg', apart: ['bo'], also: ['bo', 'bo@x.example', 'Berg, Bo'] },
    named('3', 'BO', 'third'),
  ]);

  test('is ambiguous when it is typed', () => {
    expect(reference(departments).fromCell('102')).toMatchObject({
      ok: false,
      ambiguous: {
        called: '102',
        name: '',
        candidates: [{ typed: '102 (CatItemID 101)' }, { typed: 'Care' }],
      },
    });
    expect(crew.find('bo@x.example')).toMatchObject({
      kind: 'several',
      namesakes: { candidates: [{ typed: 'bo@x.example (first)' }, { typed: 'Bo Berg' }] },
    });
    expect(crew.find('bo')).toMatchObject({
      kind: 'several',
      namesakes: { candidates: [{ typed: 'Bo Berg' }, { typed: 'BO (third)' }] },
    });
  });

  test('has a label that means only its record', () => {
    expect(departments.labels).toEqual(['102 (CatItemID 101)', 'Care']);
    expect(departments.find('102 (catitemid 101)')).toEqual({ kind: 'one', id: '101' });
    expect(departments.find('101')).toEqual({ kind: 'one', id: '101' });
    expect(crew.find('bo@x.example (first)')).toEqual({ kind: 'one', id: '1' });
    expect(crew.find('bo berg')).toEqual({ kind: 'one', id: '2' });
  });

  test('still means its record in a row that has shown it since the download', () => {
    const field = {
      id: 'Department',
      refers: 'departments',
      names: departments,
      valueKind: reference(departments),
    };
    const shown: Field = { ...field, read: 'always', access: 'edit', width: 1 };
    const base = { cells: { Department: '102' }, ids: { Department: '101' } };
    expect(wireOfRow(shown, { cells: { Department: '102' }, base })).toBe('101');
    expect(wireOfRow(shown, { cells: { Department: '102' } })).toBeUndefined();
    expect(meansRecord(shown, '102', base)).toBe(true);
  });
});

test('a record without an ID can’t be referred to', () => {
  const list = new NameList('person', [named('', 'Nobody'), named('1', 'Ana')]);
  expect([list.labels, list.entries.length, list.find('Nobody').kind]).toEqual([['Ana'], 1, 'none']);
});

test('every label finds its own record, even if records have the IDs, e-mails and labels of others as names', () => {
  const word = fc.constantFrom(
    '',
    '1',
    '２',
    '2',
    'a',
    'A ',
    'a (1)',
    'a (ID 1)',
    '1 (ID 1)',
    '1 (2)',
    '#1',
    'ß',
    '\u0130',
  );
  const thing = fc.record({
    id: fc.constantFrom('1', '2', '3', '12', '+x', '１'),
    name: word,
    user: word,
    mail: word,
  });
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 8 }), (all) => {
      const list = new NameList(
        'thing',
        all.map(({ id, name, user, mail }) => ({
          id,
          name,
          apart: [user, mail],
          also: [user, mail, `${user}, ${name}`],
        })),
      );
      const kind = reference(list);
      for (const { id } of all) expect(kind.fromCell(kind.toCell(id))).toEqual({ ok: true, value: id });
      for (const text of all.flatMap(({ id, name, user, mail }) => [id, name, user, mail])) {
        const bearers = all.filter(({ id, name, user, mail }) =>
          [id, name, user, mail].some((each) => normalizeName(each) === normalizeName(text)),
        );
        const ids = new Set(bearers.map(({ id }) => id));
        if (normalizeName(text) !== '' && ids.size > 1) expect(list.find(text).kind).toBe('several');
      }
    }),
    { numRuns: 500 },
  );
});

test('10,000 names and 500 misspelt names are searched for in a list of 10,000', () => {
  const many = new NameList(
    'person',
    Array.from({ length: 10_000 }, (_, at) => named(String(at + 1), `First${at} Last${at}`)),
  );
  for (let at = 0; at < 10_000; at += 1) expect(many.find(`first${at} last${at}`).kind).toBe('one');
  for (let at = 0; at < 500; at += 1) expect(many.find(`Firts${at} Last${at}`).kind).toBe('none');
});

test.each([
  ['marks around a text from right to left', '\u202BKitchen\u202C'],
  ['marks of an isolated text', '\u2068Kitchen\u2069'],
  ['an Arabic letter mark', '\u061CKitchen'],
  ['a grapheme joiner', 'Kit\u034Fchen'],
  ['a choice between two looks of an emoji', 'Kitchen\uFE0F'],
])('a name with %s is the same name', (_what, typed) => {
  expect(normalizeName(typed)).toBe('kitchen');
});

test('labels are in the order of their names, and numbers in names in the order of their size', () => {
  const nurses = ['Nurse 10', 'Nurse 2', 'Anna', 'nurse 1'].map((name, at) => named(`${at}`, name));
  expect(new NameList('person', nurses).labels).toEqual(['Anna', 'nurse 1', 'Nurse 2', 'Nurse 10']);
});

describe('somebody who must not be scheduled', () => {
  const staff = new NameList('person', [
    { ...named('1', 'Ana Silva'), isOff: true },
    named('2', 'Zoe Berg'),
    named('3', 'Bo Berg'),
    { ...named('4', 'Maria Garcia', 'mgarcia1'), isOff: true },
    named('5', 'Maria Garcia', 'mgarcia2'),
  ]);

  test('is offered last, and is still found if the name is typed', () => {
    expect(staff.labels).toEqual([
      'Bo Berg',
      'Maria Garcia (mgarcia2)',
      'Zoe Berg',
      'Ana Silva',
      'Maria Garcia (mgarcia1)',
    ]);
    expect(staff.offered.filter(({ isOff }) => isOff).map(({ id }) => id)).toEqual(['1', '4']);
    expect(staff.find('Ana Silva')).toEqual({ kind: 'one', id: '1' });
  });

  test('is marked among people of the same name', () => {
    expect(staff.find('Maria Garcia')).toMatchObject({
      namesakes: {
        candidates: [
          { typed: 'mgarcia1', beside: 'mgarcia1@x.example, must not be scheduled' },
          { typed: 'mgarcia2', beside: 'mgarcia2@x.example' },
        ],
      },
    });
  });
});

test('a name of plain characters has the same form with and without a sign that nobody sees', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', 'B', '~', '!', ' ', '9', '\t'), maxLength: 8 });
  fc.assert(
    fc.property(plain, (text) => {
      expect(normalizeName(`${text}\u00AD`)).toBe(normalizeName(text));
    }),
  );
});
