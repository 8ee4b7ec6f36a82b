/**
 * data-file: keeps a company between runs, in one file of lines: a heading, then records as they were put, the last of
 * a key being the one that holds. What is answered is in the file before the answer goes out.
 */
import { closeSync, existsSync, fdatasyncSync, fstatSync, openSync, readFileSync, writeSync } from 'node:fs';
import { companyOf, eachTable, type Company } from '../company/company';
import { lineOf, readLines, snapshot } from './lines';
import { replaceFile } from './replace-file';

export interface DataFile {
  readonly company: Company;
  /** Writes what has been put since the last time, and waits for the disk. Throws where it can't; nothing is lost then. */
  keep(): void;
  close(): void;
}

/**
 * Opens the file, or makes it with the company that `fresh` gives. A last line that a crash has cut short is left out,
 * with a sentence to `warn`. Then the file is rewritten without what has been replaced since. One sandbox at a time may
 * have it. Throws an Error with a sentence where the file holds something else, which it leaves as it is.
 */
export function openDataFile(file: string, fresh: () => Company, warn: (sentence: string) => void): DataFile {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const company = text === '' ? fresh() : companyOf(readLines(file, text, warn));
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
      // Where an attempt failed half-way the next one begins at the same place.
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
