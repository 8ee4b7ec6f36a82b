/** What a device stores about pushes from a file that can't be saved. */
import { readSettings, writeSettings } from '../../../src/app/memory/settings';
import { rememberUnsaved, unsavedPushesIn } from '../../../src/app/memory/unsaved';
import type { Device } from '../../../src/app/ports/ports';
import { memoryOf } from './kept-memory';

const NAME = 'shiftsheet.unsaved.w';
const kind = 'users';

/** Room for three pushes of two rows. */
const ROOM = 300;

async function opened() {
  const { memory } = memoryOf();
  await writeSettings(memory, { workbookId: 'w', service: 'https://x.example', sp: '1' });
  const texts = new Map<string, string>();
  const device: Device = {
    get: (name) => texts.get(name),
    set: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
  };
  const unconfirmed = new Set<string>();
  const push = (id: string, rows = [`${id}-a`, `${id}-b`]) =>
    rememberUnsaved(
      { memory, device },
      { push: id, at: '21 Nov 14:05', rows: new Map([[kind, rows]]), unconfirmed: () => unconfirmed },
      ROOM,
    );
  const remembered = () =>
    (JSON.parse(texts.get(NAME) ?? '[]') as { push: string }[]).map((each) => each.push);
  return { memory, device, unconfirmed, push, remembered };
}

test('if the pushes take too much room, the oldest are dropped', async () => {
  const { push, remembered } = await opened();
  for (const id of ['p1', 'p2', 'p3', 'p4', 'p5']) await push(id);
  expect(remembered()).toEqual(['p3', 'p4', 'p5']);
});

test('a push with an unconfirmed row is never dropped', async () => {
  const { push, remembered, unconfirmed } = await opened();
  await push('p1');
  unconfirmed.add('p1-b');
  for (const id of ['p2', 'p3', 'p4', 'p5']) await push(id);
  expect(remembered()).toEqual(['p1', 'p4', 'p5']);
});

test('a push that the workbook does not know, because it was closed without saving, is never dropped', async () => {
  const { push, remembered, memory, device } = await opened();
  await push('p1');
  const settings = await readSettings(memory);
  if (settings) await writeSettings(memory, { ...settings, unsaved: [] });
  for (const id of ['p2', 'p3', 'p4', 'p5']) await push(id);
  expect(remembered()).toEqual(['p1', 'p4', 'p5']);
  expect((await unsavedPushesIn({ memory, device })).map((each) => each.push)).toEqual(['p1']);
});

test('a single push that takes more room than there is is kept', async () => {
  const { push, remembered } = await opened();
  await push('p1');
  await push(
    'p2',
    Array.from({ length: 100 }, (_, at) => `p2-${at}`),
  );
  expect(remembered()).toEqual(['p2']);
});
