import * as z from 'zod/mini';
import type { Memory } from '../ports/memory';
import { SCHEMA_VERSION, SETTINGS } from './memory-form';
import { readMemory } from './remembered';

/** A service and one company of it. */
export const serviceSchema = z.object({ service: z.string(), sp: z.string() });

/** What a workbook knows of itself and of the origin of its records. It has no secrets. */
const settingsSchema = z.extend(serviceSchema, {
  /** The version of the whole memory's form (SCHEMA_VERSION). */
  format: z.number(),
  workbookId: z.string(),
  /** Whether pushes are logged in a sheet. They are, unless the user has said no. */
  keepsLog: z.optional(z.boolean()),
  /** Whether rows with warnings are left out of a push. They are not, unless the user has said so. */
  holdsWarnings: z.optional(z.boolean()),
  /** Whether Status has colours. It has, unless the user has said no. */
  coloursStatus: z.optional(z.boolean()),
  /** In which sheets time off was entered last. */
  timeOffRecords: z.optional(z.enum(['transaction', 'blocks', 'both'])),
  /** The account that was charged last for somebody who was ill: its ID. */
  illAccount: z.optional(z.string()),
  /** The time zone of calendar files, by its name in the IANA database. */
  timeZone: z.optional(z.string()),
  /** The places of this workbook, each by its name, as far as it was ever saved. At any other place it may be a copy. */
  places: z.optional(z.array(z.string())),
  /** The language of the sheets, as a tag; English if there is none. */
  language: z.optional(z.string()),
  /** Pushes that a device remembers and whose rows this workbook knows (unsaved.ts). */
  unsaved: z.optional(z.array(z.string())),
  /** The memory was missing or outdated. Before anything is sent, each table must be compared with the service. */
  mustCompare: z.optional(z.boolean()),
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
 * Whether the workbook is at a known place, so that it is no copy; '' is no place. Some file systems distinguish capitals and
 * others don't. Two files whose names differ only by capitals are rare.
 */
export function knowsPlace({ places = [] }: Settings, place: string): boolean {
  return place === '' || places.some((known) => known.toLowerCase() === place.toLowerCase());
}
