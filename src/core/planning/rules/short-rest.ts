import { breach, type Block, type Rule } from '../plan';

/** Shifts that touch or overlap are one period of work. It begins on the day on which its first shift begins. */
interface Period {
  readonly first: Block;
  /** The shift that ends last. */
  last: Block;
}

/**
 * Too few hours between two periods of work that follow each other. Two periods that begin on the same day are a split shift, and the
 * time between them is a break. Found are the shift that ends last before the rest, and the shift that begins first after it.
 * The source of 11 hours: Directive 2003/88/EC, article 3.
 */
export const shortRest: Rule<'short-rest'> = {
  name: 'short-rest',
  find: ({ shifts }, { rules: { numbers } }) => {
    const least = numbers.restHours;
    if (least === undefined) return [];
    const periods = periodsOf(shifts);
    return periods.flatMap((period, at) => {
      const before = periods[at - 1];
      if (!before || before.first.day === period.first.day) return [];
      const hours = (period.first.start - before.last.end) / 60;
      return hours < least ? [breach('short-rest', [before.last, period.first], { hours, least })] : [];
    });
  },
};

function periodsOf(shifts: readonly Block[]): Period[] {
  const periods: Period[] = [];
  for (const shift of shifts) {
    const open = periods.at(-1);
    if (!open || shift.start > open.last.end) periods.push({ first: shift, last: shift });
    else if (shift.end > open.last.end) open.last = shift;
  }
  return periods;
}
