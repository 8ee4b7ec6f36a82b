/** What finds and words problems that a table without edits can't have. */
export const loadOnProblems = () => import('./on-problems');

/** What reads, compares and checks a table: a workbook without tables does without. */
export const loadTableCounts = () => import('./table-counts');
