import type { Migration } from './migration';

/**
 * From the second form to the third. The write-ahead log of a pane was one part and grows by parts. A log in one part reads
 * the same in both forms, so nothing changes but the version. A release that knows the second form alone would take each part
 * for a whole log of another pane, and rows that a later part settles for unconfirmed ones: by the version it refuses the
 * workbook.
 */
export const logParts: Migration = { from: 2, to: 3, migrate: (parts) => parts };
