/** What finds and words problems that a table without edits can't have. */
export const loadOnProblems = () => import('./on-problems');
