/**
 * Measures what the tests notice. `npx tsx tools/breaks.ts` makes small breaks in a copy of the product, one at a time, runs the tests
 * that import the broken file, and prints the share of breaks that a test notices. The list is tools/breaks/breaks.json. A break
 * with a reason there can't matter: it is printed and not made.
 * `npx tsx tools/breaks.ts --result NAME` also writes what was found to tools/breaks/NAME.json. `npx tsx tools/breaks.ts --first 5` tries
 * five of them. `npx tsx tools/breaks.ts --choose SEED` makes a new list. It needs up to 40 minutes on two cores, and is not a part of `npm test`.
 */
import './commands/short-errors';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseBreaks, type Break } from './breaks/choose';
import { importGraph } from './lint/import-graph.mjs';

const LIST = 'tools/breaks/breaks.json';
/** How many breaks a new list has. */
const COUNT = 40;

/** The most test files that run for one break, the nearest first: all of them would take hours. */
const MOST_FILES = 16;
/** A break may make a test wait forever. It is noticed then, as nobody would wait longer. */
const LIMIT_MS = 120_000;

type Graph = ReadonlyMap<string, readonly string[]>;

interface Finding extends Break {
  /** The first test that failed; undefined if none did. */
  readonly noticedBy?: string;
  readonly seconds: number;
}

interface RunnerReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const longTests = JSON.parse(readFileSync('test/runner/long-tests.json', 'utf8')) as string[];

/**
 * The test files that import a file, also through others: those of its own folder, and then the nearest, because hundreds import
 * everything. Long tests and those of stand-ins are left out.
 */
function testsOf(file: string, graph: Graph): string[] {
  const importers = new Map<string, string[]>();
  for (const [from, targets] of graph)
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from]);
  const nearest = [path.resolve(file)];
  const reached = new Set(nearest);
  for (const each of nearest)
    for (const next of importers.get(each) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      nearest.push(next);
    }
  const tests = nearest
    .map((each) => path.relative('.', each).split(path.sep).join('/'))
    .filter((each) => /^test\/(?!standins\/).*\.test\.tsx?$/.test(each))
    .filter((each) => !longTests.some((long) => each.startsWith(long)));
  const folder = path.posix.dirname(file).replace(/^src/, 'test');
  const own = tests.filter((each) => path.posix.dirname(each) === folder);
  return [...new Set([...own, ...tests])].slice(0, MOST_FILES);
}

/** Runs test files in the copy until one fails: its name, or undefined if all pass. */
async function firstFailure(copy: string, files: readonly string[]): Promise<string | undefined> {
  if (files.length === 0) return undefined;
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const options = ['--bail=1', '--json', '--outputFile=report.json', '--selectProjects=product'];
  const ending = await run(['tools/unit.mjs', ...options, ...files], copy);
  if (ending === 'too long') return `no end within ${LIMIT_MS / 1000} seconds`;
  if (ending === 0) return undefined;
  if (!existsSync(report)) return 'the test runner itself failed';
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as RunnerReport;
  const failed = testResults.find((result) => result.status === 'failed');
  const test = failed?.assertionResults.find((result) => result.status === 'failed');
  const name = failed && path.relative(copy, failed.name);
  return [name, test?.fullName ?? 'could not be loaded'].join(': ');
}

/** Runs a script of Node to its exit code, or for as long as a break may take: then it ends with its workers. */
function run(args: readonly string[], cwd: string): Promise<number | null | 'too long'> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'ignore', detached: true });
    let isTooLong = false;
    const limit = setTimeout(() => {
      isTooLong = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, LIMIT_MS);
    child.on('exit', (code) => {
      clearTimeout(limit);
      resolve(isTooLong ? 'too long' : code);
    });
  });
}

/** A copy of the tracked files, so that nobody's work is broken if this command is stopped. */
function copyOfTree(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'breaks-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of tracked) if (existsSync(file)) cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Whether the file still has the lines that the break changes. */
function isPossible(copy: string, { file, from }: Break): boolean {
  const place = path.join(copy, file);
  return existsSync(place) && readFileSync(place, 'utf8').split(from).length === 2;
}

async function tryBreak(copy: string, one: Break, graph: Graph): Promise<Finding> {
  const place = path.join(copy, one.file);
  const whole = readFileSync(place, 'utf8');
  const started = Date.now();
  writeFileSync(
    place,
    whole.replace(one.from, () => one.to),
  );
  try {
    const files = testsOf(one.file, graph);
    const near = files.slice(0, 6);
    const noticedBy =
      (await firstFailure(copy, near)) ?? (await firstFailure(copy, files.slice(near.length)));
    return { ...one, ...(noticedBy && { noticedBy }), seconds: Math.round((Date.now() - started) / 1000) };
  } finally {
    writeFileSync(place, whole);
  }
}

async function measure(resultName: string | undefined, most: number | undefined): Promise<void> {
  const breaks = (JSON.parse(readFileSync(LIST, 'utf8')) as Break[]).slice(0, most);
  const graph = importGraph(['src', 'test']);
  const copy = copyOfTree();
  const findings: Finding[] = [];
  let [gone, needless] = [0, 0];
  try {
    for (const one of breaks) {
      const say = (said: string) => console.log(`${one.file} (${one.kind}): ${said}`);
      if (!isPossible(copy, one)) {
        gone += 1;
        say('not tried: the file has other lines now');
        continue;
      }
      if (one.reason !== undefined) {
        needless += 1;
        say(`can't matter: ${one.reason}`);
        continue;
      }
      const finding = await tryBreak(copy, one, graph);
      findings.push(finding);
      say(`${finding.noticedBy ?? 'NOT NOTICED'} (${finding.seconds} s)`);
      if (resultName)
        writeFileSync(`tools/breaks/${resultName}.json`, `${JSON.stringify(findings, undefined, 2)}\n`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  const noticed = findings.filter(({ noticedBy }) => noticedBy !== undefined).length;
  const minutes = findings.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  console.log(
    `${noticed} of ${findings.length} breaks noticed, ${needless} can't matter, ${gone} not tried, ${minutes.toFixed(0)} minutes.`,
  );
}

const { values } = parseArgs({
  options: { choose: { type: 'string' }, result: { type: 'string' }, first: { type: 'string' } },
});
if (values.choose === undefined)
  await measure(values.result, values.first === undefined ? undefined : Number(values.first));
else {
  const chosen = chooseBreaks(Number(values.choose), COUNT);
  writeFileSync(LIST, `${JSON.stringify(chosen, undefined, 2)}\n`);
  console.log(`${LIST} has ${chosen.length} breaks.`);
}
