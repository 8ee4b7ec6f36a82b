/** 0 -> 'A', 26 -> 'AA'. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
