import { WorkbookProblem } from '../../../src/app/failures';
import type { PartStore } from '../../../src/app/ports/memory';
import { xmlPartMemory } from '../../../src/excel/memory/memory';
import { openWorkbook } from '../../office/open-workbook';

beforeEach(() => {
  openWorkbook();
});

const pane = () => xmlPartMemory(() => undefined);

const write = (memory: PartStore, name: string, text: string | undefined) =>
  memory.writeAll(new Map([[name, text]]));

test('a text that another pane wrote is read after `look`, and not before', async () => {
  const [mine, theirs] = [pane(), pane()];
  await write(mine, 'shared', 'first');
  const { edition } = mine;
  await mine.look();
  expect(mine.edition).toBe(edition);
  await write(theirs, 'shared', 'second');
  expect(await mine.read('shared')).toBe('first');
  await mine.look();
  expect(mine.edition).toBeGreaterThan(edition);
  expect(await mine.read('shared')).toBe('second');
});

test('a text that another pane removed is gone after `look`', async () => {
  const [mine, theirs] = [pane(), pane()];
  await write(mine, 'note', 'mine');
  const { edition } = mine;
  await write(theirs, 'note', undefined);
  await mine.look();
  expect(mine.edition).toBeGreaterThan(edition);
  expect(await mine.read('note')).toBeUndefined();
});

test('a text that another pane wrote in the meantime is not overwritten: both are kept, and an error says so', async () => {
  const [mine, theirs] = [pane(), pane()];
  await write(mine, 'shared', 'first');
  await write(theirs, 'shared', 'second');
  await expect(write(mine, 'shared', 'third')).rejects.toThrow(WorkbookProblem);
  const kept = [await mine.read('shared'), ...(await mine.otherVersions('shared'))];
  expect(kept.sort()).toEqual(['second', 'third']);
  await write(mine, 'shared', 'fourth');
  expect(await pane().read('shared')).toBe('fourth');
  expect(await pane().otherVersions('shared')).toEqual([]);
});

test('if two panes write a name for the first time at the same moment, the later one gets an error', async () => {
  const [mine, theirs] = [pane(), pane()];
  await Promise.all([mine.read('note'), theirs.read('note')]);
  const written = await Promise.allSettled([write(mine, 'note', 'mine'), write(theirs, 'note', 'theirs')]);
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const third = pane();
  expect([await third.read('note'), ...(await third.otherVersions('note'))].sort()).toEqual([
    'mine',
    'theirs',
  ]);
});

test('a text that another pane wrote under another name does not disturb a write', async () => {
  const [mine, theirs] = [pane(), pane()];
  await write(mine, 'mine', 'a');
  await write(theirs, 'theirs', 'b');
  await write(mine, 'mine', 'c');
  expect(await pane().names('')).toEqual(expect.arrayContaining(['mine', 'theirs']));
  await write(mine, 'mine', undefined);
  expect(await pane().names('m')).toEqual([]);
});
