/**
 * npm run probe -- [--all] [ANSWERS...]: asks the stand-in for Excel the questions to real Excel (tools/real-excel/probe.ts), as
 * documented and as each platform, and prints one table. ANSWERS are files with the sheet "Probe" as people copied it from
 * Excel: each adds a column. `--all` also lists the questions that have the same answer everywhere.
 * docs/developer/real-excel.md says what each answer decides.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PROFILES, type Profile } from '../src/standins/excel/hardness';
import { answersOfSheet, tableOf, type Answers } from './probe/answers';
import { runFile } from './run-on-host/run-file';

const SCRIPT = fileURLToPath(new URL('real-excel/probe.ts', import.meta.url));

/** The questions take some seconds, and more if each round trip takes long. */
const LIMIT_SECONDS = 180;

/** The answers of one Excel; an error of the script is printed. */
async function ask(name: string, profile?: Profile): Promise<Answers> {
  const { error, workbook } = await runFile(SCRIPT, LIMIT_SECONDS, profile);
  if (error !== null) console.error(`${name}: ${error}`);
  const sheet = workbook.sheets.find((each) => each.name === 'Probe');
  return { name, rows: answersOfSheet(sheet?.values ?? []) };
}

async function readAnswers(file: string): Promise<Answers> {
  const text = await readFile(file, 'utf8');
  const rows = text.split(/\r?\n/).map((line) => line.split('\t'));
  return { name: basename(file), rows: answersOfSheet(rows) };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const documented = await ask('as documented');
const others: Answers[] = [];
for (const profile of Object.keys(PROFILES) as Profile[]) others.push(await ask(profile, profile));
for (const file of positionals) others.push(await readAnswers(file));
for (const line of tableOf(documented, others, values.all)) console.log(line);
process.exitCode = documented.rows.length > 0 ? 0 : 1;
