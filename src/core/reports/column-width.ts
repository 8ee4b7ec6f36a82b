/** A column of n characters of the standard font has 7n + 5 pixels (ECMA-376 part 1, 18.3.1.13), at 96 to the inch. */
export const points = (characters: number): number => (characters * 7 + 5) * 0.75;

export const widthInPoints = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + points(width), 0);
