import { isPartLine, sideInHeader, sideOf, type Side } from './header-texts';
import type { HeaderDays, PastedLine } from '../draft';
import type { Page } from '../page';
import type { RosterBlock } from '../roster/roster-block';

/** One day of a header with the columns below it. */
export interface DayColumn {
  readonly at: number;
  readonly day: number;
  readonly side: Side | 'shift' | 'none';
}

/** Which columns hold what: a day's own, or those of In and Out below it. */
export function dayColumns(page: Page, { headers, days, body }: RosterBlock): DayColumn[] {
  const starts = [...days.keys()];
  const items = [...days.values()];
  const below = headers.at(-1)?.cells ?? [];
  const sided = starts.map((at) =>
    headers.map(({ cells }) => sideInHeader(cells[at] ?? '')).find((side) => side !== undefined),
  );
  if (sided.some((side) => side !== undefined))
    return starts.map((at, day) => {
      const isSame = sided[day] === 'out' && items[day]?.text === items[day - 1]?.text;
      return { at, day: isSame ? day - 1 : day, side: sided[day] ?? 'shift' };
    });
  const last = headers.at(-1);
  if (headers.length > 1 && last && isPartLine(last)) return partColumns(starts, last);
  const widest = Math.max(0, ...starts.slice(1).map((at, place) => at - (starts[place] ?? at)));
  const hasSides = starts.length > 0 && below.filter((cell) => sideOf(cell) !== undefined).length >= 2;
  const isPaired = hasSides || (widest === 2 && holdsTimes(page, starts, body));
  if (!isPaired)
    return pairsOfDoubles(page, days, body) ?? starts.map((at, day) => ({ at, day, side: 'shift' }));
  const end = starts.at(-1) ?? 0;
  return starts.flatMap((at, day) => {
    const next = starts[day + 1] ?? (at === end ? at + Math.max(widest, 2) : at + widest);
    const columns: DayColumn[] = [];
    for (let column = at; column < next; column += 1) {
      const side = hasSides
        ? sideOf(below[column] ?? '')
        : column === at
          ? 'in'
          : column === at + 1
            ? 'out'
            : undefined;
      if (side === undefined && hasSides && (below[column] ?? '').trim() === '' && column !== at) continue;
      columns.push({ at: column, day, side: side ?? 'none' });
    }
    return columns;
  });
}

/** Mon, Mon, Tue, Tue: the same day twice is its In and its Out. */
function pairsOfDoubles(page: Page, days: HeaderDays, body: readonly PastedLine[]): DayColumn[] | undefined {
  const entries = [...days];
  const isDoubled =
    entries.length >= 4 &&
    entries.length % 2 === 0 &&
    entries.every(([, { text }], at) => at % 2 === 0 || text === entries[at - 1]?.[1].text);
  if (
    !isDoubled ||
    !holdsTimes(
      page,
      [...days.keys()].filter((_, at) => at % 2 === 0),
      body,
    )
  )
    return undefined;
  return entries.map(([at], place) => ({
    at,
    day: place - (place % 2),
    side: place % 2 === 0 ? 'in' : 'out',
  }));
}

/** Whether the columns below the days hold single times, beside which the end stands. */
function holdsTimes(page: Page, starts: readonly number[], body: readonly PastedLine[]): boolean {
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

/** Morning and afternoon of each day in columns of their own: each holds shifts of the day above or left of it. */
function partColumns(starts: readonly number[], parts: PastedLine): DayColumn[] {
  return [...parts.cells.entries()].flatMap(([at, cell]) => {
    const day = starts.filter((start) => start <= at).length - 1;
    return cell.trim() === '' || day < 0 ? [] : [{ at, day, side: 'shift' as const }];
  });
}
