import type { PastedPage } from '../page';
import { namesPerson } from '../people/names';
import { isRole } from '../people/roles';
import type { WrittenRange } from '../times/cell';

/** A line of a record: its kind, its text, and its times if it holds nothing else. */
interface Line {
  readonly kind: string;
  readonly text: string;
  readonly range: WrittenRange | undefined;
}

/** A shift in three lines: a name, its times and a role, as scheduling products print them. */
export interface LineRecord {
  readonly person: string;
  readonly range: WrittenRange;
  readonly role: string;
}

/** The number of lines in one record. */
const LINES_IN_RECORD = 3;
/** Fewer records prove nothing. */
const FEWEST_RECORDS = 2;

/**
 * The records of a text, by the indexes of the lines with their times. In each paragraph a name, times and a role
 * follow one another. Undefined unless every first line is a name and every third line a role.
 */
export function lineRecords(
  page: PastedPage,
  lines: readonly Line[],
  parts: readonly (readonly number[])[],
): ReadonlyMap<number, LineRecord> | undefined {
  const records = new Map<number, LineRecord>();
  for (const part of parts) {
    if (part.length % LINES_IN_RECORD !== 0) return undefined;
    for (let from = 0; from < part.length; from += LINES_IN_RECORD) {
      const [at = 0, timesAt = 0, roleAt = 0] = part.slice(from, from + LINES_IN_RECORD);
      const [name, times, role] = [lines[at], lines[timesAt], lines[roleAt]];
      const isName = name?.kind === 'words' && namesPerson(page, name.text) && !isRole(page, name.text);
      if (!isName || times?.kind !== 'times' || !times.range) return undefined;
      if (role?.kind !== 'words' || !isRole(page, role.text)) return undefined;
      records.set(timesAt, { person: name.text, range: times.range, role: role.text });
    }
  }
  return records.size >= FEWEST_RECORDS ? records : undefined;
}
