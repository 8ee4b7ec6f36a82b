import * as z from 'zod/mini';
import type { CodeMeaning } from '../../core/paste/answers';
import type { Memory } from '../ports';
import { readMemory } from './remembered';

const NAME = 'paste-codes';

/** The meanings of codes in pasted rosters, as the user has once given them in this workbook. */
const schema = z.record(
  z.string(),
  z.union([z.enum(['off']), z.object({ start: z.string(), end: z.string() })]),
);

export async function readPasteCodes(memory: Memory): Promise<ReadonlyMap<string, CodeMeaning>> {
  return new Map(Object.entries((await readMemory(memory, NAME, schema)) ?? {}));
}

/** Reasons for time off are not kept: earlier releases would read such a code as a shift of a whole day. */
export async function writePasteCodes(
  memory: Memory,
  codes: ReadonlyMap<string, CodeMeaning>,
): Promise<void> {
  const kept = [...codes].filter(([, means]) => means === 'off' || !('timeOff' in means));
  await memory.write(NAME, JSON.stringify(Object.fromEntries(kept)));
}
