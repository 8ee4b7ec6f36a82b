/**
 * How many midnights lie between two times of a shift of which no last day is said: an end at or before the start is on the next
 * day. Times are `HH:mm`, or minutes since midnight.
 */
export function midnights<Time extends string | number>(start: Time, end: Time): 0 | 1 {
  return end <= start ? 1 : 0;
}
