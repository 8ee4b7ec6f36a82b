import * as z from 'zod/mini';
import { WorkbookProblem } from '../failures';
import { appMessages } from '../messages';
import type { Memory } from '../ports/memory';
import { named } from '../work';

/** A cell as it is stored in the workbook's memory. */
export const cellSchema = z.union([z.string(), z.number(), z.boolean()]);

/** The name of the part that has the rows stored by the last push (last-push-file.ts). */
export const LAST_PUSH = 'last-push';

/**
 * Reads a part of the workbook's memory with its schema; undefined if there is none. Throws a WorkbookProblem if it can't be
 * read: without it, stored rows would look new and be sent twice.
 */
export async function readMemory<Schema extends z.ZodMiniType>(
  memory: Memory,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await memory.read(name);
  if (text === undefined) return undefined;
  const parsed = named('memory from text', () => parseRemembered(schema, text));
  if (parsed === undefined) throw new WorkbookProblem(appMessages.memoryUnreadable);
  return parsed;
}

/** The versions that other panes wrote at the same time as the part that `readMemory` returns, as far as they can be read. */
export async function readOtherVersions<Schema extends z.ZodMiniType>(
  memory: Memory,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  return (await memory.otherVersions(name)).flatMap((text) => parseRemembered(schema, text) ?? []);
}

/** Parses a stored text with its schema. Undefined if there is none or it can't be read. */
export function parseRemembered<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | undefined,
): z.infer<Schema> | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
