/** The content of the workbook's memory: texts by their names. */
export type Parts = ReadonlyMap<string, string>;

/** The form in which this release writes the workbook's memory. `migrations/` converts each earlier form to it. */
export const SCHEMA_VERSION = 3;

/** The name of the part that has, among other things, the form of the memory (settings.ts). */
export const SETTINGS = 'settings';
