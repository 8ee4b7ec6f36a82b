import { readCalendarFiles, writeCalendarFiles } from '../../../src/app/memory/calendar-files';
import type { Memory } from '../../../src/app/ports/memory';
import type { PersonShift } from '../../../src/core/told/confirmed';

const DAY = 1440;
const NOW = 46_000 * DAY;

const shift = (number: number, start: number): PersonShift => ({
  number: String(number),
  start,
  end: start + 480,
  departments: '4',
  areas: '',
  tasks: '',
});

const filesOf = (people: Readonly<Record<string, readonly [at: number, ...shifts: PersonShift[]]>>) => ({
  name: 'x7k2',
  people: new Map(
    Object.entries(people).map(([id, [at, ...shifts]]) => [
      id,
      { at, shifts: new Map(shifts.map((each) => [each.number, each])) },
    ]),
  ),
});

/** A memory with versions that panes wrote at the same time. */
function memoryOf(...versions: string[]): Memory {
  const [text, ...others] = versions;
  return {
    read: () => Promise.resolve(text),
    otherVersions: () => Promise.resolve(others),
  } as unknown as Memory;
}

async function written(files: ReturnType<typeof filesOf>): Promise<string> {
  let text = '';
  const memory = { write: (_: string, each: string) => Promise.resolve(void (text = each)) };
  await writeCalendarFiles(memory as unknown as Memory, files, NOW);
  return text;
}

test('files are read as they were written, and the past is dropped', async () => {
  const next = shift(1, NOW + DAY);
  const text = await written(filesOf({ a: [5, next, shift(2, NOW - 60)], b: [6] }));
  expect(await readCalendarFiles(memoryOf(text))).toEqual(filesOf({ a: [5, next], b: [6] }));
  expect(await readCalendarFiles(memoryOf())).toBeUndefined();
});

test('of what two panes wrote at the same time, no shift is lost, and the newer says where it is', async () => {
  const [early, late, other] = [shift(1, NOW + 60), shift(1, NOW + 120), shift(2, NOW + 60)];
  const own = await written(filesOf({ a: [9, early], b: [5, other] }));
  const rival = await written(filesOf({ a: [6, late, other], c: [7] }));
  expect(await readCalendarFiles(memoryOf(own, rival))).toEqual(
    filesOf({ a: [9, early, other], b: [5, other], c: [7] }),
  );
});
