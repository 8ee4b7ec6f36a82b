/** The notes in cells of the very hidden sheet. */
import type { PartStore } from '../../../src/app/ports/memory';
import { xmlPartMemory } from '../../../src/excel/memory/memory';
import { openWorkbook, type OpenWorkbook } from '../../office/open-workbook';

const SHEET = 'Shiftsheet Memory';
const NO_CHANGES = new Map();

let workbook: OpenWorkbook;
beforeEach(() => {
  workbook = openWorkbook({ hardness: { hidesPartsOfOthers: true } });
});

const pane = () => xmlPartMemory(() => undefined);

/** A pane on another device that has the workbook open too. */
const paneElsewhere = (): PartStore => workbook.onDevice('second', pane());

const noteSheets = () => workbook.grid.sheets().filter(({ name }) => name.startsWith(SHEET));

test('A5: a note that one device wrote is read on another device, where the parts are not', async () => {
  const [mine, theirs] = [pane(), paneElsewhere()];
  await theirs.names('');
  await mine.writeAll(new Map([['part', 'text']]), { lock: 'mine' });
  await theirs.look();
  expect((await theirs.notes()).lock).toBe('mine');
  expect(await theirs.read('part')).toBeUndefined();
  await mine.writeAll(NO_CHANGES, { lock: '' });
  await theirs.look();
  expect((await theirs.notes()).lock).toBe('');
});

test('A5: of two devices that write a note at the same moment, the later one sees what it has replaced', async () => {
  const [mine, theirs] = [pane(), paneElsewhere()];
  await mine.writeAll(NO_CHANGES, { witness: { at: 0, text: '1' } });
  await Promise.all([mine.look(), theirs.notes()]);
  await Promise.all([
    mine.writeAll(NO_CHANGES, { lock: 'mine' }),
    theirs.writeAll(NO_CHANGES, { lock: 'theirs' }),
  ]);
  const replaced = [mine.replacedLock(), theirs.replacedLock()];
  expect(replaced.filter((text) => text !== undefined)).toHaveLength(1);
  expect(noteSheets()).toHaveLength(1);
});

test('A6: the notes are on a very hidden sheet; a sheet of the user with that name is not touched', async () => {
  const { person, host } = workbook;
  await Excel.run(async (context) => {
    context.workbook.worksheets.add(SHEET);
    await context.sync();
  });
  person.type('A1', 'my own', SHEET);
  await pane().writeAll(NO_CHANGES, { witness: { at: 0, text: '1' } });
  expect(person.read(SHEET)).toEqual([['my own']]);
  expect(noteSheets().map(({ name }) => name)).toEqual([SHEET, `${SHEET} (2)`]);
  const { id } = noteSheets()[1] ?? { id: '' };
  expect(host.book.sheetInfo(id).visibility).toBe('VeryHidden');
  expect((await pane().notes()).witnesses[0]).toBe('1');
});

test('if the sheet was deleted, the next write makes a new one', async () => {
  const mine = pane();
  await mine.writeAll(NO_CHANGES, { witness: { at: 0, text: '1' } });
  workbook.grid.deleteSheet(noteSheets()[0]?.id ?? '');
  await mine.look();
  expect(await mine.notes()).toMatchObject({ witnesses: [], lock: '' });
  await mine.writeAll(new Map([['part', 'text']]), { witness: { at: 0, text: '2' } });
  expect((await pane().notes()).witnesses[0]).toBe('2');
});

const protect = (isOn: boolean) =>
  Excel.run(async (context) => {
    if (isOn) context.workbook.protection.protect();
    else context.workbook.protection.unprotect();
    await context.sync();
  });

test('a workbook whose structure is protected has no notes, says so, and its memory works', async () => {
  await protect(true);
  const mine = pane();
  await mine.names('');
  expect(await mine.notes()).toMatchObject({ witnesses: [], lock: '', isProtected: true });
  let batches = 0;
  workbook.host.faults.beforeEachBatch(() => void (batches += 1));
  await mine.writeAll(new Map([['part', 'text']]), { witness: { at: 0, text: '1' } });
  await mine.writeAll(new Map([['part', 'later']]), { witness: { at: 0, text: '2' } });
  expect(batches).toBe(2);
  expect(noteSheets()).toEqual([]);
  expect(await pane().read('part')).toBe('later');
  expect(workbook.host.book.xmlParts.size).toBe(1);
});

test('when the protection of the structure was lifted, the next write adds the notes', async () => {
  await protect(true);
  const mine = pane();
  await mine.writeAll(new Map([['part', 'text']]), { witness: { at: 0, text: '1' } });
  await protect(false);
  await mine.look();
  await mine.writeAll(NO_CHANGES, { witness: { at: 0, text: '2' } });
  expect((await mine.notes()).isProtected).toBeUndefined();
  await protect(true);
  const other = pane();
  expect(await other.notes()).toMatchObject({ witnesses: expect.arrayContaining(['2']) as string[] });
  expect((await other.notes()).isProtected).toBeUndefined();
});

test('if Excel refuses the sheet for another reason, the write goes on without it, and a later look tries again', async () => {
  const mine = pane();
  await mine.names('');
  workbook.host.faults.failBatch('AccessDenied');
  await mine.writeAll(new Map([['part', 'text']]), { witness: { at: 0, text: '1' } });
  expect(await pane().read('part')).toBe('text');
  expect(noteSheets()).toEqual([]);
  await mine.look();
  await mine.writeAll(NO_CHANGES, { witness: { at: 0, text: '2' } });
  expect((await pane().notes()).witnesses[0]).toBe('2');
});

test('B10: no part is larger than 1 MB, however much is remembered', async () => {
  let seed = 1;
  const noise = Array.from({ length: 3_000_000 }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(32 + ((seed >>> 16) % 90));
  }).join('');
  await pane().writeAll(new Map([['large', noise]]));
  const sizes = [...workbook.host.book.xmlParts.values()].map(({ xml }) => Buffer.byteLength(xml));
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThan(1024 * 1024);
  expect(await pane().read('large')).toBe(noise);
});

test('the list of sent rows is read when the sheet is found, and what this pane writes is known at once', async () => {
  const mine = pane();
  await mine.writeAll(new Map(), {
    sent: new Map([
      [0, '1 a b'],
      [31, '2 c'],
    ]),
  });
  expect((await mine.notes()).sent.filter((text) => text !== '')).toEqual(['1 a b', '2 c']);
  const { sent } = await pane().notes();
  expect([sent[0], sent[31], sent.length]).toEqual(['1 a b', '2 c', 32]);
  await mine.look();
  expect((await mine.notes()).sent).toEqual(sent);
});
