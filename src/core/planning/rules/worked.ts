import type { Shift, Span } from '../../shifts/shift';
import type { RuleInput } from '../breach';

/** Hours as they pass, also in a night in which clocks change. */

export function hoursBetween({ start, end }: Span, { clockGap }: RuleInput): number {
  return (end - start + clockGap(start, end)) / 60;
}

/** The hours of a shift: as typed, or as they pass between its times. Typed hours that are the length on the clock say no more than the times. */
export function workedHours(shift: Shift, { clockGap }: RuleInput): number {
  const { start, end, hours } = shift;
  const gap = clockGap(start, end);
  return gap !== 0 && hours === (end - start) / 60 ? hours + gap / 60 : hours;
}

/** The hours of some shifts, rounded to hundredths. */
export function workedIn(shifts: readonly Shift[], input: RuleInput): number {
  return hundredths(shifts.reduce((sum, shift) => sum + workedHours(shift, input), 0));
}

/** 38.3 * 17 is 651.0999999999999 for a computer. */
export function hundredths(hours: number): number {
  return Math.round(hours * 100) / 100;
}
