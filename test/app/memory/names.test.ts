import { Names } from '../../../src/app/memory/names';
import { entityOf } from '../../../src/core/entities/registry';
import { memoryOf } from './kept-memory';

const people = entityOf('users');
const person = (UserID: string, FirstName: string) => ({
  cells: { UserID, FirstName, LastName: 'Lee', UserName: FirstName.toLowerCase() },
  ids: {},
});

test('names that were read from the service are known in a workbook that is opened again', async () => {
  const { memory } = memoryOf();
  const names = new Names(memory);
  names.learn(people, [person('1', 'Ann'), person('2', 'Bo')]);
  await names.save(['time-off']);
  const again = new Names(memory);
  await again.load();
  expect(again.listOf('users').labels).toEqual(names.listOf('users').labels);
  expect(again.all).toEqual(names.all);
  expect(again.knows('users')).toBe(true);
});

test('names that came with a backup are kept in the workbook, except for kinds whose names it has read', async () => {
  const { memory } = memoryOf();
  const names = new Names(memory);
  names.learn(people, [person('1', 'Ann')]);
  const other = (id: string, name: string) => ({ id, name, apart: [], also: [] });
  names.takeOver({ users: [other('9', 'Old Name')], 'time-off-accounts': [other('5', 'Vacation')] });
  await names.save(['time-off']);
  const again = new Names(memory);
  await again.load();
  expect(again.listOf('users').labels).toEqual(['Ann Lee']);
  expect(again.listOf('time-off-accounts').labels).toEqual(['Vacation']);
});
