import { forgetGivenOut, keepSaid, noteGivenOut, readGivenOut } from '../../../src/app/memory/given-out';
import type { Memory } from '../../../src/app/ports/memory';
import { dayNumber } from '../../../src/core/calendar/days';
import type { Said } from '../../../src/core/reports/said';

type Parts = Memory & { readonly parts: Map<string, string>; rivals: string[] };

function memoryOf(): Parts {
  const parts = new Map<string, string>();
  const memory = {
    parts,
    rivals: [] as string[],
    read: (name: string) => Promise.resolve(parts.get(name)),
    write: (name: string, text: string) => Promise.resolve(void parts.set(name, text)),
    remove: (name: string) => Promise.resolve(void parts.delete(name)),
    names: (prefix: string) => Promise.resolve([...parts.keys()].filter((name) => name.startsWith(prefix))),
    otherVersions: () => Promise.resolve(memory.rivals),
  };
  return memory as unknown as Parts;
}

/** People who work on each day; `sorts`: how many different shifts there are. */
function saidOf(people: number, days: number, sorts: number): Said {
  const first = dayNumber('2026-12-01');
  const last = new Date(Date.UTC(2026, 11, days)).toISOString().slice(0, 10);
  return {
    period: { from: '2026-12-01', to: last },
    isStaffCopy: false,
    choice: '[null,null,null]',
    people: new Map(
      Array.from({ length: people }, (_, at) => [
        String(at + 1),
        {
          name: `Person ${at + 1}`,
          days: new Map(
            Array.from({ length: days }, (_each, day) => {
              const sort = (at * 7 + day) % sorts;
              return [first + day, [`${sort}\t${sort + 480}\t\tTask ${sort}\t3\t`]] as const;
            }),
          ),
        },
      ]),
    ),
  };
}

const noteAt = (noted: number) => ({ at: `2026-11-2${noted}T08:00`, noted });

test.each([
  [1, 1, 1],
  [3, 9, 2],
  [40, 31, 37],
  [60, 62, 1_400],
])('%i people by %i days with %i different cells come back as they were', async (people, days, sorts) => {
  const memory = memoryOf();
  const said = saidOf(people, days, sorts);
  await keepSaid(memory, 'a', said);
  expect(await readGivenOut(memory, 'a')).toBeUndefined();
  expect(await noteGivenOut(memory, 'a', noteAt(1))).toBe(true);
  await keepSaid(memory, 'a', saidOf(1, 1, 1));
  expect(await readGivenOut(memory, 'a')).toEqual({ at: '2026-11-21T08:00', said });
});

test('twelve months of 300 people, made and given out, take less than a megabyte', async () => {
  const memory = memoryOf();
  for (let month = 0; month < 12; month += 1) {
    await keepSaid(memory, String(month), saidOf(300, 31, 60));
    await noteGivenOut(memory, String(month), noteAt(1));
  }
  const size = [...memory.parts.values()].reduce((sum, text) => sum + text.length, 0);
  expect(size).toBeLessThan(1_000_000);
});

test('of what two panes noted at the same time, the newer counts', async () => {
  const memory = memoryOf();
  await keepSaid(memory, 'a', saidOf(2, 2, 2));
  await noteGivenOut(memory, 'a', noteAt(2));
  memory.rivals = [memory.parts.get('given-out-a') ?? ''];
  await noteGivenOut(memory, 'a', noteAt(1));
  expect((await readGivenOut(memory, 'a'))?.at).toBe('2026-11-22T08:00');
});

test('a report that was never made here can’t be given out, and reports that are gone are forgotten', async () => {
  const memory = memoryOf();
  expect(await noteGivenOut(memory, 'a', noteAt(1))).toBe(false);
  for (const key of ['a', 'b']) await keepSaid(memory, key, saidOf(1, 1, 1));
  await forgetGivenOut(memory, new Set(['b']));
  expect([...memory.parts.keys()]).toEqual(['given-out-b']);
  await forgetGivenOut(memory);
  expect(memory.parts.size).toBe(0);
});
