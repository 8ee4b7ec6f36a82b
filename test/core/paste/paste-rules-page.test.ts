/** docs/developer/paste-rules.md: its tables have what the code has, and nothing else. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { layoutChoices } from '../../../src/core/paste/layout-choices';
import { LAYOUTS } from '../../../src/core/paste/layout-ids';
import { asks } from '../../../src/core/paste/messages';
import type { LayoutGuess, QuestionId } from '../../../src/core/paste/question-ids';
import { guessWords, isDoubt } from '../../../src/core/paste/questions';
import { splitPasted } from '../../../src/core/paste/read';
import { pasteTargets } from '../../../src/core/paste/targets';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const PAGE = read('docs/developer/paste-rules.md');

/** The cells of each row of the page's table below a heading. */
function tableBelow(heading: string): readonly (readonly string[])[] {
  const section = PAGE.split(/^## /m).find((each) => each.startsWith(heading)) ?? '';
  const rows = [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) =>
    row.split(' | ').map((cell) => cell.trim()),
  );
  return rows.slice(2);
}

/** What stands between backticks in a cell. */
const codeIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The sentences of the questions that are no guesses. `…` stands for what a sentence quotes. */
const OWN_SENTENCES: Partial<Record<QuestionId, string>> = {
  order: asks.order('…'),
  week: asks.week('…'),
  'first-day': asks.firstDay('…'),
  halves: asks.halves,
  dots: asks.dots('…'),
  hours: asks.hours('…', '…'),
  long: asks.long('…'),
  meant: asks.meant('…'),
  layout: asks.layout,
  codes: asks.codes(['…']),
};

/** The ids of a type of question-ids.ts. */
function idsOf<Id extends string>(type: string): Id[] {
  const [, body = ''] = read('src/core/paste/question-ids.ts').split(`export type ${type} =`);
  const [own = ''] = body.split(';');
  return [...own.matchAll(/\| '([\w-]+)'/g)].map(([, id = '']) => id as Id);
}
const GUESSES = idsOf<LayoutGuess>('LayoutGuess');
const IDS = [...idsOf<QuestionId>('QuestionId'), ...idsOf<QuestionId>('DoubtId')];
const sentenceOf = (id: QuestionId): string => OWN_SENTENCES[id] ?? guessWords(id, '…');

test.each([
  { heading: 'What is asked', ids: IDS.filter((id) => !isDoubt(id)) },
  { heading: 'What is doubted', ids: IDS.filter(isDoubt) },
])('“$heading” has each question once, with its sentence', ({ heading, ids }) => {
  expect(ids.length).toBeGreaterThan(0);
  expect(tableBelow(heading).map(([id, sentence]) => [id, sentence])).toEqual(
    ids.map((id) => [`\`${id}\``, sentenceOf(id)]),
  );
});

test('“What a layout guesses” has each guess once, with its sentence', () => {
  expect(GUESSES.length).toBeGreaterThan(0);
  expect(tableBelow('What a layout guesses').map(([id, sentence]) => [id, sentence])).toEqual(
    GUESSES.map((id) => [`\`${id}\``, asks.layouts[id]('…')]),
  );
});

test('the page names each layout, each guess and each question once', () => {
  const names = codeIn(PAGE);
  const known = [...Object.keys(LAYOUTS), ...GUESSES, ...IDS];
  expect(known.filter((id) => names.filter((name) => name === id).length !== 1)).toEqual([]);
});

test('the page has the layouts in the order in which they are tried, and where day, person and times come from', () => {
  expect(tableBelow('Layouts').map(([id, day, person, times]) => [id, day, person, times])).toEqual(
    Object.entries(LAYOUTS).map(([id, { day, person, times }]) => [
      `\`${id}\``,
      ...[day, person, times].map((from) => from.join(', ')),
    ]),
  );
});

/** The layouts that read a text only if the user chooses them. */
const ONLY_CHOSEN: ReadonlySet<string> = new Set(['named-cells', 'days-below']);

test.each(tableBelow('Layouts').map(([id = '', , , , , example = '']) => ({ id: codeIn(id)[0], example })))(
  'the example of $id makes shifts in this layout, and in no other of those that are tried',
  ({ id, example }) => {
    const text = codeIn(example).join('\n').replaceAll('⇥', '\t');
    const answers = { week: '2026-11-23', columns: new Map<number, string>() };
    const choices = layoutChoices(splitPasted(text), pasteTargets(timeBlocks), answers);
    const found = choices.map(({ layout }) => layout);
    if (ONLY_CHOSEN.has(id ?? '')) expect(found).toContain(id);
    else expect(found.filter((each) => !ONLY_CHOSEN.has(each))).toEqual([id]);
  },
);

test('each file and folder in the tables exists', () => {
  const cells = ['Layouts', 'What a cell can mean', 'Rules'].flatMap((heading) => tableBelow(heading).flat());
  const named = cells.flatMap(codeIn).filter((code) => /^[a-z][\w/-]*(?:\/|\.ts)$/.test(code));
  const files = named.map((name) => (name.startsWith('src/') ? name : `src/core/paste/${name}`));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('no comment quotes the number of a rule, because the page has none', () => {
  const files = readdirSync(path.join(root, 'src/core/paste'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => /\brules? \d/.test(read(`src/core/paste/${file}`)))).toEqual([]);
});
