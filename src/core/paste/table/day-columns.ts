import type { HeaderDays } from '../days/day-items';
import type { PastedLine } from '../lines';
import type { PastedPage } from '../page';
import { isPartLine, sideInHeader, shiftEndIn, type ShiftEnd } from '../words/header-texts';
import type { RosterBlock } from './roster-block';
import { timesIn } from './ticked-times';

/** One column below a header's day. */
export interface DayColumn {
  readonly at: number;
  readonly day: number;
  readonly side: ShiftEnd | 'shift' | 'none';
}

/** Finds what each column below the days holds: shifts, or the In and Out of a day. */
export function dayColumns(page: PastedPage, { headers, days, times, body }: RosterBlock): DayColumn[] {
  if (times) return partColumns([...days.keys()], timesIn(page, times));
  const starts = [...days.keys()];
  const items = [...days.values()];
  const below = headers.at(-1)?.cells ?? [];
  const sided = starts.map((at) =>
    headers.map(({ cells }) => sideInHeader(cells[at] ?? '', page.spoken)).find((side) => side !== undefined),
  );
  if (sided.some((side) => side !== undefined))
    return starts.map((at, day) => {
      const isSame = sided[day] === 'out' && items[day]?.text === items[day - 1]?.text;
      return { at, day: isSame ? day - 1 : day, side: sided[day] ?? 'shift' };
    });
  const last = headers.at(-1);
  if (headers.length > 1 && last && isPartLine(last)) return partColumns(starts, filledIn(last));
  // A day above several columns is written once for each of them.
  const begins = starts.filter((at) => !repeatsDay(days, at));
  const widest = Math.max(0, ...begins.slice(1).map((at, place) => at - (begins[place] ?? at)));
  // In a text of few words, `Do` may be a Thursday or Polish for the end.
  const isSide = (cell: string) =>
    shiftEndIn(cell, page.spoken) !== undefined && page.days(cell.trim()) === undefined;
  const hasSides = begins.length > 0 && below.filter(isSide).length >= 2;
  const isPaired = hasSides || (widest === 2 && holdsTimes(page, begins, body));
  const dayOf = (at: number) => starts.indexOf(begins.filter((begin) => begin <= at).at(-1) ?? at);
  if (!isPaired) return starts.map((at) => ({ at, day: dayOf(at), side: 'shift' }));
  const end = begins.at(-1) ?? 0;
  return begins.flatMap((at, place) => {
    const next = begins[place + 1] ?? (at === end ? at + Math.max(widest, 2) : at + widest);
    const columns: DayColumn[] = [];
    for (let column = at; column < next; column += 1) {
      const side = hasSides
        ? shiftEndIn(below[column] ?? '', page.spoken)
        : column === at
          ? 'in'
          : column === at + 1
            ? 'out'
            : undefined;
      if (side === undefined && hasSides && (below[column] ?? '').trim() === '' && column !== at) continue;
      columns.push({ at: column, day: dayOf(at), side: side ?? 'none' });
    }
    return columns;
  });
}

/**
 * Whether the column before has the same day: `Mon | Mon | Tue | Tue`. If all columns have the same day, they are
 * that weekday in several weeks.
 */
export function repeatsDay(days: HeaderDays, at: number): boolean {
  const [before, day] = [days.get(at - 1), days.get(at)];
  const isSame =
    before?.text === day?.text && JSON.stringify(before?.written) === JSON.stringify(day?.written);
  return isSame && [...days.values()].some(({ text }) => text !== day?.text);
}

/** Whether the columns below the days hold single times, with the end in the column beside them. */
function holdsTimes(page: PastedPage, starts: readonly number[], body: readonly PastedLine[]): boolean {
  let [times, others, ends] = [0, 0, 0];
  for (const { cells } of body) {
    for (const at of starts) {
      const kind = page.cell(cells[at] ?? '').kind;
      if (kind === 'time') {
        times += 1;
        if (page.cell(cells[at + 1] ?? '').kind === 'time') ends += 1;
      } else if (kind === 'ranges') others += 1;
    }
  }
  return times > 0 && others === 0 && ends * 10 >= times * 8;
}

/** The columns of the parts of each day, such as the morning. Each holds shifts of the day above it or to the left. */
function partColumns(starts: readonly number[], parts: readonly number[]): DayColumn[] {
  return parts.flatMap((at) => {
    const day = starts.filter((start) => start <= at).length - 1;
    return day < 0 ? [] : [{ at, day, side: 'shift' as const }];
  });
}

function filledIn({ cells }: PastedLine): number[] {
  return [...cells.keys()].filter((at) => (cells[at] ?? '').trim() !== '');
}
