import * as z from 'zod/mini';

/** A cell as it is kept in the workbook's memory. */
export const cellSchema = z.union([z.string(), z.number(), z.boolean()]);

/** A remembered text as its schema says; undefined where there is none or it can't be read (memory is never trusted). */
export function parseMemory<Schema extends z.ZodMiniType>(
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
