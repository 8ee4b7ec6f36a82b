/** How the cells say how new the workbook's memory is. */
import { isMemoryOutdated, nextWitness } from '../../../src/app/memory/witness';

const SETTINGS = JSON.stringify({ workbookId: 'w', service: 'https://s.example', sp: '1' });
const EMPTY = { witnesses: ['', '', ''], lock: '', sent: [] };

/** A device with a memory of its own, beside cells that all devices share. */
function device(pane: string, cells: { witnesses: string[]; lock: string; sent: string[] }) {
  const parts = new Map([['settings', SETTINGS]]);
  const read = (name: string) => Promise.resolve(parts.get(name));
  return {
    isOutdated: () => isMemoryOutdated({ notes: () => Promise.resolve(cells), read }),
    async write(name = 'baseline-users') {
      const next = await nextWitness([name], cells, read, pane);
      if (!next) return false;
      parts.set(next.name, next.part);
      cells.witnesses[next.note.at] = next.note.text;
      return true;
    },
  };
}

const cellsOf = () => structuredClone(EMPTY);

test('A6: a memory without the last write is outdated, and one that is newer than the cells is not', async () => {
  const cells = cellsOf();
  const mine = device('one.1', cells);
  await mine.write();
  const before = [...cells.witnesses];
  await mine.write();
  expect(await mine.isOutdated()).toBe(false);
  expect(await device('one.2', cells).isOutdated()).toBe(true);
  cells.witnesses = before; // Ctrl+Z
  expect(await mine.isOutdated()).toBe(false);
});

test('A5: Ctrl+Z of one device does not take back what another device has written', async () => {
  const cells = cellsOf();
  const [mine, theirs] = [device('one.1', cells), device('two.1', cells)];
  await mine.write();
  const before = [...cells.witnesses];
  await mine.write();
  await theirs.write();
  const own = cells.witnesses.findIndex((text) => text.includes('one.1'));
  cells.witnesses[own] = before[own] ?? '';
  expect(await mine.isOutdated()).toBe(true);
});

test('A5: of two devices that write at the same moment, both find out', async () => {
  const cells = cellsOf();
  const [mine, theirs] = [device('one.1', cells), device('two.1', cells)];
  await mine.write();
  const shared = structuredClone(cells);
  const late = device('two.1', shared);
  await Promise.all([mine.write(), late.write()]);
  cells.witnesses[1] = shared.witnesses[1] ?? '';
  expect(await mine.isOutdated()).toBe(true);
  expect(await theirs.isOutdated()).toBe(true);
});

test('each device writes a cell of its own, whichever pane it is; a new device takes the oldest', async () => {
  const cells = cellsOf();
  for (const pane of ['one.1', 'two.1', 'one.2', 'three.1', 'four.1']) await device(pane, cells).write();
  expect(cells.witnesses.map((text) => (JSON.parse(text) as { pane: string }).pane)).toEqual([
    'one.2',
    'four.1',
    'three.1',
  ]);
});

test('a write that says nothing of rows has no number, except the first', async () => {
  const cells = cellsOf();
  const mine = device('one.1', cells);
  expect(await mine.write('turn-one.1')).toBe(true);
  expect(await mine.write('turn-one.1')).toBe(false);
  expect(await mine.write('paste-codes')).toBe(false);
  expect(await mine.write('journal-one.1/1')).toBe(true);
});

test('A5: a note that Ctrl+Z has taken back is written again with the next write of any kind, once', async () => {
  const cells = cellsOf();
  const [mine, theirs] = [device('one.1', cells), device('two.1', cells)];
  await mine.write();
  const before = [...cells.witnesses];
  await mine.write();
  cells.witnesses = before;
  expect(await mine.write('turn-one.1')).toBe(true);
  expect(await theirs.isOutdated()).toBe(true);
  expect(await mine.write('turn-one.1')).toBe(false);
});
