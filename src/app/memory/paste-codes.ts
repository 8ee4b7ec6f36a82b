import * as z from 'zod/mini';
import type { RosterCodeMeaning } from '../../core/paste/answers';
import type { Memory } from '../ports/memory';
import { readMemory } from './remembered';

const NAME = 'paste-codes';
/** Earlier releases read this name alone. They would read a reason as a shift of a whole day. */
const REASONS = 'paste-reasons';
/** Earlier releases do not read this name. */
const ACCOUNTS = 'paste-accounts';

/** The meanings of codes in pasted rosters, as the user has once given them in this workbook. */
const schema = z.record(
  z.string(),
  z.union([z.enum(['off']), z.object({ start: z.string(), end: z.string() })]),
);
const reasonsSchema = z.record(
  z.string(),
  z.object({ start: z.string(), end: z.string(), timeOff: z.string() }),
);
const accountsSchema = z.record(z.string(), z.object({ account: z.string() }));

export async function readPasteCodes(memory: Memory): Promise<ReadonlyMap<string, RosterCodeMeaning>> {
  return new Map<string, RosterCodeMeaning>([
    ...Object.entries((await readMemory(memory, NAME, schema)) ?? {}),
    ...Object.entries((await readMemory(memory, REASONS, reasonsSchema)) ?? {}),
    ...Object.entries((await readMemory(memory, ACCOUNTS, accountsSchema)) ?? {}),
  ]);
}

export async function writePasteCodes(
  memory: Memory,
  codes: ReadonlyMap<string, RosterCodeMeaning>,
): Promise<void> {
  for (const name of [NAME, REASONS, ACCOUNTS]) {
    const codesUnderName = [...codes].filter(([, means]) => nameFor(means) === name);
    await memory.write(name, JSON.stringify(Object.fromEntries(codesUnderName)));
  }
}

/** The name under which the workbook remembers a meaning. */
function nameFor(means: RosterCodeMeaning): string {
  if (means === 'off') return NAME;
  if ('account' in means) return ACCOUNTS;
  return 'timeOff' in means ? REASONS : NAME;
}
