/**
 * Asks Excel what only Excel can answer. docs/developer/real-excel.md says how to run this file and what each answer decides.
 *
 * Paste the whole file into Script Lab (tab "Script"), in a new workbook, and press Run. Script Lab needs nothing else: no
 * libraries and no HTML. Ten questions decide, and only these are asked. One of them needs a second run, after the workbook was
 * saved, closed and opened. Both runs take less than ten minutes. The console shows each answer and how many of the ten there
 * are. The sheet "Probe" has the answers, and below them what the script and Excel said to each other.
 *
 * With `askEverything` the script asks sixty more questions, and lists what a person has to try.
 *
 * The script makes sheets, names and custom XML parts that begin with "Probe", and removes those of an earlier run. It changes
 * nothing else, and never saves or closes the workbook.
 *
 * Script Lab turns this file into ES5 with an old TypeScript: so there are no imports or exports, no `?.` and no `??`,
 * and only arrays are iterated or spread.
 */

const PROBE_OPTIONS = {
  /** True: asks all questions, and not only the ten that decide. That takes two to three minutes more. */
  askEverything: false,
  /** True: removes what earlier runs made, and asks nothing. */
  onlyCleanUp: false,
  /** More than 0: so long the script waits until you have brought another workbook to the front. */
  secondsForAnotherWorkbook: 0,
  /** More than 0: so long the script waits until you have begun to type into a cell. */
  secondsForCellEdit: 0,
};

type ProbeContext = Excel.RequestContext;
type ProbeCell = string | number | boolean | null;

interface ProbeQuestion {
  /** The finding's letter with a word, or a word. It stays the same, so that answers can be compared. */
  readonly id: string;
  /** The switches of src/standins/excel/hardness.ts that the answer decides. */
  readonly switches: string;
  readonly text: string;
  /** `sheet` is new and empty, and is removed before the next question. */
  readonly ask: (context: ProbeContext, sheet: Excel.Worksheet) => Promise<string>;
}

/** What a person has to try. The answer is typed into the sheet, and stays there when the script runs again. */
interface ProbeAct {
  readonly id: string;
  readonly switches: string;
  readonly text: string;
}

const PROBE_RESULTS = 'Probe';
const PROBE_WORK = 'Probe work';
const PROBE_TRY = 'Probe try';
const PROBE_LISTS = 'Probe lists';
/** The next run compares the ids of this sheet and of its table. */
const PROBE_KEPT = 'Probe kept';
/** Some questions add this sheet. */
const PROBE_ADDED = 'Probe added';
const PROBE_NAMESPACE = 'urn:probe';

/** Every sheet and name that this script makes. */
const PROBE_SHEETS = [
  PROBE_RESULTS,
  PROBE_WORK,
  PROBE_TRY,
  PROBE_LISTS,
  PROBE_KEPT,
  PROBE_ADDED,
  'Probe structure',
  'Probe background',
];
const PROBE_NAMES = /^Probe(?:List|Taken|Table|Area|Text|Hidden|Group)$/;

/** So long one question may take, and longer if it waits for a person. */
const PROBE_LIMIT_MS =
  40_000 + 3000 * Math.max(PROBE_OPTIONS.secondsForAnotherWorkbook, PROBE_OPTIONS.secondsForCellEdit);

/** More names than the 32,767 that a dropdown is said to show. */
const PROBE_LONG_LIST = 40_000;

/** As many cells with fills as a large report has. */
const PROBE_FILLS = 2000;

/** If no event has come for so long, no more are expected. */
const PROBE_QUIET_MS = 2000;

// Answers: short texts that are the same in every language.

function quoted(value: unknown): string {
  const text = JSON.stringify(value);
  return text === undefined ? 'undefined' : text.slice(0, 300);
}

function firstOf(values: readonly (readonly unknown[])[]): unknown {
  return values[0][0];
}

function codeOfError(error: unknown): string {
  if (error instanceof OfficeExtension.Error) return `ERROR ${error.code}`;
  return error instanceof Error
    ? `ERROR ${error.name}: ${error.message.slice(0, 100)}`
    : `ERROR ${quoted(error)}`;
}

/** A duration as one of a few texts, so that two runs on the same Excel have the same answer. */
function paceOf(milliseconds: number, limits: readonly number[]): string {
  const reached = limits.filter((limit) => milliseconds >= limit);
  if (reached.length === limits.length) return `${limits[limits.length - 1]} ms or more`;
  const from = reached.length === 0 ? 0 : limits[reached.length - 1];
  return `${from} to ${limits[reached.length]} ms`;
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function withinLimit(work: Promise<string>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`ERROR no answer in ${PROBE_LIMIT_MS / 1000} s`), PROBE_LIMIT_MS);
  });
  return Promise.race([work, limit]).then((answer) => {
    clearTimeout(timer);
    return answer;
  });
}

// Traffic: each request of a question and its response, as Office.js and Excel exchange them.

/** The id of a row of the sheet "Probe" with a piece of traffic. */
const PROBE_TRAFFIC = 'traffic';

/** A cell may have 32,767 characters. Shorter texts come whole through every clipboard. */
const PROBE_PIECE = 8000;

/** Longer requests and responses are left out: the questions about sizes send megabytes. */
const PROBE_LONGEST = 60_000;

/** Paths, addresses, e-mail addresses and names of files. No question needs one in its response. */
const PROBE_PRIVATE = /:\/\/|^[a-z]:\\|^\\\\|^\/(?:users|home)\/|\S@\S+\.\S|\.xls[a-z]?\b/i;

/** What Office.js sends requests with. The name is not documented: a library without it keeps no traffic. */
interface ProbeExecutor {
  readonly executeAsync: (
    customData: unknown,
    flags: number,
    message: { readonly Body?: unknown },
  ) => Promise<{ readonly Body?: unknown; readonly ErrorCode?: unknown }>;
}

/** Requests of the question that is being asked. */
let probeExchanges: { request: string; response: string }[] = [];

/** The text of a response, without sentences of Excel and without what may name a person or a place. */
function textOfResponse(response: unknown): string {
  return JSON.stringify(response, (name: string, value: unknown) => {
    if (name === 'Message') return '';
    return typeof value === 'string' && PROBE_PRIVATE.test(value) ? 'removed' : value;
  });
}

function recordingExecutor(executor: ProbeExecutor): ProbeExecutor {
  const recording = Object.create(executor) as { executeAsync: ProbeExecutor['executeAsync'] };
  recording.executeAsync = (customData, flags, message) => {
    const body = JSON.stringify(message.Body);
    const exchange = { request: `"flags":${flags},"request":${body}`, response: '' };
    // Office.js lets go of its ranges in requests of their own, at any time.
    if (body.indexOf('"_RemoveReference"') < 0) probeExchanges.push(exchange);
    return executor.executeAsync(customData, flags, message).then((response) => {
      exchange.response = textOfResponse(response.Body || { Error: { Code: response.ErrorCode } });
      return response;
    });
  };
  return recording;
}

/** As `Excel.run`, and keeps the requests. */
function runRecorded<T>(
  batch: (context: ProbeContext) => Promise<T>,
  options: Excel.RunOptions = {},
): Promise<T> {
  return Excel.run(options, (context) => {
    const known = context as unknown as { _requestExecutor?: ProbeExecutor };
    let recording = known._requestExecutor && recordingExecutor(known._requestExecutor);
    // Office.js chooses the executor at the first sync.
    Object.defineProperty(context, '_requestExecutor', {
      configurable: true,
      enumerable: true,
      get: () => recording,
      set: (executor?: ProbeExecutor) => {
        recording = executor && recordingExecutor(executor);
      },
    });
    return batch(context);
  });
}

/** Rows of the sheet "Probe" with the traffic of a question. Of a long request, and of one without a response, only the size is kept. */
function rowsOfTraffic(id: string): ProbeRow[] {
  const rows: ProbeRow[] = [];
  probeExchanges.forEach(({ request, response }, at) => {
    const size = request.length + response.length;
    const text =
      response === '' || size > PROBE_LONGEST ? `{"leftOut":${size}}` : `{${request},"response":${response}}`;
    const pieces = Math.ceil(text.length / PROBE_PIECE);
    for (let piece = 0; piece < pieces; piece += 1) {
      const part = text.slice(piece * PROBE_PIECE, (piece + 1) * PROBE_PIECE);
      // The first character makes each piece a text: Excel reads no number and no formula.
      rows.push([PROBE_TRAFFIC, id, `request ${at + 1}, piece ${piece + 1} of ${pieces}`, `|${part}`, '']);
    }
  });
  return rows;
}

/** Removes what an earlier question left. It is not a part of the traffic, so that each question begins in the same workbook. */
function removeLeftOvers(): Promise<void> {
  return Excel.run(async (context) => {
    for (const name of [PROBE_WORK, PROBE_ADDED])
      context.workbook.worksheets.getItemOrNullObject(name).delete();
    await context.sync();
  });
}

/** The answer, or the error's code: no error ends the script. */
async function answerTo(question: ProbeQuestion): Promise<string> {
  probeExchanges = [];
  const work = removeLeftOvers().then(() =>
    runRecorded((context) => question.ask(context, context.workbook.worksheets.add(PROBE_WORK))),
  );
  return withinLimit(work.catch(codeOfError));
}

// Steps that several questions share.

/** Writes a value into a text cell, and gives what the cell has then. */
async function inTextCell(context: ProbeContext, sheet: Excel.Worksheet, value: ProbeCell): Promise<string> {
  const cell = sheet.getRange('A1');
  cell.numberFormat = [['@']];
  cell.values = [[value]];
  cell.load('values,valueTypes');
  await context.sync();
  return `${quoted(firstOf(cell.values))} ${String(firstOf(cell.valueTypes))}`;
}

/** A text cell that was written and perhaps cleared: what ISBLANK says of it. */
async function isBlankAfter(
  context: ProbeContext,
  sheet: Excel.Worksheet,
  write: (cell: Excel.Range) => void,
): Promise<string> {
  const cell = sheet.getRange('A1');
  cell.numberFormat = [['@']];
  write(cell);
  const formula = sheet.getRange('C1');
  formula.formulas = [['=ISBLANK(A1)']];
  formula.load('values');
  cell.load('valueTypes');
  await context.sync();
  return `ISBLANK ${quoted(firstOf(formula.values))}, type ${quoted(firstOf(cell.valueTypes))}`;
}

/** Ten rows with the texts was0 to was9, of which every other row is hidden. */
function makeTenRows(sheet: Excel.Worksheet): Excel.Table {
  const rows: ProbeCell[][] = [['Key', 'Text']];
  for (let row = 0; row < 10; row += 1) rows.push([String(row % 2), `was${row}`]);
  sheet.getRange('A1:A11').numberFormat = rows.map(() => ['@']);
  sheet.getRange('A1:B11').values = rows;
  return sheet.tables.add('A1:B11', true);
}

/** Writes new2 to new7 into ten rows of which some are hidden, and says whether each text is in its row. */
async function writeOverHiddenRows(
  context: ProbeContext,
  sheet: Excel.Worksheet,
  hide: 'by a filter' | 'by hand',
  write: (texts: ProbeCell[][]) => void,
): Promise<string> {
  const table = makeTenRows(sheet);
  if (hide === 'by a filter') table.columns.getItem('Key').filter.applyValuesFilter(['1']);
  else for (let row = 2; row <= 10; row += 2) sheet.getRange(`A${row}`).getEntireRow().rowHidden = true;
  await context.sync();
  const texts: ProbeCell[][] = [];
  for (let row = 0; row < 10; row += 1) texts.push([row < 2 || row > 7 ? null : `new${row}`]);
  write(texts);
  await context.sync();
  if (hide === 'by a filter') table.clearFilters();
  else sheet.getRange('A1:A11').getEntireRow().rowHidden = false;
  const after = sheet.getRange('B2:B11');
  after.load('values');
  await context.sync();
  const found = after.values.map((row) => String(row[0])).join(' ');
  const expected = texts.map((text, row) => (text[0] === null ? `was${row}` : text[0])).join(' ');
  return found === expected ? 'each value is in its row' : `wrong rows: ${found}`;
}

interface ProbeEvent {
  readonly address: string;
  readonly source: string;
  readonly at: number;
}

/** The events of a sheet that a write causes; `write` is sent in one request. */
async function eventsAfter(
  context: ProbeContext,
  sheet: Excel.Worksheet,
  expected: number,
  write: () => void,
): Promise<{ readonly events: readonly ProbeEvent[]; readonly sent: number }> {
  const events: ProbeEvent[] = [];
  const handler = sheet.onChanged.add((event) => {
    events.push({ address: event.address, source: String(event.triggerSource), at: Date.now() });
    return Promise.resolve();
  });
  await context.sync();
  write();
  await context.sync();
  const sent = Date.now();
  let last = sent;
  let seen = 0;
  while (events.length < expected && Date.now() - last < PROBE_QUIET_MS) {
    await waitFor(20);
    if (events.length > seen) last = Date.now();
    seen = events.length;
  }
  handler.remove();
  await context.sync();
  return { events, sent };
}

/** Texts of 30,000 characters: a cell may have 32,767. */
function longTexts(characters: number, character = 'x'): string[][] {
  const rows: string[][] = [];
  for (let count = 0; count < characters / 30_000; count += 1) rows.push([character.repeat(30_000)]);
  return rows;
}

/** Tries one size after the other until one is refused. */
async function largestOf(
  millions: readonly number[],
  attempt: (characters: number) => Promise<void>,
): Promise<string> {
  let accepted = 'none';
  for (const million of millions) {
    try {
      await attempt(million * 1_000_000);
    } catch (error) {
      return `${accepted}, then ${codeOfError(error)}`;
    }
    accepted = `${million} MB`;
  }
  return `${accepted}, the largest that was tried`;
}

async function roundTripOfPart(context: ProbeContext, characters: number): Promise<string> {
  const start = Date.now();
  const part = context.workbook.customXmlParts.add(
    `<p xmlns="${PROBE_NAMESPACE}:size">${'A'.repeat(characters)}</p>`,
  );
  await context.sync();
  const xml = part.getXml();
  await context.sync();
  part.delete();
  await context.sync();
  if (xml.value.length < characters) return `shortened to ${xml.value.length}`;
  return `stored in ${paceOf(Date.now() - start, [3000, 10_000])}`;
}

/** The file's place as Excel says it now: '' if it was never saved. */
function filePlace(): Promise<string> {
  return new Promise((resolve, reject) => {
    const { document } = Office.context;
    if (typeof document.getFilePropertiesAsync !== 'function')
      throw new Error('there is no getFilePropertiesAsync');
    document.getFilePropertiesAsync((result) => {
      if (String(result.status) === 'succeeded') resolve(result.value.url || '');
      else reject(new Error(`getFilePropertiesAsync failed with code ${result.error.code}`));
    });
  });
}

/** A place without what it says of a person. */
function kindOfPlace(place: string): string {
  if (place === '') return 'none';
  return /^https?:/i.test(place) ? 'an address' : 'a path';
}

/** What the earlier run kept on the sheet "Probe try": the ids of its table's columns. */
async function idsOfTryTable(
  context: ProbeContext,
): Promise<{ readonly before: string; readonly now: string } | undefined> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(PROBE_TRY);
  sheet.load('name');
  await context.sync();
  if (sheet.isNullObject) return undefined;
  const kept = sheet.getRange('Z1');
  kept.load('values');
  const columns = sheet.tables.getItemAt(0).columns;
  columns.load('items/id,items/name');
  await context.sync();
  return { before: String(firstOf(kept.values)), now: idsByName(columns) };
}

function idsByName(columns: Excel.TableColumnCollection): string {
  const ids = columns.items.map((column) => `${column.name}=${column.id}`);
  return ids.sort().join(' ');
}

// The questions that decide. docs/developer/real-excel.md says what each would break.

/** An answer that only the second run can give. */
const PROBE_NOT_YET = 'no earlier run';

/** The one of the ten questions that decide which must be asked before the sheets of an earlier run are removed. */
const PROBE_AGAIN: readonly ProbeQuestion[] = [
  {
    id: 'again-ids',
    switches: 'renewsIds',
    text: 'Do a sheet and its table have the ids that they had before the workbook was saved, closed and opened?',
    async ask(context) {
      const sheet = context.workbook.worksheets.getItemOrNullObject(PROBE_KEPT);
      sheet.load('id');
      await context.sync();
      if (sheet.isNullObject) return PROBE_NOT_YET;
      const kept = sheet.getRange('D1:E1');
      kept.load('values');
      const table = sheet.tables.getItemAt(0);
      table.load('id');
      await context.sync();
      const [sheetBefore, tableBefore] = kept.values[0].map(String);
      return `sheet ${sheetBefore === sheet.id ? 'yes' : 'no'}, table ${tableBefore === table.id ? 'yes' : 'no'}`;
    },
  },
];

const PROBE_DECIDING: readonly ProbeQuestion[] = [
  {
    id: 'N1-undo-group',
    switches: 'excelApi',
    text: 'Which acts does a run with mergeUndoGroup accept, each alone (ExcelApi 1.20)? Saving is not tried: the script never saves.',
    async ask(context) {
      if (!Office.context.requirements.isSetSupported('ExcelApi', '1.20'))
        return 'not asked: this Excel has no ExcelApi 1.20';
      await context.sync();
      const codes: string[] = [];
      for (const part of PROBE_UNDO_PARTS) codes.push(await codeInUndoGroup(part));
      const kinds = codes.filter((code, at) => codes.indexOf(code) === at).sort();
      const namesOf = (kind: string): string[] =>
        PROBE_UNDO_PARTS.filter((_part, at) => codes[at] === kind).map(({ name }) => name);
      return kinds.map((kind) => `${kind}: ${namesOf(kind).join(', ')}`).join('; ');
    },
  },
  {
    id: 'N2-rule-ids',
    switches: 'numbersRules refusesRuleReads',
    text: 'Does a conditional format keep its id when another one is put before it?',
    async ask(context, sheet) {
      const formats = sheet.getRange('A1:A9').conditionalFormats;
      const first = formats.add('Custom');
      first.custom.rule.formula = '=FALSE';
      first.load('id');
      await context.sync();
      const before = first.id;
      const second = formats.add('Custom');
      second.custom.rule.formula = '=TRUE';
      second.priority = 0;
      await context.sync();
      const all = sheet.getRange('A1:A9').conditionalFormats;
      all.load('items/id,items/custom/rule/formula');
      await context.sync();
      const same = all.items.filter((each) => each.custom.rule.formula.toUpperCase() === '=FALSE');
      return same.length === 1 && same[0].id === before ? 'yes' : 'no';
    },
  },
  {
    id: 'N3-rule-order',
    switches: 'addsRulesLast',
    text: 'Where does Excel put a new conditional format?',
    async ask(context, sheet) {
      const formats = sheet.getRange('A1:A9').conditionalFormats;
      formats.add('Custom').custom.rule.formula = '=FALSE';
      await context.sync();
      sheet.getRange('A1:A9').conditionalFormats.add('Custom').custom.rule.formula = '=TRUE';
      await context.sync();
      const { rule } = sheet.getRange('A1:A9').conditionalFormats.getItemAt(0).custom;
      rule.load('formula');
      await context.sync();
      return rule.formula.toUpperCase() === '=TRUE' ? 'before the others' : 'after the others';
    },
  },
  {
    id: 'N4-rule-redraw',
    switches: 'keepsRuleLooks',
    text: 'Does a conditional format change its fill when the script writes the other cell that its formula reads (ExcelApi 1.19)?',
    async ask(context, sheet) {
      const cell = sheet.getRange('B1');
      const { custom } = cell.conditionalFormats.add('Custom');
      custom.rule.formula = '=$A$1="x"';
      custom.format.fill.color = '#FF0000';
      await context.sync();
      if (typeof cell.getDisplayedCellProperties !== 'function') return 'not in this Excel';
      const fillNow = async (): Promise<unknown> => {
        const shown = cell.getDisplayedCellProperties({ format: { fill: { color: true } } });
        await context.sync();
        return firstOf(
          shown.value.map((row) => row.map(({ format }) => format && format.fill && format.fill.color)),
        );
      };
      const before = await fillNow();
      sheet.getRange('A1').values = [['x']];
      await context.sync();
      return `${quoted(before)} before, ${quoted(await fillNow())} after`;
    },
  },
  {
    id: 'N6-partial-answers',
    switches: 'answersNothingOnError',
    text: 'Does a batch that fails answer what it has read before it failed? Which place does the error name?',
    async ask(context, sheet) {
      const cell = sheet.getRange('A1');
      cell.load('address');
      sheet.tables.getItem('ProbeNone').load('name');
      let failure: unknown;
      await context.sync().catch((error: unknown) => {
        failure = error;
      });
      if (!(failure instanceof OfficeExtension.Error)) return `no error of Excel: ${quoted(failure)}`;
      const place = quoted(failure.debugInfo.errorLocation);
      const readAddress = (): string => cell.address;
      return Promise.resolve()
        .then(readAddress)
        .then(
          () => `yes, errorLocation ${place}`,
          () => `no, errorLocation ${place}`,
        );
    },
  },
  {
    id: 'failed-batch-keeps',
    switches: '',
    text: 'Are a cell and a sheet there that a batch wrote and added before it was refused?',
    async ask(context, sheet) {
      await context.sync();
      sheet.getRange('A1').values = [['kept']];
      context.workbook.worksheets.add(PROBE_ADDED);
      sheet.tables.getItem('ProbeNone').load('name');
      const code = await context.sync().then(() => 'no error', codeOfError);
      const cell = context.workbook.worksheets.getItem(PROBE_WORK).getRange('A1');
      cell.load('values');
      const added = context.workbook.worksheets.getItemOrNullObject(PROBE_ADDED);
      added.load('id');
      await context.sync();
      const isCellThere = firstOf(cell.values) === 'kept';
      return `cell ${isCellThere ? 'yes' : 'no'}, sheet ${added.isNullObject ? 'no' : 'yes'}, after ${code}`;
    },
  },
  {
    id: 'error-words',
    switches: 'language',
    text: 'What are values and valueTypes of #N/A, #DIV/0! and #NAME? in this language?',
    async ask(context, sheet) {
      const cells = sheet.getRange('A1:C1');
      cells.formulas = [['=NA()', '=1/0', '=ProbeNoName']];
      cells.load('values,valueTypes');
      await context.sync();
      return `${quoted(cells.values[0])} ${quoted(cells.valueTypes[0])}`;
    },
  },
  {
    id: 'date-letters',
    switches: 'language',
    text: 'Which letters do the patterns of Excel’s region have, and which order does Intl give for its name?',
    async ask(context) {
      const { cultureInfo } = context.application;
      const { datetimeFormat } = cultureInfo;
      cultureInfo.load('name');
      datetimeFormat.load('shortDatePattern,longTimePattern');
      await context.sync();
      const parts = new Intl.DateTimeFormat(cultureInfo.name, {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: 'numeric',
      }).formatToParts(new Date(2026, 10, 25, 15));
      const kinds = parts.map(({ type }) => type).filter((type) => type !== 'literal');
      return `${cultureInfo.name}: ${datetimeFormat.shortDatePattern} ${datetimeFormat.longTimePattern}; Intl: ${kinds.join(' ')}`;
    },
  },
  {
    id: 'chart-selected',
    switches: 'keepsChartSelected',
    text: 'Does getSelectedRange fail after a chart was added to the sheet in front?',
    async ask(context, sheet) {
      const cells = sheet.getRange('A1:B3');
      cells.values = [
        ['Day', 'Hours'],
        ['Monday', 8],
        ['Tuesday', 6],
      ];
      sheet.activate();
      cells.select();
      await context.sync();
      sheet.charts.add('ColumnClustered', cells, 'Columns');
      await context.sync();
      const range = context.workbook.getSelectedRange();
      range.load('cellCount');
      await context.sync();
      return `no, ${range.cellCount} cells are selected`;
    },
  },
];

/** An act that is tried in a run with `mergeUndoGroup`. Nothing of `before` is in that run. */
interface ProbeUndoPart {
  readonly name: string;
  readonly before?: (context: ProbeContext, sheet: Excel.Worksheet) => void;
  readonly act: (context: ProbeContext, sheet: Excel.Worksheet) => void;
}

const PROBE_UNDO_PARTS: readonly ProbeUndoPart[] = [
  { name: 'write a cell', act: (_context, sheet) => void (sheet.getRange('A1').values = [['x']]) },
  { name: 'add a sheet', act: (context) => void context.workbook.worksheets.add(PROBE_ADDED) },
  {
    name: 'hide a sheet',
    before: (context) => void context.workbook.worksheets.add(PROBE_ADDED),
    act: (context) => void (context.workbook.worksheets.getItem(PROBE_ADDED).visibility = 'VeryHidden'),
  },
  {
    name: 'delete a sheet',
    before: (context) => void context.workbook.worksheets.add(PROBE_ADDED),
    act: (context) => context.workbook.worksheets.getItem(PROBE_ADDED).delete(),
  },
  {
    name: 'add an XML part',
    act: (context) => void context.workbook.customXmlParts.add(`<p xmlns="${PROBE_NAMESPACE}">group</p>`),
  },
  {
    name: 'add a hidden name',
    act: (context, sheet) =>
      void (context.workbook.names.add('ProbeGroup', sheet.getRange('A1')).visible = false),
  },
  { name: 'add a table', act: (_context, sheet) => void makeTenRows(sheet) },
  {
    name: 'resize a table',
    before: (_context, sheet) => void makeTenRows(sheet),
    act: (_context, sheet) => sheet.tables.getItemAt(0).resize('A1:B14'),
  },
  { name: 'freeze panes', act: (_context, sheet) => sheet.freezePanes.freezeAt(sheet.getRange('A1:C1')) },
  { name: 'add a rule', act: (_context, sheet) => addRule(sheet) },
  {
    name: 'delete a rule',
    before: (_context, sheet) => addRule(sheet),
    act: (_context, sheet) => sheet.getRange('A1').conditionalFormats.getItemAt(0).delete(),
  },
  {
    name: 'add a dropdown',
    act: (_context, sheet) => {
      sheet.getRange('A1').dataValidation.rule = { list: { inCellDropDown: true, source: 'a,b' } };
    },
  },
];

function addRule(sheet: Excel.Worksheet): void {
  sheet.getRange('A1').conditionalFormats.add('Custom').custom.rule.formula = '=TRUE';
}

/** "accepted", or the code of the error. Each act has a new sheet. */
async function codeInUndoGroup(part: ProbeUndoPart): Promise<string> {
  await runRecorded(async (context) => {
    const { worksheets } = context.workbook;
    const added = worksheets.getItemOrNullObject(PROBE_ADDED);
    added.load('visibility');
    await context.sync();
    if (!added.isNullObject) {
      // Excel deletes no sheet that is very hidden.
      if (added.visibility === 'VeryHidden') added.visibility = 'Hidden';
      added.delete();
    }
    worksheets.getItem(PROBE_WORK).delete();
    const sheet = worksheets.add(PROBE_WORK);
    if (part.before) part.before(context, sheet);
    await context.sync();
  });
  return runRecorded(
    async (context) => {
      part.act(context, context.workbook.worksheets.getItem(PROBE_WORK));
      await context.sync();
      return 'accepted';
    },
    { mergeUndoGroup: true },
  ).catch(codeOfError);
}

// All other questions. These must be asked before the sheets of an earlier run are removed.

const PROBE_FIRST: readonly ProbeQuestion[] = [
  {
    id: 'again-part',
    switches: 'losesParts hidesPartsOfOthers refusesPartsUnsaved',
    text: 'Is the custom XML part of the earlier run still in the workbook?',
    async ask(context) {
      const parts = context.workbook.customXmlParts.getByNamespace(PROBE_NAMESPACE);
      parts.load('items/id');
      const earlier = context.workbook.worksheets.getItemOrNullObject(PROBE_TRY);
      earlier.load('name');
      await context.sync();
      if (parts.items.length > 0) return 'yes';
      return earlier.isNullObject ? PROBE_NOT_YET : 'no';
    },
  },
  {
    id: 'again-column-ids',
    switches: '',
    text: 'Do the columns of the table on the sheet "Probe try" have the ids that they had in the earlier run?',
    async ask(context) {
      const ids = await idsOfTryTable(context);
      if (!ids) return PROBE_NOT_YET;
      return ids.before === ids.now ? 'yes' : `no: ${ids.before} became ${ids.now}`;
    },
  },
  {
    id: 'selection',
    switches: '',
    text: 'What does getSelectedRange say of what is selected?',
    async ask(context) {
      const range = context.workbook.getSelectedRange();
      range.load('cellCount');
      await context.sync();
      return `one part of ${range.cellCount === 1 ? 'one cell' : 'several cells'}`;
    },
  },
];

const PROBE_QUESTIONS: readonly ProbeQuestion[] = [
  // Which Excel this is.
  {
    id: 'C1-platform',
    switches: 'platform',
    text: 'Which platform does Office.js name?',
    ask: () => Promise.resolve(String(Office.context.platform)),
  },
  {
    id: 'C1-api',
    switches: 'excelApi',
    text: 'Which is the newest requirement set of ExcelApi?',
    ask() {
      let newest = 'none';
      for (let minor = 1; minor <= 40; minor += 1)
        if (Office.context.requirements.isSetSupported('ExcelApi', `1.${minor}`)) newest = `1.${minor}`;
      return Promise.resolve(newest);
    },
  },
  {
    id: 'C5-language',
    switches: 'language',
    text: 'Which language do numbers and dates follow?',
    async ask(context) {
      const culture = context.application.cultureInfo;
      culture.load('name');
      await context.sync();
      return culture.name;
    },
  },
  {
    id: 'C5-texts',
    switches: 'language',
    text: 'What do cells show for TRUE, 1.5 and a day (dddd, mmmm)?',
    async ask(context, sheet) {
      const cells = sheet.getRange('A1:D1');
      cells.values = [[true, 1.5, 46_023, 46_023]];
      cells.numberFormat = [['General', '0.0', 'dddd', 'mmmm']];
      cells.load('text');
      await context.sync();
      return quoted(cells.text[0]);
    },
  },
  {
    id: 'B1-round-trip',
    switches: 'roundTripMs',
    text: 'How long does one round trip take (the fastest of ten)?',
    async ask(context, sheet) {
      await context.sync();
      let fastest = Infinity;
      for (let count = 0; count < 10; count += 1) {
        const start = Date.now();
        sheet.load('name');
        await context.sync();
        fastest = Math.min(fastest, Date.now() - start);
      }
      return paceOf(fastest, [30, 100, 300]);
    },
  },
  {
    id: 'autosave',
    switches: '',
    text: 'Does workbook.autoSave say whether AutoSave is on?',
    async ask(context) {
      context.workbook.load('autoSave');
      await context.sync();
      return quoted(context.workbook.autoSave);
    },
  },
  // The place of the file.
  {
    id: 'A1-properties',
    switches: 'hidesUnsavedLocation',
    text: 'What does getFilePropertiesAsync say of the place of this file?',
    ask: async () => kindOfPlace(await filePlace()),
  },
  {
    id: 'A1-url',
    switches: 'freezesLocation',
    text: 'Is Office.context.document.url the place that getFilePropertiesAsync gives?',
    async ask() {
      const { url } = Office.context.document;
      const now = await filePlace().catch(() => '');
      if (now === '') return url ? 'only document.url has a place' : 'no place';
      return now === url ? 'the same' : `no: ${kindOfPlace(url || '')}, but the place is ${kindOfPlace(now)}`;
    },
  },
  // Formats, apostrophes and blank cells.
  {
    id: 'A3-format-text',
    switches: 'refusesUnboundedCells',
    text: 'Can the number format of a whole column be set, as one text?',
    async ask(context, sheet) {
      // A single value applies to every cell of the range, which the type does not allow.
      sheet.getRange('A:A').numberFormat = '@' as unknown as string[][];
      return inTextCell(context, sheet, '007');
    },
  },
  {
    id: 'A3-format-array',
    switches: 'refusesUnboundedCells',
    text: 'Can the number format of a whole column be set, as an array of one cell?',
    async ask(context, sheet) {
      sheet.getRange('A:A').numberFormat = [['@']];
      const cell = sheet.getRange('A500');
      cell.values = [['007']];
      cell.load('values');
      await context.sync();
      return quoted(firstOf(cell.values));
    },
  },
  {
    id: 'A4-apostrophe',
    switches: 'eatsApostrophes',
    text: "What does a text cell have after 't Hooft was written?",
    ask: (context, sheet) => inTextCell(context, sheet, "'t Hooft"),
  },
  {
    id: 'A4-two-apostrophes',
    switches: 'eatsApostrophes',
    text: "What does a text cell have after ''t Hooft was written?",
    ask: (context, sheet) => inTextCell(context, sheet, "''t Hooft"),
  },
  {
    id: 'A4-formulas',
    switches: 'eatsApostrophes',
    text: "What do the formulas of a text cell say after ''t Hooft was written?",
    async ask(context, sheet) {
      await inTextCell(context, sheet, "''t Hooft");
      const cell = sheet.getRange('A1');
      cell.load('formulas');
      await context.sync();
      return quoted(firstOf(cell.formulas));
    },
  },
  {
    id: 'A4-equals',
    switches: '',
    text: 'What does a text cell have after =1+1 was written?',
    ask: (context, sheet) => inTextCell(context, sheet, '=1+1'),
  },
  {
    id: 'A4-marked-equals',
    switches: 'eatsApostrophes',
    text: "What does a text cell have after '=1+1 was written?",
    ask: (context, sheet) => inTextCell(context, sheet, "'=1+1"),
  },
  {
    id: 'text-digits',
    switches: '',
    text: 'What does a text cell have after the text 007 was written?',
    ask: (context, sheet) => inTextCell(context, sheet, '007'),
  },
  {
    id: 'text-number',
    switches: '',
    text: 'What does a text cell have after the number 0 was written?',
    ask: (context, sheet) => inTextCell(context, sheet, 0),
  },
  {
    id: 'text-in-dates',
    switches: '',
    text: "What does a date cell have after '05-04-2026 08:30 AM was written, and after the same without apostrophe?",
    async ask(context, sheet) {
      const cells = sheet.getRange('A1:B1');
      cells.numberFormat = [['yyyy-mm-dd hh:mm', 'yyyy-mm-dd hh:mm']];
      cells.values = [["'05-04-2026 08:30 AM", '05-04-2026 08:30 AM']];
      cells.load('values');
      await context.sync();
      return quoted(cells.values[0]);
    },
  },
  {
    id: 'B15-empty-text',
    switches: 'keepsEmptyTexts',
    text: 'Is a text cell blank after an empty text was written?',
    ask: (context, sheet) => isBlankAfter(context, sheet, (cell) => void (cell.values = [['']])),
  },
  {
    id: 'B15-null',
    switches: '',
    text: 'Is a new text cell blank after null was written?',
    ask: (context, sheet) => isBlankAfter(context, sheet, (cell) => void (cell.values = [[null]])),
  },
  {
    id: 'B15-cleared',
    switches: '',
    text: 'Is a text cell blank after an empty text was written and its contents were cleared?',
    ask: (context, sheet) =>
      isBlankAfter(context, sheet, (cell) => {
        cell.values = [['']];
        cell.clear('Contents');
      }),
  },
  {
    id: 'long-text',
    switches: '',
    text: 'What happens to 40,000 characters in a text cell?',
    async ask(context, sheet) {
      const cell = sheet.getRange('A1');
      cell.numberFormat = [['@']];
      cell.values = [['x'.repeat(40_000)]];
      cell.load('values');
      await context.sync();
      return `${String(firstOf(cell.values)).length} characters`;
    },
  },
  {
    id: 'constants',
    switches: '',
    text: 'Do the formulas of cells without a formula give their values?',
    async ask(context, sheet) {
      const cells = sheet.getRange('A1:D1');
      cells.values = [[true, 1 / 3, 46_000.375, 'a']];
      cells.load('values,formulas');
      await context.sync();
      const [values, formulas] = [quoted(cells.values[0]), quoted(cells.formulas[0])];
      return values === formulas ? 'the same' : `${values}, but ${formulas}`;
    },
  },
  {
    id: 'error-value',
    switches: '',
    text: 'What is the value of a cell with an error?',
    async ask(context, sheet) {
      const cell = sheet.getRange('A1');
      cell.formulas = [['=NA()']];
      cell.load('values');
      await context.sync();
      return quoted(firstOf(cell.values));
    },
  },
  {
    id: 'date-1904',
    switches: '',
    text: 'What is DATE(1904,1,1)? (0 in a workbook that counts from 1904.)',
    async ask(context) {
      const day = context.workbook.functions.date(1904, 1, 1);
      day.load('value');
      await context.sync();
      return quoted(day.value);
    },
  },
  // Hidden rows.
  {
    id: 'A2-filtered-block',
    switches: 'shiftsFilteredWrites',
    text: 'Ten filtered rows, one array over all: is each value in its row?',
    ask: (context, sheet) =>
      writeOverHiddenRows(
        context,
        sheet,
        'by a filter',
        (texts) => void (sheet.getRange('B2:B11').values = texts),
      ),
  },
  {
    id: 'A2-filtered-cells',
    switches: 'shiftsFilteredWrites',
    text: 'Ten filtered rows, written cell by cell: is each value in its row?',
    ask: (context, sheet) =>
      writeOverHiddenRows(context, sheet, 'by a filter', (texts) =>
        texts.forEach((text, row) => {
          if (text[0] !== null) sheet.getRange(`B${row + 2}`).values = [text];
        }),
      ),
  },
  {
    id: 'A2-hidden-block',
    switches: 'shiftsFilteredWrites',
    text: 'Ten rows, some hidden by hand, one array over all: is each value in its row?',
    ask: (context, sheet) =>
      writeOverHiddenRows(
        context,
        sheet,
        'by hand',
        (texts) => void (sheet.getRange('B2:B11').values = texts),
      ),
  },
  {
    id: 'A2-row-hidden',
    switches: '',
    text: 'What is rowHidden of filtered rows, together and of the first and second row?',
    async ask(context, sheet) {
      makeTenRows(sheet).columns.getItem('Key').filter.applyValuesFilter(['1']);
      const ranges = ['A2:A11', 'A2', 'A3'].map((address) => sheet.getRange(address));
      ranges.forEach((range) => range.load('rowHidden'));
      await context.sync();
      return quoted(ranges.map((range) => range.rowHidden));
    },
  },
  // Tables and names.
  {
    id: 'B13-resize',
    switches: 'refusesResizeWithTotals',
    text: 'Can a table with a totals row be resized?',
    async ask(context, sheet) {
      const table = makeTenRows(sheet);
      table.showTotals = true;
      await context.sync();
      table.resize('A1:B14');
      const body = table.getDataBodyRange();
      body.load('rowCount');
      await context.sync();
      return `${body.rowCount} rows`;
    },
  },
  {
    id: 'B13-insert',
    switches: 'refusesResizeWithTotals',
    text: 'Can cells be inserted over the totals row of a table?',
    async ask(context, sheet) {
      const table = makeTenRows(sheet);
      table.showTotals = true;
      await context.sync();
      sheet.getRange('A12:B14').insert('Down');
      const body = table.getDataBodyRange();
      body.load('rowCount');
      await context.sync();
      return `${body.rowCount} rows`;
    },
  },
  {
    id: 'B12-growth',
    switches: '',
    text: 'Does a table grow when the script writes below it?',
    async ask(context, sheet) {
      const table = makeTenRows(sheet);
      await context.sync();
      sheet.getRange('A12:B12').values = [['1', 'below']];
      const body = table.getDataBodyRange();
      body.load('rowCount');
      await context.sync();
      return body.rowCount === 10 ? 'no' : 'yes';
    },
  },
  {
    id: 'column-ids',
    switches: '',
    text: 'Do the ids of columns stay when one is renamed, and when one is added before it? Is the id of a deleted column given again?',
    async ask(context, sheet) {
      const table = makeTenRows(sheet);
      const idOf = async (column: Excel.TableColumn): Promise<number> => {
        column.load('id');
        await context.sync();
        return column.id;
      };
      const before = await idOf(table.columns.getItemAt(1));
      table.columns.getItemAt(1).name = 'Renamed';
      const renamed = await idOf(table.columns.getItem('Renamed'));
      const added = await idOf(table.columns.add(0));
      const moved = await idOf(table.columns.getItem('Renamed'));
      table.columns.getItemAt(0).delete();
      const addedAgain = await idOf(table.columns.add(0));
      const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
      return `renamed: ${yesNo(renamed === before)}; added before: ${yesNo(moved === before)}; given again: ${yesNo(added === addedAgain)}`;
    },
  },
  {
    id: 'C8-table-name',
    switches: 'sharesNames',
    text: 'Can a table have the name of a defined name?',
    async ask(context, sheet) {
      context.workbook.names.add('ProbeTaken', sheet.getRange('D1'));
      const table = makeTenRows(sheet);
      await context.sync();
      table.name = 'ProbeTaken';
      await context.sync();
      return 'yes';
    },
  },
  {
    id: 'C8-defined-name',
    switches: 'sharesNames',
    text: 'Can a defined name have the name of a table?',
    async ask(context, sheet) {
      makeTenRows(sheet).name = 'ProbeTable';
      await context.sync();
      context.workbook.names.add('ProbeTable', sheet.getRange('D1'));
      await context.sync();
      return 'yes';
    },
  },
  {
    id: 'B14-name-formula',
    switches: 'speaksR1C1',
    text: 'What is the formula of a name that was made for A2:A4?',
    async ask(context, sheet) {
      const item = context.workbook.names.add('ProbeArea', sheet.getRange('A2:A4'));
      item.load('formula');
      await context.sync();
      return quoted(item.formula);
    },
  },
  {
    id: 'B14-name-from-text',
    switches: 'speaksR1C1',
    text: 'Which cells does a name have that was made with a formula in A1 notation?',
    async ask(context) {
      const item = context.workbook.names.add('ProbeText', `='${PROBE_WORK}'!$A$2:$A$4`);
      const range = item.getRange();
      range.load('address');
      await context.sync();
      return quoted(range.address);
    },
  },
  {
    id: 'list-missing-name',
    switches: '',
    text: 'Can a dropdown have a list whose name does not exist?',
    async ask(context, sheet) {
      sheet.getRange('A:A').dataValidation.rule = { list: { inCellDropDown: true, source: '=ProbeMissing' } };
      await context.sync();
      return 'yes';
    },
  },
  {
    id: 'list-hidden-name',
    switches: '',
    text: 'Can a dropdown have a list with a hidden name?',
    async ask(context, sheet) {
      sheet.getRange('C1:C3').values = [['a'], ['b'], ['c']];
      context.workbook.names.add('ProbeHidden', sheet.getRange('C1:C3')).visible = false;
      const { dataValidation } = sheet.getRange('A:A');
      dataValidation.rule = { list: { inCellDropDown: true, source: '=ProbeHidden' } };
      dataValidation.load('rule');
      await context.sync();
      return quoted(dataValidation.rule);
    },
  },
  {
    id: 'prompt-only',
    switches: '',
    text: 'Can a cell have an input message without a rule?',
    async ask(context, sheet) {
      const { dataValidation } = sheet.getRange('A1');
      dataValidation.prompt = { showPrompt: true, title: 'Title', message: 'Message' };
      dataValidation.load('prompt');
      await context.sync();
      return quoted(dataValidation.prompt.message);
    },
  },
  // Requests.
  {
    id: 'untracked',
    switches: '',
    text: 'Can a range be untracked before the request that reads it?',
    async ask(context, sheet) {
      const range = sheet.getRange('A1');
      range.untrack();
      range.load('values');
      await context.sync();
      return `yes, ${quoted(range.values)}`;
    },
  },
  {
    id: 'one-request',
    switches: '',
    text: 'Can one request ask for a table, its header, the ids of its columns and its cells?',
    async ask(context, sheet) {
      const { name } = await nameOf(context, makeTenRows(sheet));
      const table = context.workbook.tables.getItemOrNullObject(name);
      const [header, body] = [table.getHeaderRowRange(), table.getDataBodyRange()];
      table.load('id');
      table.columns.load('items/id');
      header.load('values');
      body.load('values,rowIndex,rowCount');
      await context.sync();
      return `${table.columns.items.length} columns, ${body.rowCount} rows, header ${quoted(header.values[0])}`;
    },
  },
  {
    id: 'one-request-missing',
    switches: '',
    text: 'Does the same request for a missing table give null objects?',
    async ask(context) {
      const table = context.workbook.tables.getItemOrNullObject('ProbeMissing');
      const body = table.getDataBodyRange();
      body.load('values');
      table.load('id');
      await context.sync();
      return `table ${table.isNullObject}, cells ${body.isNullObject}`;
    },
  },
  {
    id: 'values-null',
    switches: 'mostCellsRead',
    text: 'What are the values of more than five million cells?',
    async ask(context, sheet) {
      const cells = sheet.getRange('A1:E1048576');
      cells.load('values');
      await context.sync();
      return cells.values === null ? 'null' : 'values';
    },
  },
  {
    id: 'B2-quotation-marks',
    switches: 'countsEscapes',
    text: 'How many quotation marks may a request have? In its JSON text each has a backslash.',
    ask: (context, sheet) =>
      largestOf([1, 1.5, 2, 2.4], async (characters) => {
        const texts = longTexts(characters, '"');
        sheet.getRange(`A1:A${texts.length}`).values = texts;
        await context.sync();
      }),
  },
  {
    id: 'B2-request',
    switches: '',
    text: 'How large may a request be?',
    ask: (context, sheet) =>
      largestOf([3, 4, 4.5, 5, 6], async (characters) => {
        const texts = longTexts(characters);
        sheet.getRange(`A1:A${texts.length}`).values = texts;
        await context.sync();
      }),
  },
  {
    id: 'B2-answer',
    switches: '',
    text: 'How large may an answer be?',
    async ask(context, sheet) {
      const half = longTexts(3_000_000);
      for (const first of [1, half.length + 1]) {
        sheet.getRange(`A${first}:A${first + half.length - 1}`).values = half;
        await context.sync();
      }
      return largestOf([3, 4, 4.5, 5, 6], async (characters) => {
        const range = sheet.getRange(`A1:A${Math.ceil(characters / 30_000)}`);
        range.load('values');
        await context.sync();
      });
    },
  },
  // The memory.
  {
    id: 'A6-part',
    switches: 'refusesPartsUnsaved',
    text: 'Can custom XML parts be used in this workbook?',
    ask: (context) => roundTripOfPart(context, 1000),
  },
  {
    id: 'B10-900-kB',
    switches: 'refusesPartsUnsaved',
    text: 'Can a custom XML part have 900,000 characters?',
    ask: (context) => roundTripOfPart(context, 900_000),
  },
  {
    id: 'B10-2-MB',
    switches: 'refusesPartsUnsaved',
    text: 'Can a custom XML part have 2,000,000 characters?',
    ask: (context) => roundTripOfPart(context, 2_000_000),
  },
  {
    id: 'B10-4-MB',
    switches: 'refusesPartsUnsaved',
    text: 'Can a custom XML part have 4,000,000 characters?',
    ask: (context) => roundTripOfPart(context, 4_000_000),
  },
  // Sheets and protection.
  {
    id: 'B3-freeze',
    switches: '',
    text: 'Can panes be frozen on a sheet that is not in front?',
    async ask(context, sheet) {
      sheet.freezePanes.freezeAt(sheet.getRange('A1:C1'));
      const frozen = sheet.freezePanes.getLocationOrNullObject();
      frozen.load('address');
      await context.sync();
      return frozen.isNullObject ? 'no' : quoted(frozen.address);
    },
  },
  {
    id: 'merged-writes',
    switches: 'swallowsMergedWrites',
    text: 'What do four cells have that were written while they were merged?',
    async ask(context, sheet) {
      const cells = sheet.getRange('A1:B2');
      cells.merge();
      await context.sync();
      cells.values = [
        ['a', 'b'],
        ['c', 'd'],
      ];
      await context.sync();
      cells.unmerge();
      cells.load('values');
      await context.sync();
      return quoted(cells.values);
    },
  },
  {
    id: 'frozen-background',
    switches: 'freezeActivates',
    text: 'Which sheet is the active one after panes were frozen on another?',
    async ask(context, sheet) {
      const { worksheets } = context.workbook;
      const before = worksheets.getActiveWorksheet();
      before.load('id');
      sheet.load('id');
      await context.sync();
      if (before.id === sheet.id) return 'not asked: the new sheet is in front';
      sheet.freezePanes.freezeAt(sheet.getRange('A1:C1'));
      await context.sync();
      const after = worksheets.getActiveWorksheet();
      after.load('id');
      await context.sync();
      if (after.id === before.id) return 'the same as before';
      return after.id === sheet.id ? 'the frozen one' : 'a third one';
    },
  },
  {
    id: 'C6-sheet',
    switches: '',
    text: 'What happens when a protected sheet is written to?',
    async ask(context, sheet) {
      sheet.protection.protect();
      await context.sync();
      sheet.getRange('A1').values = [['x']];
      await context.sync();
      return 'it was written';
    },
  },
  {
    id: 'C6-structure',
    switches: '',
    text: 'What happens when a sheet is added while the structure of the workbook is protected?',
    async ask(context) {
      const { protection, worksheets } = context.workbook;
      protection.load('protected');
      await context.sync();
      if (protection.protected) return 'not asked: the workbook is protected';
      protection.protect();
      await context.sync();
      try {
        worksheets.add('Probe structure');
        await context.sync();
        return 'it was added';
      } finally {
        protection.unprotect();
        await context.sync();
      }
    },
  },
  {
    id: 'C5-list-sign',
    switches: 'language',
    text: 'Which sign must be between the addresses of several areas?',
    async ask(context) {
      await context.sync();
      const areasWith = async (sign: string): Promise<string> => {
        const areas = context.workbook.worksheets.getItem(PROBE_WORK).getRanges(`A1${sign}C3`);
        areas.load('areaCount');
        await context.sync();
        return `${areas.areaCount} areas`;
      };
      const comma = await areasWith(',').catch(codeOfError);
      const semicolon = await areasWith(';').catch(codeOfError);
      return `comma: ${comma}; semicolon: ${semicolon}`;
    },
  },
  {
    id: 'two-parts',
    switches: '',
    text: 'What does getSelectedRange say if two separate cells are selected by the script (ExcelApi 1.18)?',
    async ask(context, sheet) {
      if (!('select' in Excel.RangeAreas.prototype)) return 'not asked: this Office.js can not select areas';
      sheet.getRange('A1').values = [[1]];
      sheet.getRange('C3').values = [[1]];
      sheet.activate();
      // The sign between two addresses depends on the language, so no addresses are given.
      sheet.getRange('A1:C3').getSpecialCells('Constants').select();
      const range = context.workbook.getSelectedRange();
      range.load('address');
      await context.sync();
      return quoted(range.address);
    },
  },
  // Printing and looks.
  {
    id: 'B5-fit',
    switches: 'ignoresFitToWidth',
    text: 'What is the zoom after it was set to one page wide?',
    async ask(context, sheet) {
      sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
      sheet.pageLayout.load('zoom');
      await context.sync();
      const { horizontalFitToPages, scale } = sheet.pageLayout.zoom;
      return `pages ${horizontalFitToPages || 'none'}, scale ${scale || 'none'}`;
    },
  },
  {
    id: 'B5-scale',
    switches: '',
    text: 'What is the zoom after it was set to a scale of 63?',
    async ask(context, sheet) {
      sheet.pageLayout.zoom = { scale: 63 };
      sheet.pageLayout.load('zoom');
      await context.sync();
      const { horizontalFitToPages, scale } = sheet.pageLayout.zoom;
      return `pages ${horizontalFitToPages || 'none'}, scale ${scale || 'none'}`;
    },
  },
  {
    id: 'C11-page',
    switches: '',
    text: 'How long does the page set-up of a report take?',
    async ask(context, sheet) {
      await context.sync();
      const start = Date.now();
      const { pageLayout } = sheet;
      pageLayout.orientation = 'Landscape';
      pageLayout.paperSize = 'A4';
      pageLayout.zoom = { scale: 63 };
      pageLayout.setPrintMargins('Points', {
        left: 18,
        right: 18,
        top: 54,
        bottom: 54,
        header: 21.6,
        footer: 21.6,
      });
      pageLayout.setPrintArea('A1:H200');
      pageLayout.headersFooters.defaultForAllPages.rightFooter = 'Page &P of &N';
      await context.sync();
      return paceOf(Date.now() - start, [2000, 10_000]);
    },
  },
  {
    id: 'C11-breaks',
    switches: '',
    text: 'How long do 20 page breaks take?',
    async ask(context, sheet) {
      await context.sync();
      const start = Date.now();
      for (let row = 10; row <= 200; row += 10) sheet.horizontalPageBreaks.add(`A${row}`);
      await context.sync();
      return paceOf(Date.now() - start, [2000, 10_000]);
    },
  },
  {
    id: 'column-width',
    switches: '',
    text: 'What is the width of a column after it was set to 75 points?',
    async ask(context, sheet) {
      const { format } = sheet.getRange('B1').getEntireColumn();
      format.columnWidth = 75;
      format.load('columnWidth');
      await context.sync();
      return quoted(format.columnWidth);
    },
  },
  {
    id: 'fills',
    switches: '',
    text: `How long do ${PROBE_FILLS} cells with fills take, one by one?`,
    async ask(context, sheet) {
      await context.sync();
      const start = Date.now();
      for (let row = 1; row <= PROBE_FILLS; row += 1) {
        const cell = sheet.getRange(`A${row}`);
        cell.untrack();
        cell.format.fill.color = row % 2 === 0 ? '#FFE699' : '#C6E0B4';
      }
      await context.sync();
      return paceOf(Date.now() - start, [5000, 20_000]);
    },
  },
  // Events.
  {
    id: 'event-source',
    switches: '',
    text: 'What is triggerSource of an event that the script causes (ExcelApi 1.14)?',
    async ask(context, sheet) {
      const write = () => void (sheet.getRange('B2').values = [['x']]);
      const { events } = await eventsAfter(context, sheet, 1, write);
      return events.length === 0 ? 'no event came' : events[0].source;
    },
  },
  {
    id: 'event-delay',
    switches: 'eventsLateMs',
    text: 'How long after the answer of a write does its event come (the fastest of three)?',
    async ask(context, sheet) {
      await context.sync();
      // An event of an earlier change must not bring that of the write with it.
      await waitFor(PROBE_QUIET_MS);
      let fastest = Infinity;
      for (let row = 1; row <= 3; row += 1) {
        const write = () => void (sheet.getRange(`B${row}`).values = [['x']]);
        const { events, sent } = await eventsAfter(context, sheet, 1, write);
        for (const event of events) fastest = Math.min(fastest, Math.max(0, event.at - sent));
      }
      return fastest === Infinity ? 'no event came' : paceOf(fastest, [100, 1000]);
    },
  },
  {
    id: 'event-below',
    switches: 'mergesEvents',
    text: 'How many events do ten cells cause that are written one by one, each below the other?',
    async ask(context, sheet) {
      const { events } = await eventsAfter(context, sheet, 10, () => {
        for (let row = 1; row <= 10; row += 1) sheet.getRange(`B${row}`).values = [[row]];
      });
      return `${events.length}, the first at ${events[0] ? events[0].address : 'no cell'}`;
    },
  },
  {
    id: 'event-beside',
    switches: 'mergesEvents',
    text: 'How many events do ten cells cause that are written one by one, each beside the other?',
    async ask(context, sheet) {
      const { events } = await eventsAfter(context, sheet, 10, () => {
        for (const column of 'BCDEFGHIJK'.split('')) sheet.getRange(`${column}2`).values = [[column]];
      });
      return `${events.length}, the first at ${events[0] ? events[0].address : 'no cell'}`;
    },
  },
  {
    id: 'event-loss',
    switches: 'dropsEventEach',
    text: 'How many events do 100 cells cause that are not neighbours, and do they come in order?',
    async ask(context, sheet) {
      const cells: string[] = [];
      for (let row = 1; row <= 100; row += 1) cells.push(row % 2 ? `B${row}` : `D${row}`);
      const { events } = await eventsAfter(context, sheet, 100, () =>
        cells.forEach((cell) => (sheet.getRange(cell).values = [[cell]])),
      );
      const places = events.map((event) => cells.indexOf(event.address));
      const isOrdered = places.every((place, at) => at === 0 || place > places[at - 1]);
      return `${events.length}, ${isOrdered ? 'in order' : 'in another order'}`;
    },
  },
  // The pane.
  {
    id: 'browser',
    switches: '',
    text: 'Which of locks, clipboard and Office.context.partitionKey does the pane have?',
    ask() {
      const has = [
        'locks' in navigator ? 'locks' : '',
        navigator.clipboard ? 'clipboard' : '',
        'partitionKey' in Office.context ? 'partitionKey' : '',
      ];
      return Promise.resolve(has.filter((name) => name !== '').join(', ') || 'none');
    },
  },
];

// What a person begins, and the script answers: only if PROBE_OPTIONS gives time for it.

const PROBE_WAITING: readonly ProbeQuestion[] = [
  {
    id: 'by-hand-another-workbook',
    switches: 'failsInBackground',
    text: 'Set secondsForAnotherWorkbook to 20, run again, and click into another workbook. Which acts fail?',
    async ask(context, sheet) {
      const seconds = PROBE_OPTIONS.secondsForAnotherWorkbook;
      if (seconds === 0) return '';
      makeTenRows(sheet);
      await context.sync();
      console.log(`Bring another workbook to the front now. The script goes on in ${seconds} seconds.`);
      await waitFor(seconds * 1000);
      const failed: string[] = [];
      for (const act of BACKGROUND_ACTS)
        await Excel.run(async (own) => {
          act.act(own, own.workbook.worksheets.getItem(PROBE_WORK));
          await own.sync();
        }).catch((error: unknown) => void failed.push(`${act.name} ${codeOfError(error)}`));
      return failed.length === 0 ? 'none' : failed.join('; ');
    },
  },
  {
    id: 'by-hand-cell-edit',
    switches: '',
    text: 'Set secondsForCellEdit to 20, run again, type into A1 of the sheet "Probe work" without Enter, and press Enter when the console says so. What does the script get, and what does A1 have?',
    async ask(context, sheet) {
      const seconds = PROBE_OPTIONS.secondsForCellEdit;
      if (seconds === 0) return '';
      sheet.activate();
      sheet.getRange('A1').select();
      await context.sync();
      console.log(
        `Type into A1 of "Probe work" now, without Enter. The script goes on in ${seconds} seconds.`,
      );
      await waitFor(seconds * 1000);
      const write = async (own: ProbeContext): Promise<string> => {
        own.workbook.worksheets.getItem(PROBE_WORK).getRange('A1').values = [['script']];
        await own.sync();
        return 'written';
      };
      const at = Date.now();
      const delayed = Excel.run({ delayForCellEdit: true }, write).catch(codeOfError);
      const delay = delayed.then(() => Math.round((Date.now() - at) / 1000));
      await waitFor(seconds * 150);
      const without = await Excel.run(write).catch(codeOfError);
      console.log('Press Enter now.');
      const answer = `without delayForCellEdit: ${without}; with it: ${await delayed} after ${await delay} s`;
      await waitFor(seconds * 500);
      const cell = sheet.getRange('A1');
      cell.load('values');
      await context.sync();
      return `${answer}; A1 has ${firstOf(cell.values) === 'script' ? 'the script’s value' : 'what was typed'}`;
    },
  },
];

const BACKGROUND_ACTS: readonly {
  readonly name: string;
  readonly act: (context: ProbeContext, sheet: Excel.Worksheet) => void;
}[] = [
  { name: 'write a cell', act: (_context, sheet) => void (sheet.getRange('D1').values = [['x']]) },
  { name: 'add a sheet', act: (context) => void context.workbook.worksheets.add('Probe background') },
  { name: 'activate a sheet', act: (_context, sheet) => sheet.activate() },
  { name: 'select a cell', act: (_context, sheet) => sheet.getRange('D1').select() },
  { name: 'getSelectedRange', act: (context) => void context.workbook.getSelectedRange().load('address') },
  { name: 'freeze panes', act: (_context, sheet) => sheet.freezePanes.freezeAt(sheet.getRange('A1:C1')) },
  { name: 'clear filters', act: (_context, sheet) => sheet.tables.getItemAt(0).clearFilters() },
  { name: 'gridlines', act: (_context, sheet) => void (sheet.showGridlines = false) },
  { name: 'hide a sheet', act: (_context, sheet) => void (sheet.visibility = 'Hidden') },
];

const PROBE_ACTS: readonly ProbeAct[] = [
  {
    id: 'by-hand-save-as',
    switches: 'freezesLocation',
    text: 'Choose Save As with another name, and run again without closing Script Lab. Then rename the file, and move it, and run again each time. What does A1-url say each time?',
  },
  {
    id: 'by-hand-reopen',
    switches: 'losesParts',
    text: 'Save and close the file, open it and run again. What do again-part and again-column-ids say?',
  },
  {
    id: 'by-hand-other-device',
    switches: 'hidesPartsOfOthers',
    text: 'Open the saved file at the same time on another device or in another account (OneDrive or SharePoint), and run there. What does again-part say at once, and after one minute in a new copy?',
  },
  {
    id: 'by-hand-undo-writes',
    switches: 'writesEndUndo membersEndUndo',
    text: 'Type a word into a sheet of your own, run again, and press Ctrl+Z until nothing goes back. What goes back, in which steps? Does your word go back?',
  },
  {
    id: 'by-hand-undo-save',
    switches: 'saveEndsUndo',
    text: 'In Shiftsheet, in a saved file: type a word into a sheet of your own, push an edit (a push saves), and press Ctrl+Z until nothing goes back. Does your word go back?',
  },
  {
    id: 'by-hand-undo-parts',
    switches: '',
    text: 'Press Ctrl+Z ten times after this run, and run again. What does again-part say?',
  },
  {
    id: 'by-hand-two-parts',
    switches: '',
    text: 'Select A1, hold Ctrl and select C3, and run again. What does selection say?',
  },
  {
    id: 'by-hand-long-list',
    switches: '',
    text: 'Open the dropdown of A2 in "Probe try" (40000 names). How does it show and search them? Which is the last name?',
  },
  {
    id: 'by-hand-yes-no',
    switches: '',
    text: 'Pick TRUE in the dropdown of B2 in "Probe try". What does the cell show, and is it a text (on the left) or a truth value (in the middle)? What does D2 show?',
  },
  {
    id: 'by-hand-digits',
    switches: '',
    text: 'Does E2 in "Probe try" have a green triangle?',
  },
  {
    id: 'by-hand-fit',
    switches: 'ignoresFitToWidth',
    text: 'Open the print preview of "Probe try" without any other view before. Is it one page wide?',
  },
  {
    id: 'by-hand-move-column',
    switches: '',
    text: 'In "Probe try", drag the table’s column Text before Key with Shift, and run again. What does again-column-ids say?',
  },
  {
    id: 'by-hand-sheet-view',
    switches: '',
    text: 'Filter the table on "Probe try" in a sheet view of your own, on a phone, and by another person. In Shiftsheet, push with such a filter. Is each Status in its row?',
  },
  {
    id: 'by-hand-r1c1',
    switches: 'speaksR1C1',
    text: 'Choose R1C1 reference style in the options, and run again. What do B14-name-formula and B14-name-from-text say?',
  },
  {
    id: 'by-hand-1904',
    switches: '',
    text: 'Choose the 1904 date system in the options of a new workbook, and run there. What does date-1904 say?',
  },
  {
    id: 'by-hand-autocorrect',
    switches: '',
    text: 'Switch off AutoCorrect for new rows in tables, and type below the table on "Probe try". Does the table grow? What does B12-growth say when you run again?',
  },
  {
    id: 'by-hand-events',
    switches: 'mergesEvents eventsLateMs dropsEventEach',
    text: 'With two people in one file: paste 1,000 rows into a table of Shiftsheet. Does the pane of each count them, and after how long?',
  },
  {
    id: 'by-hand-dropdown',
    switches: 'picksInSilence',
    text: 'Choose a value from a dropdown in a table of Shiftsheet. Does the pane count the edit before you go to another cell?',
  },
  {
    id: 'by-hand-selected-row',
    switches: 'neverSelects',
    text: 'Open “Selected row” in the pane, and select one row after another. Does the pane show each?',
  },
  {
    id: 'by-hand-autosave',
    switches: '',
    text: 'With AutoSave on, push with Shiftsheet. Is there a message about saving or a conflict? Do edits of another person stay?',
  },
  {
    id: 'by-hand-csv',
    switches: '',
    text: 'Open a .csv file, download a table with Shiftsheet and push an edit. What is in the file?',
  },
  {
    id: 'by-hand-large-file',
    switches: '',
    text: 'On the web: open a file of 50 MB, and Shiftsheet while it loads. Does the pane answer, or wait without end?',
  },
  {
    id: 'by-hand-flicker',
    switches: '',
    text: 'Download 10,000 users with Shiftsheet. Does the window flicker?',
  },
  {
    id: 'by-hand-reports',
    switches: '',
    text: 'Make each report of Shiftsheet. How do the charts look? On each printer: is each page one page?',
  },
  {
    id: 'by-hand-files',
    switches: '',
    text: 'In Shiftsheet on Windows, Mac and iPad: save the password file, and press Copy once. Does the file come, and is the text copied at the first press?',
  },
  {
    id: 'by-hand-password-columns',
    switches: '',
    text: 'Open the saved password file in an Excel in German. Is each value in a column of its own?',
  },
  {
    id: 'by-hand-contrast',
    switches: '',
    text: 'Use a contrast theme of Windows. Can everything in the pane be read? Change the theme of Office while the pane is open: does the pane follow?',
  },
  {
    id: 'by-hand-frames',
    switches: '',
    text: 'Open Shiftsheet in Excel on the web from OneDrive, SharePoint and Teams. Does the pane open? Does the ribbon button have its picture?',
  },
  {
    id: 'by-hand-local-network',
    switches: '',
    text: 'On the web, with npm start: which permission does the browser ask for, and does the pane work after it?',
  },
];

/** Makes what the acts by hand need. */
async function makeThingsToTry(context: ProbeContext): Promise<void> {
  const { worksheets, names } = context.workbook;
  const lists = worksheets.add(PROBE_LISTS);
  const entries: string[][] = [];
  for (let count = 1; count <= PROBE_LONG_LIST; count += 1) entries.push([`Name ${count}`]);
  const cells = lists.getRange(`A1:A${entries.length}`);
  cells.values = entries;
  names.add('ProbeList', cells).visible = false;
  lists.visibility = 'VeryHidden';
  const sheet = worksheets.add(PROBE_TRY);
  const table = makeTenRows(sheet);
  sheet.getRange('A2').dataValidation.rule = { list: { inCellDropDown: true, source: '=ProbeList' } };
  sheet.getRange('B2').dataValidation.rule = { list: { inCellDropDown: true, source: 'TRUE,FALSE' } };
  // With a gap, so that the table does not grow.
  const beside = sheet.getRange('D2:E2');
  beside.numberFormat = [['General', '@']];
  beside.values = [[true, '123']];
  // Wider than a page.
  sheet.getRange('G1:Y1').values = [Array.from({ length: 19 }, (_each, at) => `Column ${at}`)];
  sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
  table.columns.load('items/id,items/name');
  await context.sync();
  sheet.getRange('Z1').values = [[idsByName(table.columns)]];
  await context.sync();
}

/** The next run compares the ids of this sheet and its table. */
async function keepIds(context: ProbeContext): Promise<void> {
  const sheet = context.workbook.worksheets.add(PROBE_KEPT);
  const table = makeTenRows(sheet);
  sheet.load('id');
  table.load('id');
  await context.sync();
  const cells = sheet.getRange('D1:E1');
  cells.numberFormat = [['@', '@']];
  cells.values = [[sheet.id, table.id]];
  await context.sync();
}

/** The next run asks whether this part is still there. */
async function keepPart(context: ProbeContext): Promise<void> {
  context.workbook.customXmlParts.add(`<p xmlns="${PROBE_NAMESPACE}">kept</p>`);
  await context.sync();
}

async function nameOf(context: ProbeContext, table: Excel.Table): Promise<{ readonly name: string }> {
  table.load('name');
  await context.sync();
  return table;
}

// The run.

/** A row of the sheet "Probe": as the header says. */
type ProbeRow = readonly [string, string, string, string, string];

const PROBE_HEADER: ProbeRow = ['Id', 'Switch', 'Question', 'Answer', 'Answer of the earlier run'];

/** So many pieces of traffic are written in one request: on the web, a request may have 5 MB. */
const PROBE_PIECES_A_SYNC = 100;

/** The answers of the earlier run, by id: people have typed some of them. */
async function readEarlierAnswers(context: ProbeContext): Promise<Record<string, string>> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(PROBE_RESULTS);
  const used = sheet.getUsedRangeOrNullObject(true);
  used.load('values');
  await context.sync();
  const answers: Record<string, string> = {};
  if (sheet.isNullObject || used.isNullObject) return answers;
  used.values.forEach((row: unknown[]) => {
    if (row[0] !== PROBE_TRAFFIC) answers[String(row[0])] = String(row[3]);
  });
  return answers;
}

/** Removes the sheets, names and parts that earlier runs and the questions made. */
async function removeOwnThings(context: ProbeContext): Promise<void> {
  const { worksheets, names, customXmlParts } = context.workbook;
  worksheets.load('items/name,items/visibility');
  names.load('items/name');
  await context.sync();
  for (const sheet of worksheets.items.filter((each) => PROBE_SHEETS.indexOf(each.name) >= 0)) {
    // Excel deletes no sheet that is very hidden.
    if (sheet.visibility === 'VeryHidden') sheet.visibility = 'Hidden';
    sheet.delete();
  }
  for (const item of names.items.filter((each) => PROBE_NAMES.test(each.name))) item.delete();
  await context.sync();
  const parts = customXmlParts.getByNamespace(PROBE_NAMESPACE);
  parts.load('items/id');
  await context.sync();
  parts.items.forEach((part) => part.delete());
  await context.sync();
}

async function writeResults(
  context: ProbeContext,
  rows: readonly ProbeRow[],
  traffic: readonly ProbeRow[],
): Promise<void> {
  const sheet = context.workbook.worksheets.add(PROBE_RESULTS);
  const all = [PROBE_HEADER].concat(rows).map((row) => row.slice());
  const range = sheet.getRange(`A1:E${all.length}`);
  range.numberFormat = all.map((row) => row.map(() => '@'));
  range.values = all;
  // Not formatted as texts: some versions of Excel show and copy long texts in such cells as ####.
  for (let first = 0; first < traffic.length; first += PROBE_PIECES_A_SYNC) {
    const some = traffic.slice(first, first + PROBE_PIECES_A_SYNC);
    const top = all.length + first + 1;
    const cells = sheet.getRange(`A${top}:E${top + some.length - 1}`);
    cells.values = some.map((row) => row.slice());
    cells.format.font.color = '#808080';
    await context.sync();
  }
  sheet.getRange('A1:E1').format.font.bold = true;
  sheet.getRange('C1').getEntireColumn().format.columnWidth = 420;
  sheet.getRange('D1').getEntireColumn().format.columnWidth = 300;
  all.forEach((row, at) => {
    if (/^by-hand/.test(String(row[0]))) sheet.getRange(`D${at + 1}`).format.fill.color = '#FFF2CC';
  });
  sheet.activate();
  await context.sync();
}

function cleanUp(): Promise<void> {
  return Excel.run(removeOwnThings).catch((error: unknown) =>
    console.log(`Not everything was removed: ${codeOfError(error)}`),
  );
}

/** Whether an answer says something of Excel. A mistake of the script does not. */
function isAnswered(answer: string): boolean {
  return answer !== PROBE_NOT_YET && !/^$|^ERROR (?:no answer|TypeError|ReferenceError)/.test(answer);
}

/** What the person has to do now. */
function sentenceAfter(deciding: readonly ProbeRow[], isWritten: boolean): string {
  const answered = deciding.filter((row) => isAnswered(row[3]));
  const count = `${answered.length} of ${deciding.length} answered.`;
  if (!isWritten) return `${count} The sheet "Probe" could not be written: send what the console shows.`;
  if (deciding.some((row) => row[3] === PROBE_NOT_YET))
    return `${count} Save and close this workbook, open it, and run this script again.`;
  if (answered.length < deciding.length) return `${count} Run again. If the number stays, send this sheet.`;
  return `${count} Send this sheet.`;
}

async function runProbe(): Promise<void> {
  const { askEverything, onlyCleanUp } = PROBE_OPTIONS;
  const earlier = await Excel.run(readEarlierAnswers).catch((): Record<string, string> => ({}));
  const traffic: ProbeRow[] = [];
  const rowOf = ({ id, switches, text }: ProbeAct, answer: string): ProbeRow => {
    console.log(`${id} | ${answer === '' ? 'please try' : answer} | ${text}`);
    const before = earlier[id] || '';
    // What a person typed stays, if the script has no answer.
    const shown = answer === '' ? before : answer;
    return [id, switches, text, shown, before === shown ? '' : before];
  };
  const askAll = async (questions: readonly ProbeQuestion[]): Promise<ProbeRow[]> => {
    const rows: ProbeRow[] = [];
    for (const question of questions) {
      rows.push(rowOf(question, await answerTo(question)));
      rowsOfTraffic(question.id).forEach((row) => traffic.push(row));
    }
    return rows;
  };
  if (onlyCleanUp) return cleanUp();
  const again = await askAll(PROBE_AGAIN);
  const first = askEverything ? await askAll(PROBE_FIRST) : [];
  await cleanUp();
  const deciding = (await askAll(PROBE_DECIDING)).concat(again);
  const others = askEverything
    ? first.concat(await askAll(PROBE_QUESTIONS), await askAll(PROBE_WAITING))
    : [];
  await cleanUp();
  await Excel.run(keepIds).catch((error: unknown) =>
    console.log(`The sheet "${PROBE_KEPT}" was not made: ${codeOfError(error)}`),
  );
  if (askEverything) {
    const made = await Excel.run(makeThingsToTry).then(() => 'yes', codeOfError);
    others.push(rowOf({ id: 'things-to-try', switches: '', text: 'Was the sheet "Probe try" made?' }, made));
    const kept = await Excel.run(keepPart).then(() => 'yes', codeOfError);
    others.push(
      rowOf(
        {
          id: 'part-kept',
          switches: 'refusesPartsUnsaved',
          text: 'Was the part made that again-part asks for?',
        },
        kept,
      ),
    );
  }
  // What a person typed stays on the sheet.
  for (const act of PROBE_ACTS) if (askEverything || earlier[act.id]) others.push(rowOf(act, ''));
  const isWritten = await Excel.run((context) =>
    writeResults(context, deciding.concat(others), traffic),
  ).then(
    () => true,
    (error: unknown) => {
      console.log(`The sheet "Probe" was not written: ${codeOfError(error)}`);
      return false;
    },
  );
  if (askEverything) console.log('Lines that begin with by-hand are for you to try.');
  console.log(`Done. ${sentenceAfter(deciding, isWritten)}`);
}

void Office.onReady(() => runProbe());
