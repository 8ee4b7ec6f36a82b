/** Days for browser tests, which run on the day on which they run. */

/** The Monday so many weeks after this one's, and days after it, as `yyyy-MM-dd`. Weeks begin on Sunday, as in the pane of these tests. */
export function dayIn(weeks: number, days = 0): string {
  const now = new Date();
  const monday = now.getUTCDate() - now.getUTCDay() + 1 + weeks * 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), monday + days))
    .toISOString()
    .slice(0, 10);
}
