import type { LaidOut } from '../../core/reports/laid-out';
import type { Report } from '../../core/reports/report';
import { widthInPoints } from './column-width';

type Paper = 'a4' | 'letter';

/** Points. */
const SIZES: Readonly<Record<Paper, { readonly short: number; readonly long: number }>> = {
  a4: { short: 595, long: 842 },
  letter: { short: 612, long: 792 },
};

/** Percent: printers measure letters, and by them columns, a little differently. */
const SLACK = 3;
const SMALLEST = 10;

/**
 * The percentage at which the columns are one page wide. A sheet with page breaks can't leave it to Excel: fitted to
 * pages, it ignores breaks set by hand (Microsoft support, "Scale the sheet size for printing").
 * @param margins left and right, in points
 */
export function scaleOf(
  laid: LaidOut,
  paper: Paper,
  orientation: Report['print']['orientation'],
  margins: { readonly left: number; readonly right: number },
): number {
  const { short, long } = SIZES[paper];
  const room = (orientation === 'landscape' ? long : short) - margins.left - margins.right;
  const percent = Math.floor((100 * room) / widthInPoints(laid)) - SLACK;
  return Math.max(SMALLEST, Math.min(100, percent));
}
