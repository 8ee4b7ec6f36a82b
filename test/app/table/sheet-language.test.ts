/** People who read different languages work in one workbook: its sheets stay in the language in which it was begun. */
import { STATUS } from '../../../src/core/sync/status-words';
import { paneWords, sheetWords } from '../../../src/core/words/words';
import { translationOf } from '../../../src/taskpane/languages/languages';
import { pasteShifts } from '../world/typing';
import { openWorld, type World } from '../world/world';

let world: World;
/** Whether the files with the words can't be loaded. */
let isOffline = false;

beforeEach(async () => {
  isOffline = false;
  world = await openWorld({
    ports: (own) => ({
      ...own,
      sheetWords: async (tag) => {
        if (isOffline) throw new Error('Loading chunk 7 failed');
        return (await translationOf(tag))?.sheets;
      },
    }),
  });
});
afterEach(async () => {
  await world.close();
  paneWords.use();
  sheetWords.use();
});

const speak = async (tag: string) => {
  paneWords.use((await translationOf(tag))?.pane);
  await world.app.renewWords();
};
const connect = () => world.app.do({ do: 'connect-sample' });
const download = (kind: string) => world.app.do({ do: 'download', kind });
const headers = (sheet: string) => world.workbook.person.read(sheet)[0];
const rowOf = (sheet: string, text: string) =>
  world.workbook.person.read(sheet).findIndex((cells) => cells.includes(text)) + 1;
const cell = (sheet: string, header: string, row: number) =>
  world.workbook.person.read(sheet)[row - 1]?.[headers(sheet)?.indexOf(header) ?? -1];
const type = (sheet: string, header: string, row: number, text: string) => {
  const at = headers(sheet)?.indexOf(header) ?? -1;
  world.workbook.person.type(`${String.fromCharCode(65 + at)}${row}`, text, sheet);
};
const pushAll = async () => {
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'send' });
};

test('a workbook that a German begins is German for everybody, and each pane speaks its own language', async () => {
  await speak('de');
  await connect();
  await download('users');
  expect(world.view().notice?.title).toMatch(/^Heruntergeladen: /);
  const row = rowOf('Benutzer', 'soconnor');
  type('Benutzer', 'Vorname', row, 'Sinéad');
  await pushAll();
  expect(cell('Benutzer', 'Status', row)).toBe(STATUS.stored);
  expect(cell('Benutzer', 'Meldung', row)).toMatch(/^Gespeichert /);

  await speak('en');
  await world.reopenConnected();
  expect(world.shownTable('users')).toMatchObject({ state: 'ready', title: 'Benutzer', one: 'user' });
  type('Benutzer', 'Nachname', row, 'Connor');
  await pushAll();
  expect(cell('Benutzer', 'Status', row)).toBe(STATUS.stored);
  expect(cell('Benutzer', 'Meldung', row)).toMatch(/^Stored /);
  await download('departments');
  expect(headers('Abteilungen')?.slice(1, 4)).toEqual(['Status', 'Meldung', 'Name']);
});

test('the sheets of an English workbook stay English in a German pane', async () => {
  await connect();
  await download('users');
  const before = headers('Users');
  await speak('de');
  await world.reopenConnected();
  expect(world.shownTable('users')).toMatchObject({ state: 'ready', title: 'Users', one: 'Benutzer' });
  const row = rowOf('Users', 'soconnor');
  type('Users', 'Email', row, 'not an address');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(cell('Users', 'Status', row)).toBe('Edited');
  expect(cell('Users', 'Message', row)).toContain('Kein @ in der Adresse');
  expect(headers('Users')).toEqual(before);
});

test('the marks of edited and of changed cells are found by their words in the language of the sheets', async () => {
  await speak('de');
  await connect();
  await download('users');
  const row = rowOf('Benutzer', 'soconnor');
  type('Benutzer', 'Vorname', row, 'Sinéad');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(cell('Benutzer', 'Meldung', row)).toBe('Geändert: Vorname');
  await speak('en');
  await world.app.do({ do: 'back' });
  type('Benutzer', 'Nachname', row, 'Connor');
  await world.app.do({ do: 'preview', kind: 'users' });
  expect(cell('Benutzer', 'Meldung', row)).toBe('Geändert: Vorname; Nachname');
});

test('in a German workbook, an English pane knows an open shift by its German name and by the English one', async () => {
  await speak('de');
  await connect();
  await download('users');
  await download('time-blocks');
  await speak('en');
  await world.reopenConnected();
  await pasteShifts(
    world,
    'Name\tDate\tStart\tEnd\nOffene Schicht\t2026-11-23\t9\t17\nOpen shift\t2026-11-24\t9\t17',
  );
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  const rows = world.workbook.person.read('Zeitblöcke').slice(1);
  expect(rows.map((cells) => [cells[1], cells[3]])).toEqual([
    ['Neu', 'Offene Schicht'],
    ['Neu', 'Offene Schicht'],
  ]);
});

test('a German workbook that has lost its memory is still read in German by an English pane', async () => {
  await world.close();
  world = await openWorld({
    workbook: { url: 'C:\\Plans\\Woche 47.xlsx', hardness: { losesParts: true } },
    ports: (own) => ({ ...own, sheetWords: async (tag) => (await translationOf(tag))?.sheets }),
  });
  await speak('de');
  await connect();
  await download('users');
  const row = rowOf('Benutzer', 'soconnor');
  type('Benutzer', 'Vorname', row, 'Sinéad');
  await pushAll();
  await speak('en');
  const reopen = world.workbook.keep();
  reopen();
  await world.reopenConnected();
  expect(world.view().memoryDoubt).toBe('missing');
  await download('users');
  expect(world.view().memoryDoubt).toBeUndefined();
  expect(world.shownTable('users')).toMatchObject({ state: 'ready', title: 'Benutzer' });
  expect(headers('Benutzer')).toContain('Vorname');
  type('Benutzer', 'Vorname', row, 'Sinead');
  await pushAll();
  expect(cell('Benutzer', 'Status', row)).toBe(STATUS.stored);
  expect(STATUS.edited).toBe('Geändert');
});

test('N20: if the words of the workbook’s language can’t be loaded, a sentence says so, and the next job tries again', async () => {
  await speak('de');
  await connect();
  await download('users');
  paneWords.use();
  sheetWords.use();
  isOffline = true;
  await world.reopenConnected();
  await download('users');
  const said = JSON.stringify(world.view().notice);
  expect(said).toContain('The words for the language of this workbook can’t be loaded');
  expect(said).not.toContain('unexpected');
  isOffline = false;
  await connect();
  await download('users');
  expect(world.shownTable('users')).toMatchObject({ state: 'ready', title: 'Benutzer' });
});
