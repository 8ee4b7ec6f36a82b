/** The day on which browser tests run: always the same one, since no clock decides a test. Weeks begin on Sunday, as in the pane of these tests. */
const DAY_MS = 86_400_000;

/** A Wednesday. */
export const TODAY = '2026-11-25';

/** Whole days from the real day to {@link TODAY}, in milliseconds. The time of day stays. */
// oxlint-disable-next-line shiftsheet/no-clocks -- this is where the real day ends
export const SHIFT_MS = Date.parse(TODAY) - Math.floor(Date.now() / DAY_MS) * DAY_MS;

/** Runs in every page and frame before the page's own scripts. */
export function shiftClock(ms: number): void {
  const RealDate = Date;
  const shifted = () => RealDate.now() + ms;
  window.Date = new Proxy(RealDate, {
    construct: (date, given: []) => (given.length === 0 ? new date(shifted()) : new date(...given)),
    apply: (date) => new date(shifted()).toString(),
    get: (date, name): unknown => (name === 'now' ? shifted : Reflect.get(date, name)),
  });
}

/** The Monday so many weeks after this week's, and days after it, as `yyyy-MM-dd`. */
export function dayIn(weeks: number, days = 0): string {
  const today = new Date(TODAY);
  const monday = today.getUTCDate() - today.getUTCDay() + 1 + weeks * 7;
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), monday + days))
    .toISOString()
    .slice(0, 10);
}
