/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldOf } from '../../../src/core/entities/entity';
import { entityOf } from '../../../src/core/entities/registry';
import { STATUS, needsUser } from '../../../src/core/sync/status-words';
import { layoutOf } from '../../../src/core/table/layout';
import { cellWords, OPEN_SHIFT_WORDS, boolean } from '../../../src/core/values/choice';
import { countText } from '../../../src/core/values/shown';
import { paneWords, sheetWords } from '../../../src/core/words/words';
import {
  beginLanguage,
  chooseLanguage,
  languageOf,
  languages,
  translationOf,
} from '../../../src/taskpane/languages/languages';
import { paneText } from '../../../src/taskpane/messages';

const AREAS = path.join(import.meta.dirname, 'all-areas.ts');
const SRC = path.join(import.meta.dirname, '../../../src');

function deviceWith(kept = new Map<string, string>()) {
  return {
    kept,
    get: (name: string) => kept.get(name),
    set: (name: string, of: string) => void kept.set(name, of),
    remove: (name: string) => void kept.delete(name),
  };
}

afterEach(() => {
  paneWords.use();
  sheetWords.use();
});

test('the list of areas that the tests of languages read is complete', () => {
  const listed = readFileSync(AREAS, 'utf8');
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll(path.sep, '/'));
  const withWords = files.filter((file) =>
    /(?:pane|sheet)Words\.words\(/.test(readFileSync(path.join(SRC, file), 'utf8')),
  );
  expect(withWords.length).toBeGreaterThan(40);
  expect(withWords.filter((file) => !listed.includes(`/src/${file.replace(/\.tsx?$/, '')}'`))).toEqual([]);
});

test('the pane speaks the language of Office’s menus, until the user chooses another one on this device', async () => {
  const device = deviceWith();
  await beginLanguage(device, 'de-AT');
  expect(paneText.tabs.home).toBe('Start');
  expect(document.documentElement.lang).toBe('de');
  await chooseLanguage(device, 'en');
  expect(paneText.tabs.home).toBe('Home');
  await beginLanguage(device, 'de-DE');
  expect(paneText.tabs.home).toBe('Home');
});

test('a language that Shiftsheet does not have is English', async () => {
  await beginLanguage(deviceWith(), 'fi-FI');
  expect([paneText.tabs.home, document.documentElement.lang]).toEqual(['Home', 'en']);
  expect(languageOf('DE')).toBe('de');
});

test('counts are written as the language does', async () => {
  expect(countText(12_345.5)).toBe('12,345.5');
  await chooseLanguage(deviceWith(), 'de');
  expect(countText(12_345.5)).toBe('12.345,5');
});

test('German sheets have German headers, and the columns of English sheets are still found', async () => {
  sheetWords.use((await translationOf('de'))?.sheets);
  const { columns, sheet } = layoutOf(entityOf('users'));
  const column = (id: string) => columns.find((each) => each.id === id);
  expect(sheet).toBe('Benutzer');
  expect(column('FirstName')).toMatchObject({ header: 'Vorname' });
  expect(column('FirstName')?.formerHeaders).toContain('First name');
  expect(column('Message')).toMatchObject({ header: 'Meldung', formerHeaders: ['Message'] });
  expect(column('UserType')?.choices).toEqual(['Administrator', 'Leitung', 'Mitarbeiter', 'Nur lesen']);
});

test('cells of German sheets are read in German and in English', async () => {
  const { valueKind: kind } = fieldOf(entityOf('users'), 'UserType');
  sheetWords.use((await translationOf('de'))?.sheets);
  expect(['Mitarbeiter', 'employee', 'E'].map((cell) => kind.fromCell(cell))).toEqual(
    Array(3).fill({ ok: true, value: 'E' }),
  );
  expect(['ja', 'Yes', true].map((cell) => boolean.fromCell(cell))).toEqual(
    Array(3).fill({ ok: true, value: true }),
  );
  expect(boolean.toCell(false)).toBe('Nein');
});

test('the words of Status mean the same in German', async () => {
  sheetWords.use((await translationOf('de'))?.sheets);
  expect(STATUS.edited).toBe('Geändert');
  expect([needsUser('Geändert'), needsUser('Neu'), needsUser('Konflikt'), needsUser('')]).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('an open shift is known by its word in every language', async () => {
  const words = new Set<string>();
  for (const { tag } of languages) {
    sheetWords.use((await translationOf(tag))?.sheets);
    words.add(cellWords.openShift);
  }
  expect([...words].sort()).toEqual([...OPEN_SHIFT_WORDS].sort());
});
