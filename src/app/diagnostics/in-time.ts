import type { Clock } from '../ports';

/** Excel may be busy, or may not answer at all. The text for support does not wait longer for it. */
const WAIT_MS = 2_000;

/** What is asked of Excel; undefined if Excel does not give it in time, or fails. */
export async function inTime<T>(asked: Promise<T>, clock: Clock): Promise<T | undefined> {
  const answered = new AbortController();
  const late = clock.sleep(WAIT_MS, answered.signal).catch(() => undefined);
  try {
    return await Promise.race([asked, late.then(() => undefined)]);
  } catch {
    return undefined;
  } finally {
    answered.abort();
  }
}
