import type { Migration } from './migration';

/**
 * From the second form to the third. A pane's write-ahead log was one part, and now grows by parts. A log in one part reads the
 * same in both forms, so only the version changes. A release that knows only the second form would read each part as a whole
 * log of another pane, and would show rows as unconfirmed that a later part removes. Because of the version, that release
 * rejects the workbook.
 */
export const logParts: Migration = { from: 2, to: 3, migrate: (parts) => parts };
