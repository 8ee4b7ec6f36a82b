import * as z from 'zod/mini';
import type { Memory } from '../ports/memory';
import { readMemory } from './remembered';

const NAME = 'paste-names';

/** The IDs of the records that names of pasted texts mean, as the user has once said in this workbook, by `pastedNameKey`. */
const schema = z.record(z.string(), z.string());

export async function readPasteNames(memory: Memory): Promise<ReadonlyMap<string, string>> {
  return new Map(Object.entries((await readMemory(memory, NAME, schema)) ?? {}));
}

export async function writePasteNames(memory: Memory, names: ReadonlyMap<string, string>): Promise<void> {
  await memory.write(NAME, JSON.stringify(Object.fromEntries(names)));
}
