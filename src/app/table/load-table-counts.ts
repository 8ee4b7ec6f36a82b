/** Loads the code that reads, compares and checks a table. A workbook without tables does not need it. */
export const loadTableCounts = () => import('./table-counts');
