import { KnownNames } from '../../../src/app/memory/names';
import { entityOf } from '../../../src/core/entities/registry';
import { memoryOf } from './kept-memory';

const people = entityOf('users');
const person = (UserID: string, FirstName: string, more: Readonly<Record<string, string>> = {}) => ({
  cells: { UserID, FirstName, LastName: 'Lee', UserName: FirstName.toLowerCase(), ...more },
  ids: {},
});

test('names that were read from the service are known in a workbook that is opened again', async () => {
  const { memory } = memoryOf();
  const names = new KnownNames(memory);
  names.learn(people, [person('1', 'Ann'), person('2', 'Bo')]);
  await names.save(['time-off']);
  const again = new KnownNames(memory);
  await again.load();
  expect(again.listOf('users').labels).toEqual(names.listOf('users').labels);
  expect(again.all).toEqual(names.all);
  expect(again.knows('users')).toBe(true);
});

test('names that came with a backup are kept in the workbook, except for kinds whose names it has read', async () => {
  const { memory } = memoryOf();
  const names = new KnownNames(memory);
  names.learn(people, [person('1', 'Ann')]);
  const other = (id: string, name: string) => ({ id, name, apart: [], also: [] });
  names.takeOver({ users: [other('9', 'Old Name')], 'time-off-accounts': [other('5', 'Vacation')] });
  await names.save(['time-off']);
  const again = new KnownNames(memory);
  await again.load();
  expect(again.listOf('users').labels).toEqual(['Ann Lee']);
  expect(again.listOf('time-off-accounts').labels).toEqual(['Vacation']);
});

test('names that are read again are another list only if one of them has changed', () => {
  const names = new KnownNames(memoryOf().memory);
  const changes: (readonly ReturnType<typeof person>[])[] = [
    [person('1', 'Ann'), person('2', 'Bo')],
    [person('1', 'Ann'), person('2', 'Bea')],
    [person('2', 'Bea'), person('1', 'Ann')],
    [person('2', 'Bea')],
    [person('3', 'Bea')],
    [person('3', 'Bea', { Email: 'bea@example.org' })],
  ];
  for (const records of changes) {
    const before = names.listOf('users');
    names.learn(people, records);
    const list = names.listOf('users');
    expect(list).not.toBe(before);
    names.learn(people, structuredClone(records));
    expect(names.listOf('users')).toBe(list);
  }
});

test('it shows that names were frozen, and that they are no longer', () => {
  const names = new KnownNames(memoryOf().memory);
  const item = {
    row: 'r',
    index: 0,
    label: 'Shift',
    action: 'update' as const,
    key: '7',
    item: {},
    changes: [{ field: 'Person', from: '', to: 'Ann Lee', id: '1' }],
  };
  const editions = [names.frozenEdition];
  names.unfreeze();
  expect(names.frozenEdition).toBe(editions[0]);
  names.freeze(entityOf('time-blocks'), [item]);
  editions.push(names.frozenEdition);
  names.unfreeze();
  editions.push(names.frozenEdition);
  expect(new Set(editions).size).toBe(3);
});
