import { SCHEMA_VERSION } from '../../../src/app/memory/memory-form';
import { forgetPasteText, keepPasteText, keptPasteText } from '../../../src/app/memory/paste-text';
import { memoryOf } from './kept-memory';

const settings = (workbookId: string) =>
  JSON.stringify({ format: SCHEMA_VERSION, workbookId, service: 'https://service.example', sp: '1' });

/** A workbook on a device. */
function storeOf(texts: Map<string, string>, file: ReadonlyMap<string, string>) {
  const device = {
    get: (name: string) => texts.get(name),
    set: (name: string, text: string) => void texts.set(name, text),
    remove: (name: string) => void texts.delete(name),
  };
  return { memory: memoryOf(new Map(file)).memory, device };
}

test('the pasted text is kept on the device for its workbook only, until it is emptied, too long, or forgotten', async () => {
  const texts = new Map<string, string>();
  const [one, other] = ['one', 'other'].map((id) => storeOf(texts, new Map([['settings', settings(id)]])));
  if (!one || !other) throw new Error('there are two workbooks');
  for (const end of [
    () => keepPasteText(one, ' '),
    () => keepPasteText(one, 'Ann', 2),
    () => forgetPasteText(one),
  ]) {
    await keepPasteText(one, 'Ann 9-17');
    expect(await keptPasteText(one)).toBe('Ann 9-17');
    expect(await keptPasteText(other)).toBe('');
    await end();
    expect(texts).toEqual(new Map());
  }
});

test('a workbook that Shiftsheet has not written to keeps no text', async () => {
  const texts = new Map<string, string>();
  const store = storeOf(texts, new Map());
  await keepPasteText(store, 'Ann 9-17');
  expect([await keptPasteText(store), texts]).toEqual(['', new Map()]);
});
