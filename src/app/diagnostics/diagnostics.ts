import type { WorkbookKinds } from '../memory/workbook-kinds';
import type { ExcelFacts, Ports } from '../ports';
import type { PaneFacts, View } from '../view';
import { filePlace } from './file-place';
import { inTime } from './in-time';
import { memorySizes } from './memory-sizes';
import { errorLines } from './error-lines';
import type { RecordedEvent, Recorder } from './recorder';
import { jobLines } from './job-lines';
import { amount, line, word, words } from './lines';

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
      ? `${amount(sheet.rows.length, 'row')}, ${amount(sheet.columns.length, 'column')}`
      : 'not read since it changed';
    return [line(`table.${kind}`, state === 'ready' ? read : `${read}, ${state}`)];
  });
}

async function memoryLines({ ports, kinds }: Deps): Promise<string[]> {
  const { memory } = ports.workbook;
  const kindNames = kinds.all().map(({ kind }) => kind);
  const sizes = await memorySizes(memory, kindNames, ports.clock);
  if (!sizes) return [line('memory', 'could not be read')];
  return [...sizes].map(([name, { parts, bytes }]) =>
    line(`memory.${name}`, `${amount(bytes, 'byte')} in ${amount(parts, 'part')}`),
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
