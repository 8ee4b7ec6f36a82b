/**
 * data-file: keeps a company between runs, in one file of lines: a heading, then records in the order in which they were put.
 * The last record of a key is the valid one. Before an answer is sent, the file has everything that the answer confirms.
 */
import { closeSync, existsSync, fdatasyncSync, fstatSync, openSync, readFileSync, writeSync } from 'node:fs';
import { companyOf, eachTable, type Company } from '../company/company';
import { lineOf, readLines, snapshot } from './lines';
import { replaceFile } from './replace-file';

export interface DataFile {
  readonly company: Company;
  /** Writes what has been put since the last call, and waits for the disk. If that fails, throws, and nothing is lost. */
  keep(): void;
  close(): void;
}

/**
 * Opens the file, or creates it with the company that `fresh` returns. If a crash has cut the last line short, that line is
 * left out, and `warn` gets a sentence. Then the file is rewritten without replaced records. Only one sandbox at a time may use
 * the file. Throws an Error with a sentence if the file has other content; the file is then not changed.
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
