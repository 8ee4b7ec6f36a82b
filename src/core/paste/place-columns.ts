/** Columns that say where or at what somebody works: a word beside a shift may belong to one of them. */
export const PLACE_COLUMNS = ['Department', 'Area', 'Task'] as const;
