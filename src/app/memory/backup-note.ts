import * as z from 'zod/mini';
import type { Memory } from '../ports';
import { parseRemembered } from './remembered';

const NAME = 'backup';

const schema = z.object({ at: z.number() });

/** When the last backup of this workbook was saved, in milliseconds since 1970; undefined if none was. */
export async function lastBackup(memory: Pick<Memory, 'read'>): Promise<number | undefined> {
  return parseRemembered(schema, await memory.read(NAME))?.at;
}

export async function noteBackup(memory: Pick<Memory, 'write'>, at: number): Promise<void> {
  await memory.write(NAME, JSON.stringify({ at } satisfies z.infer<typeof schema>));
}
