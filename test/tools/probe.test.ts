/** The questions to real Excel (tools/real-excel/probe.ts), asked of the stand-in as Script Lab would compile and run them. */
import { readFileSync } from 'node:fs';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { AS_DOCUMENTED, PROFILES, type Hardness, type Profile } from '../../src/standins/excel/hardness';
import { answersOfSheet, tableOf, type Answer } from '../../tools/probe/answers';
import { openWorkbook, type OpenWorkbook } from '../office/open-workbook';
import { replace } from '../runner/replace';

const SOURCE = readFileSync('tools/real-excel/probe.ts', 'utf8');
const PAGE = readFileSync('docs/developer/real-excel.md', 'utf8');

/** Switches that change no answer here: the library of the tests names no platform. */
const WITHOUT_BEHAVIOUR: readonly (keyof Hardness)[] = ['platform'];

/** Switches whose difference a person has to bring about: by saving, reopening, undoing, or another window. */
const BY_HAND: readonly (keyof Hardness)[] = [
  'freezesLocation',
  'losesParts',
  'hidesPartsOfOthers',
  'saveEndsUndo',
  'writesEndUndo',
  'failsInBackground',
];

/** Questions about members that the stand-in does not have. */
const NOT_MODELLED = ['B13-resize', 'B19-theme'];

/** Shorter than a platform's, so that the test is short; longer than the shortest that the script tells apart. */
const ROUND_TRIP_MS = 40;
const EVENTS_LATE_MS = 150;

/** The same script with smaller numbers: the stand-in is asked often. */
const IN_TESTS = SOURCE.replace('PROBE_QUIET_MS = 2000', 'PROBE_QUIET_MS = 250')
  .replace('PROBE_LONG_LIST = 40_000', 'PROBE_LONG_LIST = 40')
  .replace('PROBE_FILLS = 2000', 'PROBE_FILLS = 20');
/** Only what a person begins, and what is made for people. */
const WITHOUT_QUESTIONS = IN_TESTS.replace('await askAll(PROBE_QUESTIONS);', '');

const compiledBefore = new Map<string, string>();

/** The script as Script Lab compiles it: transpiled to ES5, with an error if a line is not valid. */
function compiled(source: string): string {
  const known = compiledBefore.get(source);
  if (known !== undefined) return known;
  const { outputText, diagnostics = [] } = transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: { target: ScriptTarget.ES5, module: ModuleKind.CommonJS, ignoreDeprecations: '6.0' },
  });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  compiledBefore.set(source, outputText);
  return outputText;
}

/** Runs the script in the workbook that was opened last, and resolves when it has ended. */
async function runProbe(source: string): Promise<void> {
  let ended: Promise<unknown> | undefined;
  const office = Object.create(Office, {
    onReady: { value: (start: () => Promise<void>) => (ended = Promise.resolve().then(start)) },
  }) as object;
  // Indirect eval, as in a page: the script sees global names only.
  const script = (0, eval)(`(function (Office) {${compiled(source)}\n})`) as (Office: object) => void;
  script(office);
  await ended;
}

function valuesOf({ grid }: OpenWorkbook, name: string): unknown[][] {
  const sheet = grid.sheets().find((each) => each.name === name)?.id ?? '';
  const used = grid.used(sheet);
  return used ? grid.read(sheet, used).map((row) => row.map(({ value }) => value)) : [];
}

function namesInWorkbook(): Promise<string[]> {
  return Excel.run(async (context) => {
    const { names } = context.workbook;
    names.load('items/name');
    await context.sync();
    return names.items.map(({ name }) => name);
  });
}

const answersIn = (workbook: OpenWorkbook): Answer[] => answersOfSheet(valuesOf(workbook, 'Probe'));

async function askExcel(hardness: Hardness): Promise<Answer[]> {
  const roundTripMs = Math.min(hardness.roundTripMs, ROUND_TRIP_MS);
  const eventsLateMs = hardness.eventsLateMs > 0 ? EVENTS_LATE_MS : 0;
  const workbook = openWorkbook({ hardness: { ...hardness, roundTripMs, eventsLateMs } });
  await runProbe(IN_TESTS);
  return answersIn(workbook);
}

let documented: Answer[] = [];
/** Called with each line that the script logs. */
let onLine: (line: string) => void = () => undefined;

const catchLines = () => replace(console, 'log', { value: (line: string) => onLine(line) });

beforeAll(async () => {
  const restore = catchLines();
  documented = await askExcel(AS_DOCUMENTED);
  restore();
});
beforeEach(() => void catchLines());

test('the script needs no module and no syntax that an old compiler does not know', () => {
  expect(compiled(SOURCE)).not.toMatch(/\bexports\.|\brequire\(|__spreadArray|__values|__read\b/);
  expect(SOURCE.replaceAll(/\/\*\*[^]*?\*\/|`\?\.`/g, '')).not.toMatch(/\?\.[a-z[(]|\?\?/i);
});

test('each question that is not left to a person has an answer, and none ends in a mistake of the script', () => {
  const byScript = documented.filter(({ id }) => !id.startsWith('by-hand-'));
  expect(byScript.filter(({ answer }) => answer === '')).toEqual([]);
  const unknown = byScript.filter(({ answer }) => /ApiNotFound|there is no/.test(answer));
  expect(unknown.map(({ id }) => id)).toEqual(NOT_MODELLED);
  const mistakes = byScript.filter(({ answer }) => /TypeError|ReferenceError|no answer in/.test(answer));
  expect(mistakes).toEqual([]);
});

test('no two questions have the same id, and the page explains each', () => {
  const ids = documented.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !PAGE.includes(`\`${id}\``))).toEqual([]);
});

test.each(Object.keys(AS_DOCUMENTED))('the switch %s has a question', (name) => {
  const asked = documented.filter(({ switches }) => switches.includes(name));
  expect(asked.map(({ id }) => id)).not.toEqual([]);
  const isByHand = asked.some(({ id }) => id.startsWith('by-hand-'));
  if ((BY_HAND as readonly string[]).includes(name)) expect(isByHand).toBe(true);
});

test('each switch that a question names exists', () => {
  const named = documented.flatMap(({ switches }) => switches);
  expect(named.filter((name) => !(name in AS_DOCUMENTED))).toEqual([]);
});

test.each(Object.keys(PROFILES) as Profile[])(
  'on the Excel of %s, answers differ from the documented ones where a switch is on, and nowhere else',
  async (profile) => {
    const hardness: Hardness = PROFILES[profile];
    const isOn = (name: string) => hardness[name as keyof Hardness] !== AS_DOCUMENTED[name as keyof Hardness];
    const found = await askExcel(hardness);
    const differing = found.filter(({ answer }, at) => answer !== documented[at]?.answer);
    expect(found.map(({ id }) => id)).toEqual(documented.map(({ id }) => id));
    expect(differing.filter(({ switches }) => !switches.some(isOn))).toEqual([]);
    const expected = (Object.keys(AS_DOCUMENTED) as (keyof Hardness)[])
      .filter(isOn)
      .filter((name) => !WITHOUT_BEHAVIOUR.includes(name) && !BY_HAND.includes(name));
    const shown = differing.flatMap(({ switches }) => switches);
    expect(expected.filter((name) => !shown.includes(name))).toEqual([]);
    expect(WITHOUT_BEHAVIOUR.filter((name) => shown.includes(name))).toEqual([]);
  },
);

test('a second run sees what the first one left, keeps what a person typed, and says what has changed', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED });
  await runProbe(WITHOUT_QUESTIONS);
  const row = answersIn(workbook).findIndex(({ id }) => id === 'by-hand-digits') + 2;
  workbook.person.type(`D${row}`, 'a green triangle', 'Probe');
  await runProbe(WITHOUT_QUESTIONS);
  const answers = new Map(answersIn(workbook).map(({ id, answer }) => [id, answer]));
  expect(answers.get('again-part')).toBe('yes');
  expect(answers.get('again-column-ids')).toBe('yes');
  expect(answers.get('by-hand-digits')).toBe('a green triangle');
  const again = valuesOf(workbook, 'Probe').find(([id]) => id === 'again-part');
  expect(again?.[4]).toBe('no earlier run');
});

test('the script removes what it made, and nothing else', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED });
  await Excel.run(async (context) => {
    const own = context.workbook.worksheets.add('Probe of mine');
    own.getRange('A1').values = [['mine']];
    context.workbook.names.add('ProbeOfMine', own.getRange('A1'));
    await context.sync();
  });
  await runProbe(IN_TESTS);
  expect(workbook.grid.sheets().map(({ name }) => name)).toEqual([
    'Sheet1',
    'Probe of mine',
    'Probe lists',
    'Probe try',
    'Probe',
  ]);
  expect(await namesInWorkbook()).toEqual(['ProbeOfMine', 'ProbeList']);
  await runProbe(WITHOUT_QUESTIONS.replace('onlyCleanUp: false', 'onlyCleanUp: true'));
  expect(workbook.grid.sheets().map(({ name }) => name)).toEqual(['Sheet1', 'Probe of mine']);
  expect(valuesOf(workbook, 'Probe of mine')).toEqual([['mine']]);
  expect(workbook.host.book.xmlParts.size).toBe(0);
  expect(await namesInWorkbook()).toEqual(['ProbeOfMine']);
});

test('with time for a person, the script asks what happens behind another workbook and while a cell is edited', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED });
  onLine = (line) => {
    if (line.startsWith('Type into A1')) workbook.host.beginCellEdit();
    if (line === 'Press Enter now.') workbook.host.endCellEdit();
  };
  await runProbe(
    WITHOUT_QUESTIONS.replace('secondsForAnotherWorkbook: 0', 'secondsForAnotherWorkbook: 0.1').replace(
      'secondsForCellEdit: 0',
      'secondsForCellEdit: 0.2',
    ),
  );
  const answers = new Map(answersIn(workbook).map(({ id, answer }) => [id, answer]));
  expect(answers.get('by-hand-another-workbook')).toBe('none');
  expect(answers.get('by-hand-cell-edit')).toBe(
    'without delayForCellEdit: ERROR InvalidOperationInCellEditMode; with it: written after 0 s; A1 has the script’s value',
  );
});

test('the table shows what differs, beside the answers of people', () => {
  const sheet = [
    ['Id', 'Switch', 'Question', 'Answer', 'Answer of the earlier run'],
    ['a', 'one two', 'First?', 'yes', ''],
    ['b', '', 'Second?', 'x | y', ''],
    ['', '', '', '', ''],
  ];
  const rows = answersOfSheet(sheet);
  expect(rows).toEqual([
    { id: 'a', switches: ['one', 'two'], question: 'First?', answer: 'yes' },
    { id: 'b', switches: [], question: 'Second?', answer: 'x | y' },
  ]);
  const others = [{ name: 'mine.tsv', rows: [{ id: 'a', switches: [], question: '', answer: 'no' }] }];
  expect(tableOf({ name: 'as documented', rows }, others, false)).toEqual([
    '| id | switch | question | as documented | mine.tsv |',
    '| --- | --- | --- | --- | --- |',
    '| a | one two | First? | yes | no |',
    '| b |  | Second? | x \\| y | not asked |',
  ]);
  expect(tableOf({ name: 'as documented', rows }, [{ name: 'same', rows }], false)).toHaveLength(2);
  expect(tableOf({ name: 'as documented', rows }, [{ name: 'same', rows }], true)).toHaveLength(4);
});
