/** The largest number of cells in a line of a legend. */
export const MOST_LEGEND_CELLS = 16;

/** The largest number of characters in a cell of a legend. */
export const LONGEST_LEGEND_CELL = 300;
