import * as z from 'zod/mini';
import type { Memory, Ports } from '../ports';
import { readMemory, parseRemembered } from './remembered';

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

/** Which rows of a sheet are shown, and in which order. */
export interface SavedView {
  readonly name: string;
  /** Only rows with one of these texts in the column. */
  readonly only?: { readonly column: string; readonly texts: readonly string[] } | undefined;
  /** Only rows of one week, by the sheet's date column. It is the week of the day on which the view is shown. */
  readonly week?: ViewWeek | undefined;
  /** The column by which the rows are sorted, from the first to the last. */
  readonly sort?: string | undefined;
}

export type ViewWeek = 'this' | 'next';

/** The name, in the device's storage, of the day on which weeks begin, as older versions kept it. The workbook's rules have it now. */
const KEY = 'shiftsheet.first-day';
const LAST_WEEKDAY = 6;
const schema = z.number();

/** 0 is Monday, 6 is Sunday; undefined if the user has not chosen a day. */
export function readWeekStart({ device }: Pick<Ports, 'device'>): number | undefined {
  const day = parseRemembered(schema, device.get(KEY));
  return day !== undefined && Number.isInteger(day) && day >= 0 && day <= LAST_WEEKDAY ? day : undefined;
}

/** The content of the workbook's memory: texts by their names. */
export type Parts = ReadonlyMap<string, string>;

/** The form in which this release writes the workbook's memory. `migrations/` converts each earlier form to it. */
export const SCHEMA_VERSION = 3;

/** The name of the part that has, among other things, the form of the memory (settings.ts). */
export const SETTINGS = 'settings';

/**
 * Formats in which Excel keeps neither tables nor custom XML parts: texts, data of other programs, and workbooks of Excel 2003
 * and of OpenDocument. Excel opens such a file like any other.
 */
const WITHOUT_MEMORY = /\.(csv|txt|tsv|prn|dif|slk|xls|xlt|ods)$/i;

/** Whether the file at this place keeps the workbook's memory when it is saved. A file without a place may become one that does. */
export function keepsMemory(place: string): boolean {
  return !WITHOUT_MEMORY.test(place);
}
