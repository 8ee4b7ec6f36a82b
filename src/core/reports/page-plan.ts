import {
  type WidePrint,
  type PaperChoice,
  type PaperSize,
  type Orientation,
  type PagePlan,
  points,
  widthInPoints,
} from './layout';
import { reportMessages } from './messages';
import type { Report } from './report';
import { widthsOf } from './report-layout';

/** Page widths in points. */
const SIZES: Readonly<Record<PaperSize, Readonly<Record<Orientation, number>>>> = {
  a4: { portrait: 595, landscape: 842 },
  letter: { portrait: 612, landscape: 792 },
  a3: { portrait: 842, landscape: 1191 },
  tabloid: { portrait: 792, landscape: 1224 },
};
const LARGE = { a4: 'a3', letter: 'tabloid' } as const;

/** Excel's "Narrow" margins at the sides, in points. */
export const SIDE_MARGIN = 18;

/** The size of a report's letters, and the smallest size that people can read on a wall, in points. */
const LETTERS = 11;
const SMALLEST_LETTERS = 7;
const SMALLEST_SCALE = Math.ceil((100 * SMALLEST_LETTERS) / LETTERS);

/** Percent that is kept free: printers measure letters, and with them columns, a little differently. */
const SLACK = 3;
/** The same for a report whose groups begin pages: Excel can't fit it to the page's width, and other programs measure still wider. */
const SLACK_OF_GROUPS = 8;
/** The smallest scale at which Excel prints, in percent. */
const LEAST = 10;

/**
 * One page wide, portrait or landscape, if letters stay at 7 points or more. Otherwise as the user chose: on larger paper,
 * or on several pages, with whole weeks on each page or with as many columns as fit.
 */
export function planPages(report: Report, { paper, wide = 'weeks' }: PaperChoice): PagePlan {
  const widths = widthsOf(report.sections);
  const isInGroups = report.sections.some(({ rows }) => rows.some(({ breakBefore }) => breakBefore));
  const slack = isInGroups ? SLACK_OF_GROUPS : SLACK;
  const plan = (size: PaperSize, orientation: Orientation): PagePlan => ({
    paper: size,
    orientation,
    scale: scaleOf(widthInPoints(widths), roomOn(size, orientation), slack),
    columnBreaks: [],
    repeated: 0,
  });
  const onePage = [
    plan(paper, report.print.orientation),
    plan(paper, 'landscape'),
    ...(wide === 'large' ? [plan(LARGE[paper], 'landscape')] : []),
  ];
  const readable = onePage.find(({ scale }) => scale >= SMALLEST_SCALE);
  return readable ?? onSeveralPages(report, widths, wide === 'large' ? LARGE[paper] : paper, wide);
}

/** Sentences to read before printing, for the person who made the report; none if the report is one page wide as usual. */
export function printNotices(report: Report, choice: PaperChoice): string[] {
  const { paper, orientation, columnBreaks } = planPages(report, choice);
  const asked = reportMessages.papers[choice.paper];
  if (columnBreaks.length > 0)
    return [reportMessages.printsOnPages(columnBreaks.length + 1, reportMessages.papers[paper], asked)];
  if (paper !== choice.paper) return [reportMessages.printsOnLarge(reportMessages.papers[paper], asked)];
  return orientation === report.print.orientation ? [] : [reportMessages.printsAcross];
}

function onSeveralPages(
  report: Report,
  widths: readonly number[],
  paper: PaperSize,
  wide: WidePrint,
): PagePlan {
  const room = roomOn(paper, 'landscape');
  const repeated = Math.max(0, ...report.sections.map(({ frozenColumns = 0 }) => frozenColumns));
  const weeks = wide === 'pages' ? [] : weekColumns(report);
  const byWeeks = breaksOf(widths, repeated, weeks, room);
  const columnBreaks =
    weeks.length > 0 && scaleOfPages(widths, repeated, byWeeks, room) >= SMALLEST_SCALE
      ? byWeeks
      : breaksOf(widths, repeated, Array.from(widths.keys()).slice(repeated + 1), room);
  const scale = scaleOfPages(widths, repeated, columnBreaks, room);
  return { paper, orientation: 'landscape', scale, columnBreaks, repeated };
}

/** The columns of days that begin a week. */
function weekColumns({ sections }: Report): number[] {
  return sections.flatMap(({ columns }) =>
    columns.flatMap(({ beginsWeek }, place) => (beginsWeek === true ? [place] : [])),
  );
}

/** The columns that must begin a page, so that all letters can be read, among those that may; in order. */
function breaksOf(
  widths: readonly number[],
  repeated: number,
  allowed: readonly number[],
  room: number,
): number[] {
  const breaks: number[] = [];
  const ends = [...allowed.filter((place) => place > repeated), widths.length];
  let first = 0;
  ends.forEach((end, at) => {
    const before = ends[at - 1];
    const isFull = scaleOf(widthOfPage(widths, repeated, first, end), room) < SMALLEST_SCALE;
    if (before === undefined || before === first || !isFull) return;
    breaks.push(before);
    first = before;
  });
  return breaks;
}

function scaleOfPages(
  widths: readonly number[],
  repeated: number,
  breaks: readonly number[],
  room: number,
): number {
  const pages = [0, ...breaks].map((first, at) =>
    widthOfPage(widths, repeated, first, breaks[at] ?? widths.length),
  );
  return scaleOf(Math.max(...pages), room);
}

/** The width in points of the columns from `first` up to `end`, and of those that are repeated before them. */
function widthOfPage(widths: readonly number[], repeated: number, first: number, end: number): number {
  const before = first < repeated ? widths.slice(0, first) : widths.slice(0, repeated);
  return [...before, ...widths.slice(first, end)].reduce((sum, width) => sum + points(width), 0);
}

function scaleOf(width: number, room: number, slack = SLACK): number {
  return Math.max(LEAST, Math.min(100, Math.floor((100 * room) / width) - slack));
}

function roomOn(paper: PaperSize, orientation: Orientation): number {
  return SIZES[paper][orientation] - 2 * SIDE_MARGIN;
}
