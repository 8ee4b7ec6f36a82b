/** Names of a pasted text that are not the company's: corrected on the paste screen, once for all of their shifts. */
import { pastedNameKey, usableNames } from '../../../src/app/paste/pasted-names';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { NameList } from '../../../src/core/values/name-list';
import { pasteShifts } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const TEXT = [
  'Name\tDate\tShift\tDepartment',
  'Lopez, Ana\t2026-11-26\t9-17\tKüche',
  'LOPEZ, ANA\t2026-11-27\t9-17\tkitchen',
  'Garcia, Maria (mgarcia1)\t2026-11-27\t9-17\tKitchen',
].join('\n');

const answer = (field: string, typed: string, label: string | undefined) =>
  world.app.do({ do: 'answer-pasted', name: { field, typed, label } });
const shown = () =>
  world.view().paste?.shifts.map(({ person, others, isUnknown }) => [person, others, isUnknown]);
const asked = () =>
  world
    .view()
    .paste?.names.filter(({ found }) => found !== 'sure')
    .map(({ field, typed, found, shifts }) => [field, typed, found, shifts]);

test('people and departments that are not known are chosen from the company’s, and the sheet gets its names', async () => {
  world = await withEverything();
  await pasteShifts(world, TEXT);
  expect(asked()).toEqual([
    ['Person', 'Lopez, Ana', 'nobody', 2],
    ['Department', 'Küche', 'nobody', 1],
  ]);
  const { records = {} } = world.view().paste ?? {};
  expect(Object.keys(records)).toEqual(['Person', 'Department']);
  expect(records['Department']?.map(({ label }) => label)).toContain('Kitchen');
  await answer('Person', 'Lopez, Ana', 'Ingrid Solberg');
  await answer('Department', 'Küche', 'Kitchen');
  expect(shown()).toEqual([
    ['Ingrid Solberg', ['Department: Kitchen'], false],
    ['Ingrid Solberg', ['Department: Kitchen'], false],
    ['Maria Garcia (mgarcia1)', ['Department: Kitchen'], false],
  ]);
  await world.app.do({ do: 'add-pasted' });
  expect(world.view().preview).toMatchObject({ added: 3, left: 0 });
});

test('a name that is left as it is stays as it was typed, and the answer can be taken back', async () => {
  world = await withEverything();
  await pasteShifts(world, TEXT);
  await answer('Person', 'Lopez, Ana', '');
  expect(asked()?.[0]).toEqual(['Person', 'Lopez, Ana', 'left', 2]);
  expect(shown()?.[1]).toEqual(['LOPEZ, ANA', ['Department: Kitchen'], false]);
  await answer('Person', 'Lopez, Ana', undefined);
  expect(asked()?.[0]).toEqual(['Person', 'Lopez, Ana', 'nobody', 2]);
});

test('a remembered name counts while its record is there and is scheduled', () => {
  const named = (id: string, more = {}) => ({ id, name: `Person ${id}`, apart: [], also: [], ...more });
  const people = new NameList('person', [named('1'), named('2', { isOff: true })]);
  const fields = timeBlocks.fields.map((field) =>
    field.id === 'Person' ? { ...field, names: people } : field,
  );
  const remembered = [
    [pastedNameKey('Person', 'Ann'), '1'],
    [pastedNameKey('Person', 'Bo'), '2'],
    [pastedNameKey('Person', 'Cy'), '3'],
    [pastedNameKey('Department', 'Ann'), '1'],
  ] as const;
  expect(usableNames({ ...timeBlocks, fields }, new Map(remembered))).toEqual([remembered[0]]);
});

test('a column of departments beside a roster is read by itself, and any other column if the user says what it is', async () => {
  world = await withEverything();
  const roster = [
    'Name\tAbt.\tShoe size\t2026-11-26\t2026-11-27',
    'Ingrid Solberg\tKitchen\tnew\t9-17\t',
    'Kwame Mensah\tCare\tkey\t\t9-17',
  ].join('\n');
  await pasteShifts(world, roster);
  expect(shown()).toEqual([
    ['Ingrid Solberg', ['Department: Kitchen'], false],
    ['Kwame Mensah', ['Department: Care'], false],
  ]);
  expect(world.view().paste).toMatchObject({
    unused: ['Shoe size'],
    columns: [{ at: 2, header: 'Shoe size', sample: 'new', target: '' }],
  });
  expect(world.view().paste?.targets.map(({ target }) => target)).not.toContain('Person');
  await world.app.do({ do: 'match-column', at: 2, target: 'Notes' });
  expect(world.view().paste).toMatchObject({
    unused: [],
    columns: [{ at: 2, header: 'Shoe size', sample: 'new', target: 'Notes' }],
    shifts: [
      { others: ['Department: Kitchen', 'Notes: new'] },
      { others: ['Department: Care', 'Notes: key'] },
    ],
  });
});
