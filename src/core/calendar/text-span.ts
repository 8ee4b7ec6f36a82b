/** When a shift begins and ends: texts `yyyy-MM-ddTHH:mm`, which are in order as the times are. */
export interface TextSpan {
  readonly from: string;
  readonly until: string;
}

/** A shift with its person's key. */
export interface PersonTextSpan extends TextSpan {
  readonly person: string;
}

/** Days are `yyyy-MM-dd`, times `HH:mm`. */
interface DaysAndTimes {
  readonly date: string;
  readonly start: string;
  readonly endDate: string;
  readonly end: string;
}

export function textSpan({ date, start, endDate, end }: DaysAndTimes): TextSpan {
  return { from: `${date}T${start}`, until: `${endDate}T${end}` };
}

export const startDay = ({ from }: TextSpan): string => from.slice(0, 10);

/** Shifts that only touch do not overlap. */
export function overlap(one: TextSpan, other: TextSpan): boolean {
  return one.from < other.until && other.from < one.until;
}

export function sameTime(one: TextSpan, other: TextSpan): boolean {
  return one.from === other.from && one.until === other.until;
}
