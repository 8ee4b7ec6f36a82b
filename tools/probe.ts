/**
 * npm run probe -- [ANSWERS...]: asks the stand-in for Excel the questions to real Excel (tools/real-excel/probe.ts), as
 * documented and as each platform, and prints one table. ANSWERS are files with the sheet "Probe" as people copied it from
 * Excel: each adds a column. docs/developer/real-excel.md says what each answer decides.
 */
import './commands/short-errors';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROFILES, type Profile } from '../src/standins/excel/hardness';
import { openWorkbook } from '../test/office/open-workbook';
import { answersOfSheet, rowsOfFile, tableOf, type Answers } from './probe/answers';
import { runProbe, textsOf } from './probe/ask';

const script = await readFile(fileURLToPath(new URL('real-excel/probe.ts', import.meta.url)), 'utf8');

async function ask(name: string, profile?: Profile): Promise<Answers> {
  const workbook = openWorkbook(profile ? { profile } : {});
  await runProbe(script, (line) => console.log(`${name}: ${line.split(' | ')[0]}`));
  return { name, rows: answersOfSheet(textsOf(workbook, 'Probe')) };
}

const documented = await ask('as documented');
const others: Answers[] = [];
for (const profile of Object.keys(PROFILES) as Profile[]) others.push(await ask(profile, profile));
for (const file of process.argv.slice(2))
  others.push({ name: basename(file), rows: answersOfSheet(rowsOfFile(await readFile(file, 'utf8'))) });
console.log(['', ...tableOf(documented, others)].join('\n'));
process.exitCode = documented.rows.length > 0 ? 0 : 1;
