import { z } from 'zod';
import { eachTable, noRecords, type Company, type Kind, type Records } from '../company/company';

/** The first line identifies the file, so that no other file is ever overwritten. */
const HEADING = '{"shiftsheetSandbox":1}';

const lineSchema = z.tuple([z.string(), z.looseObject({})]);

/** `["users",{...}]` and a line feed. */
export function lineOf(kind: Kind, record: object): string {
  return `${JSON.stringify([kind, record])}\n`;
}

/** The whole text of the file for a company as it is now. */
export function snapshot(company: Company): string {
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
export function readLines(file: string, text: string, warn: (sentence: string) => void): Records {
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
