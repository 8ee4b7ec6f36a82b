/** What reads, compares and checks a table: a workbook without tables does without. */
export const loadTableCounts = () => import('./table-counts');
