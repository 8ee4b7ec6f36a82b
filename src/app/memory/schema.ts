/** What the workbook's memory holds, as texts by their names. */
export type Parts = ReadonlyMap<string, string>;

/** The form in which this release writes the workbook's memory; `migrations/` leads to it from the form of each earlier one. */
export const SCHEMA_VERSION = 3;

/** The part that says, beside other things, in which form the memory is (settings.ts). */
export const SETTINGS = 'settings';
