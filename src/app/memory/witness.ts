import * as z from 'zod/mini';
import type { Memory, NoteChanges, Notes } from '../ports/memory';
import { BASELINE_PREFIX } from './baseline-file';
import { LOG_PREFIX } from './log-part-file';
import { SETTINGS } from './memory-form';
import { parseRemembered } from './remembered';
import { serviceSchema } from './settings';

/** The name of the part that has the witness of the memory. */
const WITNESS = 'witness';

const isCounted = (name: string) =>
  name === SETTINGS || name.startsWith(LOG_PREFIX) || name.startsWith(BASELINE_PREFIX);

/** Each write of the memory has the next number. Two devices may write the same number; then the panes differ. */
const writeSchema = z.object({ number: z.number(), pane: z.string() });

const knownSchema = z.extend(serviceSchema, {
  workbookId: z.string(),
  /** As in the settings: without it, a workbook that has lost its memory would be read in the language of the pane. */
  language: z.optional(z.string()),
});

const noteSchema = z.extend(writeSchema, knownSchema.shape);

type LastWrite = z.infer<typeof writeSchema>;

const NOTHING_WRITTEN: LastWrite = { number: 0, pane: '' };

/** What the workbook's cells say of its memory: which write was the last, and whose records the workbook has. */
export type Witness = z.infer<typeof noteSchema>;

/** The newest witness in the cells; undefined if there is none. */
export async function readWitness(memory: Pick<Memory, 'notes'>): Promise<Witness | undefined> {
  return newestOf(await memory.notes());
}

/**
 * Whether the cells name a later write than the memory has: Excel has not kept the memory, or has not brought over what another
 * device has written. A memory that is newer than the cells is whole: Ctrl+Z may bring back an earlier note.
 */
export async function isMemoryOutdated(memory: Pick<Memory, 'notes' | 'read'>): Promise<boolean> {
  const inCells = witnessesIn(await memory.notes());
  const { number, pane } = parsedWrite(await memory.read(WITNESS)) ?? NOTHING_WRITTEN;
  return inCells.some((other) => other.number > number || (other.number === number && other.pane !== pane));
}

/** The next witness, as a part of the memory and as a note in cells. */
interface NextWitness {
  readonly name: string;
  readonly part: string;
  readonly note: NonNullable<NoteChanges['witness']>;
}

/**
 * The witness of a write that changes these parts. Undefined if the write changes nothing that shows which rows are stored: each
 * note is a write of a cell, which Ctrl+Z undoes before the user's own edits. A workbook without a witness gets one with any write,
 * and so does one whose witness Ctrl+Z has taken back: another device then does not see that rows were stored. `read` gives the
 * parts as they are after the write.
 */
export async function nextWitness(
  changed: readonly string[],
  notes: Notes,
  read: (name: string) => Promise<string | undefined>,
  pane: string,
): Promise<NextWitness | undefined> {
  const inCells = newestOf(notes)?.number ?? 0;
  const inMemory = parsedWrite(await read(WITNESS))?.number ?? 0;
  const isTakenBack = inCells < inMemory;
  if (inCells > 0 && !isTakenBack && !changed.some(isCounted)) return undefined;
  const settings = parseRemembered(knownSchema, await read(SETTINGS));
  if (!settings) return undefined;
  const write: LastWrite = { number: Math.max(inCells, inMemory) + 1, pane };
  const text = JSON.stringify({ ...write, ...settings } satisfies Witness);
  return {
    name: WITNESS,
    part: JSON.stringify(write),
    note: { at: cellFor(notes, pane), text },
  };
}

/** The cell of this device: the one that it wrote before, else an empty one, else the one with the oldest witness. */
function cellFor({ witnesses }: Notes, pane: string): number {
  const numbers = witnesses.map((text) => {
    const witness = parsedWitness(text);
    return witness && deviceOf(witness.pane) === deviceOf(pane) ? -1 : (witness?.number ?? 0);
  });
  return Math.max(0, numbers.indexOf(Math.min(...numbers)));
}

/** A pane's id begins with that of its device. */
function deviceOf(pane: string): string {
  return pane.split('.')[0] ?? pane;
}

function newestOf(notes: Notes): Witness | undefined {
  return witnessesIn(notes).sort((one, other) => other.number - one.number)[0];
}

function witnessesIn({ witnesses }: Notes): Witness[] {
  return witnesses.flatMap((text) => parsedWitness(text) ?? []);
}

function parsedWitness(note: string): Witness | undefined {
  return note === '' ? undefined : parseRemembered(noteSchema, note);
}

function parsedWrite(part: string | undefined): LastWrite | undefined {
  return parseRemembered(writeSchema, part);
}
