import * as z from 'zod/mini';
import type { Memory } from '../ports';
import { readMemory } from './remembered';
import { SCHEMA_VERSION, SETTINGS } from './schema';

/** A service and a company of it. */
export const serviceSchema = z.object({ service: z.string(), sp: z.string() });

/** What a workbook knows of itself, and where its records came from; no secrets. */
const settingsSchema = z.extend(serviceSchema, {
  /** The form of the whole memory (schema.ts). */
  format: z.number(),
  workbookId: z.string(),
  /** Whether pushes are logged in a sheet; they are unless the user says no. */
  keepsLog: z.optional(z.boolean()),
  /** Whether rows with warnings stay out of a push; they do not unless the user says so. */
  holdsWarnings: z.optional(z.boolean()),
  /** Where this very workbook is found, by each of its names, as far as it was ever saved; elsewhere it may be a copy. */
  places: z.optional(z.array(z.string())),
  /** Pushes that a device kept and whose rows this workbook knows (unsaved.ts). */
  unsaved: z.optional(z.array(z.string())),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Undefined for a workbook that Shiftsheet has not written to. */
export async function readSettings(memory: Memory): Promise<Settings | undefined> {
  return readMemory(memory, SETTINGS, settingsSchema);
}

export async function writeSettings(memory: Memory, settings: Omit<Settings, 'format'>): Promise<void> {
  await memory.write(SETTINGS, JSON.stringify({ ...settings, format: SCHEMA_VERSION }));
}

/**
 * Whether the workbook may be at this place without being a copy; '' is none. One file system distinguishes capitals and
 * another does not; two files that differ by them alone are rare.
 */
export function knowsPlace({ places = [] }: Settings, place: string): boolean {
  return place === '' || places.some((known) => known.toLowerCase() === place.toLowerCase());
}
