/**
 * Asks Excel what only Excel can answer. docs/developer/real-excel.md says how to run this file and what each answer decides.
 *
 * Paste the whole file into Script Lab (tab "Script"), in a new workbook, and press Run. Script Lab needs nothing else: no
 * libraries and no HTML. It asks ten questions. Two of them need a second run, after the workbook was saved, closed and opened.
 * The console shows each answer. The sheet "Probe" has the answers, and below them what the script and Excel said to each other.
 *
 * The script makes sheets, names and custom XML parts that begin with "Probe", and removes those of an earlier run. It changes
 * nothing else, and never saves or closes the workbook.
 *
 * Script Lab turns this file into ES5 with an old TypeScript: so there are no imports or exports, no `?.` and no `??`,
 * and only arrays are iterated or spread.
 */

const PROBE_OPTIONS = {
  /** True: removes what earlier runs made, and asks nothing. */
  onlyCleanUp: false,
  /** More than 0: so long the script waits until you have brought another workbook to the front, and asks one more question. */
  secondsForAnotherWorkbook: 0,
};

type ProbeContext = Excel.RequestContext;

interface ProbeQuestion {
  /** The finding's letter with a word, or a word. It stays the same, so that answers can be compared. */
  readonly id: string;
  /** The switches of src/standins/excel/hardness.ts that the answer decides. */
  readonly switches: string;
  readonly text: string;
  /** `sheet` is new and empty, and is removed before the next question. */
  readonly ask: (context: ProbeContext, sheet: Excel.Worksheet) => Promise<string>;
}

const PROBE_RESULTS = 'Probe';
const PROBE_WORK = 'Probe work';
/** The next run compares the ids of this sheet and of its table. */
const PROBE_KEPT = 'Probe kept';
const PROBE_LISTS = 'Probe lists';
const PROBE_ADDED = 'Probe added';
const PROBE_SHEETS = [PROBE_RESULTS, PROBE_WORK, PROBE_KEPT, PROBE_LISTS, PROBE_ADDED];
const PROBE_LIST_NAME = 'ProbeList';
const PROBE_NAMESPACE = 'urn:probe';

/** So long one question may take, and longer if it waits for a person. */
const PROBE_LIMIT_MS = 40_000 + 3000 * PROBE_OPTIONS.secondsForAnotherWorkbook;

/** So long AutoSave has to save a change. */
const PROBE_SAVED_MS = 10_000;

// Answers: short texts that are the same in every language.

function quoted(value: unknown): string {
  const text = JSON.stringify(value);
  return text === undefined ? 'undefined' : text.slice(0, 300);
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

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

/** Parts of a question, by their names. Each is sent in a batch of its own, so that its refusal stops nothing else. */
type ProbeSteps = Readonly<Record<string, (sheet: Excel.Worksheet, context: ProbeContext) => void>>;

/** Does the steps one by one. Gives their names by what Excel said: "accepted", or the code of the error. */
async function answersToSteps(context: ProbeContext, steps: ProbeSteps): Promise<string> {
  await context.sync();
  const names = Object.keys(steps);
  const codes: string[] = [];
  for (const name of names) {
    steps[name](context.workbook.worksheets.getItem(PROBE_WORK), context);
    codes.push(await context.sync().then(() => 'accepted', codeOfError));
  }
  const kinds = codes.filter((code, at) => codes.indexOf(code) === at).sort();
  const namesOf = (kind: string): string => names.filter((_name, at) => codes[at] === kind).join(', ');
  return kinds.map((kind) => `${kind}: ${namesOf(kind)}`).join('; ');
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
function runRecorded<T>(batch: (context: ProbeContext) => Promise<T>): Promise<T> {
  return Excel.run((context) => {
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

/** The traffic of a question. Of a long request, and of one without a response, only the size is kept. */
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
      rows.push([PROBE_TRAFFIC, id, `request ${at + 1}, piece ${piece + 1} of ${pieces}`, `|${part}`]);
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

// The product's own table. test/tools/probe.test.ts compares the calls with those of src/excel/table/table-maker.ts.

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** The columns of Departments: header, format, width in points, looks, choices, note. */
const PROBE_COLUMNS = linesOf(`
Row|@|52.5|hidden||Tells Shiftsheet which row is which. Leave it hidden.
Status|@|52.5|||Empty: as on the service. New or Edited: not pushed yet. Fix: see Message. 0: stored.
Message|@|90|||What happened to this row, and what to do.
Name|@|127.5|||What people see. A new record needs it.
Active|General|61.5|choices|Yes,No|Whether it is in use.
Shown to employees|General|142.5|choices|Yes,No|Whether employees see it. In the service: ShowToEmployee.
Color|@|60|||Six digits from 0 to F: red, green, blue, for example FF8000.
Notes|@|112.5|service||The service does not let it be changed from here.
External ID|0|95.25|hidden seldom||Your own number for it; given at random to a new row, so that it can never be stored twice. The service does not return it. In the service: ExternalID.
Item ID|0|68.25|service hidden seldom||Given by the service when the record is added. It can’t be changed. In the service: CatItemID.
Category number|0|122.25|service hidden seldom||The number of its category. It can’t be changed. In the service: CatNo.
Sort order|@|88.5|service hidden seldom||The service’s order. It can’t be changed from here. In the service: SortValue.
`);

/** Two rows; null is an empty cell. */
const PROBE_ROWS = [
  ['a1', null, null, 'Kitchen', 'Yes', null, 'FF8000', null, null, null, null, null],
  ['a2', 'New', null, 'Bar', 'No', null, null, null, null, null, null, null],
];

/** The rules of Status and of changed cells: range, fill, colour of letters, formula. The last one is the longest in German. */
const PROBE_RULES = linesOf(`
Status|#DFF6DD|#0B5A0B|=AND(N("Shiftsheet")=0,$B2="0")
Status|#DEECF9|#004578|=AND(N("Shiftsheet")=0,$B2="New")
Status|#DEECF9|#004578|=AND(N("Shiftsheet")=0,$B2="Edited")
Status|#DEECF9|#004578|=AND(N("Shiftsheet")=0,$B2="Not sent")
Status|#FDE7E9|#8E0B16|=AND(N("Shiftsheet")=0,$B2="Fix")
Status|#FFE3CC|#7A2F00|=AND(N("Shiftsheet")=0,$B2="Conflict")
Status|#FFE3CC|#7A2F00|=AND(N("Shiftsheet")=0,$B2="Gone")
Status|#FFF4CE|#5C4300|=AND(N("Shiftsheet")=0,$B2="Unknown")
Status|#FDE7E9|#8E0B16|=AND(N("Shiftsheet")=0,$B2<>"",$B2<>"0",$B2<>"New",$B2<>"Edited",$B2<>"Not sent",$B2<>"Fix",$B2<>"Conflict",$B2<>"Gone",$B2<>"Unknown")
table|#B3D7F5|#00325A|=AND(N("Shiftsheet")=0,FIND("; "&A$1&";",REPLACE($C2,1,FIND("Changed: ",$C2)+8,"; ")&";"))
table|#DCC6F0|#3B1460|=AND(N("Shiftsheet")=0,FIND("; "&A$1&";",REPLACE($C2,1,FIND("Changed on the service: ",$C2)+23,"; ")&";"),ISERR(FIND("; "&A$1&";",REPLACE($C2,1,FIND("Changed: ",$C2)+8,"; ")&";")))
German|#DCC6F0|#3B1460|=AND(N("Shiftsheet")=0,FIND("; "&A$1&";",REPLACE($C2,1,FIND("Auf dem Server geändert: ",$C2)+24,"; ")&";"),ISERR(FIND("; "&A$1&";",REPLACE($C2,1,FIND("Geändert: ",$C2)+9,"; ")&";")))
`);

const PROBE_SHEET_ROWS = 1_048_576;

const probeTableOf = (sheet: Excel.Worksheet): Excel.Table => sheet.tables.getItem('ProbeTable');

/** Does something to the columns with a look. `whole` is the column of the sheet, `header` its first cell. */
const withColumns =
  (look: string, act: (column: readonly string[], header: Excel.Range, whole: Excel.Range) => void) =>
  (sheet: Excel.Worksheet): void =>
    PROBE_COLUMNS.forEach((column, at) => {
      const header = probeTableOf(sheet).columns.getItemAt(at).getHeaderRowRange();
      if (column[3].indexOf(look) >= 0) act(column, header, header.getEntireColumn());
    });

const withRules =
  (kind: string) =>
  (sheet: Excel.Worksheet): void =>
    PROBE_RULES.filter(([over]) => over === kind).forEach(([over, fill, color, formula]) => {
      const [first, count] = over === 'Status' ? [1, 1] : [0, PROBE_COLUMNS.length];
      const range = sheet.getRangeByIndexes(1, first, PROBE_SHEET_ROWS - 1, count);
      const { custom } = range.conditionalFormats.add('Custom');
      custom.rule.formula = formula;
      custom.format.fill.color = fill;
      custom.format.font.color = color;
    });

const bodyOf = (sheet: Excel.Worksheet): Excel.Range =>
  sheet.getRangeByIndexes(1, 0, PROBE_ROWS.length, PROBE_COLUMNS.length);

/** A table and each kind of ornament. */
const PROBE_TABLE: ProbeSteps = {
  'formats of whole columns': (sheet) =>
    PROBE_COLUMNS.forEach(([, format], at) => {
      sheet.getRangeByIndexes(0, at, 1, 1).getEntireColumn().numberFormat = [[format]];
    }),
  // If whole columns are refused. One text for all cells is what the type does not allow.
  'formats of rows': (sheet) =>
    PROBE_COLUMNS.forEach(([, format], at) => {
      const cells = sheet.getRangeByIndexes(0, at, PROBE_ROWS.length + 5001, 1);
      if (format !== 'General') cells.numberFormat = format as unknown as string[][];
    }),
  'header and rows'(sheet) {
    sheet.getRangeByIndexes(0, 0, 1, PROBE_COLUMNS.length).values = [PROBE_COLUMNS.map(([header]) => header)];
    bodyOf(sheet).values = PROBE_ROWS;
  },
  table(sheet) {
    const area = sheet.getRangeByIndexes(0, 0, PROBE_ROWS.length + 1, PROBE_COLUMNS.length);
    const table = sheet.tables.add(area, true);
    table.name = 'ProbeTable';
  },
  'style of the table': (sheet) => void (probeTableOf(sheet).style = 'TableStyleLight9'),
  'colour of the tab': (sheet) => void (sheet.tabColor = '#1F5A8A'),
  widths: withColumns('', ([, , width], _header, { format }) => void (format.columnWidth = Number(width))),
  dropdowns: withColumns('choices', ([, , , , source], header, { dataValidation }) => {
    dataValidation.rule = { list: { inCellDropDown: true, source } };
    dataValidation.errorAlert = { showAlert: false, style: 'Information', title: '', message: '' };
    header.dataValidation.clear();
  }),
  notes: withColumns('', ([title, , , , , message], header) => {
    header.dataValidation.prompt = { showPrompt: true, title, message };
  }),
  'hidden columns': withColumns('hidden', (_column, _header, whole) => void (whole.columnHidden = true)),
  'grey letters': (sheet) =>
    PROBE_COLUMNS.forEach((column, at) => {
      if (column[3].indexOf('service') >= 0)
        probeTableOf(sheet).columns.getItemAt(at).getDataBodyRange().format.font.color = '#6E6E6E';
    }),
  'grouped columns': (sheet) =>
    probeTableOf(sheet)
      .getHeaderRowRange()
      .getCell(0, 8)
      .getResizedRange(0, 3)
      .getEntireColumn()
      .group('ByColumns'),
  'fill of a colour'(sheet) {
    const body = probeTableOf(sheet).getDataBodyRange();
    const { fill, font } = body.getCell(0, 6).getResizedRange(0, 0).format;
    fill.color = '#FF8000';
    font.color = '#000000';
  },
  'rules of Status': withRules('Status'),
  'rules of changed cells': withRules('table'),
  'longest rule': withRules('German'),
  'hidden name of a list'(_sheet, context) {
    const lists = context.workbook.worksheets.add(PROBE_LISTS);
    lists.visibility = 'VeryHidden';
    const cells = lists.getRangeByIndexes(1, 0, 2, 1);
    cells.values = [['Kitchen'], ['Bar']];
    context.workbook.names.add(PROBE_LIST_NAME, cells).visible = false;
  },
  'dropdown of that name'(sheet) {
    const { dataValidation } = sheet.getRange('N:N');
    dataValidation.rule = { list: { inCellDropDown: true, source: `=${PROBE_LIST_NAME}` } };
  },
  'frozen panes': (sheet) => sheet.freezePanes.freezeAt(sheet.getRangeByIndexes(0, 0, 1, 4)),
  'sheet and cell in front'(sheet) {
    sheet.activate();
    sheet.getRangeByIndexes(1, 1, 1, 1).select();
  },
};

/** How many of the rules Excel gives back as they were written. */
async function rulesReadBack(context: ProbeContext): Promise<string> {
  const formats = () =>
    context.workbook.worksheets
      .getItem(PROBE_WORK)
      .getRangeByIndexes(1, 0, PROBE_SHEET_ROWS - 1, PROBE_COLUMNS.length).conditionalFormats;
  const all = formats();
  all.load('items/type');
  await context.sync();
  const read = all.items.map((_format, at) => {
    const { rule } = formats().getItemAt(at).custom;
    rule.load('formula');
    return rule;
  });
  await context.sync();
  const written = PROBE_RULES.map((rule) => rule[3]);
  const same = read.filter(({ formula }) => written.indexOf(formula) >= 0);
  return `${same.length} of ${written.length} rules are read as they were written`;
}

// Steps that several questions share.

/** Ten rows with the texts was0 to was9. */
function makeTenRows(sheet: Excel.Worksheet): Excel.Table {
  const rows: string[][] = [['Key', 'Text']];
  for (let row = 0; row < 10; row += 1) rows.push([String(row % 2), `was${row}`]);
  sheet.getRange('A1:A11').numberFormat = rows.map(() => ['@']);
  sheet.getRange('A1:B11').values = rows;
  return sheet.tables.add('A1:B11', true);
}

/** The file's place as Excel says it now: '' if it was never saved. */
function filePlace(): Promise<string> {
  return new Promise((resolve, reject) => {
    Office.context.document.getFilePropertiesAsync((result) => {
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

function newestApi(): string {
  let newest = 'none';
  for (let minor = 1; minor <= 40; minor += 1)
    if (Office.context.requirements.isSetSupported('ExcelApi', `1.${minor}`)) newest = `1.${minor}`;
  return newest;
}

/** Whether a custom XML part makes the workbook one with unsaved changes, and how soon AutoSave has saved it. */
async function savesParts(context: ProbeContext): Promise<string> {
  const { workbook } = context;
  const isDirty = async (): Promise<boolean> => {
    workbook.load('isDirty');
    await context.sync();
    return workbook.isDirty;
  };
  const untilSaved = async (): Promise<number> => {
    const start = Date.now();
    while ((await isDirty()) && Date.now() - start < PROBE_SAVED_MS) await waitFor(200);
    return Date.now() - start;
  };
  workbook.load('autoSave');
  await context.sync();
  const { autoSave } = workbook;
  if (autoSave) await untilSaved();
  else workbook.isDirty = false;
  if (await isDirty()) return 'isDirty stays true';
  workbook.customXmlParts.add(`<p xmlns="${PROBE_NAMESPACE}:dirty">part</p>`);
  await context.sync();
  const after = await isDirty();
  if (autoSave)
    return `isDirty ${after} after a part, saved in ${paceOf(await untilSaved(), [3000, 10_000])}`;
  // The questions have changed the workbook.
  workbook.isDirty = true;
  await context.sync();
  return `isDirty ${after} after a part`;
}

// The ten questions.

/** An answer that only the second run can give. */
const PROBE_NOT_YET = 'no earlier run';

/** These must be asked before the sheets of an earlier run are removed. */
const PROBE_AGAIN: readonly ProbeQuestion[] = [
  {
    id: 'again-part',
    switches: 'losesParts hidesPartsOfOthers refusesPartsUnsaved',
    text: 'Is the custom XML part there that the workbook had before it was saved, closed and opened?',
    async ask(context) {
      const parts = context.workbook.customXmlParts.getByNamespace(PROBE_NAMESPACE);
      parts.load('items/id');
      const earlier = context.workbook.worksheets.getItemOrNullObject(PROBE_KEPT);
      earlier.load('id');
      await context.sync();
      return earlier.isNullObject ? PROBE_NOT_YET : yesNo(parts.items.length > 0);
    },
  },
  {
    id: 'again-ids',
    switches: 'renewsIds',
    text: 'Do a sheet, its table and a column have the ids that they had before?',
    async ask(context) {
      const sheet = context.workbook.worksheets.getItemOrNullObject(PROBE_KEPT);
      sheet.load('id');
      await context.sync();
      if (sheet.isNullObject) return PROBE_NOT_YET;
      const kept = sheet.getRange('D1:F1');
      kept.load('values');
      const now = await idsOf(context, sheet);
      return ['sheet', 'table', 'column']
        .map((name, at) => `${name} ${yesNo(String(kept.values[0][at]) === now[at])}`)
        .join(', ');
    },
  },
];

/** The ids of a sheet, its first table, and the second column of this, as texts for cells. */
async function idsOf(context: ProbeContext, sheet: Excel.Worksheet): Promise<string[]> {
  const table = sheet.tables.getItemAt(0);
  const column = table.columns.getItemAt(1);
  sheet.load('id');
  table.load('id');
  column.load('id');
  await context.sync();
  return [sheet.id, table.id, column.id].map((id) => `id ${id}`);
}

const PROBE_QUESTIONS: readonly ProbeQuestion[] = [
  // First: the next question brings a sheet of its own to the front.
  {
    id: 'front',
    switches: 'freezeActivates',
    text: 'Can the names of a sheet and the sheet in front be asked for, and which one is in front after another was frozen?',
    async ask(context, sheet) {
      const { worksheets } = context.workbook;
      const asked = await answersToSteps(context, {
        'names of a sheet': (own) => void own.names.load('items/name'),
        'sheet in front': () => void worksheets.getActiveWorksheet().load('id'),
      });
      if (asked.indexOf('ERROR') >= 0) return asked;
      const front = async (): Promise<string> => {
        const active = worksheets.getActiveWorksheet();
        active.load('id');
        sheet.load('id');
        await context.sync();
        return active.id;
      };
      const before = await front();
      if (before === sheet.id) return `${asked}; not asked: the new sheet is in front`;
      sheet.freezePanes.freezeAt(sheet.getRange('A1:C1'));
      await context.sync();
      const after = await front();
      return `${asked}; ${after === before ? 'the same as before' : 'another one'}`;
    },
  },
  {
    id: 'make-table',
    switches: 'refusesUnboundedCells refusesRuleReads',
    text: 'Which parts of a download does Excel accept, each in a batch of its own?',
    async ask(context) {
      const accepted = await answersToSteps(context, PROBE_TABLE);
      return `${accepted}; ${await rulesReadBack(context).catch(codeOfError)}`;
    },
  },
  {
    id: 'session',
    switches: 'platform excelApi language roundTripMs',
    text: 'Which Excel is this? May the file be changed, who saves it, and how long does a round trip take?',
    async ask(context, sheet) {
      const { workbook, application } = context;
      const { cultureInfo } = application;
      cultureInfo.load('name');
      await context.sync();
      let fastest = Infinity;
      for (let count = 0; count < 10; count += 1) {
        const start = Date.now();
        sheet.load('name');
        await context.sync();
        fastest = Math.min(fastest, Date.now() - start);
      }
      const loaded = (name: 'readOnly' | 'autoSave'): Promise<string> => {
        workbook.load(name);
        return context.sync().then(() => String(workbook[name]), codeOfError);
      };
      return [
        String(Office.context.platform),
        `ExcelApi ${newestApi()}`,
        cultureInfo.name,
        `mode ${String(Office.context.document.mode)}`,
        `readOnly ${await loaded('readOnly')}`,
        `autoSave ${await loaded('autoSave')}`,
        await savesParts(context).catch(codeOfError),
        `round trip ${paceOf(fastest, [30, 100, 300])}`,
      ].join(', ');
    },
  },
  {
    id: 'place',
    switches: 'hidesUnsavedLocation freezesLocation',
    text: 'Which place does the file have, and is Office.context.document.url the same?',
    async ask() {
      const { url } = Office.context.document;
      const now = await filePlace();
      return `${kindOfPlace(now)}, ${now === (url || '') ? 'the same' : `but url is ${kindOfPlace(url || '')}`}`;
    },
  },
  {
    id: 'calculated',
    switches: 'fillsCalculatedColumns',
    text: 'What does a new row of a table have in a column whose cells all have one formula?',
    async ask(context, sheet) {
      const table = makeTenRows(sheet);
      const formulas: string[][] = [];
      for (let row = 2; row <= 11; row += 1) formulas.push([`=A${row}&"x"`]);
      sheet.getRange('B2:B11').formulas = formulas;
      await context.sync();
      table.resize('A1:B12');
      const cell = sheet.getRange('B12');
      cell.load('formulas');
      await context.sync();
      return cell.formulas[0][0] === '' ? 'nothing' : `the formula ${quoted(cell.formulas[0][0])}`;
    },
  },
  {
    id: 'A2-filtered-block',
    switches: 'shiftsFilteredWrites',
    text: 'Ten filtered rows, one array over all: is each value in its row?',
    async ask(context, sheet) {
      const table = makeTenRows(sheet);
      table.columns.getItem('Key').filter.applyValuesFilter(['1']);
      await context.sync();
      const texts: (string | null)[][] = [];
      for (let row = 0; row < 10; row += 1) texts.push([row < 2 || row > 7 ? null : `new${row}`]);
      sheet.getRange('B2:B11').values = texts;
      await context.sync();
      table.clearFilters();
      const after = sheet.getRange('B2:B11');
      after.load('values');
      await context.sync();
      const found = after.values.map((row) => String(row[0])).join(' ');
      const expected = texts.map((text, row) => (text[0] === null ? `was${row}` : text[0])).join(' ');
      return found === expected ? 'each value is in its row' : `wrong rows: ${found}`;
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
      const fillNow = async (): Promise<string> => {
        const shown = cell.getDisplayedCellProperties({ format: { fill: { color: true } } });
        await context.sync();
        const { format } = shown.value[0][0];
        return quoted(format && format.fill && format.fill.color);
      };
      const before = await fillNow();
      sheet.getRange('A1').values = [['x']];
      await context.sync();
      return `${before} before, ${await fillNow()} after`;
    },
  },
  {
    id: 'B10-part-size',
    switches: 'refusesPartsUnsaved',
    text: 'How large may a custom XML part be?',
    async ask(context) {
      let accepted = 'none';
      for (const kilobytes of [1, 900, 2000, 4000]) {
        const text = 'A'.repeat(kilobytes * 1000);
        const part = context.workbook.customXmlParts.add(`<p xmlns="${PROBE_NAMESPACE}:size">${text}</p>`);
        const xml = part.getXml();
        const failure = await context.sync().then(() => '', codeOfError);
        if (failure !== '') return `${accepted}, then ${failure}`;
        if (xml.value.indexOf(text) < 0) return `${accepted}, then shortened`;
        part.delete();
        accepted = `${kilobytes} kB`;
      }
      return `${accepted}, the largest that was tried`;
    },
  },
];

/** Asked if `secondsForAnotherWorkbook` gives time for it. */
const PROBE_BEHIND: ProbeQuestion = {
  id: 'another-workbook',
  switches: 'failsInBackground',
  text: 'Which acts fail while another workbook is in front?',
  async ask(context, sheet) {
    const seconds = PROBE_OPTIONS.secondsForAnotherWorkbook;
    makeTenRows(sheet);
    await context.sync();
    console.log(`Bring another workbook to the front now. The script goes on in ${seconds} seconds.`);
    await waitFor(seconds * 1000);
    return answersToSteps(context, {
      'write a cell': (own) => void (own.getRange('D1').values = [['x']]),
      'names of a sheet': (own) => void own.names.load('items/name'),
      'add a sheet': () => void context.workbook.worksheets.add(PROBE_ADDED),
      'activate a sheet': (own) => own.activate(),
      'select a cell': (own) => own.getRange('D1').select(),
      'freeze panes': (own) => own.freezePanes.freezeAt(own.getRange('A1:C1')),
      'clear filters': (own) => own.tables.getItemAt(0).clearFilters(),
      'hide a sheet': (own) => void (own.visibility = 'Hidden'),
    });
  },
};

// The run.

/** A row of the sheet "Probe": as the header says. */
type ProbeRow = readonly [string, string, string, string];

const PROBE_HEADER: ProbeRow = ['Id', 'Switch', 'Question', 'Answer'];

/** So many pieces of traffic are written in one request: on the web, a request may have 5 MB. */
const PROBE_PIECES_A_SYNC = 100;

/** Removes the sheets, names and parts that earlier runs and the questions made. */
async function removeOwnThings(context: ProbeContext): Promise<void> {
  const { worksheets, names, customXmlParts } = context.workbook;
  worksheets.load('items/name,items/visibility');
  names.load('items/name');
  const parts = ['', ':dirty', ':size'].map((end) => customXmlParts.getByNamespace(PROBE_NAMESPACE + end));
  for (const found of parts) found.load('items/id');
  await context.sync();
  for (const sheet of worksheets.items.filter((each) => PROBE_SHEETS.indexOf(each.name) >= 0)) {
    // Excel deletes no sheet that is very hidden.
    if (sheet.visibility === 'VeryHidden') sheet.visibility = 'Hidden';
    sheet.delete();
  }
  for (const item of names.items.filter(({ name }) => name === PROBE_LIST_NAME)) item.delete();
  for (const { items } of parts) items.forEach((part) => part.delete());
  await context.sync();
}

function cleanUp(): Promise<void> {
  return Excel.run(removeOwnThings).catch((error: unknown) =>
    console.log(`Not everything was removed: ${codeOfError(error)}`),
  );
}

/** What the next run asks for: a part, and the ids of a sheet, its table and a column. */
async function keepForNextRun(context: ProbeContext): Promise<void> {
  const sheet = context.workbook.worksheets.add(PROBE_KEPT);
  makeTenRows(sheet);
  const cells = sheet.getRange('D1:F1');
  cells.numberFormat = [['@', '@', '@']];
  cells.values = [await idsOf(context, sheet)];
  context.workbook.customXmlParts.add(`<p xmlns="${PROBE_NAMESPACE}">kept</p>`);
  await context.sync();
}

async function writeResults(
  context: ProbeContext,
  rows: readonly ProbeRow[],
  traffic: readonly ProbeRow[],
): Promise<void> {
  const sheet = context.workbook.worksheets.add(PROBE_RESULTS);
  const all = [PROBE_HEADER].concat(rows).map((row) => row.slice());
  const range = sheet.getRange(`A1:D${all.length}`);
  range.numberFormat = all.map((row) => row.map(() => '@'));
  range.values = all;
  // Not formatted as texts: some versions of Excel show and copy long texts in such cells as ####.
  for (let first = 0; first < traffic.length; first += PROBE_PIECES_A_SYNC) {
    const some = traffic.slice(first, first + PROBE_PIECES_A_SYNC);
    const top = all.length + first + 1;
    const cells = sheet.getRange(`A${top}:D${top + some.length - 1}`);
    cells.values = some.map((row) => row.slice());
    cells.format.font.color = '#808080';
    await context.sync();
  }
  sheet.getRange('A1:D1').format.font.bold = true;
  sheet.getRange('C1:D1').getEntireColumn().format.columnWidth = 400;
  sheet.activate();
  await context.sync();
}

/** Whether an answer says something of Excel. A mistake of the script does not. */
const isAnswered = ([, , , answer]: ProbeRow): boolean =>
  answer !== PROBE_NOT_YET && !/^ERROR (?:no answer|TypeError|ReferenceError)/.test(answer);

/** What the person has to do now. */
function sentenceAfter(rows: readonly ProbeRow[]): string {
  const answered = rows.filter(isAnswered);
  const count = `${answered.length} of ${rows.length} answered.`;
  if (rows.some((row) => row[3] === PROBE_NOT_YET))
    return `${count} Save and close this workbook, open it, and run this script again.`;
  if (answered.length < rows.length) return `${count} Run again. If the number stays, send this sheet.`;
  return `${count} Send this sheet.`;
}

async function runProbe(): Promise<void> {
  const { onlyCleanUp, secondsForAnotherWorkbook } = PROBE_OPTIONS;
  if (onlyCleanUp) return cleanUp();
  const rows: ProbeRow[] = [];
  const traffic: ProbeRow[] = [];
  const askAll = async (questions: readonly ProbeQuestion[]): Promise<void> => {
    for (const question of questions) {
      const answer = await answerTo(question);
      console.log(`${question.id} | ${answer} | ${question.text}`);
      rows.push([question.id, question.switches, question.text, answer]);
      rowsOfTraffic(question.id).forEach((row) => traffic.push(row));
    }
  };
  await askAll(PROBE_AGAIN);
  await cleanUp();
  await askAll(PROBE_QUESTIONS);
  if (secondsForAnotherWorkbook > 0) await askAll([PROBE_BEHIND]);
  await cleanUp();
  // An Excel may refuse the part: what was answered is written all the same.
  await Excel.run(keepForNextRun).catch((error: unknown) =>
    console.log(`Nothing is kept: ${codeOfError(error)}`),
  );
  const done = await Excel.run((context) => writeResults(context, rows, traffic)).then(
    () => sentenceAfter(rows),
    (error: unknown) =>
      `The sheet "Probe" was not written, ${codeOfError(error)}: send what the console shows.`,
  );
  console.log(`Done. ${done}`);
}

void Office.onReady(() => runProbe());
