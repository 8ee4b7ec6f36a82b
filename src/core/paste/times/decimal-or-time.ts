import type { Dots, WrittenTime } from './clock';

/** People plan in multiples of this many minutes. */
const PLANNED = 5;

/** Parts of an hour that people write as decimals. */
const QUARTERS: ReadonlySet<string> = new Set(['0', '00', '25', '5', '50', '75']);

/**
 * The meaning of points and commas in a text's times, decided from all of them together: `8.25` beside
 * `16.75` is a decimal number of hours, `8.30` beside `16.45` is a time. Undefined if both meanings are possible, so
 * that the user is asked.
 */
export function dotsIn(times: readonly WrittenTime[]): Dots | undefined {
  const dotted = times.flatMap((time) => (time.kind === 'dotted' ? [time] : []));
  const hasFractions = times.some(({ kind }) => kind === 'fraction');
  if (dotted.length === 0) return hasFractions ? 'day' : 'clock';
  if (dotted.every(({ whole, padded, fraction }) => whole === 0 && !padded && fraction !== '00'))
    return 'day';
  if (hasFractions) return undefined;
  const fractions = [...new Set(dotted.map(({ fraction }) => fraction))];
  const saying = fractions.filter((fraction) => Number(fraction) !== 0);
  if (saying.length === 0) return 'clock';
  if (
    dotted.some(({ padded }) => padded) &&
    saying.every((fraction) => fraction.length === 2 && Number(fraction) < 60)
  )
    return 'clock';
  const areDecimals = saying.some((fraction) => fraction.length === 1 || Number(fraction) >= 60);
  const areTimes = saying.some(
    (fraction) => fraction.length === 2 && Number(fraction) < 60 && !QUARTERS.has(fraction),
  );
  if (areDecimals)
    return areTimes && saying.some((fraction) => ['15', '30', '45'].includes(fraction)) ? undefined : 'hours';
  const quarters = saying.filter((fraction) => QUARTERS.has(fraction));
  if (quarters.length === saying.length) return 'hours';
  if (quarters.length > 0) return undefined;
  return saying.every((fraction) => Number(fraction) % PLANNED === 0) || areTimes ? 'clock' : undefined;
}
