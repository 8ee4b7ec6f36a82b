/**
 * data-file: keeps a company between runs, in one file of lines: a heading, then records in the order in which they were put.
 * The last record of a key is the valid one. Before an answer is sent, the file has everything that the answer confirms.
 */
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  openSync,
  readFileSync,
  writeSync,
  fsyncSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import {
  storedCompanyOf,
  eachTable,
  type StoredCompany,
  noRecords,
  type Kind,
  type StoredRecords,
} from './records/company';

/** The first line identifies the file, so that no other file is ever overwritten. */
const HEADING = '{"shiftsheetSandbox":1}';

const lineSchema = z.tuple([z.string(), z.looseObject({})]);

/** `["users",{...}]` and a line feed. */
function lineOf(kind: Kind, record: object): string {
  return `${JSON.stringify([kind, record])}\n`;
}

/** The whole text of the file for a company as it is now. */
function snapshot(company: StoredCompany): string {
  const lines = [`${HEADING}\n`];
  eachTable(company, (kind, table) => {
    for (const record of table.all()) lines.push(lineOf(kind, record));
  });
  return lines.join('');
}

/**
 * The records in the file's text, in the order in which they were put. Unreadable lines at its end are the rest of a call that
 * a crash interrupted and that was never answered, so they are left out. Throws an Error with a sentence if an unreadable line
 * comes before a readable one, or if the heading is another one.
 */
function readLines(file: string, text: string, warn: (sentence: string) => void): StoredRecords {
  const [heading, ...lines] = text.split('\n');
  if (heading !== HEADING) throw new Error(`${file} is no data file of this sandbox; it is left as it is.`);
  const records = noRecords();
  const read = lines.map((line, index) => {
    // Only a line with its line feed is whole. The text after the last line feed was cut short by a crash, or is empty.
    return index < lines.length - 1 && addLine(records, line);
  });
  const bad = read.indexOf(false);
  const good = read.lastIndexOf(true);
  if (bad < good)
    throw new Error(`${file} can't be read at line ${bad + 2}, before its end; it is left as it is.`);
  if (lines.slice(bad).join('') !== '')
    warn(`${file} ended in the middle of a change, which was never answered; that is cut off.`);
  return records;
}

function addLine(records: ReturnType<typeof noRecords>, line: string): boolean {
  try {
    const [kind, record] = lineSchema.parse(JSON.parse(line));
    const list = Object.entries(records).find(([name]) => name === kind)?.[1];
    // Only the sandbox writes the file, from records of this kind.
    (list as object[] | undefined)?.push(record);
    return list !== undefined;
  } catch {
    return false;
  }
}

/** Only the file's owner may read it, because it contains passwords. */
const OWNER_ONLY = 0o600;

/**
 * Replaces the file with the text at once. Even if the computer stops, there is either the whole old file or the whole new one.
 */
function replaceFile(file: string, text: string): void {
  const beside = `${file}.new`;
  const descriptor = openSync(beside, 'w', OWNER_ONLY);
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(beside, file);
  // Windows keeps the new name without this step, and can't open a folder.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

export interface DataFile {
  readonly company: StoredCompany;
  /** Writes what has been put since the last call, and waits for the disk. If that fails, throws, and nothing is lost. */
  keep(): void;
  close(): void;
}

/**
 * Opens the file, or creates it with the company that `fresh` returns. If a crash has cut the last line short, that line is
 * left out, and `warn` gets a sentence. Then the file is rewritten without replaced records. Only one sandbox at a time may use
 * the file. Throws an Error with a sentence if the file has other content; the file is then not changed.
 */
export function openDataFile(
  file: string,
  fresh: () => StoredCompany,
  warn: (sentence: string) => void,
): DataFile {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const company = text === '' ? fresh() : storedCompanyOf(readLines(file, text, warn));
  replaceFile(file, snapshot(company));

  const descriptor = openSync(file, 'r+');
  let size = fstatSync(descriptor).size;
  let pending: string[] = [];
  eachTable(company, (kind, table) => table.onPut((record) => pending.push(lineOf(kind, record))));

  return {
    company,
    keep: () => {
      if (pending.length === 0) return;
      const bytes = Buffer.from(pending.join(''));
      // If an attempt fails half-way, the next attempt starts at the same place.
      for (let written = 0; written < bytes.length;) {
        written += writeSync(descriptor, bytes, written, bytes.length - written, size + written);
      }
      fdatasyncSync(descriptor);
      size += bytes.length;
      pending = [];
    },
    close: () => closeSync(descriptor),
  };
}
