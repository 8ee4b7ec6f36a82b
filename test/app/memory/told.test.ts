import { readTold, type ToldShifts, writeTold } from '../../../src/app/memory/told';
import type { Memory } from '../../../src/app/ports/memory';
import type { PersonShift } from '../../../src/core/told/confirmed';

const DAY = 1440;
const NOW = 46_000 * DAY;

function memoryOf(...versions: string[]): Memory & { readonly text: () => string } {
  const [first, ...others] = versions;
  let text = first;
  return {
    read: () => Promise.resolve(text),
    write: (_: string, written: string) => Promise.resolve(void (text = written)),
    otherVersions: () => Promise.resolve(others),
    text: () => text ?? '',
  } as unknown as Memory & { readonly text: () => string };
}

const shift = (number: number, start: number, departments = ''): PersonShift => ({
  number: String(number),
  start,
  end: start + 480,
  departments,
  areas: '',
  tasks: '9',
});

const toldOf = (at: number, people: Readonly<Record<string, readonly PersonShift[]>>): ToldShifts => ({
  people: new Map(
    Object.entries(people).map(([id, shifts]) => [
      id,
      { at, shifts: new Map(shifts.map((each) => [each.number, each])) },
    ]),
  ),
  last: new Map(),
});

async function written(told: ToldShifts): Promise<string> {
  const memory = memoryOf();
  await writeTold(memory, told, NOW);
  return memory.text();
}

test('what was told is read as it was written, and the past is dropped', async () => {
  const [night, next] = [shift(1, NOW + 1320, '4'), shift(2, NOW + 10 * DAY)];
  const told = toldOf(5, { a: [night, shift(3, NOW - 60), next], b: [] });
  const last = new Map([['a', new Map([['1', night]])]]);
  const read = await readTold(memoryOf(await written({ ...told, last })));
  expect(read).toEqual({ ...toldOf(5, { a: [night, next], b: [] }), last, isCopy: undefined });
});

test('of what two panes wrote at the same time, the newer counts for each person', async () => {
  const [one, other] = [shift(1, NOW + 60), shift(2, NOW + 60)];
  const own = await written({ ...toldOf(5, { a: [one], b: [one] }) });
  const rival = await written({ ...toldOf(6, { b: [other], c: [other] }) });
  const read = await readTold(memoryOf(own, rival));
  expect([...(read?.people ?? [])].map(([id, { shifts }]) => [id, [...shifts.keys()]])).toEqual([
    ['a', ['1']],
    ['b', ['2']],
    ['c', ['2']],
  ]);
});

/** Before the memory compresses them. A shift has a number of nine digits, a day and a shape. */
const MOST_CHARACTERS = 24;

test('50,000 shifts of 500 people stay small', async () => {
  const shifts = (person: number) =>
    Array.from({ length: 100 }, (_, at) =>
      shift(123_456_789 + person * 100 + at, NOW + (at + 1) * DAY + (at % 5) * 60, String(at % 12)),
    );
  const people = Object.fromEntries(
    Array.from({ length: 500 }, (_, person) => [String(1000 + person), shifts(person)]),
  );
  expect((await written(toldOf(1_764_000_000_000, people))).length).toBeLessThan(50_000 * MOST_CHARACTERS);
});
