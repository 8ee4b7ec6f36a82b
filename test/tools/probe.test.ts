/** The questions to real Excel (tools/real-excel/probe.ts), asked of the stand-in as Script Lab would compile and run them. */
import { readFileSync } from 'node:fs';
import { departments } from '../../src/core/entities/category-items';
import { layoutOf } from '../../src/core/table/layout';
import { sheetWords } from '../../src/core/words/words';
import { createOfficeWorkbook } from '../../src/excel/workbook';
import {
  AS_DOCUMENTED,
  M365,
  PROFILES,
  type Hardness,
  type Profile,
} from '../../src/standins/excel/hardness';
import { ActionType, type Arguments, type RequestBody } from '../../src/standins/excel/protocol';
import { translationOf } from '../../src/taskpane/languages/languages';
import { answersOfSheet, rowsOfFile, tableOf, type Answer } from '../../tools/probe/answers';
import { compiled, runProbe, textsOf } from '../../tools/probe/ask';
import { attachLibrary } from '../office/library';
import { openWorkbook, type OpenWorkbook } from '../office/open-workbook';

const SOURCE = readFileSync('tools/real-excel/probe.ts', 'utf8');
const PAGE = readFileSync('docs/developer/real-excel.md', 'utf8');

/** With the eleventh question. */
const WITH_PERSON = SOURCE.replace('secondsForAnotherWorkbook: 0', 'secondsForAnotherWorkbook: 0.05');

/** Switches whose difference shows only if a person does something, or with a member that the pinned library does not have. */
const NOT_BY_SCRIPT: readonly (keyof Hardness)[] = [
  'failsInBackground',
  'freezesLocation',
  'hidesPartsOfOthers',
  'keepsRuleLooks',
  'losesParts',
  'renewsIds',
];

/** Shorter than a platform's, and longer than the shortest that the script tells apart. */
const ROUND_TRIP_MS = 40;

const answersIn = (workbook: OpenWorkbook): Answer[] => answersOfSheet(textsOf(workbook, 'Probe'));

async function askExcel(hardness: Hardness): Promise<OpenWorkbook> {
  const workbook = openWorkbook({
    hardness: { ...hardness, roundTripMs: Math.min(hardness.roundTripMs, ROUND_TRIP_MS) },
  });
  await runProbe(WITH_PERSON);
  return workbook;
}

let documented: Answer[] = [];
let sheet: string[][] = [];
beforeAll(async () => {
  const workbook = await askExcel(AS_DOCUMENTED);
  documented = answersIn(workbook);
  sheet = textsOf(workbook, 'Probe');
});

/** The requests and responses of a question, as the sheet has them. */
function exchangesOf(rows: readonly (readonly string[])[], id: string): { request: RequestBody }[] {
  const texts: string[] = [];
  for (const [kind, of, place = '', piece = ''] of rows) {
    if (kind !== 'traffic' || of !== id) continue;
    const request = Number(/^request (\d+), piece \d+ of \d+$/.exec(place)?.[1]);
    texts[request - 1] = (texts[request - 1] ?? '') + piece.slice(1);
  }
  return texts.map((text) => JSON.parse(text) as { request: RequestBody });
}

/** What requests set and call, each as one text: objects by their way from the sheet or the table, without ids. */
function callsOf(requests: readonly RequestBody[]): Set<string> {
  const calls = requests.flatMap(({ Actions, ObjectPaths }) => {
    const nameOf = (id: number): string => {
      const { Name = '', ParentObjectPathId = 0, ArgumentInfo } = ObjectPaths[id] ?? {};
      if (!(id in ObjectPaths)) return '';
      const parent = nameOf(ParentObjectPathId);
      if (parent.endsWith('.Worksheets()') || Name === 'Worksheet') return 'sheet';
      return parent.endsWith('.Tables()') ? 'table' : `${parent}.${Name}(${argumentsOf(ArgumentInfo)})`;
    };
    const argumentsOf = ({ Arguments: given = [], ReferencedObjectPathIds: ids = [] }: Arguments = {}) =>
      given.map((each, at) => (ids[at] ? nameOf(Number(ids[at])) : JSON.stringify(each))).join();
    return Actions.filter(({ ActionType: type }) =>
      [ActionType.method, ActionType.setProperty].some((each) => each === type),
    ).map(
      ({ Name = '', ObjectPathId, ArgumentInfo }) =>
        `${nameOf(ObjectPathId)}.${Name}(${argumentsOf(ArgumentInfo)})`,
    );
  });
  return new Set(calls.filter((call) => !/\.Suspend|\._(?:Keep|Remove)Reference/.test(call)));
}

/** What the product calls to make the table that the script makes. */
async function callsOfProduct(hardness: Hardness): Promise<Set<string>> {
  const { host } = openWorkbook({ hardness });
  const connection = host.connect();
  const requests: RequestBody[] = [];
  const processQuery = (body: string, flags: number): Promise<string> => {
    requests.push(JSON.parse(body) as RequestBody);
    return connection.processQuery(body, flags);
  };
  attachLibrary({ ...connection, processQuery }, hardness);
  const layout = { ...layoutOf(departments), table: 'ProbeTable' };
  const cells: Record<string, readonly string[]> = {
    Row: ['a1', 'a2'],
    Status: ['', 'New'],
    Name: ['Kitchen', 'Bar'],
    Active: ['Yes', 'No'],
    Color: ['FF8000', ''],
  };
  const rows = [0, 1].map((row) => layout.columns.map(({ id }) => cells[id]?.[row] ?? ''));
  const workbook = createOfficeWorkbook();
  await workbook.create(layout, rows);
  await workbook.decorate();
  return callsOf(requests);
}

test('make-table makes the same calls as the product, also its longest rule in German', async () => {
  const calls = callsOf(exchangesOf(sheet, 'make-table').map(({ request }) => request));
  const english = await callsOfProduct(AS_DOCUMENTED);
  const inRows = await callsOfProduct({ ...AS_DOCUMENTED, refusesUnboundedCells: true });
  for (const call of inRows) english.add(call);
  sheetWords.use((await translationOf('de'))?.sheets);
  const german = [...(await callsOfProduct(AS_DOCUMENTED))].filter((call) => call.includes('.Formula('));
  sheetWords.use();
  const longest = german.sort((one, other) => other.length - one.length)[0] ?? '';
  expect([...english, longest].filter((call) => !calls.has(call))).toEqual([]);
  // The lists of dropdowns: src/excel/lists.
  const ofLists = /Visibility\("VeryHidden"\)|"Kitchen"\],\["Bar"|ProbeList/;
  const others = [...calls].filter((call) => call !== longest && !english.has(call) && !ofLists.test(call));
  expect(others).toEqual([]);
});

test('the script needs no module and no syntax that an old compiler does not know', () => {
  expect(compiled(SOURCE)).not.toMatch(/\bexports\.|\brequire\(|__spreadArray|__values|__read\b/);
  expect(SOURCE.replaceAll(/\/\*\*[^]*?\*\/|`\?\.`/g, '')).not.toMatch(/\?\.[a-z[(]|\?\?/i);
});

test('each question has an answer, and none ends in a mistake of the script', () => {
  expect(documented).toHaveLength(11);
  expect(documented.filter(({ answer }) => answer === '')).toEqual([]);
  expect(documented.filter(({ answer }) => /^ERROR|TypeError|ReferenceError/.test(answer))).toEqual([]);
});

test('no two questions have the same id, the page has these questions and no others, and each switch exists', () => {
  const ids = documented.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !PAGE.includes(`\`${id}\``))).toEqual([]);
  const onPage = [...PAGE.matchAll(/`((?:[A-Z]\d+|again|by-hand|event)-[\w-]+)`/g)].map(([, id = '']) => id);
  expect(onPage.filter((id) => !ids.includes(id))).toEqual([]);
  const named = documented.flatMap(({ switches }) => switches);
  expect(named.filter((name) => !(name in AS_DOCUMENTED))).toEqual([]);
});

/** The platform that the product's tests run on. With `--all`, the others too. */
const asked = process.env['TRUST'] === 'all' ? (Object.keys(PROFILES) as Profile[]) : (['m365'] as const);

test.each(asked)(
  'on the Excel of %s, answers differ from the documented ones where a switch is on, and nowhere else',
  async (profile) => {
    const hardness: Hardness = PROFILES[profile];
    const isOn = (name: string) => hardness[name as keyof Hardness] !== AS_DOCUMENTED[name as keyof Hardness];
    const found = answersIn(await askExcel(hardness));
    const differing = found.filter(({ answer }, at) => answer !== documented[at]?.answer);
    expect(differing.filter(({ switches }) => !switches.some(isOn))).toEqual([]);
    const shown = differing.flatMap(({ switches }) => switches);
    const named = found.flatMap(({ switches }) => switches).filter(isOn);
    const expected = named.filter((name) => !(NOT_BY_SCRIPT as readonly string[]).includes(name));
    expect(expected.filter((name) => !shown.includes(name))).toEqual([]);
  },
);

test('a second run sees what the first one left, and each says what to do next', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED });
  let last = '';
  const keepLast = (line: string) => void (last = line);
  await runProbe(SOURCE, keepLast);
  expect(last).toBe(
    'Done. 8 of 10 answered. Save and close this workbook, open it, and run this script again.',
  );
  workbook.reopenPane();
  await runProbe(SOURCE, keepLast);
  expect(last).toBe('Done. 10 of 10 answered. Send this sheet.');
  expect(answersIn(workbook).slice(0, 2)).toMatchObject([
    { id: 'again-part', answer: 'yes' },
    { id: 'again-ids', answer: 'sheet yes, table yes, column yes' },
  ]);
});

test('a second run notices that the part and the ids are gone', async () => {
  const workbook = openWorkbook({ hardness: { ...AS_DOCUMENTED, losesParts: true, renewsIds: true } });
  await runProbe(SOURCE);
  workbook.keep()();
  await runProbe(SOURCE);
  expect(answersIn(workbook).slice(0, 2)).toMatchObject([
    { id: 'again-part', answer: 'no' },
    { id: 'again-ids', answer: 'sheet no, table no, column yes' },
  ]);
});

test('the sheet has the traffic of each question, without a place, a name of a file or a sentence', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED, url: 'https://files.example/Ann/Plan.xlsx' });
  await Excel.run(async (context) => {
    context.workbook.worksheets.add('Wages of Ann').activate();
    await context.sync();
  });
  await runProbe(SOURCE.replace('`was${row}`', "'ann@firm.example'"));
  const rows = textsOf(workbook, 'Probe');
  for (const { id } of answersIn(workbook))
    if (id !== 'place') expect(exchangesOf(rows, id).length).toBeGreaterThan(0);
  const text = rows.map((row) => row.join('\t')).join('\n');
  expect(text).not.toMatch(/files\.example|Ann\b|Plan|"Message":"[^"]/);
  const responses = exchangesOf(rows, 'A2-filtered-block').map((each) =>
    JSON.stringify({ ...each, request: 0 }),
  );
  expect(responses.join()).not.toContain('ann@firm.example');
  expect(responses.join()).toContain('"removed"');
  for (const [, , , cell = ''] of rows) expect(cell.length).toBeLessThan(32_000);
});

test('the script removes what it made, and nothing else', async () => {
  const workbook = openWorkbook({ hardness: AS_DOCUMENTED });
  const namesInWorkbook = () =>
    Excel.run(async (context) => {
      const { names } = context.workbook;
      names.load('items/name');
      await context.sync();
      return names.items.map(({ name }) => name);
    });
  await Excel.run(async (context) => {
    const own = context.workbook.worksheets.add('Probe of mine');
    own.getRange('A1').values = [['mine']];
    context.workbook.names.add('ProbeOfMine', own.getRange('A1'));
    await context.sync();
  });
  const sheets = () => workbook.grid.sheets().map(({ name }) => name);
  await runProbe(WITH_PERSON);
  expect(sheets()).toEqual(['Sheet1', 'Probe of mine', 'Probe kept', 'Probe']);
  await runProbe(SOURCE.replace('onlyCleanUp: false', 'onlyCleanUp: true'));
  expect(sheets()).toEqual(['Sheet1', 'Probe of mine']);
  expect(textsOf(workbook, 'Probe of mine')).toEqual([['mine']]);
  expect(workbook.host.book.xmlParts.size).toBe(0);
  expect(await namesInWorkbook()).toEqual(['ProbeOfMine']);
});

test('with time for a person, the script asks which acts fail behind another workbook', async () => {
  const workbook = openWorkbook({ hardness: M365 });
  await runProbe(WITH_PERSON, (line) => {
    if (line.startsWith('Bring another workbook')) workbook.host.leave();
    if (line.startsWith('another-workbook')) workbook.host.comeBack();
  });
  expect(answersIn(workbook).at(-1)?.answer).toMatch(/^ERROR \w+: .*; accepted: write a cell/);
});

test('the table shows the answers of people beside those of the stand-in', () => {
  const rows = answersOfSheet(
    rowsOfFile(
      'Id\tSwitch\tQuestion\tAnswer\r\na\tone two\tFirst?\tyes\r\nb\t\tSecond?\tx | y\r\ntraffic\ta\r\n',
    ),
  );
  expect(rows).toEqual([
    { id: 'a', switches: ['one', 'two'], question: 'First?', answer: 'yes' },
    { id: 'b', switches: [], question: 'Second?', answer: 'x | y' },
  ]);
  const others = [
    { name: 'same', rows },
    { name: 'mine.tsv', rows: [{ id: 'a', switches: [], question: '', answer: 'no' }] },
  ];
  expect(tableOf({ name: 'as documented', rows }, others)).toEqual([
    '| id | switch | as documented | same | mine.tsv |',
    '| --- | --- | --- | --- | --- |',
    '| a | one two | yes | = | no |',
    '| b |  | x \\| y | = | not asked |',
  ]);
});
