/** The records of an answer as a job shows them: converted once, and again when a name behind their references has changed. */
import { KnownNames } from '../../src/app/memory/names';
import { WorkbookKinds } from '../../src/app/memory/workbook-kinds';
import type { Service } from '../../src/app/ports/service';
import { ServiceLists } from '../../src/app/records';
import { entityOf } from '../../src/core/entities/registry';
import { memoryOf } from './memory/kept-memory';

const person = (UserID: string, FirstName: string) => ({
  cells: { UserID, FirstName, LastName: 'Lee', UserName: FirstName.toLowerCase() },
  ids: {},
});

/** A company with one day off of person 1. */
function recordsOfCompany() {
  const { memory } = memoryOf();
  const names = new KnownNames(memory);
  names.learn(entityOf('users'), [person('1', 'Ann')]);
  const calls: string[] = [];
  const service: Service = {
    call: (method) => {
      calls.push(method);
      const records = [{ TransID: '7', UserID: '1', Colour: 'red' }];
      return Promise.resolve({ code: '0', message: '', items: [], records });
    },
  };
  const { signal } = new AbortController();
  const known = { names, kinds: new WorkbookKinds(memory) };
  const records = new ServiceLists(
    service,
    known,
    { now: () => 0, sleep: () => Promise.resolve() },
    () => signal,
    () => undefined,
  );
  records.need('time-off', []);
  const list = (unknown: readonly string[] = []) => records.list('time-off', unknown);
  return { names, calls, list };
}

test('a list that is used again has the same records', async () => {
  const { calls, list } = recordsOfCompany();
  const { records } = await list();
  expect(records.map(({ cells }) => cells['Person'])).toEqual(['Ann Lee']);
  expect((await list()).records).toBe(records);
  expect(calls).toHaveLength(1);
});

test('a list that is used again shows a name that has changed meanwhile', async () => {
  const { names, calls, list } = recordsOfCompany();
  await list();
  names.learn(entityOf('users'), [person('1', 'Eve')]);
  const { records } = await list();
  expect(records.map(({ cells, ids }) => [cells['Person'], ids['Person']])).toEqual([['Eve Lee', '1']]);
  expect(calls).toHaveLength(1);
});

test('a list that is used again has the fields that have got columns meanwhile', async () => {
  const { list } = recordsOfCompany();
  expect((await list()).records[0]?.cells).not.toHaveProperty(['wire:Colour']);
  expect((await list(['Colour'])).records[0]?.cells).toMatchObject({ 'wire:Colour': 'red' });
});
