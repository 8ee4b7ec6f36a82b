import { byText } from '../by-text';

const HALF = /^[ap]\.?m\.?$/i;
const isHalf = byText((cell) => HALF.test(cell.trim()));
const BARE_TIME = /^\d{1,2}(?:[:.]\d{2})?$/;

/** Moves AM and PM from cells of their own into the cell of the time before them. */
export function withJoinedHalves(cells: readonly string[]): readonly string[] {
  if (!cells.some(isHalf)) return cells;
  const joined = [...cells];
  for (const [at, cell] of cells.entries()) {
    if (at === 0 || !isHalf(cell) || !BARE_TIME.test((cells[at - 1] ?? '').trim())) continue;
    joined[at - 1] = `${(cells[at - 1] ?? '').trim()} ${cell.trim()}`;
    joined[at] = '';
  }
  return joined;
}
