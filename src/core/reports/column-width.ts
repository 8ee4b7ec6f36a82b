/**
 * The width in points. A column of n characters of the standard font has 7n + 5 pixels (ECMA-376 part 1, 18.3.1.13), at 96
 * pixels to the inch.
 */
export const points = (characters: number): number => (characters * 7 + 5) * 0.75;

export const widthInPoints = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + points(width), 0);

/**
 * Pixels of a digit of Calibri 11 on paper. On the screen it has 7, because there each letter has a whole number of pixels.
 */
const DIGIT = 7.43;
/** Pixels of a column that stay empty, left and right of its text together. */
const EDGES = 3;

/** How many digits fit into a column of n characters on paper: 17 into a column of 18 characters. */
export const digitsIn = (characters: number): number => (characters * 7 + 5 - EDGES) / DIGIT;
