/** Cells of the widest line of a legend. */
export const MOST_CELLS = 16;

/** Characters of the longest cell of a legend. */
export const LONGEST = 300;
