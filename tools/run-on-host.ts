/**
 * npm run host -- [--limit SECONDS] [--profile NAME] FILE...: runs Office.js scripts (TypeScript or JavaScript modules) on the
 * stand-in for Excel, each in a process of its own with a new workbook, and prints one line of JSON for each.
 * docs/developer/stand-in-excel.md describes the line. The exit code is 0 only if all ran without an error.
 */
import './commands/short-errors';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { PROFILES, type Profile } from '../src/standins/excel/hardness';
import { runFile } from './run-on-host/run-file';

/** Seconds that a script may take. Microsoft's longest samples wait for ten. */
const LIMIT_SECONDS = 20;

const PROFILE_NAMES = Object.keys(PROFILES) as Profile[];

function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      limit: { type: 'string', default: String(LIMIT_SECONDS) },
      profile: { type: 'string' },
    },
  });
  const seconds = Number(values.limit);
  const profile = PROFILE_NAMES.find((name) => name === values.profile);
  const isProfileWrong = values.profile !== undefined && profile === undefined;
  if (positionals.length === 0 || !(seconds > 0) || isProfileWrong) {
    console.error('Usage: npm run --silent host -- [--limit SECONDS] [--profile NAME] FILE...');
    console.error(`Profiles: ${PROFILE_NAMES.join(', ')}`);
    return Promise.resolve(false);
  }
  return runAll(positionals, seconds, profile);
}

async function runAll(files: readonly string[], seconds: number, profile?: Profile): Promise<boolean> {
  let isAllOk = true;
  for (const file of files) {
    const outcome = await runFile(file, seconds, profile);
    console.log(JSON.stringify(outcome));
    if (!outcome.ok) console.error(`${basename(file)}: ${outcome.error}`);
    isAllOk &&= outcome.ok;
  }
  return isAllOk;
}

process.exitCode = (await main()) ? 0 : 1;
