/**
 * Every sentence of the product exists in every language. The compiler finds a word that a language lacks; these tests find one
 * that was left in English, an area that is in no language, and kinds and columns without words.
 */
import { allEntities, entityOf } from '../../../src/core/entities/registry';
import { paneWords, sheetWords, type Vocabulary } from '../../../src/core/words/words';
import { languages, translationOf } from '../../../src/taskpane/languages/languages';
import './all-areas';
import { EQUAL_WORDS } from './equal-words';

type Words = Readonly<Record<string, unknown>>;

/** A text, or a function that makes one, with its path: `homeText.acts.goTo`. */
interface Leaf {
  readonly path: string;
  readonly word: unknown;
}

function leavesOf(words: unknown, path: string): Leaf[] {
  if (typeof words !== 'object' || words === null) return [{ path, word: words }];
  return Object.entries(words as Words).flatMap(([key, word]) => leavesOf(word, `${path}.${key}`));
}

function wordAt(areas: Words, path: string): unknown {
  return path.split('.').reduce<unknown>((group, key) => (group as Words | undefined)?.[key], areas);
}

/** Keys of the English words that are no words: what corrects a problem, and how problems are grouped. */
const NO_WORDS = /^checkMessages\.[^.]+\.(?:fix|by)(?:\.|$)/;

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text);

const translated = languages.filter(({ load }) => load);

describe.each(translated.map(({ tag }) => tag))('in %s', (tag) => {
  const areasOf = async (vocabulary: Vocabulary): Promise<Words> => {
    const words = await translationOf(tag);
    return (vocabulary === paneWords ? words?.pane : words?.sheets)?.areas ?? {};
  };

  test.each([
    ['pane', paneWords],
    ['sheets', sheetWords],
  ] as const)('every word of the %s is there', async (_, vocabulary) => {
    const areas = await areasOf(vocabulary);
    const missing: string[] = [];
    const english: string[] = [];
    for (const [area, words] of vocabulary.english)
      for (const { path, word } of leavesOf(words, area)) {
        if (NO_WORDS.test(path)) continue;
        const other = wordAt(areas, path);
        if (typeof other !== typeof word) missing.push(path);
        else if (typeof word === 'string' && other === word && isWord(word) && !EQUAL_WORDS[tag]?.has(word))
          english.push(`${path}: ${word}`);
      }
    expect(missing).toEqual([]);
    expect(english).toEqual([]);
  });

  test('no language has words for an area that does not exist', async () => {
    const own = new Set(['kinds', 'sheets']);
    for (const vocabulary of [paneWords, sheetWords])
      for (const area of Object.keys(await areasOf(vocabulary)))
        if (!own.has(area)) expect([...vocabulary.english.keys()]).toContain(area);
  });

  test('every kind of record has its words, and every column its header', async () => {
    const kinds = (await areasOf(paneWords))['kinds'] as Words;
    const sheets = (await areasOf(sheetWords))['sheets'] as Readonly<
      Record<string, { readonly headers: Words } | undefined>
    >;
    for (const entity of [...allEntities(), entityOf('template-1000')]) {
      const key = entity.kind.replace(/^template-.*/, 'template');
      expect(Object.keys(kinds)).toContain(key);
      const headers = Object.keys(sheets[key]?.headers ?? {});
      const missing = entity.fields.filter(({ id }) => !headers.includes(id)).map(({ id }) => `${key} ${id}`);
      expect(missing).toEqual([]);
    }
  });
});
