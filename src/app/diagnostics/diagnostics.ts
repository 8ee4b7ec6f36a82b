import type { WorkbookKinds } from '../memory/workbook-kinds';
import type { ExcelFacts } from '../ports/excel-workbook';
import type { Memory } from '../ports/memory';
import type { Ports, Clock } from '../ports/ports';
import type { PaneFacts, View } from '../view';
import { errorLines } from './error-lines';
import { jobLines } from './job-lines';
import { countedLine, line, word, words } from './lines';
import type { RecordedEvent, Recorder } from './recorder';

/** Excel may be busy, or may not answer at all. The text for support does not wait longer for it. */
const WAIT_MS = 2_000;

/** What is asked of Excel; undefined if Excel does not give it in time, or fails. */
async function inTime<T>(asked: Promise<T>, clock: Clock): Promise<T | undefined> {
  const answered = new AbortController();
  const late = clock.sleep(WAIT_MS, answered.signal).catch(() => undefined);
  try {
    return await Promise.race([asked, late.then(() => undefined)]);
  } catch {
    return undefined;
  } finally {
    answered.abort();
  }
}

/** Parts of the workbook's memory whose names begin with one of these words (`turn-` is the lock). */
const FAMILIES = [
  'settings',
  'kinds',
  'tables',
  'lists',
  'names',
  'baseline',
  'journal',
  'last',
  'turn',
  'witness',
  'reports',
  'paste',
];

interface Size {
  readonly parts: number;
  /** In UTF-8, before it is compressed. */
  readonly bytes: number;
}

/**
 * How large the parts of the workbook's memory are: those of a kind of record by their names, the others by the first word of
 * their names, because names of parts may have ids.
 */
async function sizesOf(memory: Memory, kinds: readonly string[]): Promise<Map<string, Size>> {
  const ofKinds = new Set(kinds.flatMap((kind) => [`baseline-${kind}`, `names-${kind}`]));
  const familyOf = (name: string) => FAMILIES.find((family) => name.split('-')[0] === family) ?? 'other';
  const sizes = new Map<string, Size>();
  for (const name of [...(await memory.names(''))].sort()) {
    const shown = ofKinds.has(name) ? name : familyOf(name);
    const { parts, bytes } = sizes.get(shown) ?? { parts: 0, bytes: 0 };
    const text = (await memory.read(name)) ?? '';
    sizes.set(shown, { parts: parts + 1, bytes: bytes + new TextEncoder().encode(text).length });
  }
  return sizes;
}

interface Deps {
  readonly ports: Ports;
  readonly view: View;
  readonly kinds: WorkbookKinds;
  readonly recorder: Recorder;
}

/**
 * The text that a user can send to support: one fact in each line, with a key that stays the same from release to release.
 * Every part of it is a number, a word of a list in this program, or a word that Excel or the browser uses for itself.
 */
export async function diagnosticsText(deps: Deps, pane: PaneFacts): Promise<string> {
  const { ports, view, recorder } = deps;
  const now = ports.clock.now();
  return [
    'Shiftsheet diagnostics',
    'This text has no records, names, messages, addresses, paths, session IDs or passwords.',
    '',
    ...paneLines(pane),
    ...excelLines(await ports.workbook.facts().catch(() => undefined)),
    '',
    line('file.place', filePlace((await inTime(ports.workbook.location(), ports.clock)) ?? '')),
    ...tableLines(deps),
    ...(await memoryLines(deps)),
    '',
    ...connectionLines(view, recorder.events),
    '',
    ...errorLines(recorder.events, now),
    '',
    ...jobLines(recorder.events, now),
    '',
  ].join('\n');
}

function paneLines({ version, build, engine, languages, features }: PaneFacts): string[] {
  return [
    line('add-in.version', word(version)),
    line('add-in.build', word(build)),
    line('browser.engine', words(engine)),
    line('browser.languages', languages.map(word).join(', ')),
    ...Object.entries(features).map(([name, has]) => line(`browser.${name}`, has ? 'yes' : 'no')),
  ];
}

function excelLines(facts: ExcelFacts | undefined): string[] {
  if (!facts) return [line('excel', 'not known')];
  return [
    line('excel.host', word(facts.host)),
    line('excel.platform', word(facts.platform)),
    line('excel.version', word(facts.version)),
    line('excel.sets', facts.sets.map(words).join(', ')),
    line('excel.language', word(facts.displayLanguage)),
    line('file.language', word(facts.contentLanguage)),
    line('file.dates', facts.dateSystem === undefined ? 'not read yet' : `from ${facts.dateSystem}`),
  ];
}

function tableLines({ ports, view, kinds }: Deps): string[] {
  const { kept } = ports.workbook;
  const states = new Map(view.tables.map(({ kind, state }) => [kind, state]));
  return kinds.all().flatMap(({ kind }) => {
    const state = states.get(kind) ?? 'absent';
    const sheet = kept.get(kind)?.sheet;
    if (state === 'absent') return [];
    const read = sheet
      ? `${countedLine(sheet.rows.length, 'row')}, ${countedLine(sheet.columns.length, 'column')}`
      : 'not read since it changed';
    return [line(`table.${kind}`, state === 'ready' ? read : `${read}, ${state}`)];
  });
}

async function memoryLines({ ports, kinds }: Deps): Promise<string[]> {
  const { memory } = ports.workbook;
  const kindNames = kinds.all().map(({ kind }) => kind);
  const sizes = await inTime(sizesOf(memory, kindNames), ports.clock);
  if (!sizes) return [line('memory', 'could not be read')];
  return [...sizes].map(([name, { parts, bytes }]) =>
    line(`memory.${name}`, `${countedLine(bytes, 'byte')} in ${countedLine(parts, 'part')}`),
  );
}

function connectionLines({ connection }: View, events: readonly RecordedEvent[]): string[] {
  const forms = events.flatMap(({ call }) => call?.form ?? []);
  const answers = line('service.answers', forms.at(-1) ?? 'none yet');
  if (connection.state === 'out') return [line('service.connected', 'no'), answers];
  return [
    line('service.connected', connection.sandbox ? 'yes, sample data' : 'yes'),
    line('service.protocol', connection.baseUrl.startsWith('https:') ? 'https' : 'http'),
    answers,
  ];
}

const MICROSOFT =
  /(^|\.)(sharepoint(-df)?\.(com|us|cn|de)|live\.(com|net)|1drv\.(com|ms)|officeapps\.live\.com)$/;

const isMicrosofts = (address: string): boolean =>
  URL.canParse(address) && MICROSOFT.test(new URL(address).hostname);

/** The kind of place where the file is. Never the place itself: it may name people and projects. */
export function filePlace(location: string): string {
  if (location === '') return 'none (not saved yet, or not known)';
  if (/^https?:/i.test(location)) return isMicrosofts(location) ? 'SharePoint or OneDrive' : 'web address';
  return location.startsWith('\\\\') ? 'network path' : 'local path';
}
