/**
 * npm run probe -- [--all] [ANSWERS...]: asks the stand-in for Excel the questions to real Excel (tools/real-excel/probe.ts), as
 * documented and as each platform, and prints one table. ANSWERS are files with the sheet "Probe" as people copied it from
 * Excel: each adds a column. `--all` also lists the questions that have the same answer everywhere. If a file has traffic, its
 * requests are sent to the stand-in as well, as documented and as each platform. What differs from the nearest is printed below
 * the table.
 * docs/developer/real-excel.md says what each answer decides.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AS_DOCUMENTED, PROFILES, type Profile } from '../src/standins/excel/hardness';
import { answersOfSheet, tableOf, type Answer, type Answers } from './probe/answers';
import { nearestOf, type NamedHardness } from './probe/replay';
import { recordingsOfSheet, rowsOfFile, type Recording } from './probe/traffic';
import { runFile } from './run-on-host/run-file';

const SCRIPT = fileURLToPath(new URL('real-excel/probe.ts', import.meta.url));

/** The questions take some seconds, and more if each round trip takes long. */
const LIMIT_SECONDS = 180;

/** The answers of one Excel; an error of the script is printed. */
async function ask(script: string, name: string, profile?: Profile): Promise<Answers> {
  const { error, workbook } = await runFile(script, LIMIT_SECONDS, profile);
  if (error !== null) console.error(`${name}: ${error}`);
  const sheet = workbook.sheets.find((each) => each.name === 'Probe');
  return { name, rows: answersOfSheet(sheet?.values ?? []) };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const files: { readonly name: string; readonly rows: Answer[]; readonly recordings: Recording[] }[] = [];
for (const file of positionals) {
  const cells = rowsOfFile(await readFile(file, 'utf8'));
  files.push({ name: basename(file), rows: answersOfSheet(cells), recordings: recordingsOfSheet(cells) });
}
const profiles = Object.keys(PROFILES) as Profile[];
const folder = await mkdtemp(join(tmpdir(), 'probe-'));
// Excel is asked the ten questions that decide; the stand-in has time for all.
const script = join(folder, 'probe.ts');
const source = await readFile(SCRIPT, 'utf8');
await writeFile(script, source.replace('askEverything: false', 'askEverything: true'));
const documented = await ask(script, 'as documented');
const others: Answers[] = [];
for (const profile of profiles) others.push(await ask(script, profile, profile));
await rm(folder, { recursive: true, force: true });
others.push(...files);
for (const line of tableOf(documented, others, values.all)) console.log(line);
const standins: NamedHardness[] = [
  { name: 'as documented', hardness: AS_DOCUMENTED },
  ...profiles.map((name) => ({ name, hardness: PROFILES[name] })),
];
for (const { name, recordings } of files) {
  console.log(`\n${name}:`);
  for (const line of await nearestOf(recordings, standins)) console.log(line);
}
process.exitCode = documented.rows.length > 0 ? 0 : 1;
