/** The largest number of cells in a line of a legend. */
export const MOST_CELLS = 16;

/** The largest number of characters in a cell of a legend. */
export const LONGEST = 300;
