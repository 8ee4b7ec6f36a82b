/** Runs one script in a process of its own, with a new workbook. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Profile } from '../../src/standins/excel/hardness';
import type { Note, WorkbookShot } from './notes';

/** The script's process ends itself at the limit. A process in an endless loop can't, and is ended this much later. */
const GRACE_MS = 1500;
/** The time to load the compiler and Office.js does not count for the script. */
const START_MS = 10_000;

const ONE_SCRIPT = fileURLToPath(new URL('one-script.ts', import.meta.url));

export interface Outcome {
  readonly file: string;
  readonly ok: boolean;
  readonly error: string | null;
  readonly logged: readonly string[];
  readonly workbook: WorkbookShot;
}

/**
 * Runs one file and returns its result. Never rejects.
 * @param profile the platform whose Excel it is; by default, Excel as the reference pages describe it
 */
export async function runFile(file: string, seconds: number, profile?: Profile): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'run-on-host-'));
  const report = join(folder, 'notes.jsonl');
  try {
    const ending = await runProcess([file, report, String(seconds), profile ?? ''], report, seconds);
    const notes = await readNotes(report);
    const logged = notes.flatMap((note) => (note.kind === 'logged' ? [note.text] : []));
    const ended = notes.find((note) => note.kind === 'ended');
    const error = ended ? ended.error : (notes.find((note) => note.kind === 'failed')?.error ?? ending);
    return { file, ok: error === null, error, logged, workbook: ended?.workbook ?? { sheets: [] } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resolves with a sentence about how the process ended, for a process that could not report it itself. */
function runProcess(given: readonly string[], report: string, seconds: number): Promise<string> {
  return new Promise((resolve) => {
    const args = [...process.execArgv, ONE_SCRIPT, ...given];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    let isEnded = false;
    child.stderr.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-2000)));
    const kill = setTimeout(
      () => {
        isEnded = true;
        child.kill('SIGKILL');
      },
      seconds * 1000 + GRACE_MS + START_MS,
    );
    // An endless loop is noticed because the process writes nothing: the process reports when the script begins (see
    // one-script.ts).
    const watch = setInterval(() => {
      void readNotes(report).then((notes) => {
        const begun = notes.find((note) => note.kind === 'begun');
        if (!begun || Date.now() < begun.at + seconds * 1000 + GRACE_MS) return;
        isEnded = true;
        child.kill('SIGKILL');
      });
    }, 250);
    child.on('close', (code, signal) => {
      clearTimeout(kill);
      clearInterval(watch);
      if (isEnded) resolve(`The script was ended: it ran for more than ${seconds} seconds.`);
      else
        resolve(`The script's process ended early (${signal ?? `exit code ${code}`}). ${complaint.trim()}`);
    });
  });
}

async function readNotes(report: string): Promise<Note[]> {
  const text = await readFile(report, 'utf8').catch(() => '');
  // Text after the last line end was cut off when the process ended.
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Note);
}
