/** The questions to real Excel (tools/real-excel/probe.ts), asked of the stand-in as Script Lab would compile and run them. */
import { readFileSync } from 'node:fs';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { AS_DOCUMENTED, PROFILES, type Hardness, type Profile } from '../../src/standins/excel/hardness';
import { answersOfSheet, tableOf, type Answer } from '../../tools/probe/answers';
import { canReplay, differencesOf, nearestOf } from '../../tools/probe/replay';
import { recordingsOfSheet, rowsOfFile, TRAFFIC, type Recording } from '../../tools/probe/traffic';
import { openWorkbook, type OpenWorkbook } from '../office/open-workbook';
import { replace } from '../runner/replace';

const SOURCE = readFileSync('tools/real-excel/probe.ts', 'utf8');
const PAGE = readFileSync('docs/developer/real-excel.md', 'utf8');

/** Switches whose difference a person has to bring about: by saving, reopening, undoing, or another window. */
const BY_HAND: readonly (keyof Hardness)[] = [
  'freezesLocation',
  'losesParts',
  'hidesPartsOfOthers',
  'saveEndsUndo',
  'writesEndUndo',
  'failsInBackground',
  'membersEndUndo',
  'renewsIds',
  'picksInSilence',
];

/** Switches whose question needs a member that the pinned library does not have. */
const NEWER: readonly (keyof Hardness)[] = ['keepsRuleLooks'];

/** Questions about members that the stand-in does not have. */
const NOT_MODELLED = ['B13-resize', 'merged-writes'];

/** The ten questions that decide, in the order of the sheet. */
const DECIDING = [
  'N1-undo-group',
  'N2-rule-ids',
  'N3-rule-order',
  'N4-rule-redraw',
  'N6-partial-answers',
  'failed-batch-keeps',
  'error-words',
  'date-letters',
  'chart-selected',
  'again-ids',
];

/** Shorter than a platform's, so that the test is short; longer than the shortest that the script tells apart. */
const ROUND_TRIP_MS = 40;
const EVENTS_LATE_MS = 150;

/** All questions, with smaller numbers: the stand-in is asked often. */
const IN_TESTS = SOURCE.replace('askEverything: false', 'askEverything: true')
  .replace('PROBE_QUIET_MS = 2000', 'PROBE_QUIET_MS = 250')
  .replace('PROBE_LONG_LIST = 40_000', 'PROBE_LONG_LIST = 40')
  .replace('PROBE_FILLS = 2000', 'PROBE_FILLS = 20');
/** Only what a person begins, and what is made for people. */
const WITHOUT_QUESTIONS = IN_TESTS.replace('await askAll(PROBE_QUESTIONS)', '[]').replace(
  'await askAll(PROBE_DECIDING)',
  '[] as ProbeRow[]',
);

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

/** The answers of a run, with the sheet "Probe" as a person sends it. */
interface Sent {
  readonly answers: Answer[];
  readonly file: string;
}

function sentFrom(workbook: OpenWorkbook): Sent {
  const rows = valuesOf(workbook, 'Probe').map((row) => row.map(String));
  return { answers: answersIn(workbook), file: rows.map((row) => row.join('\t')).join('\r\n') };
}

const recordingsOf = (file: string): Recording[] => recordingsOfSheet(rowsOfFile(file));

/** The ids of the questions whose recording differs from the stand-in. */
async function differingIn(file: string, hardness: Hardness): Promise<string[]> {
  const different: string[] = [];
  for (const recording of recordingsOf(file).filter(canReplay))
    if ((await differencesOf(recording, hardness)).length > 0) different.push(recording.id);
  return different;
}

async function askExcel(hardness: Hardness): Promise<Sent> {
  const roundTripMs = Math.min(hardness.roundTripMs, ROUND_TRIP_MS);
  const eventsLateMs = hardness.eventsLateMs > 0 ? EVENTS_LATE_MS : 0;
  const workbook = openWorkbook({ hardness: { ...hardness, roundTripMs, eventsLateMs } });
  await runProbe(IN_TESTS);
  return sentFrom(workbook);
}

let documented: Answer[] = [];
let documentedFile = '';
/** Called with each line that the script logs. */
let onLine: (line: string) => void = () => undefined;

const catchLines = () => replace(console, 'log', { value: (line: string) => onLine(line) });

beforeAll(async () => {
  const restore = catchLines();
  ({ answers: documented, file: documentedFile } = await askExcel(AS_DOCUMENTED));
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
  const isByHand = asked.some(({ id }) => id.startsWith('by-hand-') || id.startsWith('again-'));
  if ((BY_HAND as readonly string[]).includes(name)) expect(isByHand).toBe(true);
});

test('each switch that a question names exists', () => {
  const named = documented.flatMap(({ switches }) => switches);
  expect(named.filter((name) => !(name in AS_DOCUMENTED))).toEqual([]);
});

/** The platform that the product's tests run on, and the oldest. `--all` asks all of them, also those that are slow. */
const asked = process.env['TRUST'] === 'all' ? (Object.keys(PROFILES) as Profile[]) : (['m365'] as const);

test.each(asked)(
  'on the Excel of %s, answers differ from the documented ones where a switch is on, and nowhere else',
  async (profile) => {
    const hardness: Hardness = PROFILES[profile];
    const isOn = (name: string) => hardness[name as keyof Hardness] !== AS_DOCUMENTED[name as keyof Hardness];
    const { answers: found } = await askExcel(hardness);
    const differing = found.filter(({ answer }, at) => answer !== documented[at]?.answer);
    expect(found.map(({ id }) => id)).toEqual(documented.map(({ id }) => id));
    expect(differing.filter(({ switches }) => !switches.some(isOn))).toEqual([]);
    const expected = (Object.keys(AS_DOCUMENTED) as (keyof Hardness)[])
      .filter(isOn)
      .filter((name) => !BY_HAND.includes(name) && !NEWER.includes(name));
    const shown = differing.flatMap(({ switches }) => switches);
    expect(expected.filter((name) => !shown.includes(name))).toEqual([]);
  },
);

test('by itself, the script asks the ten questions that decide, and says what to do next', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED });
  let last = '';
  onLine = (line) => void (last = line);
  await runProbe(SOURCE);
  expect(answersIn(workbook).map(({ id }) => id)).toEqual(DECIDING);
  expect(last).toBe(
    'Done. 9 of 10 answered. Save and close this workbook, open it, and run this script again.',
  );
  workbook.reopenPane();
  await runProbe(SOURCE);
  expect(answersIn(workbook).map(({ id }) => id)).toEqual(DECIDING);
  expect(answersIn(workbook).at(-1)?.answer).toBe('sheet yes, table yes');
  expect(last).toBe('Done. 10 of 10 answered. Send this sheet.');
  expect(workbook.grid.sheets().map(({ name }) => name)).toEqual(['Sheet1', 'Probe kept', 'Probe']);
});

test('an answer that a person typed stays when only the ten questions are asked', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED });
  await runProbe(WITHOUT_QUESTIONS);
  const row = answersIn(workbook).findIndex(({ id }) => id === 'by-hand-digits') + 2;
  workbook.person.type(`D${row}`, 'a green triangle', 'Probe');
  await runProbe(SOURCE);
  expect(answersIn(workbook).map(({ id }) => id)).toEqual([...DECIDING, 'by-hand-digits']);
  expect(answersIn(workbook).at(-1)?.answer).toBe('a green triangle');
});

test('in an Excel with ExcelApi 1.20, each act is tried in an undo group of its own', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED, excelApi: '1.20' });
  let groups = 0;
  const { run } = Excel;
  const watched = (...given: Parameters<typeof run>): Promise<unknown> => {
    const [options] = given as unknown[] as [Excel.RunOptions];
    if (options.mergeUndoGroup === true) groups += 1;
    return run(...given);
  };
  replace(Excel, 'run', { value: watched });
  await runProbe(SOURCE);
  const group = answersIn(workbook).find(({ id }) => id === 'N1-undo-group');
  expect(group?.answer).toBe(
    'accepted: write a cell, add a sheet, hide a sheet, delete a sheet, add an XML part, add a hidden name, ' +
      'add a table, resize a table, freeze panes, add a rule, delete a rule, add a dropdown',
  );
  expect(groups).toBe(12);
  expect(await namesInWorkbook()).toEqual([]);
  expect(await differingIn(sentFrom(workbook).file, AS_DOCUMENTED)).toEqual([]);
});

test('the sheet has the traffic of each question, without a place, a name of a file or a sentence', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED, url: 'https://files.example/Ann/Plan.xlsx' });
  await Excel.run(async (context) => {
    context.workbook.worksheets.add('Wages of Ann').activate();
    await context.sync();
  });
  await runProbe(SOURCE);
  const { file } = sentFrom(workbook);
  expect(recordingsOf(file).map(({ id }) => id)).toEqual([
    'again-ids',
    ...DECIDING.filter((id) => id !== 'again-ids'),
  ]);
  expect(recordingsOf(file).every(({ isWhole }) => isWhole)).toBe(true);
  expect(file).not.toMatch(/files\.example|Ann\b|Plan|"Message":"[^"]/);
  for (const row of rowsOfFile(file)) expect(row[3]?.length ?? 0).toBeLessThan(32_000);
});

test('the stand-in answers its own recording as it did, also after a program put quotation marks around it', async () => {
  expect(recordingsOf(documentedFile).length).toBeGreaterThan(60);
  expect(await differingIn(documentedFile, AS_DOCUMENTED)).toEqual([]);
  const quoted = documentedFile.replaceAll(/\|[^\t]*(?=\t)/g, (cell) => `"${cell.replaceAll('"', '""')}"`);
  expect(quoted).not.toBe(documentedFile);
  expect(recordingsOf(quoted)).toEqual(recordingsOf(documentedFile));
});

test('a recording with one other value or code names the question', async () => {
  const altered = (id: string, from: string, to: string): string => {
    const rows = rowsOfFile(documentedFile).map((row) =>
      row[0] === TRAFFIC && row[1] === id ? row.map((cell) => cell.replace(from, to)) : row,
    );
    return rows.map((row) => row.join('\t')).join('\n');
  };
  const otherValue = altered('error-words', '["Error","Error"', '["Error","String"');
  expect(await differingIn(otherValue, AS_DOCUMENTED)).toEqual(['error-words']);
  const otherCode = altered('failed-batch-keeps', '"Code":"ItemNotFound"', '"Code":"InvalidArgument"');
  expect(await differingIn(otherCode, AS_DOCUMENTED)).toEqual(['failed-batch-keeps']);
  const recording = recordingsOf(otherCode).find(({ id }) => id === 'failed-batch-keeps');
  expect(recording && (await differencesOf(recording, AS_DOCUMENTED))).toEqual([
    'request 2, code: "InvalidArgument" in the recording, "ItemNotFound" on the stand-in',
  ]);
});

test('a recording that is not whole is refused, and says what is missing', () => {
  const lines = documentedFile.split('\r\n');
  const at = lines.findIndex((line) => line.includes('piece 2 of 2'));
  const [, id] = lines[at]?.split('\t') ?? [];
  expect(id).toBeTruthy();
  const without = (line: number): string => lines.filter((_line, each) => each !== line).join('\n');
  expect(() => recordingsOf(without(at))).toThrow(
    new RegExp(`^The recording of ${id} has request \\d+ only in part`),
  );
  expect(() => recordingsOf(without(at - 1))).toThrow('has no whole "request');
});

test('a response keeps no address, wherever it has one', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED });
  await runProbe(SOURCE.replace("values = [['kept']]", "values = [['ann@firm.example']]"));
  const { file } = sentFrom(workbook);
  const kept = recordingsOf(file).find(({ id }) => id === 'failed-batch-keeps');
  const [responses, requests] = ['response', 'request'].map((part) =>
    JSON.stringify(kept?.exchanges.map((each) => each[part as 'request' | 'response'])),
  );
  expect(requests).toContain('ann@firm.example');
  expect(responses).not.toContain('ann@firm.example');
  expect(responses).toContain('"Values":[["removed"]]');
});

test('a recording of a hard Excel says which stand-in is the nearest, and what differs from another', async () => {
  const workbook = openWorkbook({ profile: 'windows' });
  await runProbe(SOURCE);
  const { file } = sentFrom(workbook);
  const differing = await differingIn(file, AS_DOCUMENTED);
  expect(differing).toEqual(expect.arrayContaining(['N2-rule-ids', 'N3-rule-order', 'N6-partial-answers']));
  const standins = [
    { name: 'as documented', hardness: AS_DOCUMENTED },
    { name: 'windows', hardness: PROFILES.windows },
  ];
  expect(await nearestOf(recordingsOf(file), standins)).toEqual([
    'Of 9 recorded questions, 0 differ from the nearest stand-in (windows).',
  ]);
  const lines = await nearestOf(recordingsOf(file), standins.slice(0, 1));
  expect(lines.slice(1).map((line) => /^- ([\w-]+): request/.exec(line)?.[1])).toEqual(differing);
});

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
    'Probe kept',
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
  ]);
  expect(tableOf({ name: 'as documented', rows }, others, true).at(-1)).toBe(
    '| b |  | Second? | x \\| y | not asked |',
  );
  expect(tableOf({ name: 'as documented', rows }, [{ name: 'same', rows }], false)).toHaveLength(2);
  expect(tableOf({ name: 'as documented', rows }, [{ name: 'same', rows }], true)).toHaveLength(4);
});
