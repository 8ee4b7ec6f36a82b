import { WorkbookProblem } from '../../src/app/failures';
import { xmlPartMemory } from '../../src/excel/memory';
import { openWorkbook } from '../office/open-workbook';

beforeEach(() => {
  openWorkbook();
});

const pane = () => xmlPartMemory(() => undefined);

test('what another pane wrote is read after a look, and not before', async () => {
  const [mine, theirs] = [pane(), pane()];
  await mine.write('shared', 'first');
  expect(await mine.fresh()).toBe(false);
  await theirs.write('shared', 'second');
  expect(await mine.read('shared')).toBe('first');
  expect(await mine.fresh()).toBe(true);
  expect(await mine.read('shared')).toBe('second');
  expect(await mine.fresh()).toBe(false);
});

test('what another pane wrote meanwhile is not overwritten, and the refusal says so', async () => {
  const [mine, theirs] = [pane(), pane()];
  await mine.write('shared', 'first');
  await theirs.write('shared', 'second');
  await expect(mine.write('shared', 'third')).rejects.toThrow(WorkbookProblem);
  expect(await mine.read('shared')).toBe('second');
  await mine.write('shared', 'third');
  expect(await pane().read('shared')).toBe('third');
});

test('two panes that write a name for the first time do not both believe it', async () => {
  const [mine, theirs] = [pane(), pane()];
  await Promise.all([mine.read('lock'), theirs.read('lock')]);
  const written = await Promise.allSettled([mine.write('lock', 'mine'), theirs.write('lock', 'theirs')]);
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const kept = written[0].status === 'fulfilled' ? 'mine' : 'theirs';
  expect(await pane().read('lock')).toBe(kept);
});

test('what another pane wrote under another name is no hindrance', async () => {
  const [mine, theirs] = [pane(), pane()];
  await mine.write('mine', 'a');
  await theirs.write('theirs', 'b');
  await mine.write('mine', 'c');
  expect(await pane().names('')).toEqual(expect.arrayContaining(['mine', 'theirs']));
  await mine.remove('mine');
  expect(await pane().names('m')).toEqual([]);
});
