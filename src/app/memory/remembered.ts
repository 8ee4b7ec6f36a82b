import * as z from 'zod/mini';
import { WorkbookProblem } from '../failures';
import { messages } from '../messages';
import type { Memory } from '../ports';

/** A cell as it is kept in the workbook's memory. */
export const cellSchema = z.union([z.string(), z.number(), z.boolean()]);

/** The name of the part that says what the last push stored (last-push-file.ts). */
export const LAST_PUSH = 'last-push';

/**
 * A part of the workbook's memory as its schema says; undefined where there is none. Throws a WorkbookProblem where it
 * can't be read: to go on without it would take stored rows for new ones, and send them twice.
 */
export async function readMemory<Schema extends z.ZodMiniType>(
  memory: Memory,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await memory.read(name);
  if (text === undefined) return undefined;
  const parsed = parseRemembered(schema, text);
  if (parsed === undefined) throw new WorkbookProblem(messages.memoryUnreadable);
  return parsed;
}

/** What other panes wrote at the same time as the part that `readMemory` gives, as far as it can be read. */
export async function readOtherVersions<Schema extends z.ZodMiniType>(
  memory: Memory,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  return (await memory.otherVersions(name)).flatMap((text) => parseRemembered(schema, text) ?? []);
}

/** A remembered text as its schema says; undefined where there is none or it can't be read. */
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
