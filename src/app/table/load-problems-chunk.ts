/** Loads the code that finds and words problems. A table without edits has no such problems. */
export const loadProblemsChunk = () => import('./problems-chunk');
