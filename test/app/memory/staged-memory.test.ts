/** Which changes wait for the file, and in which order they are written. */
import { WrittenElsewhere } from '../../../src/app/failures';
import { StagedMemory } from '../../../src/app/memory/staged-memory';
import type { VersionedParts } from '../../../src/app/ports/memory';
import { wait } from '../../runner/until';

/** A file whose writes wait until the test calls `goOn`. */
function slowFile() {
  const file = new Map<string, string>();
  const writes: string[][] = [];
  let goOn: (error?: Error) => void = () => undefined;
  const parts = {
    read: (name: string) => Promise.resolve(file.get(name)),
    notes: () => Promise.resolve({ witnesses: [], lock: '', sent: [] }),
    writeAll: (changes: ReadonlyMap<string, string | undefined>) =>
      new Promise<void>((resolve, reject) => {
        goOn = (error) => {
          if (error) return reject(error);
          writes.push([...changes.keys()]);
          for (const [name, text] of changes) if (text !== undefined) file.set(name, text);
          resolve();
        };
      }),
  } as Pick<VersionedParts, 'read' | 'notes' | 'writeAll'> as VersionedParts;
  return { memory: new StagedMemory(parts), file, writes, goOn: (error?: Error) => goOn(error) };
}

const soon = () => wait(0);

test('the last change is written last, also if the same part was changed before', async () => {
  const { memory, writes, goOn } = slowFile();
  await memory.write('log', 'answers');
  await memory.write('baseline', 'stored');
  await memory.write('log', 'settled');
  const flushed = memory.flush();
  await soon();
  goOn();
  await flushed;
  expect(writes).toEqual([['baseline', 'log']]);
});

test('if a part changes while it is written, the next write is no conflict with another pane', async () => {
  const { memory, file, goOn } = slowFile();
  await memory.write('codes', 'E');
  const first = memory.flush();
  await soon();
  await memory.write('codes', 'E, L');
  goOn();
  await first;
  const second = memory.flush();
  await soon();
  goOn();
  await second;
  expect(file.get('codes')).toBe('E, L');
});

test('if a part changes while a write fails, the next write has the new text', async () => {
  const { memory, file, writes, goOn } = slowFile();
  await memory.write('codes', 'E');
  await memory.write('log', 'sent');
  const first = memory.flush();
  await soon();
  await memory.write('codes', 'E, L');
  goOn(new Error('the cell is edited'));
  await expect(first).rejects.toThrow('the cell is edited');
  const second = memory.flush();
  await soon();
  goOn();
  await second;
  expect(writes).toEqual([['log', 'codes']]);
  expect(file.get('codes')).toBe('E, L');
});

test('a write that reached the file, and whose answer was lost, is no conflict with another pane', async () => {
  const { memory, file, goOn } = slowFile();
  file.set('codes', 'E');
  await memory.write('codes', 'E, L');
  await memory.write('log', 'sent');
  const first = memory.flush();
  await soon();
  file.set('codes', 'E, L');
  goOn(new Error('no answer came'));
  await expect(first).rejects.toThrow('no answer came');
  await memory.write('codes', 'E, L, N');
  const second = memory.flush();
  await soon();
  goOn();
  await second;
  expect(Object.fromEntries(file)).toEqual({ codes: 'E, L, N', log: 'sent' });
});

test('what another pane has written since is not overwritten, also after a failed write', async () => {
  const { memory, file, goOn } = slowFile();
  await memory.write('codes', 'E');
  const first = memory.flush();
  await soon();
  goOn(new Error('no answer came'));
  await expect(first).rejects.toThrow('no answer came');
  file.set('codes', 'of another pane');
  await expect(memory.flush()).rejects.toThrow(WrittenElsewhere);
  expect(file.get('codes')).toBe('of another pane');
});
