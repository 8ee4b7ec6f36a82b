import * as z from 'zod/mini';
import type { WallMinute } from '../../core/calendar/days';
import type { WrittenFile } from '../../core/told/calendar-file';
import type { Memory } from '../ports/memory';
import { Packing, shapesSchema, shiftsSchema, unpacked } from './packed-shifts';
import { readMemory, readOtherVersions } from './remembered';

/** Earlier releases do not read this name. */
const CALENDAR_FILES = 'calendar-files';

const schema = z.object({
  name: z.string(),
  shapes: shapesSchema,
  /** By the person's ID. `at`: milliseconds by the device's clock. */
  people: z.record(z.string(), z.extend(shiftsSchema, { at: z.number() })),
});

/** The calendar files of this workbook. */
export interface CalendarFiles {
  /** The random name of this workbook in its calendar files. */
  readonly name: string;
  /** By the person's ID. */
  readonly people: ReadonlyMap<string, WrittenFile>;
}

/** Undefined if this workbook has made none. Of what two panes wrote at the same time, nothing is lost. */
export async function readCalendarFiles(memory: Memory): Promise<CalendarFiles | undefined> {
  const stored = await readMemory(memory, CALENDAR_FILES, schema);
  if (!stored) return undefined;
  const people = new Map<string, WrittenFile>();
  for (const { shapes, people: peopleOfVersion } of [
    stored,
    ...(await readOtherVersions(memory, CALENDAR_FILES, schema)),
  ])
    for (const [id, { at, ...packed }] of Object.entries(peopleOfVersion))
      people.set(id, together({ at, shifts: unpacked(packed, shapes) }, people.get(id)));
  return { name: stored.name, people };
}

/** Shifts that have begun are not kept. */
export function writeCalendarFiles(memory: Memory, files: CalendarFiles, now: WallMinute): Promise<void> {
  const packing = new Packing(now);
  const people = Object.fromEntries(
    [...files.people].map(([id, { at, shifts }]) => [id, { at, ...packing.pack(shifts) }]),
  );
  const stored: z.infer<typeof schema> = { name: files.name, people, shapes: packing.shapes };
  return memory.write(CALENDAR_FILES, JSON.stringify(stored));
}

/** The workbook is a copy or another company's from now on: its files are about other events. */
export async function forgetCalendarFiles(memory: Memory): Promise<void> {
  if ((await memory.read(CALENDAR_FILES)) !== undefined) await memory.remove(CALENDAR_FILES);
}

/** What two panes have written for one person. A calendar may have the shifts of both. */
function together(one: WrittenFile, other: WrittenFile | undefined): WrittenFile {
  if (!other) return one;
  const [older, newer] = one.at < other.at ? [one, other] : [other, one];
  return { at: newer.at, shifts: new Map([...older.shifts, ...newer.shifts]) };
}
