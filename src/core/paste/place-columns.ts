/** Columns for the place or task of a shift. A word beside a shift may belong to one of them. */
export const PLACE_COLUMNS = ['Department', 'Area', 'Task'] as const;
