import * as z from 'zod/mini';
import type { CodeMeaning } from '../../core/paste/answers';
import type { Memory } from '../ports';
import { readMemory } from './remembered';

const NAME = 'paste-codes';
/** Earlier releases read this name alone. They would read a reason as a shift of a whole day. */
const REASONS = 'paste-reasons';

/** The meanings of codes in pasted rosters, as the user has once given them in this workbook. */
const schema = z.record(
  z.string(),
  z.union([z.enum(['off']), z.object({ start: z.string(), end: z.string() })]),
);
const reasonsSchema = z.record(
  z.string(),
  z.object({ start: z.string(), end: z.string(), timeOff: z.string() }),
);

export async function readPasteCodes(memory: Memory): Promise<ReadonlyMap<string, CodeMeaning>> {
  return new Map<string, CodeMeaning>([
    ...Object.entries((await readMemory(memory, NAME, schema)) ?? {}),
    ...Object.entries((await readMemory(memory, REASONS, reasonsSchema)) ?? {}),
  ]);
}

export async function writePasteCodes(
  memory: Memory,
  codes: ReadonlyMap<string, CodeMeaning>,
): Promise<void> {
  const write = (name: string, areReasons: boolean) => {
    const own = [...codes].filter(([, means]) => (means !== 'off' && 'timeOff' in means) === areReasons);
    return memory.write(name, JSON.stringify(Object.fromEntries(own)));
  };
  await write(NAME, false);
  await write(REASONS, true);
}
