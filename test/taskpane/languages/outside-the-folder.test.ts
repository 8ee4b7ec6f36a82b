/**
 * @jest-environment jsdom
 *
 * What each language of the list needs beside its folder: texts that people see when the pane's script does not run, or that
 * Excel shows. The pages of help: test/taskpane/help.test.ts.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../../src/taskpane/languages/languages';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const translated = languages.filter(({ load }) => load).map(({ tag }) => tag);

test.each(translated)('%s: manifest.xml has an Override for each text that Excel shows', (tag) => {
  const manifest = new DOMParser().parseFromString(read('manifest.xml'), 'text/xml');
  const texts = ['Description', 'String']
    .flatMap((name) => [...manifest.getElementsByTagNameNS('*', name)])
    .filter((element) => element.hasAttribute('DefaultValue'));
  expect(texts.length).toBeGreaterThan(15);
  const has = (element: Element) =>
    [...element.getElementsByTagNameNS('*', 'Override')].some(
      (override) => override.getAttribute('Locale')?.split('-')[0] === tag && override.getAttribute('Value'),
    );
  const missing = texts.filter((element) => !has(element));
  expect(missing.map((element) => element.getAttribute('id') ?? element.localName)).toEqual([]);
});

test.each(translated)('%s: taskpane.html says each text of the start in it', (tag) => {
  const page = new DOMParser().parseFromString(read('src/taskpane/taskpane.html'), 'text/html');
  const english = [...page.querySelectorAll('p:not([lang])')];
  expect(english).toHaveLength(3);
  const missing = english.filter((text) => !text.parentElement?.querySelector(`:scope > p[lang="${tag}"]`));
  expect(missing.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())).toEqual([]);
});
