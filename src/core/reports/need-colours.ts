import { reportMessages } from './messages';
import type { LegendEntry } from './report';

/** Stronger than the fill of open shifts, and no colour of a shift that begins early or late. */
const SHORT = 'F2A497';
/** Quiet: too many people are seldom a reason to act. */
const OVER = 'E4DFEC';

/** The fill of a cell that says in words who is missing or too many by the sheet "Wanted"; undefined if nobody is. */
export function needFill(isShort: boolean, isOver: boolean): string | undefined {
  if (isShort) return SHORT;
  return isOver ? OVER : undefined;
}

/** What these fills mean. Both are explained, because a cell's fill may change later. */
export const needLegend = (): LegendEntry[] => [
  { text: reportMessages.someMissing, fill: SHORT },
  { text: reportMessages.tooMany, fill: OVER },
];
